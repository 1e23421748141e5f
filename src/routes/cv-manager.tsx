import { createFileRoute } from '@tanstack/react-router'
import { cvsQuery } from '../api/cvs.ts'
import { CvManagerScreen } from '../features/cvs/CvManagerScreen.tsx'
import { prefetch } from '../shell/prefetch.ts'

export const Route = createFileRoute('/cv-manager')({
  loader: (visit) => prefetch(visit, cvsQuery(), 'job_seeker'),
  component: CvManagerScreen,
})
