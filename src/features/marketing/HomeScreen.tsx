import { Link } from '@tanstack/react-router'
import { useEffect, useState, type ReactNode } from 'react'
import { buttonClass } from '../../ui/Button.tsx'
import { Container } from '../../ui/Container.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { homeContent as words } from './content/home.ts'

const HomeLower = lazyComponent(async () => (await import('./HomeLower.tsx')).HomeLower)

/**
 * The home page (product: home): what is new for the logged-in user, the search, the categories and the newest jobs.
 * The heading renders before any call is answered. The rest of the page is a separate chunk that loads last. On a phone
 * each part is shorter, and what has a page of its own is a link to it.
 */
export function HomeScreen({
  news,
  search,
  recent,
  figures,
  categories,
  newest,
}: {
  news: ReactNode
  search: ReactNode
  recent: ReactNode
  /** The numbers of open positions, categories and places. */
  figures: ReactNode
  categories: ReactNode
  newest: ReactNode
}) {
  return (
    <>
      <Container>
        <PageHeader
          title={words.title}
          intro={<p className="text-lead text-pretty">{words.intro}</p>}
          actions={figures}
        />
        {news}
        <div className="rounded-md border border-rule bg-raised p-4 sm:p-6">{search}</div>
        <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
          <Link to="/find-talent" className={buttonClass()}>
            {words.findTalent}
          </Link>
          {recent}
        </div>

        <section aria-labelledby="home-categories" className="mt-10 sm:mt-16">
          <h2 id="home-categories" className="border-b border-rule-strong pb-3">
            {words.categories.title}
          </h2>
          {categories}
        </section>

        <section aria-labelledby="home-newest" className="mt-10 sm:mt-16">
          <h2 id="home-newest" className="mb-4">
            {words.newest.title}
          </h2>
          {newest}
        </section>
      </Container>
      <Lower />
    </>
  )
}

/** High enough to keep the footer out of view until the lower part loads. */
const placeholder = <div aria-hidden="true" className="min-h-[200dvh]" />

/** Loads the lower part when the browser is idle, after two seconds at the latest. */
function Lower() {
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(() => setDue(true), 300)
      return () => clearTimeout(timer)
    }
    const idle = requestIdleCallback(() => setDue(true), { timeout: 2000 })
    return () => cancelIdleCallback(idle)
  }, [])
  return isDue ? <HomeLower fallback={placeholder} /> : placeholder
}
