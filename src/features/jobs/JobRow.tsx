import { Link } from '@tanstack/react-router'
import { fileUrl } from '../../api/files.ts'
import type { JobCard } from '../../api/jobs.ts'
import { Logo } from '../../ui/Avatar.tsx'
import { cx } from '../../ui/cx.ts'
import { Highlight } from '../../ui/Highlight.tsx'
import { RelativeTime } from '../../ui/RelativeTime.tsx'
import { SkeletonBlock } from '../../ui/Skeleton.tsx'
import { BookmarkButton } from './BookmarkButton.tsx'
import { natureWord, payWords, separator, typeWord, vacancyWords } from './words.ts'

/*
 * One arrangement of a row for each width of its list. Narrow: everything below the title. From 36 rem on the pay stands at
 * the right. From 60 rem on place and date have columns of their own, as in a ledger.
 */
const rowClass = cx(
  'relative grid grid-cols-[2.5rem_minmax(0,1fr)_2.5rem] gap-x-3 py-4 @min-[36rem]:gap-x-4',
  '@min-[36rem]:grid-cols-[2.5rem_minmax(0,1fr)_minmax(auto,13rem)_2.5rem]',
  '@min-[60rem]:grid-cols-[2.5rem_minmax(0,1fr)_15rem_13rem_6.5rem_2.5rem] @min-[60rem]:items-center @min-[60rem]:gap-x-6',
)
const logoClass = 'col-start-1 row-start-1 mt-1 @min-[60rem]:mt-0'
const headClass = 'col-start-2 row-start-1 min-w-0'
const factsClass = cx(
  'col-span-2 col-start-2 row-start-2 min-w-0 text-dense text-ink-2 @min-[36rem]:col-end-auto',
  '@min-[60rem]:col-start-3 @min-[60rem]:row-start-1',
)
const payClass = cx(
  'nums col-span-2 col-start-2 row-start-3 mt-1 min-w-0',
  '@min-[36rem]:col-end-auto @min-[36rem]:col-start-3 @min-[36rem]:row-start-1 @min-[36rem]:mt-0 @min-[36rem]:text-end',
  '@min-[60rem]:col-start-4',
)
const dateClass = cx(
  'nums col-span-2 col-start-2 row-start-4 text-fine text-ink-2',
  '@min-[36rem]:col-end-auto @min-[36rem]:col-start-3 @min-[36rem]:row-start-2 @min-[36rem]:text-end',
  '@min-[60rem]:col-start-5 @min-[60rem]:row-start-1 @min-[60rem]:text-dense',
)
const actionClass = cx(
  'relative z-1 col-start-3 row-start-1 -mt-1.5 @min-[36rem]:col-start-4 @min-[60rem]:col-start-6 @min-[60rem]:mt-0',
)

/**
 * A job as a ruled row: title, company, place and nature, then its pay at the right, its date, and the bookmark. The whole
 * row leads to the job. It stands in a `JobList`, whose width decides how the row is set.
 */
export function JobRow({
  job,
  now,
  headingLevel = 3,
}: {
  job: JobCard
  /** The backend's moment, see `useNow`. */
  now: number
  headingLevel?: 2 | 3
}) {
  const Title = headingLevel === 2 ? 'h2' : 'h3'
  const pay = payWords(job)
  const place = job.type === 'remote' ? null : job.location?.trim() || null
  const kind = [place && typeWord(job.type), natureWord(job.nature), vacancyWords(job.vacancies)]
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
            <bdi>{job.title}</bdi>
          </Link>
          {job.is_featured === 1 && (
            <>
              {' '}
              <Highlight className="align-middle leading-4!">Featured</Highlight>
            </>
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
        {pay ?? 'Pay not stated'}
      </p>
      <p className={dateClass}>
        {/* Above the row's link, so that the pointer finds the exact moment. */}
        <RelativeTime iso={job.created_at} now={now} tabStop={false} className="relative z-1" />
      </p>
      <div className={actionClass}>
        <BookmarkButton job={job} />
      </div>
    </article>
  )
}

/** A row that is loading: as high as the real one. */
export function JobRowSkeleton({ place }: { place: number }) {
  return (
    <div aria-hidden="true" className={rowClass}>
      <SkeletonBlock className={cx(logoClass, 'size-10 rounded-md')} />
      <div className={headClass}>
        <div className="flex h-6.75 items-center">
          <SkeletonBlock
            className={cx('h-4', place % 3 === 0 ? 'w-3/5' : place % 3 === 1 ? 'w-4/5' : 'w-1/2')}
          />
        </div>
        <div className="flex h-5.5 items-center">
          <SkeletonBlock className="h-3 w-2/5" />
        </div>
      </div>
      <div className={factsClass}>
        <div className="flex h-5.5 items-center">
          <SkeletonBlock className={cx('h-3', place % 2 === 0 ? 'w-3/5' : 'w-1/2')} />
        </div>
        <div className="hidden h-5.5 items-center @min-[60rem]:flex">
          <SkeletonBlock className="h-3 w-1/3" />
        </div>
      </div>
      <div className={cx(payClass, 'flex h-6.75 items-center @min-[36rem]:justify-end')}>
        <SkeletonBlock className="h-4 w-32" />
      </div>
      <div className={cx(dateClass, 'flex h-5 items-center @min-[36rem]:justify-end @min-[60rem]:h-5.5')}>
        <SkeletonBlock className="h-3 w-16" />
      </div>
    </div>
  )
}
