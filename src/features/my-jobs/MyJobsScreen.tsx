import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { deleteJobMutation, myJobsQuery, type OwnJob } from '../../api/jobs.ts'
import { quiet } from '../../api/meta.ts'
import type { Pages } from '../../api/options.ts'
import type { Omitted } from '../../api/read-answer.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Callout } from '../../ui/Callout.tsx'
import { Container } from '../../ui/Container.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { openByKey } from '../../ui/open-by-key.ts'
import { formatCount } from '../../ui/count.ts'
import { Loading, SkeletonRows } from '../../ui/Skeleton.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { useFoundAnnouncement } from '../../ui/useFoundAnnouncement.ts'
import { useSettledText } from '../../ui/useSettled.ts'
import { useConfirmedRemoval } from '../changes/index.ts'
import { List, ListSearch, useListQuery } from '../loading/index.ts'
import { RequireRole } from '../session/index.ts'
import { followApplicants, jobStatuses, stateChoices, statusWord } from '../job/index.ts'
import { isFiltered, type MyJobsSearch } from './my-jobs-search.ts'
import { MyJobsTable, titleId } from './MyJobsTable.tsx'
import { quoted } from '../../ui/quoted.ts'

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
  const query = useListQuery(quiet(myJobsQuery({ page, search, all })))
  const { data, isPlaceholderData } = query
  const field = useSettledText(search, (text, options) =>
    onSearch({ search: text || undefined, page: undefined }, options),
  )
  const jobs = (data?.jobs ?? []).filter(
    (job) => (!state || job.state === state) && (!status || job.status === status),
  )
  useFoundAnnouncement(
    `${search} ${state ?? ''} ${status ?? ''}`,
    data && !isPlaceholderData
      ? found({ ...data, jobs, ...(all && { total: jobs.length }) }, page, search)
      : undefined,
  )
  const queryClient = useQueryClient()
  const { mutateAsync: remove } = useMutation(deleteJobMutation)
  const { asked, ask, question } = useConfirmedRemoval({
    rows: jobs,
    remove: ({ id }) => remove({ id }),
    forget: (gone) => {
      queryClient.setQueriesData<{ jobs: OwnJob[] }>(
        { queryKey: ['jobs', 'my'] },
        (answer) => answer && { ...answer, jobs: answer.jobs.filter(({ id }) => id !== gone.id) },
      )
      if (jobs.length === 1 && page > 1)
        onSearch({ page: page > 2 ? page - 1 : undefined }, { replace: true })
    },
    focusIdOf: ({ id }) => titleId(id),
    heading: () => document.querySelector<HTMLElement>('main h1'),
    wordsFor: ({ title }) => `${quoted(title)} was deleted.`,
  })
  useEffect(() => void ConfirmDialog.load(), [])
  const listed = data?.jobs
  const omitted = data?.omitted?.['jobs']
  useEffect(() => {
    if (listed) followApplicants(listed)
  }, [listed])
  const isFirstJob = listed?.length === 0 && !omitted && search === '' && page === 1

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
  const nothing = (
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
            <span>
              None of your jobs has “<bdi>{search}</bdi>” in its title.
            </span>
          )}
    </EmptyState>
  )
  return (
    <>
      <search aria-label="My jobs" className="mb-4 flex flex-wrap gap-x-4 gap-y-3">
        <ListSearch
          field={field}
          label="Search my jobs"
          hideLabel
          placeholder="Title"
          className="grow basis-64 sm:max-w-96"
        />
        <SelectField
          label="Review"
          hideLabel
          value={state ?? ''}
          options={[{ value: '', label: 'Any review' }, ...stateChoices]}
          onChange={(wanted) => onSearch({ state: wanted || undefined, page: undefined })}
          onKeyDown={openByKey}
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
          onKeyDown={openByKey}
          className="grow basis-36 sm:grow-0 sm:basis-48"
        />
      </search>
      <List
        query={query}
        rows={!data || (jobs.length === 0 && isPlaceholderData) ? undefined : jobs}
        field="jobs"
        page={page}
        of="your jobs"
        title="Jobs"
        placeholder={<TableSkeleton />}
        empty={nothing}
        label="Pages of my jobs"
        renderLink={(to, props) => (
          <Link to="/my" search={{ ...address, page: to > 1 ? to : undefined }} {...props} />
        )}
      >
        {(rows) => (
          <>
            {rows.some((job) => job.state === 'pending') && (
              <Callout tone="info" title="Pending jobs are waiting for review." className="mb-4">
                Nobody else can see them yet. We’ll notify you of each decision.
              </Callout>
            )}
            <MyJobsTable jobs={rows} onDelete={ask} />
          </>
        )}
      </List>
      {asked && (
        <ConfirmDialog
          {...question}
          title={`Delete “${quoted(asked.title)}”?`}
          message={<p>{consequencesOf(asked)}</p>}
          confirmLabel="Delete job"
        />
      )}
    </>
  )
}

function found(
  {
    jobs,
    pages,
    isOpenEnded,
    total,
    omitted,
  }: Pages & { jobs: readonly OwnJob[]; total?: number | undefined; omitted?: Omitted },
  page: number,
  search: string,
): string {
  const count = total ?? (pages <= 1 && !omitted?.['jobs'] ? jobs.length : undefined)
  if (count === undefined) {
    return `Page ${formatCount(page)}${isOpenEnded ? '' : ` of ${formatCount(pages)}`}.`
  }
  return `${formatCount(count)} ${count === 1 ? 'job' : 'jobs'}${search && ` for “${quoted(search)}”`}`
}

/** Says what happens to a job's applications if it is deleted (rules 18). */
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
