export { MediaField } from './MediaField.tsx'
export { mediaProblem, mostMedia } from './media.ts'
export { Thumbnail } from './Thumbnail.tsx'
