import { operation as define } from '../../operation.ts'
import { findJobs } from '../../model/search.ts'
import { wantedPage } from '../../rules/pages.ts'
import { jobCard } from '../../views/jobs.ts'

/** POST /api/jobs/fetch: a page of full- and part-time jobs. The longer list sets `pages` and `total` (rules 5). */
export const operation = define('jobs/fetch', (context) => {
  const { tx, now } = context
  const wanted = wantedPage(context)
  const full = findJobs(tx, now, { nature: ['full_time'] }, wanted)
  const part = findJobs(tx, now, { nature: ['part_time'] }, wanted)
  return {
    full_time: full.rows.map((job) => jobCard(context, job)),
    part_time: part.rows.map((job) => jobCard(context, job)),
    pages: Math.max(full.pages, part.pages),
    total: Math.max(full.total, part.total),
  }
})
