import { quiet } from '../../api/meta.ts'
import { useQuery } from '@tanstack/react-query'
import { followingsQuery } from '../../api/follows.ts'
import { useSession } from '../session/index.ts'
import { FollowButton, type Followed } from './FollowButton.tsx'

/** A follow button for pages whose data has no `is_following`. It looks in the list of followed companies instead. */
export function CompanyFollow({ company }: { company: Followed }) {
  const { role } = useSession()
  const { data, isError } = useQuery({
    // If the list can't be loaded, the button says so, which is enough.
    ...quiet(followingsQuery()),
    enabled: role === 'job_seeker',
  })
  if (!data) return isError && <FollowButton company={company} isFollowing={undefined} />
  const isListed = data.data.some(({ company_id }) => company_id === company.id)
  // The company may be one of the entries that could not be read.
  const isUnknown = data.omitted || data.data.some(({ company_id }) => company_id === undefined)
  return <FollowButton company={company} isFollowing={isListed || (isUnknown ? undefined : false)} />
}
