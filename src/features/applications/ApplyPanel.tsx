import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { applyMutation, type Application } from '../../api/applications.ts'
import { uploadCvMutation, type Cv } from '../../api/cvs.ts'
import { jobQuery, takesApplications, type Job } from '../../api/jobs.ts'
import type { Omitted } from '../../api/read-answer.ts'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Form, FormActions } from '../../ui/Form.tsx'
import { RadioGroup } from '../../ui/RadioGroup.tsx'
import { Loading, SkeletonBlock, SkeletonText } from '../../ui/Skeleton.tsx'
import { tidyText } from '../../ui/typed.ts'
import { readThrown, useForm } from '../../ui/useForm.ts'
import { CvFields, titleOf } from '../cvs/index.ts'
import { ListGap, type SteadyResult } from '../loading/index.ts'
import { AccountFailure, LoginLink, returnTo, SignUpLink, useDraft, useSession } from '../session/index.ts'
import { applyHeadingId, applyPlace, applyRules, chosenCv, emptyApply, uploadChoice } from './apply-values.ts'
import { ApplicationStatusTag } from './ApplicationStatusTag.tsx'
import { appliedWords } from './status-wording.ts'

/**
 * What a viewer who does not own the job can do (rules 14, 19, 35): apply with a CV, see their application, or read why
 * they can't apply. Its heading takes focus when a link leads to it, and when other content replaces the sent form.
 */
export function ApplyPanel({
  job,
  cvs,
  application,
  isFresh,
  omitted,
  query,
}: {
  job: Job
  cvs: readonly Cv[]
  application: Application | undefined
  /** False while the job is being refetched, when an empty list of CVs may be outdated. */
  isFresh: boolean
  /** How many CVs and applications of the answer could not be read. */
  omitted: Omitted | undefined
  query: Pick<SteadyResult, 'error' | 'isFetching' | 'refetch'>
}) {
  const { status, role, ended } = useSession()
  const [wasOffered, setWasOffered] = useState(false)
  if (!wasOffered && role === 'job_seeker' && (cvs.length > 0 || isFresh)) setWasOffered(true)

  function content(): ReactNode {
    if (application) return <Applied application={application} />
    if (!takesApplications(job)) {
      return <Sentence action={<SimilarLink category={job.category} />}>Applications are closed.</Sentence>
    }
    if (role === 'recruiter') {
      return (
        <Sentence action={<ButtonLink to="/my">Go to my jobs</ButtonLink>}>
          You’re logged in with a recruiter account. Only job seekers can apply.
        </Sentence>
      )
    }
    // The form and its input stay during a refetch and after the session expires (rules 12).
    if (role === 'job_seeker' || (ended && wasOffered)) {
      if (!omitted?.['applications'])
        return wasOffered ? <ApplyForm job={job} cvs={cvs} lost={omitted?.['cvs'] ?? 0} /> : <ApplySkeleton />
      return <ListGap rows={0} omitted={1} title="We don’t know whether you’ve applied." query={query} />
    }
    if (status === 'loading') return <ApplySkeleton />
    if (status !== 'visitor') return <AccountFailure />
    return (
      <Sentence
        action={
          <>
            <LoginLink variant="primary" role="job_seeker" place={applyPlace(job.id)}>
              Login
            </LoginLink>
            <SignUpLink role="job_seeker" place={applyPlace(job.id)} />
          </>
        }
      >
        Log in with a job seeker account to apply. You’ll return to this form afterwards.
      </Sentence>
    )
  }

  return (
    <section aria-labelledby={applyHeadingId} className="max-w-read print:hidden">
      <h2 id={applyHeadingId} tabIndex={-1} className="mb-4">
        {application ? 'Your application' : 'Apply for this job'}
      </h2>
      {content()}
    </section>
  )
}

function Sentence({ children, action }: { children: ReactNode; action: ReactNode }) {
  return (
    <div className="border-y border-rule py-6">
      <p>{children}</p>
      <div className="mt-4 flex flex-wrap gap-3">{action}</div>
    </div>
  )
}

function SimilarLink({ category }: { category: string }) {
  return (
    <ButtonLink to="/search" search={category ? { category } : {}}>
      {category ? `See open jobs in ${category}` : 'See open jobs'}
    </ButtonLink>
  )
}

