import { findJobs, placesOfJobs } from '../model/job-board.ts'
import { operation as define } from '../runtime/operation.ts'
import { categoryTiles, jobCard } from '../views/jobs.ts'

/** POST /api/fetch-home: categories, places and the first page of both lists (spec §2, §7). */
export const operation = define('fetch-home', (context) => {
  const { tx, now } = context
  const first = (nature: string) =>
    findJobs(tx, now, { nature: [nature] }, 1).rows.map((job) => jobCard(context, job))
  return {
    categories: categoryTiles(tx),
    locations: [...placesOfJobs(tx)],
    full_time: first('full_time'),
    part_time: first('part_time'),
  }
})
