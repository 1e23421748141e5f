import { type ComponentProps, useState } from 'react'
import { browserStorage } from '../../api/storage.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Container } from '../../ui/Container.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { useIdle } from '../../ui/useIdle.ts'
import { SearchBar, searchesKey } from '../search/index.ts'
import { useSession } from '../session/index.ts'
import { homeContent as words } from './content/home.ts'
import { MarketFigures } from './MarketFigures.tsx'
import { CategoriesPlaceholder, NewestPlaceholder, newsClass } from './placeholders.tsx'

// Separate chunks, so that the heading and the search don't wait for the lists.
const CategoryIndex = lazyComponent(async () => (await import('./CategoryIndex.tsx')).CategoryIndex)
const NewestJobs = lazyComponent(async () => (await import('./NewestJobs.tsx')).NewestJobs)
const RecentSearches = lazyComponent(async () => (await import('./RecentSearches.tsx')).RecentSearches)
const News = lazyComponent(async () => (await import('./HomeNews.tsx')).HomeNews)
const HomeLower = lazyComponent(async () => (await import('./HomeLower.tsx')).HomeLower)

/** Lets the route preload the code of both lists in parallel with their data. */
export const homeLists = {
  load: async () => {
    await Promise.all([CategoryIndex.load(), NewestJobs.load()])
  },
}

/**
 * The home page (product: home): what is new for the logged-in user, the search, the categories and the newest jobs.
 * The heading renders before any call is answered. The rest of the page is a separate chunk that loads last. On a phone
 * each part is shorter, and what has a page of its own is a link to it.
 */
export function HomeScreen(tabs: ComponentProps<typeof NewestJobs>) {
  return (
    <>
      <Container>
        <PageHeader
          title={words.title}
          intro={<p className="text-lead text-pretty">{words.intro}</p>}
          actions={<MarketFigures />}
        />
        <HomeNews />
        <div className="rounded-md border border-rule bg-raised p-4 sm:p-6">
          <SearchBar />
        </div>
        <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
          <ButtonLink to="/find-talent">{words.findTalent}</ButtonLink>
          <HomeSearches />
        </div>

        <section aria-labelledby="home-categories" className="mt-10 sm:mt-16">
          <h2 id="home-categories" className="border-b border-rule-strong pb-3">
            {words.categories.title}
          </h2>
          <CategoryIndex fallback={<CategoriesPlaceholder />} />
        </section>

        <section aria-labelledby="home-newest" className="mt-10 sm:mt-16">
          <h2 id="home-newest" className="mb-4">
            {words.newest.title}
          </h2>
          <NewestJobs {...tabs} fallback={<NewestPlaceholder />} />
        </section>
      </Container>
      <Lower />
    </>
  )
}

/** News for the logged-in user. Reserves its space while the session loads; visitors don't see it. */
function HomeNews() {
  const { status, user } = useSession()
  if (status === 'visitor') return null
  const reserved = <div aria-hidden="true" className={newsClass} />
  return user ? <News user={user} fallback={reserved} /> : reserved
}

/** Recent searches in this browser. Loads no code if there are none. */
function HomeSearches() {
  const [hasSearches] = useState(() => browserStorage.get(searchesKey) !== null)
  const { role } = useSession()
  if (!hasSearches) return null
  return <RecentSearches withSaved={role !== 'job_seeker'} fallback={<div className="h-8 max-sm:w-full" />} />
}

/** High enough to keep the footer out of view until the lower part loads. */
const placeholder = <div aria-hidden="true" className="min-h-[200dvh]" />

/** Loads the lower part when the browser is idle. */
function Lower() {
  return useIdle(2_000) ? <HomeLower fallback={placeholder} /> : placeholder
}
