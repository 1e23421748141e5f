import { Link } from '@tanstack/react-router'
import type { Job } from '../../api/jobs.ts'
import { cx } from '../../ui/cx.ts'
import { DefinitionList } from '../../ui/DefinitionList.tsx'
import { formatCount } from '../../ui/count.ts'
import { RelativeTime } from '../../ui/RelativeTime.tsx'
import { useNow } from '../clock/index.ts'
import { noSalaryWords, periodWords, salaryWords } from './salary-words.ts'
import { natureWord, placeWords } from './job-words.ts'

/** The fields that a job's facts show. In a preview some are still empty, and their rows are left out. */
export type JobFacts = Pick<
  Job,
  'location' | 'vacancies' | 'category' | 'currency' | 'salary_from' | 'salary_to' | 'unread'
> & {
  type: Job['type'] | ''
  nature: Job['nature'] | ''
  created_at?: string
}

/** The facts of a job. A page whose head has salary, place and hours leaves them out here with `isShort`. */
export function JobDetailFacts({
  job,
  isPreview = false,
  isShort = false,
}: {
  job: JobFacts
  /** A preview has no links, so that nobody leaves the form by accident. */
  isPreview?: boolean
  isShort?: boolean
}) {
  const now = useNow()
  const { type, nature, created_at } = job
  const pay = salaryWords(job)
  return (
    <div>
      {!isShort && (
        <>
          <p
            className={cx(
              'wrap-anywhere',
              !pay
                ? 'text-ink-2'
                : isPreview
                  ? 'text-lead font-semibold'
                  : 'text-title leading-tight font-semibold',
            )}
          >
            {pay ?? noSalaryWords(job)}
          </p>
          {pay && <p className="mt-1 text-dense text-ink-2">{periodWords}</p>}
        </>
      )}
      <DefinitionList
        className={cx('text-dense', !isShort && 'mt-4')}
        items={[
          {
            term: 'Place',
            value: !isShort && type && <bdi>{placeWords({ location: job.location, type })}</bdi>,
          },
          { term: 'Hours', value: !isShort && nature && natureWord(nature) },
          {
            term: 'Positions',
            value: job.vacancies !== undefined && <span className="nums">{formatCount(job.vacancies)}</span>,
          },
          {
            term: 'Category',
            value:
              isPreview || job.category === '' ? (
                job.category
              ) : (
                <Link to="/search" search={{ category: job.category }} className="link tall">
                  {job.category}
                </Link>
              ),
          },
          { term: 'Posted', value: created_at !== undefined && <RelativeTime iso={created_at} now={now} /> },
        ]}
      />
    </div>
  )
}
