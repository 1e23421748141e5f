import { useMutation } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import type { Answer } from '../../api/client.ts'
import { call } from '../../api/client.ts'
import { toggleFollowMutation } from '../../api/follows.ts'
import { Check, Plus } from '../../ui/Icon.tsx'
import { ToggleButton } from '../../ui/ToggleButton.tsx'
import { useSession } from '../session/index.ts'

/** Shows on every page of a job of this recruiter whether they are followed. */
function show(client: QueryClient, recruiterId: number, isFollowing: boolean) {
  client.setQueriesData<Answer<'jobs/fetch-single'>>({ queryKey: ['jobs', 'single'] }, (answer) =>
    answer?.job.user.id === recruiterId ? { ...answer, is_following: isFollowing } : answer,
  )
}

/**
 * Follows a recruiter or takes it back (spec §4): shown at once, undone if it fails. Only job seekers follow (rules 27);
 * nobody else sees it.
 */
export function JobDetailFollow({
  recruiter,
  isFollowing,
}: {
  recruiter: { id: number; name: string }
  isFollowing: boolean
}) {
  const { role } = useSession()
  const { mutate, isPending, isError } = useMutation({
    mutationKey: toggleFollowMutation.mutationKey,
    meta: toggleFollowMutation.meta,
    // The call only switches; what is wanted is for the screen.
    mutationFn: (_wanted: boolean) => call('followers/toggle', { id: recruiter.id, type: 'recruiter' }),
    onMutate: async (wanted, { client }) => {
      // An answer that is on its way still says how it was.
      await client.cancelQueries({
        queryKey: ['jobs', 'single'],
        predicate: ({ state }) => state.data !== undefined,
      })
      show(client, recruiter.id, wanted)
    },
    onError: (_error, wanted, _result, { client }) => show(client, recruiter.id, !wanted),
  })
  if (role !== 'job_seeker') return null
  const word = isFollowing ? 'Following' : 'Follow'
  return (
    <span className="inline-flex flex-wrap items-center gap-2 print:hidden">
      <ToggleButton
        size="sm"
        label={`${word} ${recruiter.name}`}
        pressed={isFollowing}
        // These signs are strokes: filled, they are blots.
        className="[&_.lucide]:fill-none!"
        icon={isFollowing ? <Check /> : <Plus />}
        // A press while the last one is under way does nothing (look 6).
        onChange={(wanted) => !isPending && mutate(wanted)}
      >
        {word}
      </ToggleButton>
      <span role="status" className="text-fine text-bad-ink empty:hidden">
        {isError && 'Not saved. Try again.'}
      </span>
    </span>
  )
}
