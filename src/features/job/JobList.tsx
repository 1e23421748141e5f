import type { JobCard } from '../../api/jobs.ts'
import { cx } from '../../ui/cx.ts'
import { useNow } from '../clock/index.ts'
import { listClass } from './job-row-layout.ts'
import { JobRow } from './JobRow.tsx'

// Dimmed rows stay readable (product: accessibility): text takes the secondary colour, and only images fade. Because of
// the delay, quick answers don't dim the rows at all.
const dimmedClass =
  '[&_*]:text-ink-2! [&_*]:transition-[color,opacity] [&_*]:delay-100 [&_*]:duration-150 [&_img]:opacity-50'

/**
 * Jobs as ruled rows. `dimmed` keeps the old results in place while the next ones load, so that nothing jumps.
 */
export function JobList({
  jobs,
  label,
  headingLevel,
  dimmed = false,
  className,
}: {
  jobs: readonly JobCard[]
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
