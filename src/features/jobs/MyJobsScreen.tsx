import { keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { isApiError } from '../../api/errors.ts'
import { deleteJobMutation, myJobsQuery, type OwnJob } from '../../api/jobs.ts'
import { quiet } from '../../api/meta.ts'
import { longestSearch } from '../../api/list-address.ts'
import type { Pages } from '../../api/options.ts'
import { announce } from '../../ui/Announcer.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Callout } from '../../ui/Callout.tsx'
import { Container } from '../../ui/Container.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Search } from '../../ui/Icon.tsx'
import { rowToFocus } from '../../ui/focus-restoration.ts'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { opensFirst } from '../../ui/opens-first.ts'
import { formatCount } from '../../ui/count.ts'
import { Loading, SkeletonRows } from '../../ui/Skeleton.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useFoundAnnouncement } from '../../ui/useFoundAnnouncement.ts'
import { usePageTurn } from '../../ui/usePageTurn.ts'
import { useSettledText } from '../../ui/useSettledText.ts'
import { LoadFailure, useSteadyQuery } from '../loading/index.ts'
import { RequireRole } from '../session/index.ts'
import { stateChoices } from './JobDetailState.tsx'
import { isFiltered, type MyJobsSearch } from './my-jobs-search.ts'
import { MyJobsTable, titleId } from './MyJobsTable.tsx'
import { followApplicants } from './seen-applicants.ts'
import { jobStatuses, statusWord } from './words.ts'

const ConfirmDialog = lazyComponent(async () => (await import('../../ui/ConfirmDialog.tsx')).ConfirmDialog)

type ScreenProps = {
  search: MyJobsSearch
  /** Changes the URL; `replace` adds no history entry. */
  onSearch: (change: MyJobsSearch, options?: { replace: boolean }) => void
}

/** The recruiter's own jobs in every state (product: my jobs). */
export function MyJobsScreen(props: ScreenProps) {
  return (
    <Container className="pb-16">
      <PageHeader title="My jobs" />
      <RequireRole role="recruiter" purpose="to see your jobs" loading={<MyJobsSkeleton />}>
        <MyJobs {...props} />
      </RequireRole>
    </Container>
  )
}

function MyJobs({ search: address, onSearch }: ScreenProps) {
  const { search = '', page = 1, state, status } = address
  const all = isFiltered(address)
  const query = useSteadyQuery({
    ...quiet(myJobsQuery({ page, search, all })),
    placeholderData: keepPreviousData,
  })
  const { data, isError, isPlaceholderData } = query
  const field = useSettledText(search, (text, options) =>
    onSearch({ search: text || undefined, page: undefined }, options),
  )
  const { heading, onPageLink } = usePageTurn(page)
  const [asked, setAsked] = useState<OwnJob>()
  const finalFocus = useRef<HTMLElement>(null)
  const jobs = (data?.jobs ?? []).filter(
    (job) => (!state || job.state === state) && (!status || job.status === status),
  )
  useFoundAnnouncement(
    `${search} ${state ?? ''} ${status ?? ''}`,
    data && !isPlaceholderData
      ? found({ ...data, jobs, ...(all && { total: jobs.length }) }, page, search)
      : undefined,
  )
  const listed = data?.jobs
  useEffect(() => {
    if (listed) followApplicants(listed)
  }, [listed])
  const isFirstJob = listed?.length === 0 && search === '' && page === 1

  if (isFirstJob && !isPlaceholderData && field.text === '') {
    return (
      <EmptyState
        title="Post your first job"
        action={
          <Link to="/post" className={buttonClass({ variant: 'primary' })}>
            Post a job
          </Link>
        }
      >
        Your jobs appear here, with their review status, views and applicants.
      </EmptyState>
    )
  }
  return (
    <>
      <search className="mb-4 flex flex-wrap gap-x-4 gap-y-3 print:hidden">
        <form
          className="min-w-0 grow basis-64 sm:max-w-96"
          onSubmit={(event) => {
            event.preventDefault()
            field.settle()
          }}
        >
          <TextField
            type="search"
            label="Search my jobs"
            hideLabel
            placeholder="Title"
            autoComplete="off"
            maxLength={longestSearch}
            icon={<Search />}
            value={field.text}
            onChange={field.type}
            onBlur={field.settle}
          />
        </form>
        <SelectField
          label="Review"
          hideLabel
          value={state ?? ''}
          options={[{ value: '', label: 'Any review' }, ...stateChoices]}
          onChange={(wanted) => onSearch({ state: wanted || undefined, page: undefined })}
          onKeyDown={opensFirst}
          className="grow basis-36 sm:grow-0 sm:basis-48"
        />
        <SelectField
          label="Visibility"
          hideLabel
          value={status ?? ''}
          options={[
            { value: '', label: 'Any visibility' },
            ...jobStatuses.map((value) => ({ value, label: statusWord[value] })),
          ]}
          onChange={(wanted) => onSearch({ status: wanted || undefined, page: undefined })}
          onKeyDown={opensFirst}
          className="grow basis-36 sm:grow-0 sm:basis-48"
        />
      </search>
      <h2 ref={heading} tabIndex={-1} className="sr-only scroll-mt-24">
        Jobs{page > 1 && `, page ${formatCount(page)}`}
      </h2>
      {isError && !data ? (
        <LoadFailure title="We couldn’t load your jobs." query={query} />
      ) : !data || (jobs.length === 0 && isPlaceholderData) ? (
        <TableSkeleton />
      ) : jobs.length === 0 ? (
        <EmptyState
          title={search || all ? 'No jobs found.' : 'This page is empty.'}
          action={
            <Button
              onClick={() => {
                field.type('')
                onSearch({ search: undefined, page: undefined, state: undefined, status: undefined })
              }}
            >
              Show all my jobs
            </Button>
          }
        >
          {all
            ? 'None of your jobs matches this search and these filters.'
            : search && (
                <>
                  None of your jobs has “<bdi>{search}</bdi>” in its title.
                </>
              )}
        </EmptyState>
      ) : (
        <>
          {jobs.some((job) => job.state === 'pending') && (
            <Callout tone="info" title="Pending jobs are waiting for review." className="mb-4">
              Nobody else can see them yet. We’ll notify you of each decision.
            </Callout>
          )}
          <MyJobsTable
            jobs={jobs}
            isStale={isPlaceholderData}
            onDelete={(job, opener) => {
              finalFocus.current = opener
              setAsked(job)
            }}
          />
        </>
      )}
      <Pagination
        page={page}
        pages={data?.pages ?? 1}
        isOpenEnded={data?.isOpenEnded}
        label="Pages of my jobs"
        renderLink={(to, props) => (
          <Link
            to="/my"
            search={{ ...address, page: to > 1 ? to : undefined }}
            resetScroll={false}
            onClick={onPageLink}
            {...props}
          />
        )}
      />
      <DeleteDialog
        job={asked}
        ids={jobs.map(({ id }) => id)}
        finalFocus={finalFocus}
        onGone={(nextFocus) => {
          finalFocus.current = nextFocus
        }}
        onClose={() => setAsked(undefined)}
        onEmptied={() => {
          if (page > 1) onSearch({ page: page > 2 ? page - 1 : undefined }, { replace: true })
        }}
      />
    </>
  )
}

/** Asks before a job is deleted, and says what happens to its applications (rules 18). */
function DeleteDialog({
  job,
  ids,
  finalFocus,
  onGone,
  onClose,
  onEmptied,
}: {
  job: OwnJob | undefined
  /** Ids of the jobs on the page, in order. */
  ids: readonly number[]
  /** Takes focus when the dialog closes: the button that opened it, or another element if its row was deleted. */
  finalFocus: RefObject<HTMLElement | null>
  onGone: (nextFocus: HTMLElement | null) => void
  onClose: () => void
  /** Called when the deletion has left no job on the page. */
  onEmptied: () => void
}) {
  const queryClient = useQueryClient()
  const { mutateAsync } = useMutation(deleteJobMutation)
  // Keeps the text while the dialog fades out.
  const [last, setLast] = useState(job)
  if (job && job !== last) setLast(job)
  useEffect(() => void ConfirmDialog.load(), [])

  async function remove() {
    if (!job) return
    try {
      await mutateAsync({ id: job.id })
    } catch (error) {
      // An alert shows the error. The dialog stays open only if a retry may work.
      if (!isApiError(error, 'refused') && !isApiError(error, 'session-over')) throw error
      void queryClient.invalidateQueries({ queryKey: ['jobs', 'my'] })
      return
    }
    const next = rowToFocus(ids, job.id)
    onGone(
      document.getElementById(next === undefined ? '' : titleId(next)) ??
        document.querySelector<HTMLElement>('main h1'),
    )
    announce(`${job.title} was deleted.`)
    queryClient.setQueriesData<{ jobs: OwnJob[] }>({ queryKey: ['jobs', 'my'] }, (answer) =>
      answer ? { ...answer, jobs: answer.jobs.filter(({ id }) => id !== job.id) } : answer,
    )
    if (next === undefined) onEmptied()
  }

  if (!last) return null
  return (
    <ConfirmDialog
      open={job !== undefined}
      onClose={onClose}
      title={`Delete “${last.title}”?`}
      message={<p>{consequencesOf(last)}</p>}
      confirmLabel="Delete job"
      onConfirm={remove}
      finalFocus={finalFocus}
    />
  )
}

function found(
  { jobs, pages, isOpenEnded, total }: Pages & { jobs: readonly OwnJob[]; total?: number | undefined },
  page: number,
  search: string,
): string {
  const count = total ?? (pages <= 1 ? jobs.length : undefined)
  if (count === undefined) {
    return `Page ${formatCount(page)}${isOpenEnded ? '' : ` of ${formatCount(pages)}`}.`
  }
  return `${formatCount(count)} ${count === 1 ? 'job' : 'jobs'}${search && ` for “${search}”`}`
}

function consequencesOf({ applicants }: OwnJob): string {
  const loss = 'You will no longer see who applied. This cannot be undone.'
  if (applicants === 0) return 'Nobody has applied yet. This cannot be undone.'
  if (applicants === 1) {
    return `We’ll tell the applicant that the job was deleted. They’ll still see their application and the job’s title, but not the job itself. ${loss}`
  }
  const who = applicants === undefined ? 'applicants' : `the ${formatCount(applicants)} applicants`
  return `We’ll tell ${who} that the job was deleted. They’ll still see their applications and the job’s title, but not the job itself. ${loss}`
}

function MyJobsSkeleton() {
  return (
    <>
      <div className="mb-4 h-25 sm:h-11" />
      <TableSkeleton />
    </>
  )
}

function TableSkeleton() {
  return (
    <Loading label="Loading your jobs">
      <SkeletonRows rows={10} rowClassName="h-14" />
    </Loading>
  )
}
