import { type ComponentProps, useState } from 'react'
import { browserStorage } from '../../api/storage.ts'
import { Container } from '../../ui/Container.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { useIdle } from '../../ui/useIdle.ts'
import { SearchBar, searchesKey } from '../search/index.ts'
import { useSession } from '../session/index.ts'
import { homeContent as words } from './content/home.ts'
import { NewestPlaceholder, newsClass, NewsPlaceholder } from './placeholders.tsx'

// Separate chunks, so that the heading and the search don't wait for the lists.
const HomeFigures = lazyComponent(async () => (await import('./HomeFigures.tsx')).HomeFigures)
export const NewestJobs = lazyComponent(async () => (await import('./NewestJobs.tsx')).NewestJobs)
const RecentSearches = lazyComponent(async () => (await import('./RecentSearches.tsx')).RecentSearches)
const News = lazyComponent(async () => (await import('./HomeNews.tsx')).HomeNews)
const HomeLower = lazyComponent(async () => (await import('./HomeLower.tsx')).HomeLower)

/**
 * The home page (product: home): what is new for the logged-in user, the search and the newest jobs. The heading renders
 * before any call is answered; on a phone its figures have a line of their own. What follows the jobs is a separate
 * chunk that loads last. On a phone each part is shorter, and what has a page of its own is a link to it.
 */
export function HomeScreen(tabs: ComponentProps<typeof NewestJobs>) {
  const isIdle = useIdle(2_000)
  return (
    <>
      <Container>
        <header className="pt-8 pb-4 sm:pt-12 sm:pb-6">
          <h1 tabIndex={-1} className="flex flex-wrap items-baseline gap-x-4">
            <span>{words.title}</span>
            <span className="min-h-[1.2em] text-title text-ink-2 max-sm:w-full">
              {isIdle && <HomeFigures />}
            </span>
          </h1>
        </header>
        <HomeNews />
        <SearchBar />
        <HomeSearches />

        <section aria-labelledby="home-newest" className="mt-4 sm:mt-6">
          <h2 id="home-newest" className="sr-only">
            {words.newest}
          </h2>
          <NewestJobs {...tabs} fallback={<NewestPlaceholder />} />
        </section>
      </Container>
      {isIdle ? <HomeLower fallback={placeholder} /> : placeholder}
    </>
  )
}

/** News for the logged-in user. Reserves its space while the session loads; visitors don't see it. */
function HomeNews() {
  const { status, user } = useSession()
  if (status === 'visitor') return null
  const list = status !== 'failed' && <NewsPlaceholder label="Loading" />
  const reserved = (
    <div aria-hidden="true" className={newsClass}>
      {list}
      {list}
    </div>
  )
  return user ? <News user={user} fallback={reserved} /> : reserved
}

/** Recent searches in this browser. Loads no code if there are none. */
function HomeSearches() {
  const [hasSearches] = useState(() => browserStorage.get(searchesKey) !== null)
  const { role } = useSession()
  if (!hasSearches) return null
  return <RecentSearches withSaved={role !== 'job_seeker'} fallback={<div className="h-8" />} />
}

/** High enough to keep the footer out of view until the lower part loads. */
const placeholder = <div aria-hidden="true" className="min-h-[200dvh]" />
