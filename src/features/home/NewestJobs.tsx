import { homeQuery, type JobNature } from '../../api/jobs.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { cx } from '../../ui/cx.ts'
import { ArrowRight } from '../../ui/Icon.tsx'
import { List, useSteadyQuery } from '../loading/index.ts'
import { JobList, sampleJob } from '../job/index.ts'
import { HoursTabs, NoJobs, toAddress } from '../search/index.ts'
import { newest, newestClass } from './placeholders.tsx'

/** Rows appear one after the other only once: neither on another tab nor on Back. */
let haveAppeared = false

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
          count={newest}
          className="border-t-0"
          empty={<NoJobs nature={nature} />}
        >
          {(jobs, isWaiting) => (
            <>
              <div
                className={cx(!isWaiting && !haveAppeared && 'animate-appear')}
                onAnimationEnd={() => (haveAppeared = true)}
              >
                <JobList
                  jobs={jobs.slice(0, newest)}
                  label={label}
                  isWaiting={isWaiting}
                  className={newestClass}
                />
              </div>
              <p className="pt-4">
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
