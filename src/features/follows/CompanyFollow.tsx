import { useQuery } from '@tanstack/react-query'
import { followingsQuery } from '../../api/follows.ts'
import { useSession } from '../session/index.ts'
import { FollowButton } from './FollowButton.tsx'
import type { Followed } from './useToggleFollow.ts'

/** Follows a company where no call tells whether one does already: the list of the followed ones knows. */
export function CompanyFollow({ company }: { company: Followed }) {
  const { role } = useSession()
  const { data } = useQuery({
    ...followingsQuery(),
    enabled: role === 'job_seeker',
    // Without it there is no button; that is not worth an alert.
    meta: { ...followingsQuery().meta, quiet: true },
  })
  if (!data) return null
  return (
    <FollowButton company={company} isFollowing={data.some(({ company_id }) => company_id === company.id)} />
  )
}
