// What other areas and the pages may use of this one.
export { ApplicantsSection } from './ApplicantsSection.tsx'
export { readApplicantsSearch, type ApplicantsSearch } from './ApplicantsSearch.ts'
export { ApplicationStatusTag } from './ApplicationStatusTag.tsx'
export { applyHeadingId, ApplyPanel } from './ApplyPanel.tsx'
