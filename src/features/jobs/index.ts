// What other areas and the pages may use of this one.
export { BookmarkButton } from './BookmarkButton.tsx'
export { CategoryIcon } from './CategoryIcon.tsx'
export { JobList, JobListSkeleton } from './JobList.tsx'
export { JobRow } from './JobRow.tsx'
export {
  natures,
  natureWord,
  payWords,
  placeWords,
  separator,
  types,
  typeWord,
  vacancyWords,
} from './words.ts'
