import { lazyComponent } from '../../ui/lazy-component.tsx'

// Separate chunks, so that the home page's heading and search don't wait for its lists.
export const CategoryIndex = lazyComponent(async () => (await import('./CategoryIndex.tsx')).CategoryIndex)
export const NewestJobs = lazyComponent(async () => (await import('./NewestJobs.tsx')).NewestJobs)

/** Loads the code of the index and the newest jobs, in parallel with their data. */
export const homeLists = {
  load: async () => {
    await Promise.all([CategoryIndex.load(), NewestJobs.load()])
  },
}
