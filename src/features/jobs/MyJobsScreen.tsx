import { keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import type { RefObject } from 'react'
import { isApiError } from '../../api/errors.ts'
import type { ListAddress } from '../../api/list-address.ts'
import { deleteJobMutation, myJobsQuery, type OwnJob } from '../../api/jobs.ts'
import type { Pages } from '../../api/options.ts'
import { announce } from '../../ui/Announcer.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Callout } from '../../ui/Callout.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { Container } from '../../ui/Container.tsx'
import { cx } from '../../ui/cx.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Highlight } from '../../ui/Highlight.tsx'
import { Copy, Eye, Pencil, Search, Trash2 } from '../../ui/Icon.tsx'
import { rowToFocus } from '../../ui/focus-restoration.ts'
import { IconButton, iconButtonClass } from '../../ui/IconButton.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { formatCount } from '../../ui/pay.ts'
import { RelativeTime } from '../../ui/RelativeTime.tsx'
import { Loading, SkeletonRows } from '../../ui/Skeleton.tsx'
import { Table, type Column } from '../../ui/Table.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { Tooltip } from '../../ui/Tooltip.tsx'
import { useFoundAnnouncement } from '../../ui/useFoundAnnouncement.ts'
import { usePageTurn } from '../../ui/usePageTurn.ts'
import { useSettledText } from '../../ui/useSettledText.ts'
import { useNow } from '../clock/index.ts'
import { LoadFailure, useSteadyQuery } from '../loading/index.ts'
import { RequireRole } from '../session/index.ts'
import { JobStateTag, JobStatusTag } from './JobDetailState.tsx'

type ScreenProps = {
  search: ListAddress
  /** Changes the address; `replace` without a step of its own. */
  onSearch: (change: ListAddress, options?: { replace: boolean }) => void
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

const titleId = (id: number) => `my-job-${id}`

function MyJobs({ search: { search = '', page = 1 }, onSearch }: ScreenProps) {
  const query = useSteadyQuery({
    ...myJobsQuery({ page, search }),
    placeholderData: keepPreviousData,
    meta: { personal: true, quiet: true },
  })
  const { data, isError, isPlaceholderData } = query
  const field = useSettledText(search, (text, options) =>
    onSearch({ search: text || undefined, page: undefined }, options),
  )
  const { heading, onPageLink } = usePageTurn(page)
  const [asked, setAsked] = useState<OwnJob>()
  const finalFocus = useRef<HTMLElement>(null)
  const jobs = data?.jobs ?? []
  useFoundAnnouncement(search, data && !isPlaceholderData ? found(data, page, search) : undefined)
  const isFirstJob = data !== undefined && jobs.length === 0 && search === '' && page === 1

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
        Your jobs stand here with what became of them: whether they are approved, who looked at them, and who
        applied.
      </EmptyState>
    )
  }
  return (
    <>
      <search className="mb-4 block print:hidden">
        <form
          className="sm:max-w-96"
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
            maxLength={200}
            icon={<Search />}
            value={field.text}
            onChange={field.type}
            onBlur={field.settle}
          />
        </form>
      </search>
      <h2 ref={heading} tabIndex={-1} className="sr-only scroll-mt-24">
        Jobs{page > 1 && `, page ${formatCount(page)}`}
      </h2>
      {isError && !data ? (
        <LoadFailure title="Your jobs could not be loaded." query={query} />
      ) : !data ? (
        <TableSkeleton />
      ) : jobs.length === 0 ? (
        <EmptyState
          title={search ? 'No jobs found.' : 'There is nothing on this page.'}
          action={
            <Button
              onClick={() => {
                field.type('')
                onSearch({ search: undefined, page: undefined })
              }}
            >
              Show all my jobs
            </Button>
          }
        >
          {search && (
            <>
              None of your jobs has “<bdi>{search}</bdi>” in its title.
            </>
          )}
        </EmptyState>
      ) : (
        <>
          {jobs.some(({ state }) => state === 'pending') && (
            <Callout tone="info" title="Pending jobs are waiting for review." className="mb-4">
              Nobody else sees them yet. You get a notification as soon as one is approved or turned down.
            </Callout>
          )}
          <JobsTable
            jobs={jobs}
            dimmed={isPlaceholderData}
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
            search={{ search: search || undefined, page: to > 1 ? to : undefined }}
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

function JobsTable({
  jobs,
  dimmed,
  onDelete,
}: {
  jobs: readonly OwnJob[]
  /** They are those of the last search. */
  dimmed: boolean
  onDelete: (job: OwnJob, opener: HTMLElement) => void
}) {
  const now = useNow()
  const columns: Column<OwnJob>[] = [
    {
      key: 'title',
      header: 'Title',
      primary: true,
      render: ({ id, title, is_featured }) => (
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Link id={titleId(id)} to="/jobs/$id" params={{ id: String(id) }} className="link-quiet tall">
            <bdi>{title || 'Job'}</bdi>
          </Link>
          {is_featured === 1 && <Highlight>Featured</Highlight>}
        </span>
      ),
    },
    { key: 'state', header: 'State', render: ({ state }) => <JobStateTag state={state} /> },
    { key: 'status', header: 'Status', render: ({ status }) => <JobStatusTag status={status} /> },
    {
      key: 'applicants',
      header: 'Applicants',
      align: 'end',
      render: ({ applicants }) => countWords(applicants),
    },
    { key: 'views', header: 'Views', align: 'end', render: ({ views }) => countWords(views) },
    {
      key: 'posted',
      header: 'Posted',
      align: 'end',
      render: ({ created_at }) => <RelativeTime iso={created_at} now={now} tabStop={false} />,
    },
    {
      key: 'actions',
      header: 'Actions',
      hideHeader: true,
      align: 'end',
      render: (job) => (
        <span className="-mx-2.5 flex justify-start @[56rem]:mx-0 @[56rem]:justify-end">
          <Tooltip describes={false} text={`View ${job.title}`}>
            <Link
              to="/jobs/$id"
              params={{ id: String(job.id) }}
              aria-label={`View ${job.title}`}
              className={iconButtonClass()}
            >
              <Eye />
            </Link>
          </Tooltip>
          <Tooltip describes={false} text={`Edit ${job.title}`}>
            <Link
              to="/jobs/$id/edit"
              params={{ id: String(job.id) }}
              aria-label={`Edit ${job.title}`}
              className={iconButtonClass()}
            >
              <Pencil />
            </Link>
          </Tooltip>
          <Tooltip describes={false} text={`Duplicate ${job.title}`}>
            <Link
              to="/post"
              search={{ copy: job.id }}
              aria-label={`Duplicate ${job.title}`}
              className={iconButtonClass()}
            >
              <Copy />
            </Link>
          </Tooltip>
          <IconButton
            label={`Delete ${job.title}`}
            onClick={({ currentTarget }) => onDelete(job, currentTarget)}
          >
            <Trash2 />
          </IconButton>
        </span>
      ),
    },
  ]
  return (
    <div
      aria-busy={dimmed || undefined}
      className={cx('transition-opacity delay-100 duration-150', dimmed && 'opacity-55')}
    >
      <Table many caption="My jobs" columns={columns} rows={jobs} rowKey={({ id }) => id} />
    </div>
  )
}

/** Asks before a job is deleted, and says what becomes of its applicants (rules 18). */
function DeleteDialog({
  job,
  ids,
  finalFocus,
  onGone,
  onClose,
  onEmptied,
}: {
  job: OwnJob | undefined
  /** The jobs of the page, in their order. */
  ids: readonly number[]
  /** The button that was pressed; another place once its row is gone. */
  finalFocus: RefObject<HTMLElement | null>
  onGone: (nextFocus: HTMLElement | null) => void
  onClose: () => void
  /** The last job of the page is gone. */
  onEmptied: () => void
}) {
  const queryClient = useQueryClient()
  const { mutateAsync } = useMutation(deleteJobMutation)
  // The words stay while the dialog fades out.
  const [last, setLast] = useState(job)
  if (job && job !== last) setLast(job)

  async function remove() {
    if (!job) return
    try {
      await mutateAsync({ id: job.id })
    } catch (error) {
      // Told by an alert. Only what may work the next time keeps the question open.
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

  return (
    <ConfirmDialog
      open={job !== undefined}
      onClose={onClose}
      title={`Delete “${last?.title ?? ''}”?`}
      message={last && <p>{whatBecomesOf(last)}</p>}
      confirmLabel="Delete job"
      onConfirm={remove}
      finalFocus={finalFocus}
    />
  )
}

/** What a search has found, in words. */
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

/** A count in the table; a dash where the backend doesn't tell it. */
function countWords(count: number | undefined): string {
  return count === undefined ? '–' : formatCount(count)
}

function whatBecomesOf({ applicants }: OwnJob): string {
  if (applicants === 0) return 'Nobody has applied yet. This cannot be undone.'
  if (applicants === undefined) {
    return 'People who applied are told that it was removed, and keep their applications with the job’s title. You no longer see who applied. This cannot be undone.'
  }
  const who =
    applicants === 1
      ? 'The one person who applied is told that it was removed, and keeps the application'
      : `The ${formatCount(applicants)} people who applied are told that it was removed, and keep their applications`
  return `${who} with the job’s title. You no longer see who applied. This cannot be undone.`
}

function MyJobsSkeleton() {
  return (
    <>
      <div className="mb-4 h-11" />
      <TableSkeleton />
    </>
  )
}

/** The table while it is on its way. */
function TableSkeleton() {
  return (
    <Loading label="Loading your jobs">
      <SkeletonRows rows={10} rowClassName="h-14" />
    </Loading>
  )
}
