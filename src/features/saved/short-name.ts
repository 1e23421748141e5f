import { quoted } from '../../ui/quoted.ts'

/** The greatest length of a name within a sentence, in characters. */
const longest = 80

/** Returns a name for use in a sentence: isolated, and cut off with an ellipsis if it is very long. */
export function shortName(name: string): string {
  const letters = Array.from(name)
  const start = letters.slice(0, longest - 1).join('')
  return quoted(letters.length > longest ? `${start.trimEnd()}…` : name)
}
