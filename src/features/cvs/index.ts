export { cvFileRules, longestTitle, titleOf } from './cv-file.ts'
export { useCvDownload, useCvFile } from './useCvFile.ts'
