import { tidyText } from '../../ui/typed.ts'

/** A row of a list. `key` identifies it during editing and is never sent. */
export type Row = { readonly key: string; readonly texts: Readonly<Record<string, string>> }

/** Distinguishes this page's keys from those in a draft of an earlier page. */
const opened = Date.now().toString(36)
let keys = 0

/** Creates a row with these values and a new key. */
export function rowOf(texts: Readonly<Record<string, string>>): Row {
  keys += 1
  return { key: `row-${opened}-${keys}`, texts }
}

/** Returns the content of a row as text that doesn't depend on its key or the order of its fields. */
function contentOf({ texts }: Row): string {
  const said = Object.entries(texts)
    .map(([name, text]) => [name, tidyText(text)])
    .filter(([, text]) => text !== '')
  return JSON.stringify(said.toSorted(([one = ''], [other = '']) => (one < other ? -1 : 1)))
}

/** Whether a row is empty. Empty rows are not sent. */
export function isBlank({ texts }: Row): boolean {
  return Object.values(texts).every((text) => tidyText(text) === '')
}

const isFilled = (row: Row) => !isBlank(row)

function isSame(one: Row, other: Row): boolean {
  return one.texts === other.texts || contentOf(one) === contentOf(other)
}

/** Whether two lists have the same content, regardless of keys and blank rows. */
export function isSameList(one: readonly Row[], other: readonly Row[]): boolean {
  if (one === other) return true
  const [mine, theirs] = [one.filter(isFilled), other.filter(isFilled)]
  return (
    mine.length === theirs.length &&
    mine.every((row, at) => {
      const counterpart = theirs[at]
      return counterpart !== undefined && isSame(row, counterpart)
    })
  )
}
