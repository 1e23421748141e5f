import { lazy, Suspense, useState, type ComponentProps } from 'react'
import { browserStorage } from '../../api/storage.ts'
import { CategoryIndexSkeleton } from './CategoryIndexSkeleton.tsx'
import { loadCategoryIndex, loadNewestJobs } from './home-lists.ts'
import { JobListSkeleton } from './JobListSkeleton.tsx'
import { searchesKey } from './searches-key.ts'

const CategoryIndex = lazy(async () => ({ default: (await loadCategoryIndex()).CategoryIndex }))
const NewestJobs = lazy(async () => ({ default: (await loadNewestJobs()).NewestJobs }))
const RecentSearches = lazy(async () => ({ default: (await import('./RecentSearches.tsx')).RecentSearches }))

/** The index of categories, as soon as its code is there. */
export function HomeCategories(props: ComponentProps<typeof CategoryIndex>) {
  return (
    <Suspense fallback={<CategoryIndexSkeleton />}>
      <CategoryIndex {...props} />
    </Suspense>
  )
}

/** The newest jobs under their tabs, as soon as their code is there. */
export function HomeJobs(props: ComponentProps<typeof NewestJobs>) {
  return (
    <Suspense
      fallback={
        <>
          {/* The line of the tabs. */}
          <div className="h-11.25 border-b border-rule" />
          <JobListSkeleton className="border-t-0" />
        </>
      }
    >
      <NewestJobs {...props} />
    </Suspense>
  )
}

/** What was searched for in this browser before; nothing is loaded for who has not searched yet. */
export function HomeSearches() {
  const [isKept] = useState(() => browserStorage.get(searchesKey) !== null)
  if (!isKept) return null
  return (
    <Suspense fallback={<div className="h-8 max-sm:w-full" />}>
      <RecentSearches />
    </Suspense>
  )
}
