import { createFileRoute } from '@tanstack/react-router'
import { homeQuery } from '../api/jobs.ts'
import { CategoryIndex } from '../features/jobs/CategoryIndex.tsx'
import { readTab, toListAddress, type ListAddress } from '../features/jobs/list-params.ts'
import { MarketFigures } from '../features/jobs/MarketFigures.tsx'
import { NewestJobs } from '../features/jobs/NewestJobs.tsx'
import { RecentSearches } from '../features/jobs/SavedSearches.tsx'
import { SearchBar } from '../features/jobs/SearchBar.tsx'
import { homeContent } from '../features/marketing/content/home.ts'
import { HomeScreen } from '../features/marketing/HomeScreen.tsx'
import { warm } from '../shell/warm.ts'

export const Route = createFileRoute('/')({
  validateSearch: ({ tab }): Pick<ListAddress, 'tab'> => ({ tab: toListAddress({ tab: readTab(tab) }).tab }),
  loader: (visit) => warm(visit, homeQuery()),
  component: Home,
})

function Home() {
  const { tab } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <HomeScreen
      search={<SearchBar />}
      recent={<RecentSearches />}
      figures={<MarketFigures words={homeContent.figures} />}
      categories={<CategoryIndex label={homeContent.categories.title} />}
      newest={
        <NewestJobs
          tab={readTab(tab)}
          onTab={(next) =>
            void navigate({ search: { tab: toListAddress({ tab: next }).tab }, resetScroll: false })
          }
        />
      }
    />
  )
}
