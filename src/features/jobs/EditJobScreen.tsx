import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useMemo, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { forValue } from '../../api/enumeration.ts'
import { readId } from '../../api/ids.ts'
import { updateJobMutation, type Job, type JobState } from '../../api/jobs.ts'
import { announce } from '../../ui/Announcer.tsx'
import { Breadcrumb } from '../../ui/Breadcrumb.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { Callout } from '../../ui/Callout.tsx'
import { Container } from '../../ui/Container.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import type { FormFailure } from '../../ui/useForm.ts'
import { LoadFailure, useSteadyQuery } from '../loading/index.ts'
import { RequireRole, useDraft, useSession, useIsHere } from '../session/index.ts'
import { differingFields, mergeJob } from './EditJobChanges.ts'
import type { EditJobClash } from './EditJobConflict.tsx'
import { JobDetailMissing } from './JobDetailMissing.tsx'
import { openJobQuery } from './JobDetailQuery.ts'
import { JobStateTag } from './JobDetailState.tsx'
import { PostJobForm, PostJobFormSkeleton } from './PostJobForm.tsx'
import { postJobFields, readEditJobDraft, valuesOfJob, type PostJobValues } from './PostJobValues.ts'
import { usePostJobForm, type PostJobDraftHandle } from './usePostJobForm.ts'

// Loaded on demand: only a conflict needs it.
const EditJobConflict = lazyComponent(async () => (await import('./EditJobConflict.tsx')).EditJobConflict)

/** Edits one of the recruiter's jobs (product: edit a job). `id` is the id in the URL. */
export function EditJobScreen({ id: text }: { id: string }) {
  const id = readId(text)
  return id === undefined ? <JobDetailMissing message="Job not found." /> : <Opened key={id} id={id} />
}

