import { createFileRoute } from '@tanstack/react-router'
import { cvsQuery } from '../api/cvs.ts'
import { CvManagerScreen } from '../features/cvs/CvManagerScreen.tsx'
import { knownRole } from '../features/session/index.ts'
import { prefetch } from '../shell/prefetch.ts'

export const Route = createFileRoute('/cv-manager')({
  loader: (visit) =>
    knownRole(visit.context.queryClient) === 'job_seeker' ? prefetch(visit, cvsQuery()) : undefined,
  component: CvManagerScreen,
})
