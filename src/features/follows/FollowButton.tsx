import { useQueryClient } from '@tanstack/react-query'
import type { Answer } from '../../api/client.ts'
import { followingsQuery, toggleFollowMutation } from '../../api/follows.ts'
import { callToChange } from '../../api/options.ts'
import { Check, Plus } from '../../ui/Icon.tsx'
import { OptimisticButton } from '../changes/index.ts'
import { useSession } from '../session/index.ts'

export interface Followed {
  /** The id of the recruiter's account. */
  id: number
  name: string
  profile_image: string | null
}

/** Follows or unfollows a company. Only job seekers see it (rules 27). */
export function FollowButton({
  company,
  isFollowing,
}: {
  company: Followed
  /** `undefined` if it could not be read. */
  isFollowing: boolean | undefined
}) {
  const client = useQueryClient()
  const { role } = useSession()
  if (role !== 'job_seeker') return null
  const { id, name } = company
  const word = isFollowing === undefined ? 'Follow or unfollow' : isFollowing ? 'Following' : 'Follow'

  function show(isOn: boolean) {
    client.setQueriesData<Answer<'jobs/fetch-single'>>({ queryKey: ['jobs', 'single'] }, (answer) =>
      answer?.job.user.id === id ? { ...answer, is_following: isOn } : answer,
    )
    client.setQueryData(followingsQuery().queryKey, (known) => {
      const others = known?.data.filter(({ company_id }) => company_id !== id)
      // A placeholder until the next answer has the real id. Being negative, it can't clash with another.
      const own = { ...company, id: -id, company_id: id }
      return known && others && { ...known, data: isOn ? [own, ...others] : others }
    })
  }

  return (
    <OptimisticButton
      size="sm"
      label={`${word} ${name}`}
      // `ToggleButton` fills the icon while pressed, which would make these icons unreadable.
      className="[&_.lucide]:fill-none!"
      icon={isFollowing ? <Check /> : isFollowing === false && <Plus />}
      change={{
        shown: isFollowing,
        mutationKey: [...toggleFollowMutation.mutationKey, id],
        send: async () => {
          await callToChange('followers/toggle', { id, type: 'recruiter' })
          return undefined
        },
        show,
      }}
    >
      {word}
    </OptimisticButton>
  )
}
