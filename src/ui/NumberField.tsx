import { TextField } from './TextField.tsx'
import type { TextFieldProps } from './TextField.tsx'

/**
 * The number somebody typed, with or without separators ("52,000", "52 000", "1.5"): a number, `null` for an empty
 * field, NaN for what is none.
 */
export function readNumber(text: string): number | null {
  const bare = text.replace(/[\s\u00a0\u202f'’]/g, '').replace(/,(?=\d{3}(?:\D|$))/g, '')
  if (bare === '') return null
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(bare) ? Number(bare) : Number.NaN
}

/**
 * A number as plain text (no spinner, no change by the wheel): the value stays what was typed, `readNumber` reads it.
 * `decimals` shows the keyboard with a point.
 */
export function NumberField({
  decimals = false,
  ...props
}: Omit<TextFieldProps, 'type'> & { decimals?: boolean }) {
  return <TextField autoComplete="off" {...props} inputMode={decimals ? 'decimal' : 'numeric'} />
}
