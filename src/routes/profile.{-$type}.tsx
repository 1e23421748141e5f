import { createFileRoute } from '@tanstack/react-router'
import { readPage, toListAddress, type ListAddress } from '../api/list-address.ts'
import { ProfileScreen } from '../features/profile/ProfileScreen.tsx'
import { readTab } from '../features/profile/profile-tabs.ts'
import { NotFoundPage } from '../shell/NotFoundPage.tsx'

// Without a loader: what the tabs ask for is theirs, and comes with them.
export const Route = createFileRoute('/profile/{-$type}')({
  validateSearch: ({ page }: Record<string, unknown>): Pick<ListAddress, 'page'> =>
    toListAddress({ page: readPage(page) }),
  component: Profile,
})

function Profile() {
  const tab = readTab(Route.useParams().type)
  const page = readPage(Route.useSearch().page)
  return tab ? <ProfileScreen tab={tab} page={page} /> : <NotFoundPage />
}
