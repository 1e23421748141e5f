import { createFileRoute } from '@tanstack/react-router'
import { readPage, toListAddress, type ListAddress } from '../api/list-address.ts'
import { ProfileScreen } from '../features/profile/ProfileScreen.tsx'
import { readTab } from '../features/profile/profile-tabs.ts'
import { NotFoundPage } from '../shell/NotFoundPage.tsx'
import { preload } from '../shell/prefetch.ts'

export const Route = createFileRoute('/profile/{-$type}')({
  validateSearch: ({ page }: Record<string, unknown>): Pick<ListAddress, 'page'> =>
    toListAddress({ page: readPage(page) }),
  // What the tabs ask for is theirs, and comes with them.
  loader: async (visit) => {
    const tab = readTab(visit.params.type)
    if (!tab) return
    // Only who comes here needs to know where the code of the tabs is.
    const parts = import('../features/profile/lazy-tabs.ts')
    // What does not come is told where the tab is shown.
    const load = async () => await parts.then(({ lazyTabs }) => lazyTabs[tab].load()).catch(() => undefined)
    await preload(visit, { load })
  },
  component: Profile,
})

function Profile() {
  const tab = readTab(Route.useParams().type)
  const page = readPage(Route.useSearch().page)
  return tab ? <ProfileScreen tab={tab} page={page} /> : <NotFoundPage />
}
