import type { JobCard } from '../../api/jobs.ts'
import { cx } from '../../ui/cx.ts'
import { Loading } from '../../ui/Skeleton.tsx'
import { useNow } from '../clock/index.ts'
import { JobRow, JobRowSkeleton } from './JobRow.tsx'

// All ink turns to the secondary one, and pictures fade: dimmed, and still to be read (look 1). A quick answer is there
// before the change begins.
const dimmedClass =
  '[&_*]:text-ink-2! [&_*]:transition-[color,opacity] [&_*]:delay-100 [&_*]:duration-150 [&_img]:opacity-50'

const listClass = '@container divide-y divide-rule border-y border-rule'

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

/** A list that is loading. */
export function JobListSkeleton({
  rows = 10,
  label = 'Loading jobs',
  className,
}: {
  rows?: number
  label?: string
  className?: string
}) {
  return (
    <Loading label={label} className={cx(listClass, className)}>
      {Array.from({ length: rows }, (_, place) => (
        <JobRowSkeleton key={place} place={place} />
      ))}
    </Loading>
  )
}
