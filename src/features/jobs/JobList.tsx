import type { JobCard } from '../../api/jobs.ts'
import { cx } from '../../ui/cx.ts'
import { useNow } from '../clock/index.ts'
import { listClass } from './job-row-layout.ts'
import { JobRow } from './JobRow.tsx'

export { JobListSkeleton } from './JobListSkeleton.tsx'

// All ink turns to the secondary one, and pictures fade: dimmed, and still to be read (product: accessibility). A
// quick answer is there before the change begins.
const dimmedClass =
  '[&_*]:text-ink-2! [&_*]:transition-[color,opacity] [&_*]:delay-100 [&_*]:duration-150 [&_img]:opacity-50'

/**
 * Jobs as ruled rows. `dimmed` while they are the last search's and the next one is on its way: they stay where they
 * are, so that nothing jumps.
 */
export function JobList({
  jobs,
  label,
  headingLevel,
  dimmed = false,
  className,
}: {
  jobs: readonly JobCard[]
  /** Names the list. */
  label: string
  headingLevel?: 2 | 3
  dimmed?: boolean
  className?: string
}) {
  const now = useNow()
  return (
    <ul
      aria-label={label}
      aria-busy={dimmed || undefined}
      className={cx(listClass, dimmed && dimmedClass, className)}
    >
      {jobs.map((job) => (
        <li key={job.id}>
          <JobRow job={job} now={now} {...(headingLevel && { headingLevel })} />
        </li>
      ))}
    </ul>
  )
}
