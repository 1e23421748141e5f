/** Returns the id of the row to focus when one is removed: the next, else the previous (product: accessibility). */
export function rowToFocus(ids: readonly number[], removed: number): number | undefined {
  const place = ids.indexOf(removed)
  return place < 0 ? undefined : (ids[place + 1] ?? ids[place - 1])
}
