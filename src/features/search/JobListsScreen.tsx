import { useNavigate } from '@tanstack/react-router'
import { jobListsQuery, type JobNature } from '../../api/jobs.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Container } from '../../ui/Container.tsx'
import { Search } from '../../ui/Icon.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { List, useListQuery } from '../loading/index.ts'
import { JobList, sampleJob } from '../job/index.ts'
import { HoursTabs, kinds, NoJobs } from './HoursTabs.tsx'
import { pagesOfList, toTabsAddress } from './job-lists-params.ts'

/** All full-time and part-time jobs in two tabs (product: job lists). Tab and page are in the URL. */
export function JobListsScreen({ tab, page }: { tab: JobNature; page: number }) {
  const navigate = useNavigate()
  return (
    <Container>
      <PageHeader
        title="Jobs"
        intro="Open jobs, full time and part time."
        actions={
          <ButtonLink to="/search">
            <Search />
            Search with filters
          </ButtonLink>
        }
      />
      <HoursTabs
        value={tab}
        onChange={(next) =>
          navigate({ to: '/jobs', search: toTabsAddress({ tab: next }), resetScroll: false })
        }
      >
        {(nature, label) => <Panel nature={nature} label={label} page={page} />}
      </HoursTabs>
    </Container>
  )
}

function Panel({ nature, label, page }: { nature: JobNature; label: string; page: number }) {
  const query = useListQuery(jobListsQuery(page))
  const { data } = query
  const entriesOf = (list: JobNature) => (data?.[list].length ?? 0) + (data?.omitted?.[list] ?? 0)
  const longest = Math.max(entriesOf('full_time'), entriesOf('part_time'))
  const pages = pagesOfList({ own: entriesOf(nature), longest, page, pages: data?.pages ?? 1 })
  return (
    // The border of the tabs replaces that of the messages.
    <List
      // `total` counts both lists.
      query={{ ...query, data: data && { ...data, pages, total: undefined } }}
      rows={data?.[nature]}
      field={nature}
      page={page}
      of="the jobs"
      title={label}
      sample={sampleJob}
      empty={<NoJobs nature={nature} />}
      className="border-t-0"
      label={`Pages of ${kinds[nature]}`}
    >
      {(jobs, isWaiting) => <JobList jobs={jobs} label={label} isWaiting={isWaiting} />}
    </List>
  )
}
