export { showBookmark } from './bookmark-cache.ts'
export { JobStateTag } from './JobDetailState.tsx'
export { JobList, JobListSkeleton } from './JobList.tsx'
export { jobCount, positionsOf } from './search-words.ts'
