/** Class of the home page's news: two lists of three rows. Its minimum height reserves their space while they load. */
export const newsClass =
  'mb-8 grid min-h-86 content-start gap-x-12 gap-y-4 border-y border-rule py-4 md:min-h-45 md:grid-cols-2'
