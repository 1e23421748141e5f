import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { forValue } from '../../api/enumeration.ts'
import { readId } from '../../api/ids.ts'
import { jobQuery, ownsJob, updateJobMutation, type Job, type JobState } from '../../api/jobs.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Callout } from '../../ui/Callout.tsx'
import { Container } from '../../ui/Container.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { useForm } from '../../ui/useForm.ts'
import { LoadFailure, OwnJobBreadcrumb, useSteadyQuery } from '../loading/index.ts'
import { RequireRole, useDraft, useSession, useIsHere } from '../session/index.ts'
import { ChangedElsewhere } from '../changes/index.ts'
import { JobDetailMissing, JobStateTag } from '../job/index.ts'
import { onceApproved, PostJobForm, PostJobFormSkeleton } from './PostJobForm.tsx'
import { differingJobFields, postJobFields, postJobRules, unreadOfJob, valuesOfJob } from './job-values.ts'

/** Edits one of the recruiter's jobs (product: edit a job). `id` is the id in the URL. */
export function EditJobScreen({ id: text }: { id: string }) {
  const id = readId(text)
  return id === undefined ? <JobDetailMissing message="Job not found." /> : <OwnJobById key={id} id={id} />
}

function OwnJobById({ id }: { id: number }) {
  const { user, role } = useSession()
  // Only recruiters request the job, because a request by a visitor or a job seeker may count as a view (rules 17).
  const query = useSteadyQuery({
    ...jobQuery(id),
    enabled: role === 'recruiter',
  })
  const { data, missing, isError, isFetching, isFetchedAfterMount } = query
  // The form stays open, whatever later requests return (rules 12).
  const [job, setJob] = useState<Job>()
  const isFresh = data !== undefined && !isFetching && !isError
  // A failure from an earlier visit is not shown, because the job is being loaded again.
  const hasFailed = isError && isFetchedAfterMount
  if (!job && isFresh && ownsJob(data.job, user)) setJob(data.job)

  const opened = job && (!user || ownsJob(job, user)) ? job : undefined
  if (!opened && role === 'recruiter' && missing !== undefined) return <JobDetailMissing message={missing} />
  return (
    <Container className="pb-16">
      <PageHeader
        title="Edit job"
        above={<OwnJobBreadcrumb job={opened ?? { title: '' }} here="Edit" />}
        intro={opened && <JobStateTag withName state={data?.job.state ?? opened.state} />}
      />
      <RequireRole role="recruiter" purpose="to edit your jobs" loading={<PostJobFormSkeleton />}>
        {opened ? (
          <EditJob job={opened} />
        ) : hasFailed ? (
          <LoadFailure title="We couldn’t load this job." query={query} />
        ) : isFresh ? (
          <EmptyState
            title="This isn’t one of your jobs."
            action={
              <>
                <ButtonLink to="/my" variant="primary">
                  Go to my jobs
                </ButtonLink>
                <ButtonLink to="/jobs/$id" params={{ id: String(id) }}>
                  See job
                </ButtonLink>
              </>
            }
          >
            Only the company that posted a job can edit it.
          </EmptyState>
        ) : (
          <PostJobFormSkeleton />
        )}
      </RequireRole>
    </Container>
  )
}

function EditJob({ job }: { job: Job }) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { user } = useSession()
  const isHere = useIsHere()
  const { mutateAsync: update } = useMutation(updateJobMutation)
  const [state, setState] = useState(job.state)
  const form = useForm({
    initial: valuesOfJob(job),
    unread: unreadOfJob(job),
    draft: useDraft(`edit-job.${job.id}`),
    differing: differingJobFields,
    rules: postJobRules,
    submit: async (values) => {
      const fields = postJobFields(values)
      if (!fields) return undefined
      // Without a session the update fails anyway, and fetching the job as a visitor could raise its number of views.
      if (user) {
        const saved = jobQuery(job.id)
        // An answer on its way may be older than the press.
        await queryClient.cancelQueries({ queryKey: saved.queryKey })
        const { job: now } = await queryClient.query({ ...saved, staleTime: 0 })
        setState(now.state)
        if (form.follow(valuesOfJob(now), unreadOfJob(now))) return 'held'
        if (now.state === 'cancelled' && state !== 'cancelled') {
          return { message: 'This job was not approved. Save again to resubmit it for review.' }
        }
      }
      await update({ id: job.id, ...fields })
      if (isHere()) {
        await navigate({ to: '/jobs/$id', params: { id: String(job.id) }, search: { tab: 'details' } })
      }
      return undefined
    },
  })

  return (
    <PostJobForm
      form={form}
      name="Edit job"
      submitLabel={state === 'cancelled' ? 'Save and resubmit' : 'Save changes'}
      statusHint={
        state === 'approved'
          ? 'Appears in the lists and takes applications.'
          : 'Takes applications once approved.'
      }
      notice={
        <>
          {state === 'cancelled' && (
            <Callout tone="bad" title="This job was not approved.">
              Edit and save it to resubmit it for review.
            </Callout>
          )}
          <ChangedElsewhere
            title="This job has changed since you opened it."
            form={form}
            focusId={form.field('title').id}
            onReload={() => form.reset()}
          />
        </>
      }
      steps={forValue(steps, state) ?? []}
      note="Your draft is saved in this browser until you save the job."
    />
  )
}

const steps: Record<JobState, string[]> = {
  approved: [
    'Your job stays approved. We won’t review it again.',
    'Your changes appear in the lists and on the job’s page at once.',
    'This doesn’t affect the applications you already have.',
  ],
  pending: [
    'Your job stays in review, with your changes.',
    'We’ll notify you of the decision.',
    onceApproved,
  ],
  cancelled: [
    'Your job is resubmitted and becomes pending.',
    'We review it again and notify you of the decision.',
    onceApproved,
  ],
}
