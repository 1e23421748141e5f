import { Link } from '@tanstack/react-router'
import { myApplicationsQuery, type Application } from '../../api/applications.ts'
import { fileUrl } from '../../api/files.ts'
import type { ListView } from '../../api/list-address.ts'
import { Logo } from '../../ui/Avatar.tsx'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Container } from '../../ui/Container.tsx'
import { formatCount } from '../../ui/count.ts'
import { cx } from '../../ui/cx.ts'
import { dashes } from '../../ui/dashes.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { quoted } from '../../ui/quoted.ts'
import { RelativeTime } from '../../ui/RelativeTime.tsx'
import { Table } from '../../ui/Table.tsx'
import { useFoundAnnouncement } from '../../ui/useFoundAnnouncement.ts'
import { useNow } from '../clock/index.ts'
import { List, ListSearch, useListAddress, useListQuery } from '../loading/index.ts'
import { RequireRole } from '../session/index.ts'
import { ApplicationStatusTag } from './ApplicationStatusTag.tsx'

type Row = Pick<Application, 'id' | 'job' | 'company' | 'status' | 'created_at'>

const sample: Row = {
  id: 0,
  job: { id: 0, title: dashes(18) },
  company: { name: dashes(14), profile_image: null },
  status: dashes(7),
  created_at: dashes(10),
}

/** A job seeker's applications (product: my applications). Search and page are in the URL. */
export function MyAppliedScreen({ view }: { view: ListView }) {
  return (
    <Container width="wide">
      <PageHeader
        title="My applications"
        intro="Jobs you’ve applied for, with the status of each application."
      />
      <RequireRole role="job_seeker" purpose="to see your applications">
        {(isWaiting) => <MyApplied view={view} isWaiting={isWaiting} />}
      </RequireRole>
    </Container>
  )
}

function MyApplied({ view: { search, page }, isWaiting }: { view: ListView; isWaiting: boolean }) {
  const { field, go } = useListAddress('/my-applied', search)
  const query = useListQuery({ ...myApplicationsQuery({ page, search }), enabled: !isWaiting })
  const { data, isPlaceholderData } = query
  const isCurrent = data !== undefined && !isPlaceholderData
  const omitted = data?.omitted?.['applications']
  const isWhole = data && data.pages <= 1 && !omitted
  const words = found(data?.total ?? (isWhole ? data.applications.length : undefined), search)

  useFoundAnnouncement(search, isCurrent ? words : undefined)

  const isUnused = isCurrent && data.applications.length === 0 && !omitted && search === '' && page === 1
  if (isUnused) {
    return (
      <EmptyState
        title="No applications yet."
        action={
          <>
            <ButtonLink to="/search" variant="primary">
              Search jobs
            </ButtonLink>
            <ButtonLink to="/cv-manager">Add a CV</ButtonLink>
          </>
        }
      >
        Jobs you apply for appear here, with the status of each application.
      </EmptyState>
    )
  }

  return (
    <>
      <search
        aria-label="My applications"
        inert={isWaiting}
        aria-hidden={isWaiting}
        className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3 pb-5"
      >
        <ListSearch field={field} label="Search by job or company" className="w-full sm:w-96" />
        <p className="min-h-5.5 text-dense text-ink-2 sm:pb-2.5">{data && words}</p>
      </search>
      <List
        query={query}
        rows={data?.applications}
        field="applications"
        page={page}
        of="your applications"
        title="Applications"
        sample={sample}
        empty={
          <EmptyState
            title={`No applications match “${quoted(search)}”.`}
            action={<Button onClick={() => go({})}>Show all applications</Button>}
          >
            Search covers job titles and company names.
          </EmptyState>
        }
        label="Pages of applications"
      >
        {(rows) => <Applications applications={rows} />}
      </List>
    </>
  )
}

/** The number of results in words; empty while it is unknown. */
function found(total: number | undefined, search: string): string {
  if (total === undefined) return ''
  const count = `${formatCount(total)} ${total === 1 ? 'application' : 'applications'}`
  return search ? `${count} for “${quoted(search)}”` : count
}

/** Rows that link to the applications. In a narrow window, each has two lines. */
function Applications({ applications }: { applications: readonly Row[] }) {
  const now = useNow()
  const title = ({ id, job }: Row, className: string) => (
    <Link
      to="/application/$id"
      params={{ id: String(id) }}
      dir="auto"
      className={cx(
        'link-quiet stretched font-semibold focus-visible:outline-none focus-visible:after:rounded-sm focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-action',
        className,
      )}
    >
      {job.title || 'Job'}
    </Link>
  )
  // Above the row's link, so that the exact time shows on hover.
  const time = ({ created_at }: Row) => (
    <RelativeTime iso={created_at} now={now} tabStop={false} className="relative z-1 shrink-0" />
  )
  return (
    <Table
      caption="Applications"
      rows={applications}
      rowKey={({ id }) => id}
      brief={{
        below: '45rem',
        render: (application) => (
          <div className="relative py-2.5">
            <div className="flex h-7 items-center justify-between gap-3">
              {title(application, 'min-w-0 truncate')}
              <ApplicationStatusTag status={application.status} className="shrink-0" />
            </div>
            <p className="flex items-center justify-between gap-3 text-ink-2">
              <bdi className="min-w-0 truncate">{application.company.name}</bdi>
              {time(application)}
            </p>
          </div>
        ),
      }}
      columns={[
        { header: 'Job', primary: true, render: (row) => title(row, 'wrap-anywhere') },
        {
          header: 'Company',
          render: ({ company }) => (
            <span className="flex min-h-8 items-center gap-2.5">
              <Logo src={fileUrl(company.profile_image)} name={company.name} size="sm" />
              <bdi className="min-w-0 wrap-anywhere">{company.name}</bdi>
            </span>
          ),
        },
        { header: 'Status', render: ({ status }) => <ApplicationStatusTag status={status} /> },
        { header: 'Applied', render: time },
        {
          header: 'Links',
          hideHeader: true,
          align: 'end',
          render: ({ job }) =>
            job.id !== undefined && (
              <Link
                to="/jobs/$id"
                params={{ id: String(job.id) }}
                aria-label={`See job: ${job.title}`}
                className="link relative z-1 inline-flex min-h-6 items-center whitespace-nowrap pointer-coarse:min-h-11"
              >
                See job
              </Link>
            ),
        },
      ]}
    />
  )
}
