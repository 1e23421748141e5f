import { Check, Plus } from '../../ui/Icon.tsx'
import { ToggleButton } from '../../ui/ToggleButton.tsx'
import { useSession } from '../session/index.ts'
import { type Followed, useToggleFollow } from './useToggleFollow.ts'

/** Follows or unfollows a company. Only job seekers see it (rules 27). */
export function FollowButton({ company, isFollowing }: { company: Followed; isFollowing: boolean }) {
  const { role } = useSession()
  const { toggle, failed } = useToggleFollow(company)
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
        {failed && 'Not saved. Try again.'}
      </span>
    </span>
  )
}
