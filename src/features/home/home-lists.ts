import { lazyComponent } from '../../ui/lazy-component.tsx'

// Separate chunks, so that the home page's heading and search don't wait for its lists.
export const CategoryIndex = lazyComponent(async () => (await import('./CategoryIndex.tsx')).CategoryIndex)
export const NewestJobs = lazyComponent(async () => (await import('./NewestJobs.tsx')).NewestJobs)

/** Lets the route preload the code of both lists in parallel with their data. */
export const homeLists = {
  load: async () => {
    await Promise.all([CategoryIndex.load(), NewestJobs.load()])
  },
}
