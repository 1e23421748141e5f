import { Link } from '@tanstack/react-router'
import { searchJobsQuery } from '../../api/jobs.ts'
import { quiet } from '../../api/meta.ts'
import { List, useSteadyQuery } from '../loading/index.ts'
import { JobList, sampleJob } from './JobList.tsx'

/** The maximum number of jobs shown. */
const most = 4

/** A few more jobs in the same category, which is not empty; nothing if there are none. */
export function JobDetailSimilar({ id, category }: { id: number; category: string }) {
  const query = useSteadyQuery(quiet(searchJobsQuery({ category })))
  const others = query.data?.jobs.filter((job) => job.id !== id).slice(0, most)
  if (others?.length === 0) return null
  return (
    <section aria-labelledby="similar-jobs" className="mt-16 print:hidden">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="similar-jobs">{`More in ${category}`}</h2>
        <Link to="/search" search={{ category }} className="link tall text-dense">
          {`All jobs in ${category}`}
        </Link>
      </div>
      <List
        query={query}
        rows={others}
        field="jobs"
        of="these jobs"
        sample={sampleJob}
        count={most}
        empty={null}
      >
        {(jobs, isWaiting) => (
          <JobList jobs={jobs} label={`More jobs in ${category}`} isWaiting={isWaiting} />
        )}
      </List>
    </section>
  )
}
