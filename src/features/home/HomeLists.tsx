import { useState, type ComponentProps } from 'react'
import { browserStorage } from '../../api/storage.ts'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { Loading, SkeletonRows } from '../../ui/Skeleton.tsx'
import { useSession } from '../session/index.ts'
import { searchesKey } from '../search/index.ts'
import { CategoryIndexSkeleton } from './CategoryIndexSkeleton.tsx'

// Separate chunks, so that the home page's heading and search don't wait for its lists.
const CategoryIndex = lazyComponent(async () => (await import('./CategoryIndex.tsx')).CategoryIndex)
const NewestJobs = lazyComponent(async () => (await import('./NewestJobs.tsx')).NewestJobs)
const RecentSearches = lazyComponent(async () => (await import('./RecentSearches.tsx')).RecentSearches)
const News = lazyComponent(async () => (await import('./HomeNews.tsx')).HomeNews)

/** Lets the route preload the code of both lists in parallel with their data. */
export const homeLists = {
  load: async () => {
    await Promise.all([CategoryIndex.load(), NewestJobs.load()])
  },
}

/** Class of the home page's news: two lists of three rows. Its minimum height reserves their space while they load. */
export const newsClass =
  'mb-8 grid min-h-86 content-start gap-x-12 gap-y-4 border-y border-rule py-4 md:min-h-45 md:grid-cols-2'

/** News for the logged-in user. Reserves its space while the session loads; visitors don't see it. */
export function HomeNews() {
  const { status, user } = useSession()
  if (status === 'visitor') return null
  const reserved = <div aria-hidden="true" className={newsClass} />
  return user ? <News user={user} fallback={reserved} /> : reserved
}

/** Class of the newest jobs and their placeholder. On a phone only the first four appear. */
export const newestClass = 'border-t-0 max-sm:[&>:nth-of-type(n+5)]:hidden'

/** The index of categories, loaded on demand. */
export function HomeCategories(props: ComponentProps<typeof CategoryIndex>) {
  return <CategoryIndex {...props} fallback={<CategoryIndexSkeleton />} />
}

/** The newest jobs in two tabs, loaded on demand. */
export function HomeJobs(props: ComponentProps<typeof NewestJobs>) {
  return (
    <NewestJobs
      {...props}
      fallback={
        <>
          {/* As high as the row of tabs. */}
          <div className="h-11.25 border-b border-rule" />
          <Loading label="Loading the jobs">
            <SkeletonRows rowClassName="h-38.75 sm:h-26 lg:h-20.5" className={newestClass} />
          </Loading>
        </>
      }
    />
  )
}

/** Recent searches in this browser. Loads no code if there are none. */
export function HomeSearches() {
  const [hasSearches] = useState(() => browserStorage.get(searchesKey) !== null)
  const { role } = useSession()
  if (!hasSearches) return null
  return <RecentSearches withSaved={role !== 'job_seeker'} fallback={<div className="h-8 max-sm:w-full" />} />
}