function Opened({ id }: { id: number }) {
  const { user, role } = useSession()
  // Only recruiters request the job, because a request by a visitor or a job seeker may count as a view (rules 17).
  const query = useSteadyQuery({
    ...openJobQuery(id),
    enabled: role === 'recruiter',
  })
  const { data, missing, isError, isFetching, isFetchedAfterMount } = query
  // The form stays open, whatever later requests return (rules 12).
  const [job, setJob] = useState<Job>()
  const isFresh = data !== undefined && !isFetching && !isError
  // A failure from an earlier visit is not shown, because the job is being loaded again.
  const hasFailed = isError && isFetchedAfterMount
  if (!job && isFresh && data.job.user.id === user?.id) setJob(data.job)

  const opened = job && (!user || user.id === job.user.id) ? job : undefined
  if (!opened && role === 'recruiter' && missing !== undefined) return <JobDetailMissing message={missing} />
  return (
    <Container className="pb-16">
      <PageHeader
        title="Edit job"
        above={
          <Breadcrumb>
            <Link to="/my" className="link-quiet">
              My jobs
            </Link>
            {opened ? (
              <Link to="/jobs/$id" params={{ id: String(id) }} className="link-quiet block max-w-64 truncate">
                <bdi>{opened.title}</bdi>
              </Link>
            ) : (
              <span>Job</span>
            )}
            <span>Edit</span>
          </Breadcrumb>
        }
        intro={opened && <JobStateTag withName state={data?.job.state ?? opened.state} />}
      />
      <RequireRole role="recruiter" purpose="to edit your jobs" loading={<PostJobFormSkeleton />}>
        {opened ? (
          <EditJob key={opened.user.id} job={opened} />
        ) : hasFailed ? (
          <LoadFailure title="We couldn’t load this job." query={query} />
        ) : isFresh ? (
          <EmptyState
            title="This isn’t one of your jobs."
            action={
              <>
                <Link to="/my" className={buttonClass({ variant: 'primary' })}>
                  Go to my jobs
                </Link>
                <Link to="/jobs/$id" params={{ id: String(id) }} className={buttonClass()}>
                  See job
                </Link>
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

const isSame = (one: PostJobValues, other: PostJobValues) => differingFields(one, other).length === 0

function EditJob({ job }: { job: Job }) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { user } = useSession()
  const isHere = useIsHere()
  const { mutateAsync: update } = useMutation(updateJobMutation)
  const editDraft = useDraft(`edit-job.${job.id}`, readEditJobDraft)
  const [restored] = useState(editDraft.restore)
  /** The server's last known version. */
  const [saved, setSaved] = useState(() => ({ values: valuesOfJob(job), state: job.state }))
  /** The version that the form is based on. If the server's version differs, the job was changed elsewhere. */
  const base = useRef(restored?.values.base ?? saved.values)
  const [clash, setClash] = useState<EditJobClash>()

  const draft = useMemo(
    (): PostJobDraftHandle => ({
      restore: () => restored && { values: restored.values.values, savedAt: restored.savedAt },
      save: (values) => editDraft.save({ values, base: base.current }),
      clear: editDraft.clear,
    }),
    [editDraft, restored],
  )

  /**
   * Fetches and checks the saved version before replacing it, because the contract has no version number.
   * @returns what prevents saving, if anything
   */
  async function checkSaved(values: PostJobValues): Promise<FormFailure | 'clash' | undefined> {
    const { job: now } = await queryClient.query({ ...openJobQuery(job.id), staleTime: 0 })
    const theirs = valuesOfJob(now)
    setSaved({ values: theirs, state: now.state })
    if (!isSame(theirs, base.current) && !isSame(theirs, values)) {
      // Saving in the other tab may have discarded the draft.
      draft.save(values)
      setClash({ mine: values, theirs, merged: mergeJob(base.current, values, theirs) })
      return 'clash'
    }
    if (now.state === 'cancelled' && saved.state !== 'cancelled') {
      return { message: 'This job was not approved. Save again to resubmit it for review.' }
    }
    return undefined
  }

  const state = usePostJobForm({
    start: saved.values,
    draft,
    send: async (values, done) => {
      const fields = postJobFields(values)
      if (!fields) return undefined
      // Without a session the update fails anyway, and fetching the job as a visitor could raise its number of views.
      const obstacle = user && (await checkSaved(values))
      if (obstacle === 'clash') return undefined
      if (obstacle) return obstacle
      const mine = editDraft.restore()?.values
      await update({ id: job.id, ...fields })
      done()
      // Keeps the draft that another tab has saved for the same job.
      if (mine && !isSame(mine.values, values)) editDraft.save(mine)
      if (isHere()) {
        await navigate({ to: '/jobs/$id', params: { id: String(job.id) }, search: { tab: 'details' } })
      }
      return undefined
    },
  })
  const { form } = state

  return (
    <>
      <PostJobForm
        state={{
          ...state,
          startOver: () => {
            base.current = saved.values
            state.startOver()
          },
        }}
        name="Edit job"
        submitLabel={saved.state === 'cancelled' ? 'Save and resubmit' : 'Save changes'}
        statusHint={
          saved.state === 'approved'
            ? 'Appears in the lists and takes applications.'
            : 'Takes applications once approved.'
        }
        notice={
          saved.state === 'cancelled' && (
            <Callout tone="bad" title="This job was not approved.">
              Edit and save it to resubmit it for review.
            </Callout>
          )
        }
        draftNote={
          restored &&
          !isSame(restored.values.base, saved.values) &&
          'Someone else saved changes after you started. We’ll ask before replacing them.'
        }
        aside={<WhatHappens state={saved.state} />}
      />
      {clash && (
        <EditJobConflict
          clash={clash}
          company={user ?? job.user}
          onClose={() => setClash(undefined)}
          onMerge={() => {
            for (const field of clash.merged.incoming) form.set(field, clash.merged.values[field])
            base.current = clash.theirs
            setClash(undefined)
            announce('Their changes are now in the form. Nothing has been saved yet.')
          }}
          onOverwrite={() => {
            base.current = clash.theirs
            setClash(undefined)
            void form.submit()
          }}
        />
      )}
    </>
  )
}

const steps: Record<JobState, ReactNode> = {
  approved: (
    <>
      <li>Your job stays approved. We won’t review it again.</li>
      <li>Your changes appear in the lists and on the job’s page at once.</li>
      <li>This doesn’t affect the applications you already have.</li>
    </>
  ),
  pending: (
    <>
      <li>Your job stays in review, with your changes.</li>
      <li>We’ll notify you of the decision.</li>
      <li>Once approved, it appears in the lists. We’ll notify you of each application.</li>
    </>
  ),
  cancelled: (
    <>
      <li>Your job is resubmitted and becomes pending.</li>
      <li>We review it again and notify you of the decision.</li>
      <li>Once approved, it appears in the lists. We’ll notify you of each application.</li>
    </>
  ),
}

function WhatHappens({ state }: { state: string }) {
  return (
    <>
      <ol className="mt-3 flex list-decimal flex-col gap-2 ps-5 text-dense text-ink-2 marker:font-semibold marker:text-ink">
        {forValue(steps, state)}
      </ol>
      <p className="mt-4 text-dense text-ink-2">
        Your draft is saved in this browser until you save the job.
      </p>
    </>
  )
}
