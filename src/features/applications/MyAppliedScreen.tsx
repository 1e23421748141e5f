import { keepPreviousData } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { myApplicationsQuery } from '../../api/applications.ts'
import { toListAddress, type ListView } from '../../api/list-address.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Container } from '../../ui/Container.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { formatCount } from '../../ui/count.ts'
import { SkeletonBlock } from '../../ui/Skeleton.tsx'
import { useFoundAnnouncement } from '../../ui/useFoundAnnouncement.ts'
import { usePageTurn } from '../../ui/usePageTurn.ts'
import { useSettledText } from '../../ui/useSettled.ts'
import { ListSearch, PagedList, useSteadyQuery } from '../loading/index.ts'
import { RequireRole } from '../session/index.ts'
import { MyAppliedTable, MyAppliedTableSkeleton } from './MyAppliedTable.tsx'
import { quoted } from '../../ui/quoted.ts'

/** A job seeker's applications (product: my applications). Search and page are in the URL. */
export function MyAppliedScreen({ view }: { view: ListView }) {
  return (
    <Container>
      <PageHeader
        title="My applications"
        intro="Every job you’ve applied for, newest first, with the status of each application."
      />
      <RequireRole role="job_seeker" purpose="to see your applications" loading={<MyAppliedSkeleton />}>
        <MyApplied view={view} />
      </RequireRole>
    </Container>
  )
}

function MyApplied({ view: { search, page } }: { view: ListView }) {
  const navigate = useNavigate()
  const turn = usePageTurn(page)
  const field = useSettledText(search, (text, { replace }) => {
    void navigate({ to: '/my-applied', search: toListAddress({ search: text }), replace, resetScroll: false })
  })
  const query = useSteadyQuery({
    ...myApplicationsQuery({ page, search }),
    placeholderData: keepPreviousData,
  })
  const { data, isPlaceholderData } = query
  const isCurrent = data !== undefined && !isPlaceholderData
  const omitted = data?.omitted?.['applications']
  const isWhole = data && data.pages <= 1 && !omitted
  const total = data?.total ?? (isWhole ? data.applications.length : undefined)
  const words = found(total, search)

  useFoundAnnouncement(search, isCurrent ? words : undefined)

  const isUnused = isCurrent && data.applications.length === 0 && !omitted && search === '' && page === 1
  if (isUnused) {
    return (
      <EmptyState
        title="No applications yet."
        action={
          <>
            <Link to="/search" className={buttonClass({ variant: 'primary' })}>
              Search jobs
            </Link>
            <Link to="/cv-manager" className={buttonClass()}>
              Add a CV
            </Link>
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
        className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3 pb-5"
      >
        <ListSearch field={field} label="Search by job or company" className="w-full sm:w-96" />
        <p className="min-h-5.5 text-dense text-ink-2 sm:pb-2.5">{data && words}</p>
      </search>
      <PagedList
        query={query}
        rows={data?.applications}
        omitted={omitted}
        failure="We couldn’t load your applications."
        skeleton={<MyAppliedTableSkeleton />}
        empty={
          <EmptyState
            title={`No applications match “${quoted(search)}”.`}
            action={
              <Button onClick={() => void navigate({ to: '/my-applied', search: {}, resetScroll: false })}>
                Show all applications
              </Button>
            }
          >
            Search covers job titles and company names.
          </EmptyState>
        }
        paging={{
          turn,
          pages: data,
          title: 'Applications',
          label: 'Pages of applications',
          renderLink: (to, props) => (
            <Link to="/my-applied" search={toListAddress({ search, page: to })} {...props} />
          ),
        }}
      >
        {(rows) => <MyAppliedTable applications={rows} dimmed={isPlaceholderData} />}
      </PagedList>
    </>
  )
}

/** The number of results in words; empty while it is unknown. */
function found(total: number | undefined, search: string): string {
  if (total === undefined) return ''
  const count = `${formatCount(total)} ${total === 1 ? 'application' : 'applications'}`
  return search ? `${count} for “${quoted(search)}”` : count
}

function MyAppliedSkeleton() {
  return (
    <>
      <div className="pb-5">
        <SkeletonBlock className="h-4 w-44" />
        <SkeletonBlock className="mt-2 h-11 w-full rounded-md sm:w-96" />
      </div>
      <MyAppliedTableSkeleton />
    </>
  )
}
