export { showBookmark } from './bookmark-cache.ts'
export { JobList, JobListSkeleton } from './JobList.tsx'
