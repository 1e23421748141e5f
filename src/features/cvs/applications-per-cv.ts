import { queryOptions } from '@tanstack/react-query'
import type { Application } from '../../api/applications.ts'
import { unreadable } from '../../api/errors.ts'
import { callSignedIn } from '../../api/options.ts'
import type { Omitted } from '../../api/read-answer.ts'

/** A page of applications; a backend may leave out the number of pages (rules 5). */
type Page = {
  applications: readonly Pick<Application, 'id' | 'cv'>[]
  pages?: number | undefined
  omitted?: Omitted
}

/**
 * The number of applications made with each CV, by the CV's id. Users need it because deleting a CV deletes those
 * applications (rules 21). No call returns these numbers, so this fetches every page of the applications.
 */
export const applicationsPerCvQuery = () =>
  queryOptions({
    queryKey: ['applications', 'per-cv'] as const,
    queryFn: ({ signal }) =>
      countByCv(async (page) => await callSignedIn('jobs/my-applications', { page }, { signal })),
    // No alert for a failure, because the screen works without the counts. Of the changes on that screen, only deleting a
    // CV would change a count, that of the row that goes.
    meta: { quiet: true, changesWith: 'nothing' },
  })

/**
 * Counts applications by the id of their CV, page by page. Stops after the last page, or at one without new rows.
 * @throws ApiError if an application or its CV could not be read, as it could belong to any CV (rules 44)
 */
export async function countByCv(load: (page: number) => Promise<Page>): Promise<ReadonlyMap<number, number>> {
  const counted = new Set<number>()
  const counts = new Map<number, number>()
  for (let page = 1; ; page += 1) {
    const { applications, pages, omitted } = await load(page)
    const added = applications.filter(({ id }) => !counted.has(id))
    if (omitted || added.some(({ cv }) => cv.id === undefined)) throw unreadable('jobs/my-applications')
    for (const { id, cv } of added) {
      counted.add(id)
      if (cv.id !== undefined) counts.set(cv.id, (counts.get(cv.id) ?? 0) + 1)
    }
    if (added.length === 0 || (pages !== undefined && page >= pages)) return counts
  }
}
