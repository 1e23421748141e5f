import { placesOfJobs } from '../../model/job-board.ts'
import { operation as define } from '../../runtime/operation.ts'
import { categoryTiles } from '../../views/jobs.ts'

/** POST /api/categories/fetch: what filters and the job form offer (spec §7, rules 16). */
export const operation = define('categories/fetch', ({ tx }) => ({
  categories: categoryTiles(tx),
  locations: [...placesOfJobs(tx)],
}))
