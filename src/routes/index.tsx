import { createFileRoute } from '@tanstack/react-router'
import { homeQuery } from '../api/jobs.ts'
import { HomeScreen, NewestJobs } from '../features/home/HomeScreen.tsx'
import { readTab, toTabsAddress, type TabsAddress } from '../features/search/job-lists-params.ts'
import { prefetch, preload } from '../shell/prefetch.ts'

export const Route = createFileRoute('/')({
  validateSearch: ({ tab }): Pick<TabsAddress, 'tab'> => ({ tab: toTabsAddress({ tab: readTab(tab) }).tab }),
  loader: async (visit) => {
    await Promise.all([prefetch(visit, homeQuery()), preload(visit, NewestJobs)])
  },
  // Keeps the home page in the first chunk: many visits start on it, and it shouldn't wait for a second request.
  codeSplitGroupings: [],
  component: Home,
})

function Home() {
  const { tab } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <HomeScreen
      tab={readTab(tab)}
      onTab={(next) => navigate({ search: { tab: toTabsAddress({ tab: next }).tab }, resetScroll: false })}
    />
  )
}
