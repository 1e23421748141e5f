import { operation as define } from '../operation.ts'
import { findJobs, placesOfJobs } from '../model/search.ts'
import { wantedPage } from '../rules/pages.ts'
import { categoryTiles, jobCard } from '../views/jobs.ts'

/** POST /api/fetch-home: categories, places and the first page of full-time and part-time jobs. */
export const operation = define('fetch-home', (context) => {
  const { tx, now, otherwise } = context
  const wanted = wantedPage({ body: { page: 1 }, otherwise })
  const first = (nature: 'full_time' | 'part_time') =>
    findJobs(tx, now, { nature: [nature] }, wanted).rows.map((job) => jobCard(context, job))
  return {
    categories: categoryTiles(tx),
    locations: placesOfJobs(tx),
    full_time: first('full_time'),
    part_time: first('part_time'),
  }
})
