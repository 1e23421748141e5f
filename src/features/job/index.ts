export {
  hasPlace,
  jobCount,
  jobStatuses,
  natures,
  natureWord,
  positionCount,
  positionsOf,
  statusWord,
  types,
  typeWord,
} from './job-words.ts'
export { JobDetailFacts } from './JobDetailFacts.tsx'
export { JobDetailMissing } from './JobDetailMissing.tsx'
export { JobDetailText } from './JobDetailText.tsx'
export { JobList, SalaryPeriod, sampleJob } from './JobList.tsx'
export { JobStateTag, JobStatusTag } from './JobStateTag.tsx'
