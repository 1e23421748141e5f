import { History } from '../../ui/Icon.tsx'
import { searchKey, SearchLink, useStoredSearches } from '../search/index.ts'

/**
 * Up to three stored searches in one line. It has a fixed height and scrolls sideways, so that loading moves nothing.
 * @param withSaved false if the page lists saved searches elsewhere
 */
export function RecentSearches({ withSaved }: { withSaved: boolean }) {
  const { saved, recent } = useStoredSearches()
  const savedKeys = new Set(saved.map(searchKey))
  const others = recent.filter((search) => !savedKeys.has(searchKey(search)))
  const shown = [...others, ...(withSaved ? saved : [])].slice(0, 3)
  if (shown.length === 0) return null
  return (
    <nav
      aria-label="Your recent searches"
      className="flex h-8 max-w-full items-center gap-x-4 overflow-x-auto text-dense whitespace-nowrap text-ink-2"
    >
      <History />
      {shown.map((search) => (
        <SearchLink
          key={searchKey(search)}
          search={search}
          className="link min-h-6 shrink-0 focus-visible:-outline-offset-2"
        />
      ))}
    </nav>
  )
}
