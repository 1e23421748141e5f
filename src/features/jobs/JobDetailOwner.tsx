import { Link } from '@tanstack/react-router'
import type { ReactElement, ReactNode } from 'react'
import { takesApplications, type Job } from '../../api/jobs.ts'
import { Breadcrumb } from '../../ui/Breadcrumb.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { Callout } from '../../ui/Callout.tsx'
import { Container } from '../../ui/Container.tsx'
import { Highlight } from '../../ui/Highlight.tsx'
import { Copy, Pencil } from '../../ui/Icon.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { formatCount } from '../../ui/pay.ts'
import { RelativeTime } from '../../ui/RelativeTime.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { ApplicantsSection } from '../applications/index.ts'
import { useNow } from '../clock/index.ts'
import { FeatureBanner } from '../payments/index.ts'
import { JobDetailFacts } from './JobDetailFacts.tsx'
import type { JobDetailSearch } from './JobDetailQuery.ts'
import { JobStateTag, JobStatusTag } from './JobDetailState.tsx'
import { JobDetailText } from './JobDetailText.tsx'

/** A job as its owner sees it: where it stands, who applied, and the advert (rules 17). */
export function JobDetailOwner({
  job,
  search,
  onSearch,
}: {
  job: Job
  search: JobDetailSearch
  onSearch: (change: JobDetailSearch, options?: { replace: boolean }) => Promise<void>
}) {
  const now = useNow()
  const { applicants } = job
  // Who has just posted a job wants to see it; later it is the applicants that count.
  const tab = search.tab ?? (applicants === 0 ? 'advert' : 'applicants')
  return (
    <Container className="pb-16">
      <PageHeader
        className="pb-5! sm:pb-6!"
        above={
          <Breadcrumb>
            <Link to="/my" className="link-quiet">
              My jobs
            </Link>
            <bdi className="block max-w-64 truncate">{job.title}</bdi>
          </Breadcrumb>
        }
        title={<bdi>{job.title || 'Job'}</bdi>}
        intro={
          <span className="flex flex-wrap items-center gap-2">
            <JobStateTag state={job.state} />
            <JobStatusTag status={job.status} />
            {job.is_featured === 1 && <Highlight>Featured</Highlight>}
          </span>
        }
        actions={
          <>
            <Link to="/jobs/$id/edit" params={{ id: String(job.id) }} className={buttonClass()}>
              <Pencil />
              Edit
            </Link>
            <Link to="/post" search={{ copy: job.id }} className={buttonClass()}>
              <Copy />
              Duplicate
            </Link>
          </>
        }
      />
      <WhatNext job={job} />
      <dl className="mb-8 grid grid-cols-2 gap-x-6 border-y border-rule sm:grid-cols-4">
        <Count term="Applicants" count={applicants} />
        <Count term="Views" count={job.views} />
        <Count term="Vacancies" count={job.vacancies} />
        <Figure term="Posted">
          <RelativeTime iso={job.created_at} now={now} />
        </Figure>
      </dl>
      {/* One ruled ledger with the figures above: the two lines between them are one. */}
      <FeatureBanner job={job} className="-mt-[calc(2rem+1px)] mb-8" />
      <Tabs
        label="Parts of this job"
        value={tab}
        onChange={(next) => onSearch({ tab: next, applicant: undefined })}
        tabs={[
          {
            value: 'applicants',
            label: 'Applicants',
            count: applicants,
            panel: (
              <>
                <h2 className="sr-only">Applicants</h2>
                <div className="pt-5">
                  <ApplicantsSection job={job} search={search} onSearch={onSearch} />
                </div>
              </>
            ),
          },
          {
            value: 'advert',
            label: 'The advert',
            panel: (
              <div className="grid gap-x-16 gap-y-10 pt-8 lg:grid-cols-[minmax(0,34rem)_minmax(18rem,24rem)] lg:justify-between print:block">
                <div className="lg:col-start-2 lg:row-start-1">
                  <JobDetailFacts job={job} />
                </div>
                <section aria-labelledby="job-text" className="lg:col-start-1 lg:row-start-1">
                  <h2 id="job-text" className="sr-only">
                    Description
                  </h2>
                  <JobDetailText description={job.description} />
                </section>
              </div>
            ),
          },
        ]}
      />
    </Container>
  )
}

/** A count; nothing where the backend doesn't tell it. */
function Count({ term, count }: { term: string; count: number | undefined }) {
  return count === undefined ? null : <Figure term={term}>{formatCount(count)}</Figure>
}

function Figure({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="py-3">
      <dt className="text-dense text-ink-2">{term}</dt>
      <dd className="nums text-lead font-semibold [&_time]:whitespace-normal">{children}</dd>
    </div>
  )
}

/** Why others don't see the job, and what happens next (rules 13, 14). Nothing for a job that is open to everybody. */
function WhatNext({ job }: { job: Job }): ReactElement | null {
  switch (job.state) {
    case 'pending':
      return (
        <Callout tone="info" title="This job is waiting for review." className="mb-6">
          Nobody else sees it yet. As soon as it is approved it appears in the lists and takes applications;
          you get a notification either way.
        </Callout>
      )
    case 'cancelled':
      return (
        <Callout
          tone="bad"
          title="The review has turned this job down."
          className="mb-6"
          action={
            <Link to="/jobs/$id/edit" params={{ id: String(job.id) }} className={buttonClass({ size: 'sm' })}>
              Edit and hand in again
            </Link>
          }
        >
          Nobody else sees it. Change what was wrong: once you save it, it waits for review again.
        </Callout>
      )
    case 'approved':
      return takesApplications(job) ? null : (
        <Callout tone="neutral" title="This job is inactive." className="mb-6">
          It stands in no list and takes no applications. Who has its link can still read it.
        </Callout>
      )
    default:
      return null
  }
}
