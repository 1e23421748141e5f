import { lazyComponent } from '../../ui/lazy-component.tsx'

// The home page's lists: chunks of their own, so that the page's heading and search need not wait for them.
export const CategoryIndex = lazyComponent(async () => (await import('./CategoryIndex.tsx')).CategoryIndex)
export const NewestJobs = lazyComponent(async () => (await import('./NewestJobs.tsx')).NewestJobs)

/** The code of both, to be loaded beside their data and the rest of the page. */
export const homeLists = {
  load: async () => {
    await Promise.all([CategoryIndex.load(), NewestJobs.load()])
  },
}
