import { queryOptions } from '@tanstack/react-query'
import type { Application } from '../../api/applications.ts'
import { unreadable } from '../../api/errors.ts'
import { callSignedIn } from '../../api/options.ts'

/** A page of a list; a backend may leave out the number of pages (rules 5). */
type Page<T> = { rows: readonly T[]; pages?: number | undefined }

/**
 * The number of applications made with each CV, by the CV's id. Users need it because deleting a CV deletes those
 * applications (rules 21). No call returns these numbers, so this fetches every page of the applications.
 */
export const applicationsPerCvQuery = () =>
  queryOptions({
    queryKey: ['applications', 'per-cv'] as const,
    queryFn: async ({ signal }) =>
      countByCv(
        await everyRow(async (page) => {
          const { applications, pages, omitted } = await callSignedIn(
            'jobs/my-applications',
            { page },
            { signal },
          )
          // An application whose CV is unknown could belong to any of them (rules 44).
          if (omitted || applications.some(({ cv }) => cv.id === undefined))
            throw unreadable('jobs/my-applications')
          return { rows: applications, pages }
        }),
      ),
    // No alert for a failure, because the screen works without the counts. Of the changes on that screen, only deleting a
    // CV would change a count, that of the row that goes.
    meta: { quiet: true, changesWith: 'nothing' },
  })

/**
 * Fetches all rows of a list, page by page. Stops after the last page, or at a page without new rows.
 */
export async function everyRow<T extends { id: number }>(
  load: (page: number) => Promise<Page<T>>,
): Promise<T[]> {
  const found = new Map<number, T>()
  for (let page = 1; ; page += 1) {
    const { rows, pages } = await load(page)
    const before = found.size
    for (const row of rows) found.set(row.id, row)
    if (found.size === before || (pages !== undefined && page >= pages)) return [...found.values()]
  }
}

/** Counts applications by the id of their CV. */
export function countByCv(applications: ReadonlyArray<Pick<Application, 'cv'>>): ReadonlyMap<number, number> {
  const counts = new Map<number, number>()
  for (const { cv } of applications) if (cv.id !== undefined) counts.set(cv.id, (counts.get(cv.id) ?? 0) + 1)
  return counts
}
