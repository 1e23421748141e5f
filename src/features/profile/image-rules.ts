/** What is taken as a picture (rules 29). Told before anything is sent. */
export const imageRules = {
  accept: 'image/png,image/jpeg,image/webp,image/gif,image/avif',
  wanted: 'a PNG, JPEG, WebP, GIF or AVIF image',
  maxBytes: 5 * 1024 * 1024,
}
