import { createFileRoute } from '@tanstack/react-router'
import { cvsQuery } from '../api/cvs.ts'
import { CvManagerScreen } from '../features/cvs/CvManagerScreen.tsx'
import { knownRole } from '../features/session/index.ts'
import { warm } from '../shell/warm.ts'

export const Route = createFileRoute('/cv-manager')({
  loader: (visit) =>
    knownRole(visit.context.queryClient) === 'job_seeker' ? warm(visit, cvsQuery()) : undefined,
  component: CvManagerScreen,
})
