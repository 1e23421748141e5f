import { useMutation, useQueryClient } from '@tanstack/react-query'
import { deleteJobMutation, myJobsQuery } from '../../api/jobs.ts'
import type { ListView } from '../../api/list-address.ts'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Callout } from '../../ui/Callout.tsx'
import { Container } from '../../ui/Container.tsx'
import { formatCount } from '../../ui/count.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { quoted } from '../../ui/quoted.ts'
import { useFoundAnnouncement } from '../../ui/useFoundAnnouncement.ts'
import { takeOut, useConfirmedRemoval } from '../changes/index.ts'
import { List, ListSearch, useListAddress, useListQuery } from '../loading/index.ts'
import { RequireRole } from '../session/index.ts'
import { type MyJob, MyJobsTable, sampleJob, titleId } from './MyJobsTable.tsx'

/** The recruiter's own jobs in every state (product: my jobs). Search and page are in the URL. */
export function MyJobsScreen({ view }: { view: ListView }) {
  return (
    <Container width="wide" className="pb-16">
      <PageHeader title="My jobs" />
      <RequireRole role="recruiter" purpose="to see your jobs">
        {(isWaiting) => <MyJobs view={view} isWaiting={isWaiting} />}
      </RequireRole>
    </Container>
  )
}

function MyJobs({ view: { search, page }, isWaiting }: { view: ListView; isWaiting: boolean }) {
  const { field, go } = useListAddress('/my', search)
  const query = useListQuery({ ...myJobsQuery({ page, search }), enabled: !isWaiting })
  const { data, isPlaceholderData } = query
  const jobs: readonly MyJob[] = data?.jobs ?? []
  const isCurrent = data !== undefined && !isPlaceholderData
  const isWhole = data && data.pages <= 1 && !data.omitted?.['jobs']
  const count = data?.total ?? (isWhole ? jobs.length : undefined)
  const pages = data?.isOpenEnded ? '' : ` of ${formatCount(data?.pages ?? 1)}`
  const words =
    count === undefined
      ? `Page ${formatCount(page)}${pages}.`
      : `${formatCount(count)} ${count === 1 ? 'job' : 'jobs'}${search && ` for “${quoted(search)}”`}`
  useFoundAnnouncement(search, isCurrent ? words : undefined)
  const queryClient = useQueryClient()
  const { mutateAsync: remove } = useMutation(deleteJobMutation)
  const { ask, confirmation } = useConfirmedRemoval({
    rows: jobs,
    remove: ({ id }) => remove({ id }),
    forget: (gone) => {
      takeOut(queryClient, ['jobs', 'my'], 'jobs', gone)
      if (jobs.length === 1 && page > 1) go({ search, page: page - 1 }, true)
    },
    focusIdOf: ({ id }) => titleId(id),
    heading: () => document.querySelector<HTMLElement>('main h1'),
    wordsFor: ({ title }) => `${quoted(title)} was deleted.`,
    question: questionOf,
  })

  if (isCurrent && count === 0 && field.text === '' && search === '' && page === 1) {
    return (
      <EmptyState
        title="Post your first job"
        action={
          <ButtonLink to="/post" variant="primary">
            Post a job
          </ButtonLink>
        }
      >
        Your jobs appear here, with their review status, views and applicants.
      </EmptyState>
    )
  }
  return (
    <>
      <search aria-label="My jobs" inert={isWaiting} aria-hidden={isWaiting} className="mb-4 block">
        <ListSearch
          field={field}
          label="Search my jobs"
          hideLabel
          placeholder="Title"
          className="sm:max-w-96"
        />
      </search>
      <List
        query={query}
        rows={data?.jobs}
        field="jobs"
        page={page}
        of="your jobs"
        title="Jobs"
        sample={sampleJob}
        empty={
          <EmptyState
            title="No jobs found."
            action={<Button onClick={() => go({})}>Show all my jobs</Button>}
          >
            <span>
              None of your jobs has “<bdi>{search}</bdi>” in its title.
            </span>
          </EmptyState>
        }
        label="Pages of my jobs"
      >
        {(rows) => (
          <>
            {rows.some((job) => job.state === 'pending') && (
              <Callout tone="info" title="Pending jobs are waiting for review." className="mb-4">
                We’ll notify you of each decision.
              </Callout>
            )}
            <MyJobsTable jobs={rows} onDelete={ask} />
          </>
        )}
      </List>
      {confirmation}
    </>
  )
}

const questionOf = (job: MyJob) => ({
  title: `Delete “${quoted(job.title)}”?`,
  message: <p>{consequencesOf(job)}</p>,
  confirmLabel: 'Delete job',
})

/** Says what happens to a job's applications if it is deleted (rules 18). */
function consequencesOf({ applicants }: MyJob): string {
  if (applicants === 0) return 'Nobody has applied yet. This cannot be undone.'
  const all = applicants === undefined ? 'applicants' : `the ${formatCount(applicants)} applicants`
  const [who, whose] = applicants === 1 ? ['the applicant', 'application'] : [all, 'applications']
  return `We’ll tell ${who} that the job was deleted. They’ll still see their ${whose} and the job’s title, but not the job itself. You will no longer see who applied. This cannot be undone.`
}
