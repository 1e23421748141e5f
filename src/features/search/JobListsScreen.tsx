import { keepPreviousData } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { valuesOf } from '../../api/enumeration.ts'
import { jobListsQuery, type JobNature } from '../../api/jobs.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Container } from '../../ui/Container.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Search } from '../../ui/Icon.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { formatCount } from '../../ui/count.ts'
import { Tabs } from '../../ui/Tabs.tsx'
import { usePageTurn } from '../../ui/usePageTurn.ts'
import { PagedList, useSteadyQuery } from '../loading/index.ts'
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
  const turn = usePageTurn(page)
  const query = useSteadyQuery({
    ...jobListsQuery(page),
    placeholderData: keepPreviousData,
  })
  const { data, isPlaceholderData } = query
  const own = data?.[nature]
  const entriesOf = (list: JobNature) => (data?.[list].length ?? 0) + (data?.omitted?.[list] ?? 0)
  const longest = Math.max(...valuesOf(words).map(entriesOf))
  const pages = pagesOfList({ own: entriesOf(nature), longest, page, pages: data?.pages ?? 1 })
  const nothing = (
    <EmptyState
      title="No jobs found."
      className="border-t-0"
      action={
        page > 1 ? (
          <Link to="/jobs" search={toTabsAddress({ tab: nature })} className={buttonClass()} {...turn.link}>
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
  )
  return (
    // The border of the tabs replaces the list's own top border.
    <PagedList
      query={query}
      rows={own}
      omitted={data?.omitted?.[nature]}
      failure="We couldn’t load the jobs."
      skeleton={<JobListSkeleton className="border-t-0" />}
      empty={nothing}
      className="border-t-0"
      paging={{
        turn,
        pages: data && { ...data, pages },
        title: words[nature].tab,
        label: `Pages of ${words[nature].jobs}`,
        pastEnd: nothing,
        renderLink: (to, props) => (
          <Link to="/jobs" search={toTabsAddress({ tab: nature, page: to })} {...props} />
        ),
      }}
    >
      {(jobs) => (
        <JobList jobs={jobs} label={words[nature].tab} dimmed={isPlaceholderData} className="border-t-0" />
      )}
    </PagedList>
  )
}
