import { Check, Plus } from '../../ui/Icon.tsx'
import { ToggleButton } from '../../ui/ToggleButton.tsx'
import { useSession } from '../session/index.ts'
import { type Followed, useToggleFollow } from './useToggleFollow.ts'

/** Follows or unfollows a company. Only job seekers see it (rules 27). */
export function FollowButton({
  company,
  isFollowing,
}: {
  company: Followed
  /** `undefined` if it could not be read. */
  isFollowing: boolean | undefined
}) {
  const { role } = useSession()
  const { toggle, note } = useToggleFollow(company, isFollowing)
  if (role !== 'job_seeker') return null
  const word = isFollowing ? 'Following' : 'Follow'
  return (
    <span className="inline-flex flex-wrap items-center gap-2 print:hidden">
      <ToggleButton
        size="sm"
        label={`${word} ${company.name}`}
        pressed={isFollowing}
        // `ToggleButton` fills the icon while pressed, which would make these icons unreadable.
        className="[&_.lucide]:fill-none!"
        icon={isFollowing ? <Check /> : <Plus />}
        onChange={toggle}
      >
        {word}
      </ToggleButton>
      <span role="status" className="text-fine text-bad-ink empty:hidden">
        {note}
      </span>
    </span>
  )
}
