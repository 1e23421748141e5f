import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { type Application, applicationQuery } from '../../api/applications.ts'
import { fileUrl } from '../../api/files.ts'
import { jobQuery } from '../../api/jobs.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Avatar, Logo } from '../../ui/Avatar.tsx'
import { Breadcrumb } from '../../ui/Breadcrumb.tsx'
import { Container } from '../../ui/Container.tsx'
import { DefinitionList } from '../../ui/DefinitionList.tsx'
import { EmailLink } from '../../ui/EmailLink.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { PageSkeleton } from '../../ui/PageSkeleton.tsx'
import { Prose } from '../../ui/Prose.tsx'
import { formatDay, formatMoment } from '../../ui/time.ts'
import { ProgressSteps } from '../../ui/ProgressSteps.tsx'
import { LinkById, LoadFailure, OwnJobBreadcrumb, useSteadyQuery } from '../loading/index.ts'
import { RequireRole, useSession } from '../session/index.ts'
import { ApplicantsCv } from './ApplicantsCv.tsx'
import { ApplicationStatusTag } from './ApplicationStatusTag.tsx'
import { wordingOf } from './status-wording.ts'
import { isOpen, statusPath } from './status-path.ts'

const waiting = <PageSkeleton of="the application" name="Application" />

/** One application (product: application), for its applicant and the job's owner (rules 20). */
export function ApplicationScreen({ id }: { id: number }) {
  return (
    <Container className="pb-16">
      <RequireRole
        purpose="to see this application"
        heading={<PageHeader title="Application" />}
        loading={waiting}
      >
        <Shown id={id} />
      </RequireRole>
    </Container>
  )
}

function Shown({ id }: { id: number }) {
  const { user, role } = useSession()
  // The last known viewer, because the content stays on screen after the session expires (rules 12).
  const [viewer, setViewer] = useState(user)
  if (user && user !== viewer) setViewer(user)
  const query = useSteadyQuery(applicationQuery(id))
  const { data, missing, isError } = query
  if (data) {
    const isOwn = data.user.id === undefined ? role === 'job_seeker' : data.user.id === viewer?.id
    return isOwn ? <Own application={data} /> : <Received application={data} />
  }
  if (!isError) return waiting
  if (missing !== undefined) {
    return (
      <>
        <PageHeader title="We can’t show this application" intro={missing} />
        <ButtonLink to={role === 'recruiter' ? '/my' : '/my-applied'} variant="primary">
          {role === 'recruiter' ? 'Go to my jobs' : 'Go to my applications'}
        </ButtonLink>
      </>
    )
  }
  return (
    <>
      <PageHeader title="Application" />
      <LoadFailure title="We couldn’t load this application." query={query} />
    </>
  )
}

/** The applicant's view: the job first, then the status. */
function Own({ application }: { application: Application }) {
  const { job, company, status, created_at, user } = application
  const { meaning, isStep } = wordingOf(status)
  return (
    <>
      <PageHeader
        above={
          <Breadcrumb>
            <Link to="/my-applied" className="link-quiet">
              My applications
            </Link>
            <bdi className="block max-w-64 truncate">{job.title}</bdi>
          </Breadcrumb>
        }
        title={<bdi>{job.title || 'Application'}</bdi>}
        intro={
          <p className="flex items-center gap-3">
            <Logo src={fileUrl(company.profile_image)} name={company.name} eager />
            <bdi className="min-w-0 wrap-anywhere">{company.name}</bdi>
          </p>
        }
        actions={
          job.id !== undefined && (
            <ButtonLink to="/jobs/$id" params={{ id: String(job.id) }}>
              See job
            </ButtonLink>
          )
        }
      />
      <Status application={application} label="Progress of your application">
        <p key={status} className="mt-6 max-w-read text-ink-2">
          {meaning}{' '}
          {isOpen(status) ? (
            'We’ll let you know when this changes.'
          ) : isStep ? (
            <span>
              Next, it will contact you at <bdi className="wrap-anywhere">{user.email}</bdi> to agree on the
              details.
            </span>
          ) : (
            <Link to="/search" className="link">
              Search other jobs
            </Link>
          )}
        </p>
        {isStep && !isOpen(status) && job.id !== undefined && <ReachCompany jobId={job.id} />}
      </Status>
      <Facts
        application={application}
        title="Application"
        items={[
          { term: 'Job', value: <JobLink job={job}>Job</JobLink> },
          { term: 'Company', value: company.name && <bdi>{company.name}</bdi> },
          { term: 'Applied on', value: formatMoment(created_at) },
        ]}
      />
    </>
  )
}

