import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useId, useState } from 'react'
import { categoriesQuery, everyJob, type JobSearch, searchJobsQuery } from '../../api/jobs.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Container } from '../../ui/Container.tsx'
import { ListFilter } from '../../ui/Icon.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { useFoundAnnouncement } from '../../ui/useFoundAnnouncement.ts'
import { useMedia } from '../../ui/useMedia.ts'
import { List, useListQuery } from '../loading/index.ts'
import { jobCount, JobList, sampleJob } from '../job/index.ts'
import { JobFilters, SearchTexts } from './JobFilters.tsx'
import { KeywordField } from './KeywordField.tsx'
import { searches } from './saved-searches.ts'
import { SavedSearches } from './SavedSearches.tsx'
import { searchKey, toAddress } from './search-params.ts'
import { appliedFilters, foundWords, positionsFound } from './search-words.ts'
import { useSearchFields } from './useSearchFields.ts'
import { SearchChips } from './SearchChips.tsx'
import { SearchNothing } from './SearchNothing.tsx'

// Loaded on demand: only narrow screens need the sheet, after a press on its button.
const SearchSheet = lazyComponent(async () => (await import('./SearchSheet.tsx')).SearchSheet)

/** The page's name, which is also its first paint's head (src/shell/first-heads.ts). */
const name = 'Search jobs'

/**
 * The search (product: search): what and where at the top, filters in a rail, or in a sheet on a phone; applied filters as chips; results as ruled
 * rows. Filters and page are in the URL, so Back undoes each step.
 */
export function SearchScreen({ search }: { search: JobSearch }) {
  const navigate = useNavigate()
  const id = useId()
  const [isSheetOpen, setSheetOpen] = useState(false)
  // Either layout has its own fields, and hidden ones would cost a phone as much as those that it shows.
  const isWide = useMedia('(width >= 64rem)')

  function apply(next: JobSearch, { replace = false } = {}) {
    void navigate({ to: '/search', search: toAddress(next), replace, resetScroll: false })
  }
  const form = useSearchFields(search, apply)

  const query = useListQuery(searchJobsQuery(search))
  const { data, isPlaceholderData } = query
  const isCurrent = data !== undefined && !isPlaceholderData
  const key = searchKey(search)

  useEffect(() => {
    if (isCurrent && search.page === 1) searches.note(search)
    // oxlint-disable-next-line react/exhaustive-deps -- an equal search is a new object at each render
  }, [isCurrent, key, search.page])

  const filters = appliedFilters(search)
  const { data: known } = useQuery(categoriesQuery())
  const omitted = data?.omitted?.['jobs'] ?? 0
  const isWhole = data?.pages === 1 && !data.isOpenEnded && omitted === 0
  const count = data?.total ?? (isWhole ? data.jobs.length : undefined)
  const isEmpty = isCurrent && search.page === 1 && count === 0
  const positions = isCurrent
    ? positionsFound(search, data, known?.omitted ? undefined : known?.categories)
    : undefined
  useFoundAnnouncement(
    `${key} ${search.page}`,
    isCurrent && (omitted === 0 || data.total !== undefined)
      ? foundWords({
          total: data.total,
          page: search.page,
          pages: data.pages,
          isOpenEnded: data.isOpenEnded,
          shown: data.jobs.length + omitted,
        })
      : undefined,
    // The heading of a new page, which is announced, has the count of a result that is there already.
    !isCurrent,
  )

  return (
    <Container>
      <PageHeader
        id={`${id}-results`}
        className="pt-6! pb-4! sm:pt-8!"
        // Named in full for assistive technology. The count is known only from an answer (rules 50).
        title={
          count === undefined ? (
            name
          ) : (
            <>
              <span className="sr-only">{`${name}: `}</span>
              <span className="nums">{jobCount(count, positions)}</span>
            </>
          )
        }
      />
      <div className="lg:grid lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-x-10">
        {isWide ? (
          <form
            key="wide"
            role="search"
            aria-labelledby={`${id}-filters`}
            // The other layout's filters take the focus if the window's width changes.
            data-focus-home={`${id}-sheet`}
            className="contents"
            onSubmit={(event) => {
              event.preventDefault()
              form.settle()
            }}
          >
            <div className="col-span-2 mb-8 grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)_auto] items-end gap-3 border-b border-rule pb-6">
              <SearchTexts form={form} />
              <Button type="submit" variant="primary" className="min-h-11! px-8!">
                Search
              </Button>
            </div>
            <div>
              <h2 id={`${id}-filters`} tabIndex={-1} className="mb-5 text-lead">
                Filters
              </h2>
              <JobFilters form={form} />
              <SavedSearches className="mt-10" />
            </div>
          </form>
        ) : (
          <form
            key="narrow"
            role="search"
            aria-label="Keyword"
            data-focus-home={`${id}-filters`}
            className="mb-6 flex flex-wrap items-end gap-3"
            onSubmit={(event) => {
              event.preventDefault()
              form.settle()
            }}
          >
            <KeywordField
              hideLabel
              className="grow-99 basis-52 [&_input]:pe-0"
              value={form.fields.keyword}
              onChange={(keyword) => form.type({ keyword })}
              onBlur={form.settle}
            />
            <Button
              id={`${id}-sheet`}
              className="min-h-11! max-sm:grow max-sm:px-3"
              aria-haspopup="dialog"
              onClick={() => setSheetOpen(true)}
            >
              <ListFilter />
              <span>Filters</span>
              <Badge count={filters.filter((each) => each.key !== 'keyword').length} label="applied" />
            </Button>
          </form>
        )}

        <section aria-label="Results" data-focus-home={`${id}-results`} className="min-w-0">
          <h2 className="sr-only">Results</h2>
          <SearchChips search={search} withSave={!isEmpty} onChange={(next) => apply(next)} />

          <List
            query={query}
            rows={data?.jobs}
            field="jobs"
            page={search.page}
            of="the jobs"
            headingId={`${id}-results`}
            sample={sampleJob}
            empty={<SearchNothing search={search} onClear={() => apply(everyJob)} />}
            label="Pages of results"
          >
            {(jobs, isWaiting) => <JobList jobs={jobs} label="Jobs found" isWaiting={isWaiting} />}
          </List>
          {!isWide && <SavedSearches className="mt-12" />}
        </section>
      </div>
      {isSheetOpen && (
        <SearchSheet
          search={search}
          onApply={(next) => searchKey(next) !== key && apply(next)}
          onClose={() => setSheetOpen(false)}
        />
      )}
    </Container>
  )
}
