import { keepPreviousData } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useId, useRef, useState } from 'react'
import { searchJobsQuery } from '../../api/jobs.ts'
import { announce } from '../../ui/Announcer.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Container } from '../../ui/Container.tsx'
import { ListFilter, Search } from '../../ui/Icon.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { opensFirst } from '../../ui/opens-first.ts'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { LoadFailure, useSteadyQuery } from '../loading/index.ts'
import { JobFilters } from './JobFilters.tsx'
import { JobList, JobListSkeleton } from './JobList.tsx'
import { jobOrders, toOrder, type JobOrder } from './job-order.ts'
import { searches } from './saved-searches.ts'
import { SavedSearches } from './SavedSearches.tsx'
import {
  everyJob,
  longest,
  searchKey,
  toAddress,
  toFilters,
  type JobSearch,
  type SearchAddress,
} from './search-params.ts'
import { appliedFilters, foundWords, jobCount } from './search-words.ts'
import { usePageTurn } from '../../ui/usePageTurn.ts'
import { inOrder } from './sort-jobs.ts'
import { useSearchDraft } from './useSearchDraft.ts'
import { SearchChips } from './SearchChips.tsx'
import { SearchNothing } from './SearchNothing.tsx'

// Only a narrow window needs it, and only when its button is pressed.
const SearchSheet = lazyComponent(async () => (await import('./SearchSheet.tsx')).SearchSheet)

/**
 * The search (product: search): filters in a rail, on a phone in a sheet; what is applied as chips; results as ruled
 * rows. All of it stands in the address, and each step is undone by Back.
 */
export function SearchScreen({ search, order }: { search: JobSearch; order: JobOrder }) {
  const navigate = useNavigate()
  const id = useId()
  const { heading, onPageLink } = usePageTurn(search.page)
  const [isSheetOpen, setSheetOpen] = useState(false)

  function apply(next: JobSearch, { replace = false } = {}) {
    void navigate({ to: '/search', search: addressOf(next), replace, resetScroll: false })
  }
  /** The way the page is sorted stays while one searches on. */
  function addressOf(next: JobSearch): SearchAddress {
    return { ...toAddress(next), sort: toOrder(order) }
  }
  const form = useSearchDraft(search, apply)

  const query = useSteadyQuery({
    ...searchJobsQuery(toFilters(search), search.page),
    placeholderData: keepPreviousData,
  })
  const { data, isPlaceholderData, isError } = query
  const isCurrent = data !== undefined && !isPlaceholderData
  const key = searchKey(search)

  useEffect(() => {
    if (isCurrent && search.page === 1) searches.note(search)
    // oxlint-disable-next-line react/exhaustive-deps -- the same search is another object at each render
  }, [isCurrent, key, search.page])

  const filters = appliedFilters(search)
  const count = data?.total
  return (
    <Container>
      <PageHeader title="Search jobs" />
      <div className="lg:grid lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-12">
        <div className="max-lg:hidden">
          <form
            role="search"
            aria-labelledby={`${id}-filters`}
            onSubmit={(event) => {
              event.preventDefault()
              form.settle()
            }}
          >
            <h2 id={`${id}-filters`} className="mb-6 border-b border-rule pb-3 text-lead">
              Filters
            </h2>
            <JobFilters form={form} />
            <Button type="submit" variant="primary" wide className="mt-6">
              <Search />
              Search
            </Button>
          </form>
          <SavedSearches className="mt-10" />
        </div>

        <section aria-labelledby={`${id}-results`} className="min-w-0">
          <form
            role="search"
            aria-label="Keyword"
            className="mb-6 flex flex-wrap items-end gap-3 lg:hidden"
            onSubmit={(event) => {
              event.preventDefault()
              form.settle()
            }}
          >
            <TextField
              label="Keyword"
              hideLabel
              type="search"
              placeholder="Title, skill or company"
              maxLength={longest.keyword}
              autoComplete="off"
              enterKeyHint="search"
              icon={<Search />}
              className="grow basis-60"
              value={form.draft.keyword}
              onChange={(keyword) => form.type({ keyword })}
              onBlur={form.settle}
            />
            <Button
              className="min-h-11! max-sm:grow"
              aria-haspopup="dialog"
              onClick={() => setSheetOpen(true)}
            >
              <ListFilter />
              Filters
              <Badge count={filters.filter((each) => each.key !== 'keyword').length} label="applied" />
            </Button>
          </form>

          <div className="pb-3 sm:flex sm:items-baseline sm:justify-between sm:gap-6">
            <h2 id={`${id}-results`} ref={heading} tabIndex={-1} className="nums scroll-mt-6 text-lead">
              {count !== undefined ? jobCount(count) : isError || data ? 'Jobs' : 'Searching…'}
            </h2>
            {count !== 0 && (
              <SortField
                order={order}
                onChange={(next) =>
                  void navigate({
                    to: '/search',
                    search: { ...toAddress(search), sort: toOrder(next) },
                    resetScroll: false,
                  })
                }
              />
            )}
          </div>

          <SearchChips
            search={search}
            onChange={(next) => apply(next)}
            onGone={() => heading.current?.focus({ preventScroll: true })}
          />

          <Found
            id={isCurrent ? `${key} ${search.page}` : undefined}
            text={
              data
                ? foundWords({
                    total: data.total,
                    page: search.page,
                    pages: data.pages,
                    isOpenEnded: data.isOpenEnded,
                    shown: data.jobs.length,
                  })
                : ''
            }
          />
          {isError && !data ? (
            <LoadFailure title="The jobs could not be loaded." query={query} />
          ) : !data ? (
            <JobListSkeleton />
          ) : data.jobs.length === 0 ? (
            <SearchNothing search={search} total={data.total} onClear={() => apply(everyJob)} />
          ) : (
            <JobList jobs={inOrder(data.jobs, order)} label="Jobs found" dimmed={isPlaceholderData} />
          )}
          {data && (
            <Pagination
              page={search.page}
              pages={data.pages}
              isOpenEnded={data.isOpenEnded}
              label="Pages of results"
              renderLink={(page, props) => (
                <Link
                  to="/search"
                  search={addressOf({ ...search, page })}
                  resetScroll={false}
                  onClick={onPageLink}
                  {...props}
                />
              )}
            />
          )}
          <SavedSearches className="mt-12 lg:hidden" />
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

/** How the page that is loaded is sorted: the backend knows one order only, and that is said (product: search). */
function SortField({ order, onChange }: { order: JobOrder; onChange: (order: JobOrder) => void }) {
  return (
    <div className="flex items-center gap-3 max-sm:mt-3">
      <span aria-hidden="true" className="shrink-0 text-dense text-ink-2">
        Sort this page
      </span>
      <SelectField<JobOrder>
        label="Sort this page"
        hideLabel
        dense
        value={order}
        options={jobOrders}
        onChange={(next) => {
          onChange(next)
          announce('This page is sorted anew.')
        }}
        onKeyDown={opensFirst}
      />
    </div>
  )
}

/** Says once per search what it found, in a region that was there before (product: accessibility). */
function Found({
  id,
  text,
}: {
  /** Which answer it is; none while it is awaited. */
  id: string | undefined
  text: string
}) {
  const region = useRef<HTMLParagraphElement>(null)
  const said = useRef('')
  useEffect(() => {
    if (id === undefined || id === said.current || !region.current) return
    said.current = id
    // A region speaks when it changes: the same count again differs by a space that nobody hears.
    const isAgain = region.current.textContent === text
    region.current.textContent = isAgain ? `${text}\u00a0` : text
  }, [id, text])
  return <p ref={region} role="status" className="sr-only" />
}
