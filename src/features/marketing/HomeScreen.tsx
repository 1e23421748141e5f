import { Link } from '@tanstack/react-router'
import { useEffect, useState, type ReactNode } from 'react'
import { buttonClass } from '../../ui/Button.tsx'
import { Container } from '../../ui/Container.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { homeContent as words } from './content/home.ts'

const HomeLower = lazyComponent(async () => (await import('./HomeLower.tsx')).HomeLower)

/**
 * The home page (product: home): the search as its head, then the categories as an index, then the newest jobs. The
 * heading stands before any call has answered. What is below comes as a chunk of its own, when the rest is done.
 */
export function HomeScreen({
  search,
  recent,
  figures,
  categories,
  newest,
}: {
  /** The search bar. */
  search: ReactNode
  /** What was searched for lately, if anything. */
  recent: ReactNode
  /** The market in figures. */
  figures: ReactNode
  /** The index of categories. */
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
        <div className="rounded-md border border-rule bg-raised p-4 sm:p-6">{search}</div>
        <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
          <Link to="/search" className={buttonClass()}>
            {words.searchJobs}
          </Link>
          <Link to="/find-talent" className={buttonClass()}>
            {words.findTalent}
          </Link>
          {recent}
        </div>

        <section aria-labelledby="home-categories" className="mt-16">
          <div className="border-b border-rule-strong pb-3 sm:flex sm:flex-wrap sm:items-baseline sm:justify-between sm:gap-x-6">
            <h2 id="home-categories">{words.categories.title}</h2>
            <p className="text-dense text-ink-2">{words.categories.intro}</p>
          </div>
          {categories}
        </section>

        <section aria-labelledby="home-newest" className="mt-16">
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

/** About as high as what comes, so that the footer is out of sight until then. */
const placeholder = <div aria-hidden="true" className="min-h-[200dvh]" />

/** Loads the lower part when the browser has nothing better to do. */
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
