import { homeContent } from '../features/marketing/content/home.ts'

/**
 * The heads of the pages that people come to first, by their path. The build writes them into index.html, so that they are
 * read while the app's code is still on its way; `public/theme.js` says which of them is shown. They say what the
 * page itself says, which a test compares.
 */
export const firstHeads: Record<string, { title: string; intro?: string }> = {
  '': homeContent,
  search: { title: 'Search jobs' },
}
