import type { JobCard } from '../../api/jobs.ts'
import { cx } from '../../ui/cx.ts'
import { dashes } from '../../ui/dashes.ts'
import { useNow } from '../clock/index.ts'
import { JobRow } from './JobRow.tsx'
import { periodWords, salaryWords } from './salary-words.ts'

export const sampleJob: JobCard = {
  id: 0,
  title: dashes(16),
  type: dashes(6),
  location: dashes(8),
  category: '',
  nature: dashes(7),
  currency: 'USD',
  salary_from: 10_000,
  salary_to: 20_000,
  vacancies: 1,
  is_featured: 0,
  is_bookmarked: false,
  created_at: dashes(8),
  user: { id: 0, name: dashes(14), profile_image: null },
}

/** Jobs as ruled rows, below the words about their salaries. `isWaiting` tells samples in place of jobs that are loading. */
export function JobList({
  jobs,
  label,
  isWaiting = false,
  isGrouped = false,
  className,
}: {
  jobs: readonly JobCard[]
  label: string
  isWaiting?: boolean
  /** Whether it is a group of a company's jobs. Then the page has the company and the words about salaries once. */
  isGrouped?: boolean
  className?: string
}) {
  const now = useNow()
  return (
    <>
      {!isGrouped && <SalaryPeriod jobs={jobs} />}
      <ul
        aria-label={label}
        className={cx('@container divide-y divide-rule border-y border-rule', className)}
      >
        {jobs.map((job) => (
          <li key={job.id}>
            <JobRow job={job} now={now} isWaiting={isWaiting} isGrouped={isGrouped} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** Says where the period of the salaries is. Its line stays empty if no job states a salary, so that no row moves. */
export function SalaryPeriod({ jobs }: { jobs: readonly JobCard[] }) {
  return (
    <p
      className={cx(
        'py-1.5 text-fine text-ink-2 sm:pe-14 sm:text-end',
        !jobs.some((job) => salaryWords(job)) && 'invisible',
      )}
    >
      <span>{periodWords}</span>
    </p>
  )
}
