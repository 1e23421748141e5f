export { MediaField } from './MediaField.tsx'
export { mediaProblem, mostMedia, usualImages } from './media.ts'
export { Thumbnail } from './Thumbnail.tsx'
