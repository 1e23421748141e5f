import type { ReactElement, ReactNode } from 'react'
import { takesApplications, type Job } from '../../api/jobs.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Callout } from '../../ui/Callout.tsx'
import { Container } from '../../ui/Container.tsx'
import { Highlight } from '../../ui/Highlight.tsx'
import { Copy, Pencil } from '../../ui/Icon.tsx'
import { formatCount } from '../../ui/count.ts'
import { RelativeTime } from '../../ui/RelativeTime.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { type ApplicantsSearch, ApplicantsSection } from '../applications/index.ts'
import { useNow } from '../clock/index.ts'
import { OwnJobBreadcrumb } from '../loading/index.ts'
import { FeatureBanner } from '../payments/index.ts'
import { JobDetailFacts } from './JobDetailFacts.tsx'
import { JobStateTag, JobStatusTag } from './JobStateTag.tsx'
import { JobDescription } from './JobDetailText.tsx'

/** The view of a job's page, as kept in the URL. It applies only to the job's owner. */
export type JobDetailSearch = ApplicantsSearch & { tab?: 'applicants' | 'details' | undefined }

/** A job as its owner sees it: its state, the applicants, and the job itself (rules 17). */
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
  // Without applicants, the job's details are more useful.
  const tab = search.tab ?? (applicants === 0 ? 'details' : 'applicants')
  const isBoard = tab === 'applicants' && search.view === 'board'
  return (
    <Container width={isBoard ? 'full' : 'wide'} className="pb-16">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2 pt-2 pb-1">
        <div className="min-w-0 grow basis-80">
          <OwnJobBreadcrumb job={job} />
          <h1 tabIndex={-1} className="text-title wrap-anywhere">
            <bdi>{job.title || 'Job'}</bdi>
          </h1>
        </div>
        <div className="flex gap-3 print:hidden">
          <ButtonLink to="/jobs/$id/edit" params={{ id: String(job.id) }}>
            <Pencil />
            Edit
          </ButtonLink>
          <ButtonLink to="/post" search={{ copy: job.id }}>
            <Copy />
            Duplicate
          </ButtonLink>
        </div>
      </header>
      <WhatNext job={job} />
      <Tabs
        label="Sections of this job"
        aside={
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
            <JobStateTag withName state={job.state} />
            <JobStatusTag withName {...job} />
            {job.is_featured === 1 && <Highlight>Featured</Highlight>}
            <dl className="flex flex-wrap items-baseline gap-x-4 text-fine max-sm:[&>:not(:first-child)]:hidden">
              <Figure term="Views">{job.views === undefined ? undefined : formatCount(job.views)}</Figure>
              <Figure term="Positions">
                {job.vacancies === undefined ? undefined : formatCount(job.vacancies)}
              </Figure>
              <Figure term="Posted">
                <RelativeTime iso={job.created_at} now={now} />
              </Figure>
            </dl>
          </div>
        }
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
                <div className="pt-2">
                  <ApplicantsSection job={job} search={search} onSearch={onSearch} />
                </div>
              </>
            ),
          },
          {
            value: 'details',
            label: 'Job details',
            panel: (
              <div className="grid gap-x-16 gap-y-10 pt-8 lg:grid-cols-[minmax(0,34rem)_minmax(18rem,24rem)] print:block">
                <div className="lg:col-start-2 lg:row-start-1">
                  <JobDetailFacts job={job} />
                </div>
                <JobDescription job={job} className="lg:col-start-1 lg:row-start-1" />
              </div>
            ),
          },
        ]}
      />
      <FeatureBanner job={job} className="mt-12" />
    </Container>
  )
}

/** A fact with its name, if it is known. */
function Figure({ term, children }: { term: string; children: ReactNode }) {
  return (
    children !== undefined && (
      <div className="flex items-baseline gap-1.5">
        <dt className="text-ink-2">{term}</dt>
        <dd className="font-semibold">{children}</dd>
      </div>
    )
  )
}

/** Why others can't see the job, and what happens next (rules 13, 14). Nothing for a job that everyone can see. */
function WhatNext({ job }: { job: Job }): ReactElement | null {
  switch (job.state) {
    case 'pending':
      return (
        <Callout tone="info" title="This job is waiting for review." className="my-2">
          Nobody else can see it yet. Once approved, it appears in the lists and takes applications. We’ll
          notify you of the decision.
        </Callout>
      )
    case 'cancelled':
      return (
        <Callout
          tone="bad"
          title="This job was not approved."
          className="my-2"
          action={
            <ButtonLink to="/jobs/$id/edit" params={{ id: String(job.id) }} size="sm">
              Edit and resubmit
            </ButtonLink>
          }
        >
          Nobody else can see it. Edit and save it to resubmit it for review.
        </Callout>
      )
    case 'approved':
      return takesApplications(job) ? null : (
        <Callout tone="neutral" title="This job is paused." className="my-2">
          It isn’t in the lists and takes no applications. People with the link can still read it.
        </Callout>
      )
    default:
      return null
  }
}
