export { MediaField } from './MediaField.tsx'
export { mediaProblem, mostMedia, usualImages, usualImageWords } from './media.ts'
export { Thumbnail } from './Thumbnail.tsx'