/** How to reach the company that accepted an application. Its page has its email address. */
function ReachCompany({ jobId }: { jobId: number }) {
  const { data } = useQuery(jobQuery(jobId))
  // An application has no id of its company, but its job does. A deleted job has none.
  const id = data?.job.user.id
  return (
    id !== undefined && (
      <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="text-ink-2">You can also contact it first.</span>
        <ButtonLink to="/recruiter/$id" params={{ id: String(id) }}>
          See the company’s contact details
        </ButtonLink>
      </p>
    )
  )
}

/** The job owner's view: the applicant first. The status is set on the job's page. */
function Received({ application }: { application: Application }) {
  const { id, job, user, created_at } = application
  const about = user.about?.trim()
  return (
    <>
      <PageHeader
        above={<OwnJobBreadcrumb job={job} here={user.name} />}
        title={<bdi>{user.name || 'Application'}</bdi>}
        intro={
          <div className="flex items-center gap-3">
            <Avatar src={fileUrl(user.profile_image)} name={user.name} eager />
            <p className="min-w-0">
              Applied for <JobLink job={job}>a job</JobLink>
            </p>
          </div>
        }
        actions={
          job.id !== undefined && (
            <ButtonLink
              to="/jobs/$id"
              params={{ id: String(job.id) }}
              search={{ applicant: id }}
              variant="primary"
            >
              Change status
            </ButtonLink>
          )
        }
      />
      <Status application={application} label="Progress of this application" />
      <Facts
        application={application}
        title="Applicant"
        items={[
          { term: 'Name', value: <bdi>{user.name}</bdi> },
          { term: 'Email', value: user.email && <EmailLink address={user.email} className="tall" /> },
          { term: 'Applied on', value: formatMoment(created_at) },
          { term: 'About', value: about && <Prose text={about} /> },
        ]}
      />
    </>
  )
}

/** A link to the job of an application. `children` names a job without a title. */
function JobLink({ job: { id, title }, children }: Pick<Application, 'job'> & { children: string }) {
  return (
    <LinkById to="/jobs/$id" of={id} look="link" className="tall">
      <bdi>{title || children}</bdi>
    </LinkById>
  )
}

function Status({
  application: { status, created_at },
  label,
  children,
}: {
  application: Application
  label: string
  children?: ReactNode
}) {
  const path = statusPath(status)
  return (
    <section aria-labelledby="status" className="border-y border-rule py-6">
      <div className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id="status" className="text-lead">
          Status
        </h2>
        <ApplicationStatusTag status={status} />
      </div>
      <ProgressSteps
        label={label}
        // Two steps keep the spacing of a full path, which has five.
        {...(path.length === 2 && { className: 'sm:w-2/5' })}
        steps={path.map((step) => ({
          key: step.status,
          label: wordingOf(step.status).label,
          detail:
            step.status === 'applied' ? formatDay(created_at) : step.state === 'unknown' && 'Not reported',
          state: step.state,
        }))}
      />
      {children}
    </section>
  )
}

function Facts({
  application,
  title,
  items,
}: Pick<ComponentProps<typeof DefinitionList>, 'items'> & { application: Application; title: string }) {
  return (
    <div className="mt-10 grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,28rem)]">
      <section aria-labelledby="facts">
        <h2 id="facts" className="mb-4 text-lead">
          {title}
        </h2>
        <DefinitionList items={items} />
      </section>
      <section aria-labelledby="cv">
        <h2 id="cv" className="mb-4 text-lead">
          CV used
        </h2>
        <ApplicantsCv application={application} />
      </section>
    </div>
  )
}
