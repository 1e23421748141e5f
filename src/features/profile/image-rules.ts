import { usualImages } from '../media/index.ts'

/** What is taken as a picture (rules 29). Told before anything is sent. */
export const imageRules = {
  accept: 'image/*',
  wanted: 'an image',
  usual: usualImages,
  maxBytes: 5 * 1024 * 1024,
}
