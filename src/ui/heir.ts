/**
 * Who gets focus when a row goes: the next one, else the one before, else nobody (look 12).
 * @returns the id of that row
 */
export function heirOf(ids: readonly number[], gone: number): number | undefined {
  const place = ids.indexOf(gone)
  return place < 0 ? undefined : (ids[place + 1] ?? ids[place - 1])
}
