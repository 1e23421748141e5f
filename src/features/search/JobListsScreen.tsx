import { keepPreviousData } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { valuesOf } from '../../api/enumeration.ts'
import { jobListsQuery, type JobNature } from '../../api/jobs.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Container } from '../../ui/Container.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Search } from '../../ui/Icon.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { formatCount } from '../../ui/count.ts'
import { Tabs } from '../../ui/Tabs.tsx'
import { usePageTurn } from '../../ui/usePageTurn.ts'
import { LoadFailure, useSteadyQuery } from '../loading/index.ts'
import { JobList, JobListSkeleton } from '../job/index.ts'
import { pagesOfList, toTabsAddress } from './job-lists-params.ts'

const words: Record<JobNature, { tab: string; jobs: string }> = {
  full_time: { tab: 'Full Time', jobs: 'full-time jobs' },
  part_time: { tab: 'Part Time', jobs: 'part-time jobs' },
}

/** All full-time and part-time jobs in two tabs (product: job lists). Tab and page are in the URL. */
export function JobListsScreen({ tab, page }: { tab: JobNature; page: number }) {
  const navigate = useNavigate()
  return (
    <Container>
      <PageHeader
        title="Jobs"
        intro="Every open job: featured ones first, then the newest."
        actions={
          <Link to="/search" className={buttonClass()}>
            <Search />
            Search with filters
          </Link>
        }
      />
      <Tabs
        label="Hours"
        value={tab}
        onChange={(next) =>
          navigate({ to: '/jobs', search: toTabsAddress({ tab: next }), resetScroll: false })
        }
        tabs={valuesOf(words).map((nature) => ({
          value: nature,
          label: words[nature].tab,
          panel: <Panel nature={nature} page={page} />,
        }))}
      />
    </Container>
  )
}

function Panel({ nature, page }: { nature: JobNature; page: number }) {
  const { heading, onPageLink } = usePageTurn(page)
  const query = useSteadyQuery({
    ...jobListsQuery(page),
    placeholderData: keepPreviousData,
  })
  const { data, isPlaceholderData, isError } = query
  const own = data?.[nature] ?? []
  const longest = Math.max(...valuesOf(words).map((each) => data?.[each].length ?? 0))
  const pages = pagesOfList({ own: own.length, longest, page, pages: data?.pages ?? 1 })
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="sr-only scroll-mt-24">
        {words[nature].tab}
        {page > 1 && `, page ${page}`}
      </h2>
      {/* The border of the tabs replaces the list's own top border. */}
      {isError && !data ? (
        <LoadFailure title="We couldn’t load the jobs." query={query} className="border-t-0" />
      ) : !data ? (
        <JobListSkeleton className="border-t-0" />
      ) : own.length === 0 ? (
        <EmptyState
          title="No jobs found."
          className="border-t-0"
          action={
            page > 1 ? (
              <Link to="/jobs" search={toTabsAddress({ tab: nature })} className={buttonClass()}>
                Go to the first page
              </Link>
            ) : (
              <Link to="/search" className={buttonClass()}>
                Search all jobs
              </Link>
            )
          }
        >
          <p>
            {page > 1
              ? `There are no ${words[nature].jobs} on page ${formatCount(page)}.`
              : `There are no ${words[nature].jobs} at the moment. New ones appear here once they are approved.`}
          </p>
        </EmptyState>
      ) : (
        <JobList jobs={own} label={words[nature].tab} dimmed={isPlaceholderData} className="border-t-0" />
      )}
      <Pagination
        page={page}
        pages={pages}
        isOpenEnded={data?.isOpenEnded}
        label={`Pages of ${words[nature].jobs}`}
        renderLink={(to, props) => (
          <Link
            to="/jobs"
            search={toTabsAddress({ tab: nature, page: to })}
            resetScroll={false}
            onClick={onPageLink}
            {...props}
          />
        )}
      />
    </>
  )
}
