export { cvFileRules, longestTitle, titleOf } from './cv-file.ts'
export { useCvFile } from './useCvFile.ts'
