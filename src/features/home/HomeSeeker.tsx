import { useQuery } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import { myApplicationsQuery, type Application } from '../../api/applications.ts'
import { bookmarksQuery } from '../../api/bookmarks.ts'
import { forValue } from '../../api/enumeration.ts'
import { quiet } from '../../api/meta.ts'
import { EyeOff } from '../../ui/Icon.tsx'
import { StatusTag } from '../../ui/StatusTag.tsx'
import { formatRelative } from '../../ui/time.ts'
import { ApplicationStatusTag, isOpen, wordingOf } from '../applications/index.ts'
import { useNow } from '../clock/index.ts'
import { LoadFailure } from '../loading/index.ts'
import { describeSearch, toAddress, useStoredSearches } from '../search/index.ts'
import { NewsGap, type NewsItem, NewsList } from './NewsList.tsx'
import { NewsPlaceholder } from './placeholders.tsx'
import { unique, useFirstPages } from './useFirstPages.ts'

/** The look of what leads on the day it happens. */
const outcomes: Partial<Record<string, string>> = {
  accepted: '-mx-3 bg-good px-3 text-good-ink',
  interviewing: '-mx-3 bg-progress px-3 text-progress-ink',
}

/** The order of applications if the times of their changes are unknown, the last first. */
const byStatus = ['applied', 'in_review', 'shortlisted', 'interviewing', 'accepted']

const steps: readonly NewsItem[] = [
  { title: 'Upload your CV', line: 'Companies get it with your application.', link: { to: '/cv-manager' } },
  { title: 'Fill in your profile', line: 'Companies read it as well.', link: { to: '/profile/{-$type}' } },
  { title: 'Search jobs', line: 'Jobs you apply for appear here.', link: { to: '/search' } },
]
const finds: readonly NewsItem[] = [
  { title: 'Browse all jobs', line: 'Jobs you bookmark appear here.', link: { to: '/jobs' } },
  { title: 'Search by category and place', line: 'Searches you save appear here.', link: { to: '/search' } },
]

/** A job seeker's applications: acceptances and interviews of today, then the others by their last change. */
export function OwnApplications() {
  const now = useNow()
  const { query, answers, isWhole, hasGap, queries } = useFirstPages((page) =>
    quiet(myApplicationsQuery({ page })),
  )
  if (!answers) {
    return query.isError ? (
      <LoadFailure title="We couldn’t load your applications." query={query} className="border-y-0 py-0!" />
    ) : (
      <NewsPlaceholder label="Loading your applications" />
    )
  }
  const today = new Date(now).toDateString()
  const outcomeOf = ({ status, changed_at = '' }: Application) =>
    new Date(changed_at).toDateString() === today ? forValue(outcomes, status) : undefined
  const weightOf = (one: Application) =>
    (outcomeOf(one) ? 1e15 : 0) + (Date.parse(one.changed_at ?? '') || byStatus.indexOf(one.status))
  const applications = unique(answers.flatMap((answer) => answer.applications))
  const rows = applications
    .filter(({ status }) => isOpen(status) || status === 'accepted')
    .sort((one, other) => weightOf(other) - weightOf(one))
    .map((one): NewsItem => {
      const tone = outcomeOf(one)
      return {
        title: one.job.title || 'Job',
        // The time is first, as the end of the line may be cut.
        line: (
          <>
            {tone && `${wordingOf(one.status).label} · `}
            {one.changed_at && `${formatRelative(one.changed_at, now)} · `}
            <bdi>{one.company.name}</bdi>
          </>
        ),
        link: linkOptions({ to: '/application/$id', params: { id: String(one.id) } }),
        suffix: ', your application',
        aside: tone ? undefined : <ApplicationStatusTag status={one.status} />,
        tone,
      }
    })
  const isNew = isWhole && applications.length === 0
  return (
    <NewsList
      title={isNew ? 'First steps' : 'Your applications'}
      more={!isNew && { to: '/my-applied', children: 'All applications' }}
      note={
        hasGap ? (
          <NewsGap words="We couldn’t read all of your applications." queries={queries} />
        ) : (
          !isNew && rows.length === 0 && 'None of your latest applications is open.'
        )
      }
      rows={rows}
      steps={steps}
    />
  )
}

/** Bookmarked jobs that closed, saved searches, and the newest bookmarks; without jobs of the newest applications. */
export function SavedJobs() {
  const { saved } = useStoredSearches()
  const query = useQuery(quiet(bookmarksQuery()))
  const { data, isPending, isError } = query
  const sent = useQuery(quiet(myApplicationsQuery()))
  if (isPending || sent.isPending) return <NewsPlaceholder label="Loading your bookmarks" />
  const searches = saved.slice(-2).map((search) => ({
    title: describeSearch(search),
    line: 'Saved search',
    link: linkOptions({ to: '/search', search: toAddress(search) }),
  }))
  const applied = sent.data?.applications.map(({ job }) => job.id)
  const bookmarks = (data?.bookmarks ?? []).flatMap(({ job: { id, title, company, is_available } }) => {
    const isClosed = is_available === false
    const aside = isClosed ? closedTag : undefined
    const link = linkOptions({ to: '/jobs/$id', params: { id: String(id) } })
    const row: NewsItem = { title: title || 'Job', line: <bdi>{company.name}</bdi>, link, aside }
    return id === undefined || applied?.includes(id) ? [] : [{ ...row, isClosed }]
  })
  const failure = isError && !data && 'We couldn’t load your bookmarks.'
  const gap = failure || (data?.omitted?.['bookmarks'] && 'We couldn’t read all of your bookmarks.')
  const closed = bookmarks.filter(({ isClosed }) => isClosed).slice(0, 2)
  return (
    <NewsList
      title="Saved"
      more={{ to: '/bookmarks', children: 'All bookmarks' }}
      note={gap && <NewsGap words={gap} queries={[query]} />}
      rows={[...closed, ...searches, ...bookmarks.filter(({ isClosed }) => !isClosed)]}
      steps={finds}
    />
  )
}

const closedTag = (
  <StatusTag tone="neutral" icon={EyeOff}>
    No longer listed
  </StatusTag>
)
