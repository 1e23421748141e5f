import { useEffect, useRef } from 'react'
import { announce } from '../../ui/Announcer.tsx'
import { Button } from '../../ui/Button.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { Bookmark } from '../../ui/Icon.tsx'
import { ToggleButton } from '../../ui/ToggleButton.tsx'
import { searches, useStoredSearches } from './saved-searches.ts'
import { everyJob, searchKey, type JobSearch } from './search-params.ts'
import { appliedFilters } from './search-words.ts'

/** The applied filters as chips, which the user can remove one by one or all at once. */
export function SearchChips({
  search,
  onChange,
  onGone,
}: {
  search: JobSearch
  onChange: (search: JobSearch) => void
  /** Called when no chip is left, to move the focus. */
  onGone: () => void
}) {
  const list = useRef<HTMLUListElement>(null)
  const filters = appliedFilters(search)
  const removed = useRef<number>(undefined)
  const count = filters.length

  useEffect(() => {
    const at = removed.current
    if (at === undefined) return
    removed.current = undefined
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-filter] button')
    const next = buttons?.[Math.min(at, count - 1)]
    if (next) next.focus()
    else onGone()
    // oxlint-disable-next-line react/exhaustive-deps -- focus moves only when a chip has been removed
  }, [count])

  if (count === 0) return null
  return (
    <ul ref={list} aria-label="Applied filters" className="flex flex-wrap items-center gap-2 pb-4">
      {filters.map(({ key, label, without }, at) => (
        <li key={key} data-filter="" className="max-w-full">
          <Chip
            removeLabel={`Remove the filter ${label}`}
            onRemove={() => {
              removed.current = at
              onChange(without)
              announce(`Filter removed: ${label}.`)
            }}
          >
            <bdi>{label}</bdi>
          </Chip>
        </li>
      ))}
      <li>
        <Button
          variant="quiet"
          size="sm"
          onClick={() => {
            removed.current = 0
            onChange(everyJob)
          }}
        >
          Clear all
        </Button>
      </li>
      <li className="sm:ms-auto">
        <SaveSearch search={search} />
      </li>
    </ul>
  )
}

function SaveSearch({ search }: { search: JobSearch }) {
  const { saved } = useStoredSearches()
  const isSaved = saved.some((each) => searchKey(each) === searchKey(search))
  return (
    <ToggleButton
      label="Save this search"
      pressed={isSaved}
      size="sm"
      icon={<Bookmark />}
      onChange={(wanted) => {
        if (wanted) searches.save(search)
        else searches.remove(search)
        announce(wanted ? 'Search saved in this browser.' : 'Saved search removed.')
      }}
    >
      Save this search
    </ToggleButton>
  )
}
