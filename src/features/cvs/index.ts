export { cvFileRules, fileNameOf, longestTitle, titleOf } from './cv-file.ts'
export { useCvFile } from './useCvFile.ts'
