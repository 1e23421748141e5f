import { useMutation, useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { isApiError } from '../../api/errors.ts'
import { categoriesQuery, createJobMutation } from '../../api/jobs.ts'
import { settingsQuery } from '../../api/site.ts'
import { Button } from '../../ui/Button.tsx'
import { Callout } from '../../ui/Callout.tsx'
import { Container } from '../../ui/Container.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Fieldset } from '../../ui/Field.tsx'
import { Form, FormActions } from '../../ui/Form.tsx'
import { Eye } from '../../ui/Icon.tsx'
import { NumberField } from '../../ui/NumberField.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { RadioGroup } from '../../ui/RadioGroup.tsx'
import { RelativeTime } from '../../ui/RelativeTime.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { Loading, SkeletonBlock } from '../../ui/Skeleton.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useForm } from '../../ui/useForm.ts'
import { RequireRole, useDraft, useSession } from '../session/index.ts'
import { missingWord, openJobQuery } from './JobDetailQuery.ts'
import { PostJobPreview } from './PostJobPreview.tsx'
import {
  emptyPostJob,
  hasPlace,
  postJobFields,
  postJobLimits,
  postJobRules,
  readPostJobDraft,
  valuesOfJob,
  type PostJobValues,
} from './PostJobValues.ts'
import { natures, types } from './words.ts'

/** The post-job form, for recruiters (spec §2, §5). `from` names an own job to begin with. */
export function PostJobScreen({ from }: { from: number | undefined }) {
  return (
    <Container className="pb-16">
      <PageHeader
        title="Post a job"
        intro="Each job is looked at before others see it. You get a notification as soon as it is open."
      />
      <RequireRole role="recruiter" purpose="to post a job" loading={<FormSkeleton />}>
        {from === undefined ? (
          <PostJobForm key="new" draftKey="post-job" />
        ) : (
          <CopyForm key={from} from={from} />
        )}
      </RequireRole>
    </Container>
  )
}

/** The form with an own job in it. A draft of the same copy comes before the job itself. */
function CopyForm({ from }: { from: number }) {
  const { user } = useSession()
  const { data, error, isError, isFetching, refetch } = useQuery(openJobQuery(from))
  const draftKey = `post-job.${from}`
  if (data?.job.user.id === user?.id && data) {
    return <PostJobForm draftKey={draftKey} copied={valuesOfJob(data.job)} />
  }
  if (data || (isError && missingWord(error) !== undefined)) {
    return (
      <>
        <Callout tone="caution" title="That job cannot be duplicated." className="mb-8 max-w-form">
          It was removed, or it is not one of your jobs. You can begin with an empty form.
        </Callout>
        <PostJobForm draftKey="post-job" />
      </>
    )
  }
  if (!isError) return <FormSkeleton />
  return (
    <ErrorState
      title="The job to duplicate could not be loaded."
      onRetry={() => void refetch()}
      busy={isFetching}
    >
      {isApiError(error) && error.message}
    </ErrorState>
  )
}

