import { Link, linkOptions } from '@tanstack/react-router'
import { useId, type ReactNode } from 'react'
import { myApplicationsQuery } from '../../api/applications.ts'
import { quiet } from '../../api/meta.ts'
import { accountType, type User } from '../../api/session.ts'
import { formatCount } from '../../ui/count.ts'
import { Loading, SkeletonBlock } from '../../ui/Skeleton.tsx'
import { ApplicationStatusTag, isOpen } from '../applications/index.ts'
import { LoadFailure, useSteadyQuery } from '../loading/index.ts'
import { searchKey, SearchLink, useStoredSearches } from '../search/index.ts'
import { newsClass } from './placeholders.tsx'

/** Maximum number of rows in each list. */
const rows = 3

const rowLinkClass = 'link-quiet min-w-0 truncate py-1'

const shortcuts = [
  { label: 'My jobs', link: linkOptions({ to: '/my' }) },
  { label: 'Find talent', link: linkOptions({ to: '/find-talent' }) },
  { label: 'Your profile', link: linkOptions({ to: '/profile/{-$type}', params: { type: undefined } }) },
]

/** Unread notifications, with searches and applications for job seekers or shortcuts for recruiters (product: home). */
export function HomeNews({ user }: { user: User }) {
  const role = accountType(user)
  const unread = user.jobs_notifications
  return (
    <section aria-label="What’s new" className={newsClass}>
      <NewsList title="New for you">
        <Row>
          <Link to="/notifications" className={rowLinkClass}>
            {unread === undefined
              ? 'Notifications'
              : unread === 0
                ? 'No unread notifications'
                : `${formatCount(unread)} unread ${unread === 1 ? 'notification' : 'notifications'}`}
          </Link>
        </Row>
        {role === 'job_seeker' && <SavedRows />}
      </NewsList>
      {role === 'job_seeker' && <OpenApplications />}
      {role === 'recruiter' && (
        <NewsList title="Shortcuts">
          {shortcuts.map(({ label, link }) => (
            <Row key={label}>
              <Link {...link} className={rowLinkClass}>
                {label}
              </Link>
            </Row>
          ))}
        </NewsList>
      )}
    </section>
  )
}

function SavedRows() {
  const { saved } = useStoredSearches()
  if (saved.length === 0) {
    return (
      <Row>
        <span className="min-w-0 truncate text-ink-2">No saved searches yet.</span>
        <Link to="/search" className="link tall shrink-0">
          Search jobs
        </Link>
      </Row>
    )
  }
  return saved.slice(1 - rows).map((search) => (
    <Row key={searchKey(search)}>
      <SearchLink search={search} className={rowLinkClass} />
      <span className="shrink-0 text-fine text-ink-2">Saved search</span>
    </Row>
  ))
}

function OpenApplications() {
  const query = useSteadyQuery(quiet(myApplicationsQuery()))
  const { data, isError } = query
  if (isError && !data) {
    return (
      <LoadFailure title="We couldn’t load your applications." query={query} className="border-y-0 py-0!" />
    )
  }
  if (!data) {
    return (
      <Loading label="Loading your applications">
        {Array.from({ length: rows + 1 }, (_, place) => (
          <div key={place} aria-hidden="true" className="flex h-9 items-center">
            <SkeletonBlock className={place % 2 === 0 ? 'h-3 w-1/2' : 'h-3 w-3/5'} />
          </div>
        ))}
      </Loading>
    )
  }
  const omitted = data.omitted?.['applications']
  const open = data.applications.filter(({ status }) => isOpen(status)).slice(0, rows)
  const note = omitted
    ? 'We couldn’t read all of your applications.'
    : open.length === 0 &&
      (data.applications.length === 0
        ? 'Jobs you apply for appear here.'
        : 'None of your latest applications is open.')
  return (
    <NewsList
      title="Open applications"
      more={
        <Link to="/my-applied" className="link tall text-dense">
          All applications
        </Link>
      }
    >
      {open.map(({ id, job, status }) => (
        <Row key={id}>
          <Link
            to="/application/$id"
            params={{ id: String(id) }}
            aria-label={`${job.title || 'Job'}, your application`}
            dir="auto"
            className={rowLinkClass}
          >
            {job.title || 'Job'}
          </Link>
          <ApplicationStatusTag status={status} className="shrink-0" />
        </Row>
      ))}
      {note && (
        <Row>
          <span className="text-ink-2">{note}</span>
        </Row>
      )}
    </NewsList>
  )
}

function NewsList({ title, more, children }: { title: string; more?: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <div className="min-w-0">
      <div className="flex h-9 items-center justify-between gap-4">
        <h2 id={id} className="text-body tracking-normal">
          {title}
        </h2>
        {more}
      </div>
      <ul aria-labelledby={id}>{children}</ul>
    </div>
  )
}

function Row({ children }: { children: ReactNode }) {
  return <li className="flex h-9 items-center justify-between gap-4 text-dense">{children}</li>
}
