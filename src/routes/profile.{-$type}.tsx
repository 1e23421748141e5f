import { createFileRoute } from '@tanstack/react-router'
import { readPage, toListAddress, type ListAddress } from '../api/list-address.ts'
import { ProfileScreen } from '../features/profile/ProfileScreen.tsx'
import { readTab } from '../features/profile/profile-tabs.ts'
import { tabParts } from '../features/profile/tab-parts.ts'
import { NotFoundPage } from '../shell/NotFoundPage.tsx'
import { atHand } from '../shell/warm.ts'

export const Route = createFileRoute('/profile/{-$type}')({
  validateSearch: ({ page }: Record<string, unknown>): Pick<ListAddress, 'page'> =>
    toListAddress({ page: readPage(page) }),
  // What the tabs ask for is theirs, and comes with them.
  loader: async (visit) => {
    const tab = readTab(visit.params.type)
    if (tab) await atHand(visit, tabParts[tab])
  },
  component: Profile,
})

function Profile() {
  const tab = readTab(Route.useParams().type)
  const page = readPage(Route.useSearch().page)
  return tab ? <ProfileScreen tab={tab} page={page} /> : <NotFoundPage />
}
