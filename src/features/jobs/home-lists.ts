/** The code of the home page's lists: chunks of their own, so that the page's heading and search need not wait for them. */
export const loadCategoryIndex = () => import('./CategoryIndex.tsx')
export const loadNewestJobs = () => import('./NewestJobs.tsx')

/** Starts loading both, beside their data and the rest of the page. A failure is told where they are shown. */
export function loadHomeLists(): void {
  void Promise.allSettled([loadCategoryIndex(), loadNewestJobs()])
}
