/** Longest name within a sentence, in characters. */
const longest = 80

/** Shortens a very long name for use in a sentence. */
export function shortName(name: string): string {
  const letters = Array.from(name)
  return letters.length > longest
    ? `${letters
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`
    : name
}
