import { useQuery } from '@tanstack/react-query'
import { homeQuery, searchJobsQuery } from '../../api/jobs.ts'
import { quiet } from '../../api/meta.ts'
import { jobCount, positionsOf } from '../job/index.ts'

/**
 * "59 jobs · 114 positions", within the page's heading. Without a total there is nothing to say, and the sum of the
 * categories' positions is left out unless each of them states its own (rules 50).
 */
export function HomeFigures() {
  const { data: home, isFetched } = useQuery(homeQuery())
  // The total comes with any search. It waits for the lists, which are what people came for.
  const { data: found } = useQuery({ ...quiet(searchJobsQuery({})), enabled: isFetched, staleTime: 60_000 })
  if (found?.total === undefined) return null
  // No category isn't no position: jobs may be without one.
  const categories = home?.omitted?.['categories'] ? [] : (home?.categories ?? [])
  const positions = categories.length > 0 ? positionsOf({ jobs: categories }) : undefined
  return <span className="nums">{jobCount(found.total, positions)}</span>
}
