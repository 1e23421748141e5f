import { createFileRoute } from '@tanstack/react-router'
import { myApplicationsQuery } from '../api/applications.ts'
import {
  readMyApplied,
  toMyApplied,
  type MyAppliedAddress,
} from '../features/applications/MyAppliedAddress.ts'
import { MyAppliedScreen } from '../features/applications/MyAppliedScreen.tsx'
import { knownRole } from '../features/session/index.ts'
import { warm } from '../shell/warm.ts'

export const Route = createFileRoute('/my-applied')({
  validateSearch: (raw): MyAppliedAddress => toMyApplied(readMyApplied(raw)),
  // Another page or search shows the old rows until the new ones are there: no need to hold the address back for them.
  loader: (visit) => {
    if (visit.cause === 'stay' || knownRole(visit.context.queryClient) !== 'job_seeker') return undefined
    return warm(visit, myApplicationsQuery(readMyApplied(visit.location.search)))
  },
  component: MyApplied,
})

function MyApplied() {
  return <MyAppliedScreen view={readMyApplied(Route.useSearch())} />
}
