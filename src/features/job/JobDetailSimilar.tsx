import { Link } from '@tanstack/react-router'
import { searchJobsQuery } from '../../api/jobs.ts'
import { quiet } from '../../api/meta.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { useSteadyQuery } from '../loading/index.ts'
import { JobList } from './JobList.tsx'
import { JobListSkeleton } from './JobListSkeleton.tsx'

/** The maximum number of jobs shown. */
const most = 4

/** A few more jobs in the same category, which is not empty; nothing if there are none. */
export function JobDetailSimilar({ id, category }: { id: number; category: string }) {
  const { data, isError, isFetching, refetch } = useSteadyQuery(quiet(searchJobsQuery({ category })))
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
        <ErrorState title="We couldn’t load these jobs." onRetry={() => void refetch()} busy={isFetching} />
      ) : !data ? (
        <JobListSkeleton rows={most} />
      ) : (
        <JobList jobs={others} label={`More jobs in ${category}`} />
      )}
    </section>
  )
}
