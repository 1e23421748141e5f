import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useMemo, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { forValue } from '../../api/enumeration.ts'
import { missingWord } from '../../api/errors.ts'
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

// Only needed where two have changed the same job.
const EditJobConflict = lazyComponent(async () => (await import('./EditJobConflict.tsx')).EditJobConflict)

/** Editing an own job (product: edit a job). `id` as it stands in the address. */
export function EditJobScreen({ id: text }: { id: string }) {
  const id = readId(text)
  return id === undefined ? <JobDetailMissing message="Job not found." /> : <Opened key={id} id={id} />
}

function Opened({ id }: { id: number }) {
  const { user, role } = useSession()
  // Only a recruiter asks: a visitor's look would count as a view (rules 17).
  const query = useSteadyQuery({
    ...openJobQuery(id),
    enabled: role === 'recruiter',
  })
  const { data, error, isError, isFetching, isFetchedAfterMount } = query
  // What was opened stays open: an answer that comes later, or none at all, takes no form away (rules 12).
  const [job, setJob] = useState<Job>()
  const isFresh = data !== undefined && !isFetching && !isError
  // Of what failed before this visit nothing is said: it is just being asked for again.
  const hasFailed = isError && isFetchedAfterMount
  if (!job && isFresh && data.job.user.id === user?.id) setJob(data.job)

  const opened = job && (!user || user.id === job.user.id) ? job : undefined
  const missing = !opened && role === 'recruiter' && isError ? missingWord(error) : undefined
  if (missing !== undefined) return <JobDetailMissing message={missing} />
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
        intro={opened && <JobStateTag state={data?.job.state ?? opened.state} />}
      />
      <RequireRole role="recruiter" purpose="to edit your jobs" loading={<PostJobFormSkeleton />}>
        {opened ? (
          <EditJob key={opened.user.id} job={opened} />
        ) : hasFailed ? (
          <LoadFailure title="This job could not be loaded." query={query} />
        ) : isFresh ? (
          <EmptyState
            title="This is not one of your jobs."
            action={
              <>
                <Link to="/my" className={buttonClass({ variant: 'primary' })}>
                  Go to my jobs
                </Link>
                <Link to="/jobs/$id" params={{ id: String(id) }} className={buttonClass()}>
                  View the job
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
  const [begun] = useState(editDraft.restore)
  /** The job as the server has it, as far as is known here. */
  const [saved, setSaved] = useState(() => ({ values: valuesOfJob(job), state: job.state }))
  /** The version that what is typed here is based on; what differs from it was done by somebody else. */
  const base = useRef(begun?.values.base ?? saved.values)
  const [clash, setClash] = useState<EditJobClash>()

  const draft = useMemo(
    (): PostJobDraftHandle => ({
      restore: () => begun && { values: begun.values.values, savedAt: begun.savedAt },
      save: (values) => editDraft.save({ values, base: base.current }),
      clear: editDraft.clear,
    }),
    [editDraft, begun],
  )

  /**
   * The contract has no version number to send along, so what is saved is looked at before it is replaced.
   * @returns what stands in the way
   */
  async function lookAgain(values: PostJobValues): Promise<FormFailure | 'clash' | undefined> {
    const { job: now } = await queryClient.query({ ...openJobQuery(job.id), staleTime: 0 })
    const theirs = valuesOfJob(now)
    setSaved({ values: theirs, state: now.state })
    if (!isSame(theirs, base.current) && !isSame(theirs, values)) {
      // In the other tab the draft may have been dropped with the save.
      draft.save(values)
      setClash({ mine: values, theirs, merged: mergeJob(base.current, values, theirs) })
      return 'clash'
    }
    if (now.state === 'cancelled' && saved.state !== 'cancelled') {
      return { message: 'The review has turned this job down meanwhile. Save once more to hand it in again.' }
    }
    return undefined
  }

  const state = usePostJobForm({
    start: saved.values,
    draft,
    send: async (values, done) => {
      const fields = postJobFields(values)
      if (!fields) return undefined
      // When the session is over the call says so itself; nobody looks at the job as a visitor before.
      const obstacle = user && (await lookAgain(values))
      if (obstacle === 'clash') return undefined
      if (obstacle) return obstacle
      const mine = editDraft.restore()?.values
      await update({ id: job.id, ...fields })
      done()
      // Another tab has typed on in the same job meanwhile: its draft stays.
      if (mine && !isSame(mine.values, values)) editDraft.save(mine)
      if (isHere()) {
        await navigate({ to: '/jobs/$id', params: { id: String(job.id) }, search: { tab: 'advert' } })
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
        submitLabel={saved.state === 'cancelled' ? 'Save and hand in again' : 'Save changes'}
        statusHint={
          saved.state === 'approved'
            ? 'In the lists, and takes applications.'
            : 'Takes applications once it is approved.'
        }
        notice={
          saved.state === 'cancelled' && (
            <Callout tone="bad" title="The review has turned this job down.">
              Change what was wrong. When you save it, it is handed in again and waits for review.
            </Callout>
          )
        }
        keptNote={
          begun &&
          !isSame(begun.values.base, saved.values) &&
          'The job was saved since. You are asked before anything of that is replaced.'
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
            announce('Their changes are in the form now. Nothing is saved yet.')
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
      <li>Your job stays approved: there is no new review.</li>
      <li>What you save stands in the lists and on the job’s page at once.</li>
      <li>Applications you have got stay as they are.</li>
    </>
  ),
  pending: (
    <>
      <li>Your job goes on waiting for review, with what you save.</li>
      <li>You get a notification when it is approved, or turned down.</li>
      <li>Approved, it appears in the lists, and you hear of each application.</li>
    </>
  ),
  cancelled: (
    <>
      <li>Your job is handed in again, and is pending.</li>
      <li>We look at it anew. You get a notification when it is approved, or turned down.</li>
      <li>Approved, it appears in the lists, and you hear of each application.</li>
    </>
  ),
}

function WhatHappens({ state }: { state: string }) {
  return (
    <>
      <ol className="mt-3 flex list-decimal flex-col gap-2 ps-5 text-dense text-ink-2 marker:font-semibold marker:text-ink">
        {forValue(steps, state)}
      </ol>
      <p className="mt-4 text-dense text-ink-2">What you type is kept in this browser until you save it.</p>
    </>
  )
}
