import { Link } from '@tanstack/react-router'
import { fileUrl } from '../../api/files.ts'
import type { Following } from '../../api/follows.ts'
import { Logo } from '../../ui/Avatar.tsx'
import { Button } from '../../ui/Button.tsx'
import { cx } from '../../ui/cx.ts'
import { SkeletonBlock } from '../../ui/Skeleton.tsx'

const rowClass =
  'relative grid grid-cols-[3.5rem_minmax(0,1fr)_auto] items-center gap-x-4 border-b border-rule py-4'

/** Returns the id of a row's link, which takes focus when a neighbouring row is removed. */
export const followingFocusId = (id: number) => `following-${id}`

/** A followed company, as a row that links to the company's page. */
export function FollowingRow({
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
export function FollowingRowSkeleton({ place }: { place: number }) {
  return (
    <div aria-hidden="true" className={rowClass}>
      <SkeletonBlock className="size-14 rounded-md" />
      <SkeletonBlock className={cx('h-4 max-w-full', place % 3 === 0 ? 'w-52' : 'w-36')} />
      <SkeletonBlock className="h-8 w-24 rounded-md" />
    </div>
  )
}
