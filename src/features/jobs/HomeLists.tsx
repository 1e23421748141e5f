import { useState, type ComponentProps } from 'react'
import { browserStorage } from '../../api/storage.ts'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { CategoryIndexSkeleton } from './CategoryIndexSkeleton.tsx'
import { CategoryIndex, NewestJobs } from './home-lists.ts'
import { JobListSkeleton } from './JobListSkeleton.tsx'
import { searchesKey } from './searches-key.ts'

const RecentSearches = lazyComponent(async () => (await import('./RecentSearches.tsx')).RecentSearches)

/** The index of categories, as soon as its code is there. */
export function HomeCategories(props: ComponentProps<typeof CategoryIndex>) {
  return <CategoryIndex {...props} fallback={<CategoryIndexSkeleton />} />
}

/** The newest jobs under their tabs, as soon as their code is there. */
export function HomeJobs(props: ComponentProps<typeof NewestJobs>) {
  return (
    <NewestJobs
      {...props}
      fallback={
        <>
          {/* The line of the tabs. */}
          <div className="h-11.25 border-b border-rule" />
          <JobListSkeleton className="border-t-0" />
        </>
      }
    />
  )
}

/** What was searched for in this browser before; nothing is loaded for who has not searched yet. */
export function HomeSearches() {
  const [hasSearches] = useState(() => browserStorage.get(searchesKey) !== null)
  if (!hasSearches) return null
  return <RecentSearches fallback={<div className="h-8 max-sm:w-full" />} />
}