function Applied({ application }: { application: Application }) {
  return (
    <div className="flex flex-col gap-4 border-y border-rule py-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="font-semibold">{appliedWords(application)}</p>
        <ApplicationStatusTag status={application.status} />
      </div>
      <p className="text-dense text-ink-2">
        {application.cv.title && (
          <span>
            With your CV “<bdi>{application.cv.title}</bdi>”.{' '}
          </span>
        )}
        <span>We’ll let you know when the status changes.</span>
      </p>
      <p className="flex flex-wrap gap-3">
        <ButtonLink to="/application/$id" params={{ id: String(application.id) }}>
          See your application
        </ButtonLink>
        <ButtonLink to="/my-applied" variant="quiet">
          All my applications
        </ButtonLink>
      </p>
    </div>
  )
}

function ApplySkeleton() {
  return (
    <Loading label="Loading your CVs">
      <SkeletonText lines={3} />
      <SkeletonBlock className="mt-6 h-12 w-28 rounded-md" />
    </Loading>
  )
}

function ApplyForm({
  job,
  cvs,
  lost,
}: {
  job: Job
  cvs: readonly Cv[]
  /** The number of CVs that could not be read. */
  lost: number
}) {
  const queryClient = useQueryClient()
  const { ended } = useSession()
  // Without an alert: the page then shows the application with its CV.
  const { mutateAsync: upload } = useMutation({
    ...uploadCvMutation,
    meta: { ...uploadCvMutation.meta, successTitle: undefined },
  })
  const { mutateAsync: apply } = useMutation(applyMutation)
  // An uploaded CV is selectable before the refetched job lists it.
  const [uploaded, setUploaded] = useState<readonly Cv[]>([])
  const all = [...cvs, ...uploaded.filter(({ id }) => !cvs.some((cv) => cv.id === id))]

  const form = useForm({
    initial: emptyApply,
    draft: useDraft(`apply.${job.id}`, applyMutation.mutationKey),
    rules: (values) => applyRules(values, all),
    submit: async (values) => {
      const chosen = chosenCv(values, all)
      let cvId = Number(chosen)
      if (chosen === uploadChoice) {
        if (!values.file) return
        const { cv } = await upload({ file: values.file, title: tidyText(titleOf(values)), is_default: 0 })
        cvId = cv.id
        setUploaded((before) => [...before, cv])
        form.set('cv', String(cv.id))
        form.set('file', null)
        form.set('title', undefined)
      }
      await apply({ id: job.id, cv_id: cvId })
      // The button stays busy until the refetched job contains the application.
      await queryClient.refetchQueries(
        { queryKey: jobQuery(job.id).queryKey.slice(0, 3), type: 'active' },
        { cancelRefetch: false },
      )
    },
    readFailure: (thrown) => {
      const { message, errors: { cv_id, ...errors } = {} } = readThrown(thrown)
      return { message, errors: { ...(cv_id && { cv: cv_id }), ...errors } }
    },
  })

  useEffect(() => {
    if (ended) returnTo.remember(applyPlace(job.id))
  }, [ended, job.id])

  const chosen = chosenCv(form.values, all)
  const isUploading = chosen === uploadChoice
  return (
    <Form form={form} aria-labelledby={applyHeadingId}>
      {all.length > 0 ? (
        <RadioGroup
          legend="Which CV do you want to send?"
          layout="list"
          {...form.field('cv')}
          value={chosen}
          options={[
            ...all.map(({ id, title, is_default }) => ({
              value: String(id),
              label: <bdi>{title}</bdi>,
              ...(is_default && { hint: 'Your default' }),
            })),
            { value: uploadChoice, label: 'Upload another CV' },
          ]}
        />
      ) : (
        // After the session has expired, it is unknown whether the user has CVs.
        !ended && (
          <p>
            <span>{lost > 0 ? 'We couldn’t read your CVs.' : 'You have no CV yet.'}</span> Upload one here,
            and we’ll save it in your CV manager.
          </p>
        )
      )}
      {isUploading && (
        <CvFields labels={['CV', 'CV title']} titleHint="The company sees it too." form={form} />
      )}
      <FormActions>
        <Button type="submit" variant="primary" size="lg" busy={form.busy}>
          {isUploading ? 'Upload and apply' : 'Apply'}
        </Button>
      </FormActions>
    </Form>
  )
}
