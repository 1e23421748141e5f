import type { JobCard } from '../../api/jobs.ts'
import { cx } from '../../ui/cx.ts'
import { useNow } from '../clock/index.ts'
import { listClass } from './job-row-layout.ts'
import { JobRow } from './JobRow.tsx'

/** Jobs as ruled rows. */
export function JobList({
  jobs,
  label,
  headingLevel,
  className,
}: {
  jobs: readonly JobCard[]
  label: string
  headingLevel?: 2 | 3
  className?: string
}) {
  const now = useNow()
  return (
    <ul aria-label={label} className={cx(listClass, className)}>
      {jobs.map((job) => (
        <li key={job.id}>
          <JobRow job={job} now={now} {...(headingLevel && { headingLevel })} />
        </li>
      ))}
    </ul>
  )
}
