import { createFileRoute } from '@tanstack/react-router'
import { readListAddress, toListAddress, type ListAddress } from '../api/list-address.ts'
import { talentQuery } from '../api/talent.ts'
import { FindTalentScreen } from '../features/talent/FindTalentScreen.tsx'
import { prefetch } from '../shell/prefetch.ts'

export const Route = createFileRoute('/find-talent')({
  validateSearch: (raw): ListAddress => toListAddress(readListAddress(raw)),
  // Another page or search keeps the old list until the new one loads, so the navigation needn't wait.
  loader: (visit) =>
    visit.cause === 'stay' ? undefined : prefetch(visit, talentQuery(readListAddress(visit.location.search))),
  component: FindTalent,
})

function FindTalent() {
  return <FindTalentScreen view={readListAddress(Route.useSearch())} />
}
