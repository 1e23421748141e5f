import { Link } from '@tanstack/react-router'
import { fileUrl } from '../../api/files.ts'
import {
  type Following,
  followingsQuery,
  removeFollowingMutation,
  toggleFollowMutation,
} from '../../api/follows.ts'
import { callToChange } from '../../api/options.ts'
import { Logo } from '../../ui/Avatar.tsx'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Container } from '../../ui/Container.tsx'
import { formatCount } from '../../ui/count.ts'
import { dashes } from '../../ui/dashes.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { List, useSteadyQuery } from '../loading/index.ts'
import { RequireRole } from '../session/index.ts'
import { type Removal, useRemoval } from './useRemoval.tsx'

const sample: Following = { id: 0, company_id: 0, name: dashes(18), profile_image: null }

/** The companies that a job seeker follows (product: followings). One call returns them all. */
export function FollowingsScreen() {
  return (
    <Container className="pb-16">
      <PageHeader title="Followings" intro="Companies you follow. Their pages show their open jobs." />
      <RequireRole role="job_seeker" purpose="to see the companies you follow">
        {(isWaiting) => <Followings isWaiting={isWaiting} />}
      </RequireRole>
    </Container>
  )
}

function Followings({ isWaiting }: { isWaiting: boolean }) {
  const query = useSteadyQuery({ ...followingsQuery(), enabled: !isWaiting })
  const followings = query.data?.data
  const { remove, bar } = useRemoval(removal, followings ?? [])
  return (
    <>
      <List
        query={query}
        rows={followings}
        field={removal.field}
        title="Companies you follow"
        headingId={removal.headingId}
        of="the companies you follow"
        sample={sample}
        count={6}
        empty={
          <EmptyState
            title="You don’t follow any companies yet."
            action={
              <ButtonLink to="/search" variant="primary">
                Search jobs
              </ButtonLink>
            }
          >
            Press “Follow” beside a company’s name on one of its jobs. The company will appear here.
          </EmptyState>
        }
      >
        {(rows) => (
          <div className="@container">
            <p className="min-h-8.5 text-dense text-ink-2">
              {followings &&
                !query.data?.omitted &&
                (rows.length === 1 ? '1 company' : `${formatCount(rows.length)} companies`)}
            </p>
            <ul
              aria-labelledby={removal.headingId}
              className="border-t border-rule @min-[60rem]:grid @min-[60rem]:grid-cols-2 @min-[60rem]:gap-x-12 @min-[60rem]:border-t-0"
            >
              {rows.map((following) => (
                <FollowingRow key={following.id} following={following} onUnfollow={remove} />
              ))}
            </ul>
          </div>
        )}
      </List>
      {bar}
    </>
  )
}

const removal: Removal<Following> = {
  list: followingsQuery().queryKey,
  field: 'data',
  headingId: 'followings',
  focusIdOf: (id) => `following-${id}`,
  remove: { ...removeFollowingMutation, mutationFn: ({ id }) => callToChange('followers/remove', { id }) },
  restore: {
    ...toggleFollowMutation,
    mutationFn: async ({ company_id: id }) =>
      id !== undefined && (await callToChange('followers/toggle', { id, type: 'recruiter' })),
  },
  canReturn: ({ company_id }) => company_id !== undefined,
  nameOf: ({ name }) => name,
  words: {
    removed: (name) => `You no longer follow ${name}.`,
    restored: (name) => `You follow ${name} again.`,
    removeFailed: (name) => `We couldn’t reach the server. You may still follow ${name}.`,
    restoreFailed: (name) => `We couldn’t reach the server. You may not follow ${name} again yet.`,
  },
}

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
    <li className="relative grid grid-cols-[3.5rem_minmax(0,1fr)_auto] items-center gap-x-4 border-b border-rule py-4">
      <Logo src={fileUrl(profile_image)} name={name} size="lg" />
      <h3 className="min-w-0 text-body leading-snug font-semibold tracking-normal wrap-anywhere">
        <Link
          id={removal.focusIdOf(id)}
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
