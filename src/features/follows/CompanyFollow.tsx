import { useQuery } from '@tanstack/react-query'
import { followingsQuery } from '../../api/follows.ts'
import { useSession } from '../session/index.ts'
import { FollowButton } from './FollowButton.tsx'
import type { Followed } from './useToggleFollow.ts'

/** A follow button for pages whose answers have no `is_following`: it checks the list of followed companies instead. */
export function CompanyFollow({ company }: { company: Followed }) {
  const { role } = useSession()
  const { data } = useQuery({
    ...followingsQuery(),
    enabled: role === 'job_seeker',
    // Without this list there is no button, which isn't worth an alert.
    meta: { ...followingsQuery().meta, quiet: true },
  })
  if (!data) return null
  return (
    <FollowButton company={company} isFollowing={data.some(({ company_id }) => company_id === company.id)} />
  )
}
