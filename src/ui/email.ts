import { tidyWords } from './typed.ts'

/** An email address to compare: its domain is in ASCII, as some browsers send it (rules 53). */
export function tidyEmail(text: string): string {
  return tidyWords(text).replace(/(?<=@)(?=[^@]*[^\0-\x7f])[\p{L}\p{M}\p{N}\p{So}.\u3002-]+$/u, (name) =>
    URL.canParse(`https://${name}`) ? new URL(`https://${name}`).hostname : name,
  )
}
