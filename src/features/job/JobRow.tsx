import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import { fileUrl } from '../../api/files.ts'
import type { JobCard } from '../../api/jobs.ts'
import { Logo } from '../../ui/Avatar.tsx'
import { cx } from '../../ui/cx.ts'
import { Highlight } from '../../ui/Highlight.tsx'
import { RelativeTime } from '../../ui/RelativeTime.tsx'
import { BookmarkButton } from './BookmarkButton.tsx'
import {
  actionClass,
  dateClass,
  factsClass,
  headClass,
  logoClass,
  payClass,
  rowClass,
} from './job-row-layout.ts'
import { noSalaryWords, periodWords, salaryWords } from './salary-words.ts'
import { hasPlace, natureWord, separator, typeWord, positionWords } from './job-words.ts'

/**
 * A job as a ruled row: title, company, place and hours, salary, date and bookmark. The whole row links to the job. Its
 * layout depends on the width of the surrounding `JobList`. Rendered again only if the job or the minute changes: a
 * page renders its list for each of its own states.
 */
export const JobRow = memo(function JobRow({
  job,
  now,
  headingLevel = 3,
}: {
  job: JobCard
  /** The backend's time from `useNow`, in milliseconds since 1970 UTC. */
  now: number
  headingLevel?: 2 | 3
}) {
  const Title = headingLevel === 2 ? 'h2' : 'h3'
  const pay = salaryWords(job)
  const place = hasPlace(job.type) ? job.location?.trim() || null : null
  const kind = [place && typeWord(job.type), natureWord(job.nature), positionWords(job.vacancies)]
  return (
    <article className={rowClass}>
      <Logo src={fileUrl(job.user.profile_image)} name={job.user.name} className={logoClass} />
      <div className={headClass}>
        <Title className="text-body font-semibold tracking-normal wrap-anywhere">
          <Link
            to="/jobs/$id"
            params={{ id: String(job.id) }}
            className="link-quiet stretched focus-visible:outline-none focus-visible:after:rounded-sm focus-visible:after:outline-2 focus-visible:after:outline-action"
          >
            <bdi>{job.title || 'Job'}</bdi>
          </Link>
          {job.is_featured === 1 && (
            <span>
              {/* A wide space, which disappears at the end of a line. */}
              {'\u2002'}
              <Highlight className="align-middle leading-4!">Featured</Highlight>
            </span>
          )}
        </Title>
        <p className="text-dense wrap-anywhere">
          <bdi>{job.user.name}</bdi>
        </p>
      </div>
      <p className={factsClass}>
        <span className="@min-[60rem]:block">
          <bdi>{place ?? typeWord(job.type)}</bdi>
        </span>
        <span className="@min-[60rem]:hidden">{separator}</span>
        <span className="@min-[60rem]:block">{kind.filter(Boolean).join(separator)}</span>
      </p>
      <p className={cx(payClass, pay ? 'font-semibold' : 'text-dense text-ink-2')}>
        <span className="nums">{pay ?? noSalaryWords(job)}</span>
        {pay && <span className="text-fine font-normal text-ink-2 @max-[36rem]:hidden">{periodWords}</span>}
      </p>
      <p className={dateClass}>
        {pay && <span className="@min-[36rem]:hidden">{periodWords + separator}</span>}
        {/* Above the row's link, so that hovering shows the exact time. */}
        <RelativeTime iso={job.created_at} now={now} tabStop={false} className="nums relative z-1" />
      </p>
      <div className={actionClass}>
        <BookmarkButton job={job} />
      </div>
    </article>
  )
})
