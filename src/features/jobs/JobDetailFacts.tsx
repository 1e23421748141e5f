import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Job } from '../../api/jobs.ts'
import { cx } from '../../ui/cx.ts'
import { DefinitionList } from '../../ui/DefinitionList.tsx'
import { formatCount } from '../../ui/pay.ts'
import { RelativeTime } from '../../ui/RelativeTime.tsx'
import { useNow } from '../clock/index.ts'
import { natureWord, payWords, placeWords } from './words.ts'

/** What a job's facts are made of; a preview has no date yet. */
export type JobFacts = Pick<
  Job,
  'type' | 'location' | 'nature' | 'vacancies' | 'category' | 'currency' | 'salary_from' | 'salary_to'
> & { created_at?: string }

/** The facts of a job, pay first. `action` stands below them. */
export function JobDetailFacts({
  job,
  action,
  className,
}: {
  job: JobFacts
  action?: ReactNode
  className?: string
}) {
  const now = useNow()
  const pay = payWords(job)
  return (
    <div className={className}>
      <p className={cx('nums wrap-anywhere', pay ? 'text-lead font-semibold' : 'text-ink-2')}>
        {pay ?? 'Pay not stated'}
      </p>
      <DefinitionList
        className="mt-4 text-dense"
        items={[
          { term: 'Place', value: <bdi>{placeWords(job)}</bdi> },
          { term: 'Hours', value: natureWord(job.nature) },
          { term: 'Vacancies', value: <span className="nums">{formatCount(job.vacancies)}</span> },
          {
            term: 'Category',
            value: job.category && (
              <Link to="/search" search={{ category: job.category }} className="link">
                {job.category}
              </Link>
            ),
          },
          { term: 'Posted', value: job.created_at && <RelativeTime iso={job.created_at} now={now} /> },
        ]}
      />
      {action && <div className="mt-6">{action}</div>}
    </div>
  )
}
