/** A row of a list. `key` tells it apart while it is edited and is never sent. */
export type Row = { readonly key: string; readonly texts: Readonly<Record<string, string>> }

let keys = 0

/** A row with these texts. */
export function rowOf(texts: Readonly<Record<string, string>>): Row {
  keys += 1
  return { key: `row-${keys}`, texts }
}

/** What a row says, whatever it is called and in whatever order its texts were written down. */
function contentOf({ texts }: Row): string {
  const said = Object.entries(texts)
    .map(([name, text]) => [name, text.trim()])
    .filter(([, text]) => text !== '')
  return JSON.stringify(said.toSorted(([one = ''], [other = '']) => (one < other ? -1 : 1)))
}

/** Whether nothing is typed into a row. Such rows are not sent. */
export function isBlank({ texts }: Row): boolean {
  return Object.values(texts).every((text) => text.trim() === '')
}

const isFilled = (row: Row) => !isBlank(row)

function isSame(one: Row, other: Row): boolean {
  return one.texts === other.texts || contentOf(one) === contentOf(other)
}

/** Whether two lists say the same, whatever their rows are called. */
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
 * What became of a list, by content alone, for the server gives rows no number. A row that stands in the place of one that
 * is gone, and still shares a text with it, is taken for that row changed.
 * @returns of each row the place in `base` of what it was; none for a row that is new
 */
function originsOf(base: readonly Row[], rows: readonly Row[]): (number | undefined)[] {
  const places = new Map<string, number[]>()
  for (const [at, row] of base.entries()) {
    const content = contentOf(row)
    places.set(content, [...(places.get(content) ?? []), at])
  }
  // Of two rows that say the same each is found once.
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
    ([name, text]) => text.trim() !== '' && text.trim() === other.texts[name]?.trim(),
  )
}

/**
 * A list that was changed here, and elsewhere too: sending it as it is would take away what the other has saved, for a list
 * replaces (rules 29). What was added there comes to the end, what was changed or removed there follows where nobody has
 * touched it here, and what was changed here stays as it is. Whatever is not certain to be the same row is kept.
 * @param base the list that both began with
 * @returns rows with the keys of `mine` where they can have them, so that nobody loses the field they are in
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
      // Somebody may be about to fill them in.
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
  // What both have added is there once.
  const own = mine.filter((row, index) => !isUnchanged(row, here[index])).map(contentOf)
  const added = now.filter((row, index) => {
    const at = there[index]
    // Removed here and changed there: the change is new.
    const isNews = at === undefined || (!here.includes(at) && !isUnchanged(row, at))
    const double = isNews ? own.indexOf(contentOf(row)) : -1
    if (double >= 0) own.splice(double, 1)
    return isNews && double < 0
  })
  return [...rows, ...added]
}

/** A row as it is elsewhere, in the place of the own one. */
function follow(own: Row | undefined, row: Row): Row {
  if (!own) return row
  return isSame(own, row) ? own : { key: own.key, texts: row.texts }
}
