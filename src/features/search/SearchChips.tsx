import { useId } from 'react'
import { everyJob, type JobSearch } from '../../api/jobs.ts'
import { announce } from '../../ui/Announcer.tsx'
import { Button } from '../../ui/Button.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { Bookmark } from '../../ui/Icon.tsx'
import { ToggleButton } from '../../ui/ToggleButton.tsx'
import { searches, useStoredSearches } from './saved-searches.ts'
import { searchKey } from './search-params.ts'
import { appliedFilters } from './search-words.ts'

/** The applied filters as chips, which the user can remove one by one or all at once. */
export function SearchChips({
  search,
  withSave,
  onChange,
}: {
  search: JobSearch
  /** Whether the search can be saved here. An empty result offers it itself. */
  withSave: boolean
  onChange: (search: JobSearch) => void
}) {
  const id = useId()
  const filters = appliedFilters(search)
  if (filters.length === 0) return null
  return (
    <ul aria-label="Applied filters" className="flex flex-wrap items-center gap-2 pb-4">
      {filters.map(({ key, label, without }, at) => (
        <li key={key} data-focus-home={`${id}-${at} ${id}-${at - 1}`} className="max-w-full">
          <Chip
            removeId={`${id}-${at}`}
            removeLabel={`Remove the filter ${label}`}
            onRemove={() => {
              onChange(without)
              announce(`Filter removed: ${label}.`)
            }}
          >
            <bdi>{label}</bdi>
          </Chip>
        </li>
      ))}
      <li>
        <Button variant="quiet" size="sm" onClick={() => onChange(everyJob)}>
          Clear all
        </Button>
      </li>
      {withSave && (
        <li className="sm:ms-auto">
          <SaveSearch search={search} size="sm" />
        </li>
      )}
    </ul>
  )
}

/** Saves the search in the browser, or removes it again. */
export function SaveSearch({ search, size = 'md' }: { search: JobSearch; size?: 'sm' | 'md' }) {
  const { saved } = useStoredSearches()
  const isSaved = saved.some((each) => searchKey(each) === searchKey(search))
  return (
    <ToggleButton
      label="Save this search"
      pressed={isSaved}
      size={size}
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
