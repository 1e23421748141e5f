import { homeContent } from '../features/home/content/home.ts'

/**
 * The headings of two common entry pages, by path. The build writes them into index.html, so that they are readable
 * before the app has loaded; `public/theme.js` selects one of them. A test compares them with the pages.
 */
export const firstHeads: Record<string, string> = {
  '': homeContent.title,
  search: 'Search jobs',
}
