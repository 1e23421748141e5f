import { createFileRoute } from '@tanstack/react-router'
import { followingsQuery } from '../api/follows.ts'
import { FollowingsScreen } from '../features/saved/FollowingsScreen.tsx'
import { knownRole } from '../features/session/index.ts'
import { prefetch } from '../shell/prefetch.ts'

export const Route = createFileRoute('/followings')({
  loader: (visit) =>
    knownRole(visit.context.queryClient) === 'job_seeker' ? prefetch(visit, followingsQuery()) : undefined,
  component: FollowingsScreen,
})
