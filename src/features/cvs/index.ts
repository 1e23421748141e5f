export { cvFileRules, fileNameOf, longestTitle, titleOfFile } from './cv-file.ts'
export { useCvFile } from './useCvFile.ts'
