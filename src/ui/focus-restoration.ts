/** Returns the id of the row to focus when one is removed: the next, else the previous (product: accessibility). */
export function rowToFocus<Id extends number | string>(ids: readonly Id[], removed: Id): Id | undefined {
  const place = ids.indexOf(removed)
  return place < 0 ? undefined : (ids[place + 1] ?? ids[place - 1])
}
