import { isFeatured } from '../rules/featuring.ts'
import { byRelevance } from '../rules/job-search.ts'
import { pageOf } from '../rules/pages.ts'
import { operation as define } from '../runtime/operation.ts'
import { categoryTiles, jobCard, listedJobs, places } from '../views/jobs.ts'

/** POST /api/fetch-home: categories, places and the first page of both lists (spec §2, §7). */
export const operation = define('fetch-home', (context) => {
  const { tx, now } = context
  const sorted = listedJobs(tx).sort(byRelevance((job) => isFeatured(job, now)))
  const first = (nature: string) =>
    pageOf(
      sorted.filter((job) => job.nature === nature),
      1,
    ).rows.map((job) => jobCard(context, job))
  return {
    categories: categoryTiles(tx),
    locations: places(tx),
    full_time: first('full_time'),
    part_time: first('part_time'),
  }
})
