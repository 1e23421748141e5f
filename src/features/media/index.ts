export { MediaField } from './MediaField.tsx'
export { mediaProblem, mostMedia } from './media.ts'
export { UploadProgress } from './UploadProgress.tsx'
