import { usualImages, usualImageWords } from '../media/index.ts'

/** The pictures that the server accepts (rules 29), checked before the upload. */
export const imageRules = {
  accept: 'image/*',
  wanted: usualImageWords,
  usual: usualImages,
  maxBytes: 5 * 1024 * 1024,
}
