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

/**
 * Matches rows with those of `base` by content, because the server gives rows no id. A row without an identical
 * counterpart counts as an edit of an unmatched `base` row if that follows the last match and shares a value with it.
 * @returns for each row its index in `base`; `undefined` for a new row
 */
function originsOf(base: readonly Row[], rows: readonly Row[]): (number | undefined)[] {
  const places = new Map<string, number[]>()
  for (const [at, row] of base.entries()) {
    const content = contentOf(row)
    places.set(content, [...(places.get(content) ?? []), at])
  }
  // Each `base` row is matched at most once, even if several rows are identical.
  const found = rows.map((row) => places.get(contentOf(row))?.shift())
  const gone = new Map([...base.entries()].filter(([at]) => !found.includes(at)))
  let next = 0
  return rows.map((row, index) => {
    let at = found[index]
    for (let place = next; at === undefined; place += 1) {
      const before = gone.get(place)
      if (!before) break
      if (sharesText(before, row)) at = place
    }
    if (at === undefined) return undefined
    gone.delete(at)
    next = at + 1
    return at
  })
}

function sharesText(one: Row, other: Row): boolean {
  return Object.entries(one.texts).some(
    ([name, text]) => tidyText(text) !== '' && tidyText(text) === tidyText(other.texts[name] ?? ''),
  )
}

/**
 * Merges a list edited here with one edited elsewhere. Sending `mine` alone would delete changes made elsewhere,
 * because a saved list replaces the old one (rules 29). Rows added elsewhere are appended; edits and removals from
 * elsewhere apply to rows unedited here; edits made here stay. If two rows may not be the same one, both are kept.
 * @param base the list that both started from
 * @returns rows with the keys of `mine` where possible, so that the focused field stays mounted
 */
export function mergeRows(
  base: readonly Row[],
  mine: readonly Row[],
  theirs: readonly Row[],
): readonly Row[] {
  if (isSameList(base, theirs) || isSameList(mine, theirs)) return mine
  const now = theirs.filter(isFilled)
  if (isSameList(base, mine)) {
    const filled = mine.filter(isFilled)
    const places = originsOf(filled, now)
    return [
      ...now.map((row, index) => follow(filled[places[index] ?? -1], row)),
      // The user may be about to fill in blank rows.
      ...mine.filter(isBlank),
    ]
  }

  const was = base.filter(isFilled)
  const isUnchanged = (row: Row, at: number | undefined) => {
    const before = was[at ?? -1]
    return before !== undefined && isSame(before, row)
  }
  const here = originsOf(was, mine)
  const there = originsOf(was, now)
  const rows = mine.flatMap((row, index) => {
    const at = here[index]
    if (at === undefined || !isUnchanged(row, at)) return [row]
    const counterpart = now[there.indexOf(at)]
    return counterpart ? [follow(row, counterpart)] : []
  })
  // A row that was added both here and elsewhere appears once.
  const own = mine.filter((row, index) => !isUnchanged(row, here[index])).map(contentOf)
  const added = now.filter((row, index) => {
    const at = there[index]
    // A row removed here but edited elsewhere counts as new.
    const isNews = at === undefined || (!here.includes(at) && !isUnchanged(row, at))
    const double = isNews ? own.indexOf(contentOf(row)) : -1
    if (double >= 0) own.splice(double, 1)
    return isNews && double < 0
  })
  return [...rows, ...added]
}

/** Returns a row from elsewhere with the key of the same row here. */
function follow(own: Row | undefined, row: Row): Row {
  if (!own) return row
  return isSame(own, row) ? own : { key: own.key, texts: row.texts }
}
