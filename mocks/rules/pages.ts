/** The number of entries on a page (rules 5). */
export const pageSize = 10

/** One page of a list, with the numbers of pages and entries. */
export interface Page<T> {
  rows: T[]
  pages: number
  total: number
}

/** One page of a sorted list (rules 5), empty past the end. There is always at least one page. @param page from 1 */
export function pageOf<T>(sorted: readonly T[], page: number): Page<T> {
  const total = sorted.length
  const rows = sorted.slice((page - 1) * pageSize, page * pageSize)
  return { rows, total, pages: Math.max(1, Math.ceil(total / pageSize)) }
}

/** The order of lists: newest first, of the same moment the higher id first. */
export function newestFirst(
  a: { created_at: number; id: number },
  b: { created_at: number; id: number },
): number {
  return b.created_at - a.created_at || b.id - a.id
}
