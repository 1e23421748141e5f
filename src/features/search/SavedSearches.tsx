import { useId } from 'react'
import type { JobSearch } from '../../api/jobs.ts'
import { announce } from '../../ui/Announcer.tsx'
import { Button } from '../../ui/Button.tsx'
import { cx } from '../../ui/cx.ts'
import { X } from '../../ui/Icon.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { searches, useStoredSearches } from './saved-searches.ts'
import { searchKey } from './search-params.ts'
import { describeSearch } from './search-words.ts'
import { SearchLink } from './SearchLink.tsx'

/** Links to the saved and the recent searches; nothing if there are none. */
export function SavedSearches({ className, onFollow }: { className?: string; onFollow?: () => void }) {
  const id = useId()
  const { saved, recent } = useStoredSearches()
  const unsaved = recent.filter((each) => !saved.some((other) => searchKey(other) === searchKey(each)))
  if (saved.length === 0 && unsaved.length === 0) return null

  function remove(search: JobSearch) {
    searches.remove(search)
    announce('Saved search removed.')
  }

  return (
    <section className={cx('flex flex-col gap-6 print:hidden', className)} aria-label="Your searches">
      {saved.length > 0 && (
        <div>
          <Heading id={`${id}-saved`}>Saved searches</Heading>
          <ul aria-labelledby={`${id}-saved`} className="mt-1 divide-y divide-rule border-y border-rule">
            {saved.map((search, at) => (
              <li key={searchKey(search)} className="flex items-center gap-2 text-dense">
                <SearchLink
                  search={search}
                  onFollow={onFollow}
                  className="link-quiet min-w-0 grow py-2.5 wrap-anywhere"
                />
                <IconButton
                  id={`${id}-${at}`}
                  data-focus-home={`${id}-${at} ${id}-${at - 1}`}
                  label={`Remove the saved search ${describeSearch(search)}`}
                  onClick={() => remove(search)}
                >
                  <X />
                </IconButton>
              </li>
            ))}
          </ul>
        </div>
      )}
      {unsaved.length > 0 && (
        <div>
          <div className="flex items-center justify-between gap-4">
            <Heading id={`${id}-recent`}>Recent searches</Heading>
            <Button
              variant="quiet"
              size="sm"
              aria-label="Clear recent searches"
              className="-me-3"
              onClick={() => {
                searches.forgetRecent()
                announce('Recent searches cleared.')
              }}
            >
              Clear
            </Button>
          </div>
          <ul aria-labelledby={`${id}-recent`} className="mt-1 divide-y divide-rule border-y border-rule">
            {unsaved.map((search) => (
              <li key={searchKey(search)} className="text-dense">
                <SearchLink
                  search={search}
                  onFollow={onFollow}
                  className="link-quiet min-w-0 py-2.5 wrap-anywhere"
                />
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

function Heading({ id, children }: { id: string; children: string }) {
  return (
    <h3 id={id} tabIndex={-1} className="text-dense leading-snug tracking-normal">
      {children}
    </h3>
  )
}
