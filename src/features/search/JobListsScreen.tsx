import { Link, useNavigate } from '@tanstack/react-router'
import { valuesOf } from '../../api/enumeration.ts'
import { jobListsQuery, type JobNature } from '../../api/jobs.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Container } from '../../ui/Container.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Search } from '../../ui/Icon.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { List, useListQuery } from '../loading/index.ts'
import { JobList, sampleJob } from '../job/index.ts'
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
  const query = useListQuery(jobListsQuery(page))
  const { data } = query
  const own = data?.[nature]
  const entriesOf = (list: JobNature) => (data?.[list].length ?? 0) + (data?.omitted?.[list] ?? 0)
  const longest = Math.max(...valuesOf(words).map(entriesOf))
  const pages = pagesOfList({ own: entriesOf(nature), longest, page, pages: data?.pages ?? 1 })
  return (
    // The border of the tabs replaces the list's own top border.
    <List
      query={{ ...query, data: data && { ...data, pages } }}
      rows={own}
      field={nature}
      page={page}
      of="the jobs"
      title={words[nature].tab}
      sample={sampleJob}
      empty={
        <EmptyState
          title="No jobs found."
          className="border-t-0"
          action={
            <Link to="/search" className={buttonClass()}>
              Search all jobs
            </Link>
          }
        >
          {`There are no ${words[nature].jobs} at the moment. New ones appear here once they are approved.`}
        </EmptyState>
      }
      className="border-t-0"
      label={`Pages of ${words[nature].jobs}`}
      renderLink={(to, props) => (
        <Link to="/jobs" search={toTabsAddress({ tab: nature, page: to })} {...props} />
      )}
    >
      {(jobs, isWaiting) => (
        <JobList jobs={jobs} label={words[nature].tab} isWaiting={isWaiting} className="border-t-0" />
      )}
    </List>
  )
}
