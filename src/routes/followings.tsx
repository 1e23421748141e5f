import { createFileRoute } from '@tanstack/react-router'
import { followingsQuery } from '../api/follows.ts'
import { FollowingsScreen } from '../features/saved/FollowingsScreen.tsx'
import { prefetch } from '../shell/prefetch.ts'

export const Route = createFileRoute('/followings')({
  loader: (visit) => prefetch(visit, followingsQuery(), 'job_seeker'),
  component: FollowingsScreen,
})
