// What other features import from this folder.
export { ApplicantsSection } from './ApplicantsSection.tsx'
export { readApplicantsSearch, type ApplicantsSearch } from './ApplicantsSearch.ts'
export { ApplicationStatusTag } from './ApplicationStatusTag.tsx'
export { ApplyPanel } from './ApplyPanel.tsx'
export { applyHeadingId } from './ApplyPanelValues.ts'
