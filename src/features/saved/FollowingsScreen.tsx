import type { QueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import {
  type Following,
  followingsQuery,
  removeFollowingMutation,
  toggleFollowMutation,
} from '../../api/follows.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Container } from '../../ui/Container.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LastChangeBar } from '../../ui/LastChangeBar.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { formatCount } from '../../ui/count.ts'
import { Loading, SkeletonBlock } from '../../ui/Skeleton.tsx'
import { fileUrl } from '../../api/files.ts'
import { callToChange } from '../../api/options.ts'
import { Logo } from '../../ui/Avatar.tsx'
import { cx } from '../../ui/cx.ts'
import { PagedList, useSteadyQuery } from '../loading/index.ts'
import { RequireRole } from '../session/index.ts'
import { shortName } from './short-name.ts'
import { type Removal, useRemoval } from './useRemoval.ts'

const boxClass = '@container'
const listClass =
  'border-t border-rule @min-[60rem]:grid @min-[60rem]:grid-cols-2 @min-[60rem]:gap-x-12 @min-[60rem]:border-t-0'
const countClass = 'flex min-h-5.5 pb-3 text-dense text-ink-2'

/** The companies that a job seeker follows (product: followings). One call returns them all. */
export function FollowingsScreen() {
  return (
    <Container className="pb-16">
      <PageHeader
        title="Followings"
        intro="Companies you follow, newest first. Their pages show all their open jobs."
      />
      <RequireRole
        role="job_seeker"
        purpose="to see the companies you follow"
        loading={<FollowingsSkeleton />}
      >
        <Followings />
      </RequireRole>
    </Container>
  )
}

function Followings() {
  const heading = useRef<HTMLHeadingElement>(null)
  const query = useSteadyQuery(followingsQuery())
  const { data: followings, omitted } = query.data ?? {}
  const { notice, remove, bar } = useRemoval(removal, followings ?? [], heading)
  const name = notice && shortName(notice.row.name)
  return (
    <>
      <h2 ref={heading} id="followings" tabIndex={-1} className="sr-only scroll-mt-24">
        Companies you follow
      </h2>
      <PagedList
        query={query}
        rows={followings}
        omitted={omitted?.['data']}
        failure="We couldn’t load the companies you follow."
        skeleton={<FollowingsSkeleton />}
        empty={
          <EmptyState
            title="You don’t follow any companies yet."
            action={
              <Link to="/search" className={buttonClass({ variant: 'primary' })}>
                Search jobs
              </Link>
            }
          >
            Press “Follow” beside a company’s name on one of its jobs. The company will appear here.
          </EmptyState>
        }
      >
        {(rows) => (
          <div className={boxClass}>
            <p className={countClass}>
              {rows.length === 1 ? '1 company' : `${formatCount(rows.length)} companies`}
            </p>
            <ul aria-labelledby="followings" className={listClass}>
              {rows.map((following) => (
                <FollowingRow key={following.id} following={following} onUnfollow={remove} />
              ))}
            </ul>
          </div>
        )}
      </PagedList>
      {notice && (
        <LastChangeBar {...bar}>
          {notice.kind === 'removed' ? (
            <span key={notice.kind}>
              You no longer follow <bdi>{name}</bdi>.
            </span>
          ) : (
            <span key={notice.kind}>
              We couldn’t reach the server. You{' '}
              {notice.kind === 'removeFailed' ? 'still follow' : 'don’t follow'} <bdi>{name}</bdi>.
            </span>
          )}
        </LastChangeBar>
      )}
    </>
  )
}

/** Returns the id of a row's link, which takes focus when a neighbouring row is removed. */
const followingFocusId = (id: number) => `following-${id}`

const removal: Removal<Following> = {
  list: followingsQuery().queryKey,
  focusIdOf: followingFocusId,
  remove: {
    mutationKey: removeFollowingMutation.mutationKey,
    meta: removeFollowingMutation.meta,
    send: ({ id }) => callToChange('followers/remove', { id }),
  },
  restore: {
    mutationKey: toggleFollowMutation.mutationKey,
    meta: toggleFollowMutation.meta,
    send: async ({ company_id: id }) =>
      id !== undefined && (await callToChange('followers/toggle', { id, type: 'recruiter' })),
  },
  removeFromCache,
  canReturn: ({ company_id }) => company_id !== undefined,
  words: {
    removed: ({ name }) => `You no longer follow ${shortName(name)}.`,
    restored: ({ name }) => `You follow ${shortName(name)} again.`,
    failed: ({ name }) =>
      `We couldn’t reach the server, so your change for ${shortName(name)} wasn’t saved. Try again.`,
  },
}

/** Removes a company from the cached list. The returned function puts it back without undoing later changes. */
function removeFromCache(client: QueryClient, following: Following): () => void {
  const { queryKey } = followingsQuery()
  const at = client.getQueryData(queryKey)?.data.findIndex(({ id }) => id === following.id) ?? -1
  const change = (list: (others: Following[]) => Following[]) =>
    client.setQueryData(
      queryKey,
      (answer) => answer && { ...answer, data: list(answer.data.filter(({ id }) => id !== following.id)) },
    )
  change((others) => others)
  return () => {
    if (at >= 0) change((others) => others.toSpliced(at, 0, following))
  }
}

function FollowingsSkeleton() {
  return (
    <Loading label="Loading the companies you follow" className={boxClass}>
      <div className={countClass}>
        <SkeletonBlock className="mt-1 h-3.5 w-24" />
      </div>
      <div className={listClass}>
        {Array.from({ length: 6 }, (_, place) => (
          <FollowingRowSkeleton key={place} place={place} />
        ))}
      </div>
    </Loading>
  )
}

const rowClass =
  'relative grid grid-cols-[3.5rem_minmax(0,1fr)_auto] items-center gap-x-4 border-b border-rule py-4'

/** A followed company, as a row that links to the company's page. */
function FollowingRow({
  following,
  onUnfollow,
}: {
  following: Following
  onUnfollow: (following: Following) => void
}) {
  const { id, company_id, name, profile_image } = following
  return (
    <li className={rowClass}>
      <Logo src={fileUrl(profile_image)} name={name} size="lg" />
      <h3 className="min-w-0 text-body leading-snug font-semibold tracking-normal wrap-anywhere">
        <Link
          id={followingFocusId(id)}
          to="/recruiter/$id"
          params={{ id: String(company_id) }}
          className="link-quiet stretched line-clamp-3 focus-visible:outline-none focus-visible:after:rounded-sm focus-visible:after:outline-2 focus-visible:after:outline-action"
        >
          <bdi>{name}</bdi>
        </Link>
      </h3>
      <div className="relative z-1">
        <Button
          size="sm"
          aria-label={`Unfollow ${name}`}
          // The second press of a double click would hit the next row, which has moved up.
          onClick={({ detail }) => detail < 2 && onUnfollow(following)}
        >
          Unfollow
        </Button>
      </div>
    </li>
  )
}

/** A loading row, as high as a real one. */
function FollowingRowSkeleton({ place }: { place: number }) {
  return (
    <div aria-hidden="true" className={rowClass}>
      <SkeletonBlock className="size-14 rounded-md" />
      <SkeletonBlock className={cx('h-4 max-w-full', place % 3 === 0 ? 'w-52' : 'w-36')} />
      <SkeletonBlock className="h-8 w-24 rounded-md" />
    </div>
  )
}
