export { cvFileRules, cvTitleProblem, fileNameOf, titleOfFile } from './cv-file.ts'
export { useCvFile } from './useCvFile.ts'
