import { Link } from '@tanstack/react-router'
import { searchJobsQuery } from '../../api/jobs.ts'
import { quiet } from '../../api/meta.ts'
import { LoadFailure, useSteadyQuery } from '../loading/index.ts'
import { JobList } from './JobList.tsx'
import { JobListSkeleton } from './JobListSkeleton.tsx'

/** The maximum number of jobs shown. */
const most = 4

/** A few more jobs in the same category, which is not empty; nothing if there are none. */
export function JobDetailSimilar({ id, category }: { id: number; category: string }) {
  const query = useSteadyQuery(quiet(searchJobsQuery({ category })))
  const { data, isError } = query
  const others = data?.jobs.filter((job) => job.id !== id).slice(0, most) ?? []
  if (data && others.length === 0) return null
  return (
    <section aria-labelledby="similar-jobs" className="mt-16 print:hidden">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="similar-jobs">{`More in ${category}`}</h2>
        <Link to="/search" search={{ category }} className="link tall text-dense">
          {`All jobs in ${category}`}
        </Link>
      </div>
      {isError && !data ? (
        <LoadFailure title="We couldn’t load these jobs." query={query} />
      ) : !data ? (
        <JobListSkeleton rows={most} />
      ) : (
        <JobList jobs={others} label={`More jobs in ${category}`} />
      )}
    </section>
  )
}
