export { cvRules, type CvValues, titleOf } from './cv-file.ts'
export { CvFields } from './CvFields.tsx'
