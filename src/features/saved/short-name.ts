/** Longest name that is said or written as a part of a sentence, in characters. */
const longest = 80

/** A name for a sentence: one that never ends is cut off. */
export function shortName(name: string): string {
  const letters = Array.from(name)
  return letters.length > longest
    ? `${letters
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`
    : name
}
