import { useMutation } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { missingWord } from '../../api/errors.ts'
import { createJobMutation, type Job } from '../../api/jobs.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Callout } from '../../ui/Callout.tsx'
import { Container } from '../../ui/Container.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { RelativeTime } from '../../ui/RelativeTime.tsx'
import { LoadFailure, useSteadyQuery } from '../loading/index.ts'
import { RequireRole, useDraft, useSession, useIsHere } from '../session/index.ts'
import { openJobQuery } from './JobDetailQuery.ts'
import { PostJobForm, PostJobFormSkeleton } from './PostJobForm.tsx'
import { copyOfJob, emptyPostJob, postJobFields, readPostJobDraft } from './PostJobValues.ts'
import { usePostJobForm } from './usePostJobForm.ts'

/** The draft of a job that begins with an empty form. */
const newJobDraft = 'post-job'

/** The post-job form, for recruiters (product: post a job). `copy` names an own job to begin with. */
export function PostJobScreen({ copy }: { copy: number | undefined }) {
  return (
    <Container className="pb-16">
      <PageHeader
        title="Post a job"
        intro="Each job is looked at before others see it. You get a notification as soon as it is open."
      />
      <RequireRole role="recruiter" purpose="to post a job" loading={<PostJobFormSkeleton />}>
        {copy === undefined ? (
          <NewJob key="new" draftKey={newJobDraft} />
        ) : (
          <CopiedJob key={copy} copy={copy} />
        )}
      </RequireRole>
    </Container>
  )
}

/** The form with an own job in it. A draft of the same copy comes before the job itself. */
function CopiedJob({ copy }: { copy: number }) {
  const { user } = useSession()
  const query = useSteadyQuery(openJobQuery(copy))
  const { data, error, isError } = query
  // What was opened stays open: a later answer, of a session that has died for example, takes no form away.
  const [opened, setOpened] = useState<Job>()
  if (!opened && data && data.job.user.id === user?.id) setOpened(data.job)

  if (opened && (!user || user.id === opened.user.id)) {
    return <NewJob draftKey={`${newJobDraft}.${copy}`} copied={opened} />
  }
  if (data || (isError && missingWord(error) !== undefined)) {
    return (
      <>
        <Callout tone="caution" title="That job cannot be duplicated." className="mb-8 max-w-form">
          It was removed, or it is not one of your jobs. You can begin with an empty form.
        </Callout>
        <NewJob draftKey={newJobDraft} />
      </>
    )
  }
  if (!isError) return <PostJobFormSkeleton />
  return <LoadFailure title="The job to duplicate could not be loaded." query={query} />
}

function NewJob({ draftKey, copied }: { draftKey: string; copied?: Job }) {
  const navigate = useNavigate()
  const isHere = useIsHere()
  const { mutateAsync: create } = useMutation(createJobMutation)
  const state = usePostJobForm({
    start: copied ? copyOfJob(copied) : emptyPostJob,
    draft: useDraft(draftKey, readPostJobDraft),
    send: async (values, done) => {
      const fields = postJobFields(values)
      if (!fields) return
      await create(fields)
      done()
      if (isHere()) await navigate({ to: '/my' })
    },
  })
  return (
    <PostJobForm
      state={state}
      name="Post a job"
      submitLabel="Post job"
      statusHint="Takes applications once it is approved."
      notice={copied && <OtherDraft />}
      aside={
        <>
          <ol className="mt-3 flex list-decimal flex-col gap-2 ps-5 text-dense text-ink-2 marker:font-semibold marker:text-ink">
            <li>Your job is pending. You find it under My jobs; nobody else sees it yet.</li>
            <li>We look at it. You get a notification when it is approved, or turned down.</li>
            <li>Approved, it appears in the lists, and you hear of each application.</li>
          </ol>
          <p className="mt-4 text-dense text-ink-2">
            What you type is kept in this browser until you post it.{' '}
            <Link to="/my" className="link">
              Duplicate an earlier job
            </Link>{' '}
            to begin with its text.
          </p>
        </>
      }
    />
  )
}

/** A copy leaves the draft of another job as it is, and says so. */
function OtherDraft() {
  const [other] = useState(useDraft(newJobDraft, readPostJobDraft).restore)
  if (!other) return null
  const title = other.values.title.trim()
  return (
    <Callout
      tone="neutral"
      title="This is a copy of one of your jobs."
      action={
        <Link to="/post" className={buttonClass({ size: 'sm' })}>
          Go to the draft
        </Link>
      }
    >
      Your draft{' '}
      {title && (
        <>
          “<bdi>{title}</bdi>”{' '}
        </>
      )}
      from <RelativeTime iso={other.savedAt.toISOString()} /> stays as it is.
    </Callout>
  )
}
