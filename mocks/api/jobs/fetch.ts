import { isFeatured } from '../../rules/featuring.ts'
import { byRelevance } from '../../rules/job-search.ts'
import { pageOf } from '../../rules/pages.ts'
import { operation as define } from '../../runtime/operation.ts'
import { jobCard, listedJobs } from '../../views/jobs.ts'

/** POST /api/jobs/fetch: both lists; one page number drives them, `pages` is the larger (rules 5). */
export const operation = define('jobs/fetch', (context) => {
  const { body, tx, now } = context
  const sorted = listedJobs(tx).sort(byRelevance((job) => isFeatured(job, now)))
  const page = (nature: string) =>
    pageOf(
      sorted.filter((job) => job.nature === nature),
      body.page,
    )
  const [full, part] = [page('full_time'), page('part_time')]
  return {
    full_time: full.rows.map((job) => jobCard(context, job)),
    part_time: part.rows.map((job) => jobCard(context, job)),
    pages: Math.max(full.pages, part.pages),
    total: Math.max(full.total, part.total),
  }
})
