import { Link } from '@tanstack/react-router'
import { valuesOf } from '../../api/enumeration.ts'
import { homeQuery, type JobNature } from '../../api/jobs.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ArrowRight } from '../../ui/Icon.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { List, useSteadyQuery } from '../loading/index.ts'
import { JobList, sampleJob } from '../job/index.ts'
import { toAddress } from '../search/index.ts'
import { newestClass } from './HomeLists.tsx'

const words: Record<JobNature, string> = { full_time: 'Full Time', part_time: 'Part Time' }

/** The newest full-time and part-time jobs in two tabs, each with a link to all jobs of its kind (product: home). */
export function NewestJobs({ tab, onTab }: { tab: JobNature; onTab: (tab: JobNature) => Promise<void> }) {
  return (
    <Tabs
      label="Hours"
      value={tab}
      onChange={onTab}
      tabs={valuesOf(words).map((nature) => ({
        value: nature,
        label: words[nature],
        panel: <Panel nature={nature} />,
      }))}
    />
  )
}

function Panel({ nature }: { nature: JobNature }) {
  const query = useSteadyQuery(homeQuery())
  return (
    <List
      query={query}
      rows={query.data?.[nature]}
      field={nature}
      of="the jobs"
      sample={sampleJob}
      className="border-t-0"
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
          <p>There are no open jobs at the moment. New ones appear here once they are approved.</p>
        </EmptyState>
      }
    >
      {(jobs, isWaiting) => (
        <>
          <JobList jobs={jobs} label={words[nature]} isWaiting={isWaiting} className={newestClass} />
          <p className="pt-6">
            <Link to="/search" search={toAddress({ nature: [nature] })} className={buttonClass()}>
              Browse More Jobs
              <ArrowRight />
            </Link>
          </p>
        </>
      )}
    </List>
  )
}
