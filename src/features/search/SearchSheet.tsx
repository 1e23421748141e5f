import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { everyJob, type JobSearch, searchJobsQuery } from '../../api/jobs.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { jobCount } from '../job/index.ts'
import { JobFilters, SearchTexts } from './JobFilters.tsx'
import { SavedSearches } from './SavedSearches.tsx'
import { isFiltered } from './search-params.ts'
import { toFields, toSearch, useSearchFields } from './useSearchFields.ts'

/**
 * The filters on narrow screens. The button at the bottom shows how many jobs match, and applies all changes in one
 * step. Closing the sheet discards them.
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
  const form = useSearchFields(wanted, setWanted)
  const { data, isFetching } = useQuery(searchJobsQuery({ ...wanted, page: 1 }))
  const total = data?.total

  function show() {
    onApply(toSearch(form.fields))
    onClose()
  }

  return (
    <Dialog
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
              onClick={() => form.choose(toFields(everyJob))}
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
        <div className="mb-6 flex flex-col gap-6">
          <SearchTexts form={form} />
        </div>
        <JobFilters form={form} />
        {/* Makes Enter in a field submit; the visible button is in the sheet's footer, outside this form. */}
        <button type="submit" hidden />
      </form>
      <SavedSearches className="mt-10" onFollow={onClose} />
    </Dialog>
  )
}
