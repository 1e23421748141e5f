import { createFileRoute } from '@tanstack/react-router'
import { followingsQuery } from '../api/follows.ts'
import { FollowingsScreen } from '../features/kept/FollowingsScreen.tsx'
import { knownRole } from '../features/session/index.ts'
import { warm } from '../shell/warm.ts'

export const Route = createFileRoute('/followings')({
  loader: (visit) =>
    knownRole(visit.context.queryClient) === 'job_seeker' ? warm(visit, followingsQuery()) : undefined,
  component: FollowingsScreen,
})
