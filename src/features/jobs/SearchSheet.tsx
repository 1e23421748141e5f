import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { searchJobsQuery } from '../../api/jobs.ts'
import { Button } from '../../ui/Button.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { JobFilters } from './JobFilters.tsx'
import { SavedSearches } from './SavedSearches.tsx'
import { everyJob, isFiltered, toFilters, type JobSearch } from './search-params.ts'
import { jobCount } from './search-words.ts'
import { toDraft, toSearch, useSearchDraft } from './useSearchDraft.ts'

/**
 * The filters on a narrow window. What is changed here is tried out first: the button at the foot says how many jobs it
 * leaves, and takes it over in one step. Closing the sheet changes nothing.
 */
export function SearchSheet({
  search,
  onApply,
  onClose,
}: {
  search: JobSearch
  onApply: (search: JobSearch) => void
  onClose: () => void
}) {
  const [wanted, setWanted] = useState(search)
  const form = useSearchDraft(wanted, setWanted)
  const { data, isFetching } = useQuery(searchJobsQuery(toFilters(wanted), 1))
  const total = data?.total

  function show() {
    onApply(toSearch(form.draft))
    onClose()
  }

  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title="Filters"
      side="start"
      footer={
        <>
          <Button variant="primary" size="lg" className="grow px-4!" onClick={show}>
            <span className="nums">
              {total === undefined || isFetching ? 'Show jobs' : `Show ${jobCount(total)}`}
            </span>
          </Button>
          {isFiltered(wanted) && (
            <Button
              variant="quiet"
              size="lg"
              className="px-3!"
              onClick={() => form.choose(toDraft(everyJob))}
            >
              Clear all
            </Button>
          )}
        </>
      }
    >
      <form
        role="search"
        aria-label="Filters"
        onSubmit={(event) => {
          event.preventDefault()
          show()
        }}
      >
        <JobFilters form={form} />
        {/* Enter in a field submits; the button for it stands in the foot of the sheet. */}
        <button type="submit" hidden />
      </form>
      <SavedSearches className="mt-10" onFollow={onClose} />
    </Sheet>
  )
}