function PostJobForm({ draftKey, copied }: { draftKey: string; copied?: PostJobValues }) {
  const navigate = useNavigate()
  const { user } = useSession()
  const settings = useQuery({ ...settingsQuery(), meta: { quiet: true } })
  const categories = useQuery({ ...categoriesQuery(), meta: { quiet: true } })
  const { mutateAsync: create } = useMutation(createJobMutation)
  const draft = useDraft(draftKey, readPostJobDraft)
  const [kept, setKept] = useState(draft.restore)
  const [isPreviewed, setPreviewed] = useState(false)
  const [isSent, setSent] = useState(false)

  const form = useForm<PostJobValues>({
    initial: kept?.values ?? copied ?? emptyPostJob,
    rules: postJobRules,
    submit: async (values) => {
      const fields = postJobFields(values)
      if (!fields) return
      await create(fields)
      setSent(true)
      draft.clear()
      await navigate({ to: '/my' })
    },
  })

  const { values, dirty } = form
  const wasChanged = useRef(false)
  useEffect(() => {
    wasChanged.current ||= dirty
    if (!wasChanged.current || isSent) return
    // Also when the session has died meanwhile: it is still there after the next login (rules 12).
    if (dirty || kept) draft.save(values)
    else draft.clear()
  }, [draft, values, dirty, kept, isSent])

  const currencies = settings.data?.currencies
  const failed = [settings, categories].filter(({ isError, data }) => isError && !data)
  return (
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,34rem)_minmax(0,1fr)]">
      <div className="flex min-w-0 flex-col gap-8">
        {kept && (
          <Callout
            tone="info"
            title={
              <>
                Your draft from <RelativeTime iso={kept.savedAt.toISOString()} /> is here.
              </>
            }
            action={
              <Button
                size="sm"
                onClick={() => {
                  draft.clear()
                  setKept(undefined)
                  form.reset(copied ?? emptyPostJob)
                }}
              >
                Start over
              </Button>
            }
          />
        )}
        {failed.length > 0 && (
          <ErrorState
            title="Currencies and categories could not be loaded."
            onRetry={() => failed.forEach(({ refetch }) => void refetch())}
            busy={failed.some(({ isFetching }) => isFetching)}
          >
            What you type stays as it is.
          </ErrorState>
        )}
        <Form form={form} aria-label="Post a job" className="gap-8!">
          <TextField
            label="Job title"
            hint="As people would search for it."
            autoComplete="off"
            {...form.field('title')}
          />
          <RadioGroup
            legend="Where is the work done?"
            layout="cards"
            options={types}
            {...form.field('type')}
          />
          {hasPlace(values.type) && (
            <TextField
              label="Location"
              hint="The town, or how to find you."
              autoComplete="off"
              suggestions={categories.data?.locations ?? []}
              {...form.field('location')}
            />
          )}
          <SelectField
            label="Category"
            placeholder={categories.data ? 'Choose a category' : 'Loading…'}
            options={withChosen(
              (categories.data?.categories ?? []).map(({ category }) => category),
              values.category,
            )}
            {...form.field('category')}
          />
          <RadioGroup legend="Hours" layout="cards" options={natures} {...form.field('nature')} />
          <Fieldset legend="Salary" hint="One end is enough. Leave both empty to say nothing of it.">
            <div className="grid items-start gap-4 sm:grid-cols-[8rem_1fr_1fr]">
              <SelectField
                label="Currency"
                placeholder={currencies ? 'Choose' : 'Loading…'}
                options={withChosen(currencies ?? [], values.currency)}
                {...form.field('currency')}
              />
              <NumberField decimals optional label="Salary from" {...form.field('salary_from')} />
              <NumberField decimals optional label="Salary to" {...form.field('salary_to')} />
            </div>
          </Fieldset>
          <NumberField
            label="Vacancies"
            hint="How many people you are looking for."
            className="max-w-40"
            {...form.field('vacancies')}
          />
          <TextArea
            label="Description"
            hint="What the work is, whom you look for, and what you offer. Line breaks stay; addresses become links."
            rows={12}
            limit={postJobLimits.description}
            optional
            {...form.field('description')}
          />
          <RadioGroup
            legend="Status"
            layout="cards"
            options={[
              { value: 'active', label: 'Active', hint: 'Takes applications once it is approved.' },
              { value: 'in_active', label: 'Inactive', hint: 'In no list, and takes none.' },
            ]}
            {...form.field('status')}
          />
          <FormActions>
            <Button type="submit" variant="primary" size="lg" busy={form.busy}>
              Post job
            </Button>
            <Button size="lg" onClick={() => setPreviewed(true)}>
              <Eye />
              Preview
            </Button>
          </FormActions>
        </Form>
      </div>
      <aside aria-label="What happens next" className="max-lg:border-t max-lg:border-rule max-lg:pt-8">
        <div className="max-w-80 lg:sticky lg:top-[calc(var(--stuck-top)+1.5rem)]">
          <h2 className="text-lead">What happens next</h2>
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
        </div>
      </aside>
      {isPreviewed && <PostJobPreview values={values} company={user} onClose={() => setPreviewed(false)} />}
    </div>
  )
}

/** Names as choices. One that is chosen but not offered (it has not arrived yet, or is gone) is a choice too. */
function withChosen(names: readonly string[], chosen: string) {
  const all = chosen === '' || names.includes(chosen) ? names : [...names, chosen]
  return all.map((name) => ({ value: name, label: name }))
}

function FormSkeleton() {
  return (
    <Loading label="Loading the form" className="flex max-w-form flex-col gap-8">
      {Array.from({ length: 6 }, (_, index) => (
        <div key={index} className="flex flex-col gap-2">
          <SkeletonBlock className="h-4 w-32" />
          <SkeletonBlock className="h-11 w-full rounded-md" />
        </div>
      ))}
    </Loading>
  )
}
