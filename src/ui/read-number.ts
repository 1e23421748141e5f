import { tidyWords } from './typed.ts'

/**
 * Parses a typed number, with or without separators ("52,000", "52 000", "1.5"). Returns `null` for an empty field and
 * NaN for text that isn't a number.
 */
export function readNumber(text: string): number | null {
  const bare = tidyWords(text)
    .replace(/[\s'’]/g, '')
    .replace(/,(?=\d{3}(?:\D|$))/g, '')
  if (bare === '') return null
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(bare) ? Number(bare) : Number.NaN
}
