import { createFileRoute } from '@tanstack/react-router'
import { homeQuery } from '../api/jobs.ts'
import { HomeCategories, HomeJobs, homeLists, HomeNews, HomeSearches } from '../features/home/HomeLists.tsx'
import { readTab, toTabsAddress, type TabsAddress } from '../features/search/job-lists-params.ts'
import { MarketFigures } from '../features/home/MarketFigures.tsx'
import { SearchBar } from '../features/search/SearchBar.tsx'
import { homeContent } from '../features/marketing/content/home.ts'
import { HomeScreen } from '../features/marketing/HomeScreen.tsx'
import { prefetch, preload } from '../shell/prefetch.ts'

export const Route = createFileRoute('/')({
  validateSearch: ({ tab }): Pick<TabsAddress, 'tab'> => ({ tab: toTabsAddress({ tab: readTab(tab) }).tab }),
  loader: async (visit) => {
    await Promise.all([prefetch(visit, homeQuery()), preload(visit, homeLists)])
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
      news={<HomeNews />}
      search={<SearchBar />}
      recent={<HomeSearches />}
      figures={<MarketFigures words={homeContent.figures} />}
      categories={<HomeCategories label={homeContent.categories.title} />}
      newest={
        <HomeJobs
          tab={readTab(tab)}
          onTab={(next) =>
            navigate({ search: { tab: toTabsAddress({ tab: next }).tab }, resetScroll: false })
          }
        />
      }
    />
  )
}
