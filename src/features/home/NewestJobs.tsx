import { homeQuery, type JobNature } from '../../api/jobs.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { ArrowRight } from '../../ui/Icon.tsx'
import { List, useSteadyQuery } from '../loading/index.ts'
import { JobList, sampleJob } from '../job/index.ts'
import { HoursTabs, NoJobs, toAddress } from '../search/index.ts'
import { newestClass } from './placeholders.tsx'

/** Full-time and part-time jobs in two tabs, in the order of the answer, each with a link to all jobs of its kind (product: home). */
export function NewestJobs({ tab, onTab }: { tab: JobNature; onTab: (tab: JobNature) => Promise<void> }) {
  const query = useSteadyQuery(homeQuery())
  return (
    <HoursTabs value={tab} onChange={onTab}>
      {(nature, label) => (
        <List
          query={query}
          rows={query.data?.[nature]}
          field={nature}
          of="the jobs"
          sample={sampleJob}
          className="border-t-0"
          empty={<NoJobs nature={nature} />}
        >
          {(jobs, isWaiting) => (
            <>
              <JobList jobs={jobs} label={label} isWaiting={isWaiting} className={newestClass} />
              <p className="pt-6">
                <ButtonLink to="/search" search={toAddress({ nature: [nature] })}>
                  <span>Browse More Jobs</span>
                  <ArrowRight />
                </ButtonLink>
              </p>
            </>
          )}
        </List>
      )}
    </HoursTabs>
  )
}
