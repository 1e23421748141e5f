import { createFileRoute } from '@tanstack/react-router'
import { readPage, toListAddress, type ListAddress } from '../api/list-address.ts'
import { ProfileScreen } from '../features/profile/ProfileScreen.tsx'
import { readTab } from '../features/profile/profile-tabs.ts'
import { NotFoundPage } from '../shell/NotFoundPage.tsx'
import { preload } from '../shell/prefetch.ts'

export const Route = createFileRoute('/profile/{-$type}')({
  validateSearch: ({ page }: Record<string, unknown>): Pick<ListAddress, 'page'> =>
    toListAddress({ page: readPage(page) }),
  // Loads only code: each tab fetches its own data.
  loader: async (visit) => {
    const tab = readTab(visit.params.type)
    if (!tab) return
    // Imported here, so that the list of tabs stays out of the first chunk.
    const tabs = import('../features/profile/lazy-tabs.ts')
    // The tab itself reports a failure.
    const load = async () => await tabs.then(({ lazyTabs }) => lazyTabs[tab].load()).catch(() => undefined)
    await preload(visit, { load })
  },
  component: Profile,
})

function Profile() {
  const tab = readTab(Route.useParams().type)
  const page = readPage(Route.useSearch().page)
  return tab ? <ProfileScreen tab={tab} page={page} /> : <NotFoundPage />
}
