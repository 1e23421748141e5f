import { useMutation } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { createJobMutation, jobQuery, ownsJob, type Job } from '../../api/jobs.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Callout } from '../../ui/Callout.tsx'
import { Container } from '../../ui/Container.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { RelativeTime } from '../../ui/RelativeTime.tsx'
import { tidyText } from '../../ui/typed.ts'
import { useForm } from '../../ui/useForm.ts'
import { LoadFailure, useSteadyQuery } from '../loading/index.ts'
import { RequireRole, useDraft, useSession, useIsHere } from '../session/index.ts'
import { onceApproved, PostJobForm, PostJobFormSkeleton } from './PostJobForm.tsx'
import { copyOfJob, emptyPostJob, postJobFields, postJobRules, unreadOfJob } from './job-values.ts'

/** The draft key of a job that starts from an empty form. A copy's key adds the id of the original. */
const newJobDraft = 'post-job'

/** The post-job form, for recruiters (product: post a job). `copy` is the id of one of their jobs to duplicate. */
export function PostJobScreen({ copy }: { copy: number | undefined }) {
  return (
    <Container className="pb-16">
      <PageHeader
        title="Post a job"
        intro="We review each job before others can see it. We’ll notify you of the decision."
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

/** The form, filled with one of the recruiter's jobs or with the saved draft of that copy. */
function CopiedJob({ copy }: { copy: number }) {
  const { user } = useSession()
  const query = useSteadyQuery(jobQuery(copy))
  const { data, missing, isError } = query
  // The form stays open, whatever later requests return, for example after the session has expired.
  const [opened, setOpened] = useState<Job>()
  if (!opened && data && ownsJob(data.job, user)) setOpened(data.job)

  if (opened && (!user || ownsJob(opened, user))) {
    return <NewJob draftKey={`${newJobDraft}.${copy}`} copied={opened} />
  }
  if (data || missing !== undefined) {
    return (
      <>
        <Callout tone="caution" title="You can’t duplicate that job." className="mb-8 max-w-form">
          It was deleted, or it isn’t one of your jobs. Start with an empty form instead.
        </Callout>
        <NewJob draftKey={newJobDraft} />
      </>
    )
  }
  if (!isError) return <PostJobFormSkeleton />
  return <LoadFailure title="We couldn’t load the job to duplicate." query={query} />
}

function NewJob({ draftKey, copied }: { draftKey: string; copied?: Job }) {
  const navigate = useNavigate()
  const isHere = useIsHere()
  const { mutateAsync: create } = useMutation(createJobMutation)
  const form = useForm({
    initial: copied ? copyOfJob(copied) : emptyPostJob,
    draft: useDraft(draftKey, createJobMutation.mutationKey),
    rules: postJobRules,
    submit: async (values) => {
      const fields = postJobFields(values)
      if (!fields) return
      await create(fields)
      if (isHere()) await navigate({ to: '/my' })
    },
  })
  return (
    <PostJobForm
      form={form}
      name="Post a job"
      submitLabel="Post job"
      statusHint="Takes applications once approved."
      notice={
        copied && (
          <>
            {Object.keys(unreadOfJob(copied)).length > 0 && (
              <Callout tone="caution" title="We couldn’t read all of the original job.">
                Check each field before you post the copy.
              </Callout>
            )}
            <OtherDraft />
          </>
        )
      }
      steps={[
        'Your job is pending. You can find it under My jobs. Nobody else can see it yet.',
        'We review it and notify you of the decision.',
        onceApproved,
      ]}
      note={
        <>
          Your draft is saved in this browser until you post the job.{' '}
          <Link to="/my" className="link">
            Duplicate an earlier job
          </Link>{' '}
          to start from its text.
        </>
      }
    />
  )
}

/** Says that the draft of a new job, if there is one, is still saved. */
function OtherDraft() {
  const draft = useDraft(newJobDraft)
  const [other] = useState(() => draft.restore(emptyPostJob))
  if (!other) return null
  const title = tidyText(other.values.title)
  return (
    <Callout
      tone="neutral"
      title="This is a copy of one of your jobs."
      action={
        <ButtonLink to="/post" size="sm">
          Go to the draft
        </ButtonLink>
      }
    >
      Your draft{' '}
      {title && (
        <>
          “<bdi>{title}</bdi>”{' '}
        </>
      )}
      from <RelativeTime iso={other.savedAt.toISOString()} /> is still saved.
    </Callout>
  )
}
