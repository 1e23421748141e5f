import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import { fileUrl } from '../../api/files.ts'
import type { JobCard } from '../../api/jobs.ts'
import { Logo } from '../../ui/Avatar.tsx'
import { cx } from '../../ui/cx.ts'
import { Highlight } from '../../ui/Highlight.tsx'
import { RelativeTime } from '../../ui/RelativeTime.tsx'
import { BookmarkButton } from './BookmarkButton.tsx'
import { noSalaryWords, salaryWords } from './salary-words.ts'
import { hasPlace, natureWord, separator, typeWord, positionWords, unbroken } from './job-words.ts'

/**
 * A job as a ruled row: title, company, place and hours, salary, date and bookmark. The whole row links to the job.
 * Rendered again only if the job or the minute changes: a page renders its list for each of its own states.
 *
 * Its layout depends on the width of the surrounding `JobList`. A narrow list shows everything below the title. From
 * 36 rem, salary and date are on the right. From 48 rem, the place has a column of its own, and a row two lines.
 */
export const JobRow = memo(function JobRow({
  job,
  now,
  isWaiting,
  isGrouped,
}: {
  job: JobCard
  /** The backend's time from `useNow`, in milliseconds since 1970 UTC. */
  now: number
  /** Leaves out the link and the button: a page's first rows should cost little before the answer to its call. */
  isWaiting: boolean
  /** Leaves out the company, below the headings of a company's page. */
  isGrouped: boolean
}) {
  const Heading = isGrouped ? 'h4' : 'h3'
  const pay = salaryWords(job)
  const place = hasPlace(job.type) ? job.location?.trim() || null : null
  const kind = [place && typeWord(job.type), natureWord(job.nature), positionWords(job.vacancies)]
  const title = <bdi>{job.title || 'Job'}</bdi>
  return (
    <article
      className={cx(
        'relative grid grid-cols-[var(--logo)_minmax(0,1fr)_2.5rem] gap-x-3 py-4 @min-[36rem]:gap-x-4 @min-[36rem]:py-3',
        '@min-[36rem]:grid-cols-[var(--logo)_minmax(0,1fr)_minmax(auto,10.75rem)_2.5rem]',
        '@min-[48rem]:grid-cols-[var(--logo)_minmax(0,1fr)_13.75rem_minmax(auto,10.75rem)_2.5rem] @min-[48rem]:items-center',
        // Without a logo, the title takes the place of its column and the gap.
        isGrouped ? '-ms-3 [--logo:0] @min-[36rem]:-ms-4' : '[--logo:2.5rem] @min-[36rem]:[--logo:3rem]',
      )}
    >
      {!isGrouped && (
        <Logo
          src={fileUrl(job.user.profile_image)}
          name={job.user.name}
          className="col-start-1 row-start-1 mt-1 @min-[36rem]:size-12 @min-[48rem]:mt-0"
        />
      )}
      <div className="col-start-2 row-start-1 min-w-0">
        <Heading
          className={cx(
            'text-body font-semibold tracking-normal wrap-anywhere',
            // Balanced lines would break the title for the mark's sake.
            job.is_featured === 1 && 'text-wrap',
          )}
        >
          {isWaiting ? (
            title
          ) : (
            <Link
              to="/jobs/$id"
              params={{ id: String(job.id) }}
              className="link-quiet stretched focus-visible:outline-none focus-visible:after:rounded-sm focus-visible:after:outline-2 focus-visible:after:outline-action"
            >
              {title}
            </Link>
          )}
          {job.is_featured === 1 && (
            <span>
              {/* A wide space, which disappears at the end of a line. */}
              {'\u2002'}
              <Highlight className="align-middle leading-4!">Featured</Highlight>
            </span>
          )}
        </Heading>
        {!isGrouped && (
          <p className="text-dense wrap-anywhere">
            <bdi>{job.user.name}</bdi>
          </p>
        )}
      </div>
      <p
        className={cx(
          'col-span-2 col-start-2 row-start-2 min-w-0 text-dense text-ink-2 wrap-anywhere @min-[36rem]:col-end-auto',
          '@min-[48rem]:col-start-3 @min-[48rem]:row-start-1',
        )}
      >
        <span className="@min-[48rem]:block">
          <bdi>{place ?? typeWord(job.type)}</bdi>
        </span>
        <span className="@min-[48rem]:hidden">{separator}</span>
        <span className="@min-[48rem]:block">
          <bdi>{kind.flatMap((words) => (words ? unbroken(words) : [])).join(separator)}</bdi>
        </span>
      </p>
      <div
        className={cx(
          'col-span-2 col-start-2 row-start-3 mt-1 flex min-w-0 flex-wrap items-baseline gap-x-3 wrap-anywhere',
          '@min-[36rem]:col-end-auto @min-[36rem]:col-start-3 @min-[36rem]:row-span-2 @min-[36rem]:row-start-1 @min-[36rem]:mt-0',
          '@min-[36rem]:flex-col @min-[36rem]:flex-nowrap @min-[36rem]:items-end @min-[36rem]:text-end @min-[48rem]:col-start-4 @min-[48rem]:row-span-1',
        )}
      >
        <p className={pay ? 'nums font-semibold' : 'text-dense text-ink-2'}>
          <bdi>{pay ?? noSalaryWords(job)}</bdi>
        </p>
        {/* Above the row's link, so that hovering shows the exact time. */}
        <p className="nums relative z-1 text-fine text-ink-2">
          <RelativeTime iso={job.created_at} now={now} tabStop={false} />
        </p>
      </div>
      <div className="relative z-1 col-start-3 row-start-1 -mt-1.5 @min-[36rem]:col-start-4 @min-[36rem]:row-span-2 @min-[48rem]:col-start-5 @min-[48rem]:row-span-1 @min-[48rem]:mt-0">
        {!isWaiting && <BookmarkButton job={job} />}
      </div>
    </article>
  )
})
