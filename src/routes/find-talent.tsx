import { createFileRoute } from '@tanstack/react-router'
import { readListAddress, toListAddress, type ListAddress } from '../api/list-address.ts'
import { talentQuery } from '../api/talent.ts'
import { FindTalentScreen } from '../features/talent/FindTalentScreen.tsx'
import { prefetch } from '../shell/prefetch.ts'

export const Route = createFileRoute('/find-talent')({
  validateSearch: (raw): ListAddress => toListAddress(readListAddress(raw)),
  loader: (visit) => prefetch(visit, talentQuery(readListAddress(visit.location.search))),
  component: FindTalent,
})

function FindTalent() {
  return <FindTalentScreen view={readListAddress(Route.useSearch())} />
}
