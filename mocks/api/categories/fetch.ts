import { operation as define } from '../../operation.ts'
import { placesOfJobs } from '../../model/search.ts'
import { categoryTiles } from '../../views/jobs.ts'

/** POST /api/categories/fetch: the choices for the filters and the job form (rules 16). */
export const operation = define('categories/fetch', ({ tx }) => ({
  categories: categoryTiles(tx),
  locations: placesOfJobs(tx),
}))
