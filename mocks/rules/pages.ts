import type { Chosen } from '../assumptions.ts'

/** The number of entries on a page (rules 5). */
export const pageSize = 10

/** A requested page. */
export interface Wanted {
  /** From 1. */
  page: number
  size: number
}

/** The page that a call requests. */
export function wantedPage({ body, otherwise }: { body: { page: number }; otherwise: Chosen }): Wanted {
  return { page: body.page, size: otherwise.has('page-size') ? 15 : pageSize }
}

/** One page of a list, with the total number of pages and entries. */
export interface Page<T> {
  rows: T[]
  pages: number
  total: number
}

/** One page of a sorted list (rules 5), empty past the end. There is always at least one page. */
export function pageOf<T>(sorted: readonly T[], { page, size }: Wanted): Page<T> {
  const total = sorted.length
  const rows = sorted.slice((page - 1) * size, page * size)
  return { rows, total, pages: Math.max(1, Math.ceil(total / size)) }
}

/** The order of lists: newest first, then by descending id. */
export function newestFirst(
  a: { created_at: number; id: number },
  b: { created_at: number; id: number },
): number {
  return b.created_at - a.created_at || b.id - a.id
}
