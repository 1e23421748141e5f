import '../../ui/late.css'
import { quiet } from '../../api/meta.ts'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { categoriesQuery } from '../../api/jobs.ts'
import { isNotBuilt } from '../../api/errors.ts'
import { settingsQuery } from '../../api/site.ts'
import { Button } from '../../ui/Button.tsx'
import { Callout } from '../../ui/Callout.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Fieldset } from '../../ui/Field.tsx'
import { Form, FormActions } from '../../ui/Form.tsx'
import { Eye } from '../../ui/Icon.tsx'
import { NumberField } from '../../ui/NumberField.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { RadioGroup } from '../../ui/RadioGroup.tsx'
import { RelativeTime } from '../../ui/RelativeTime.tsx'
import { optionsOf, SelectField } from '../../ui/SelectField.tsx'
import { Loading, SkeletonFields } from '../../ui/Skeleton.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { FormState } from '../../ui/useForm.ts'
import { useSteadyQuery } from '../loading/index.ts'
import { useSession } from '../session/index.ts'
import { jobStatuses, natures, statusWord, types } from '../job/index.ts'
import { needsLocation, postJobLimits, type PostJobValues } from './job-values.ts'

// Loaded on demand: the dialog has more code than the form.
const PostJobPreview = lazyComponent(async () => (await import('./PostJobPreview.tsx')).PostJobPreview)

/** The last step after a job is submitted for review. */
export const onceApproved = 'Once approved, it appears in the lists. We’ll notify you of each application.'

/** The form for posting or editing a job: fields (product: validation), draft and preview. */
export function PostJobForm({
  form,
  name,
  submitLabel,
  notice,
  statusHint,
  steps,
  note,
}: {
  form: FormState<PostJobValues>
  name: string
  submitLabel: string
  notice?: ReactNode
  /** The hint below the option "Active" of the job's visibility. */
  statusHint: string
  /** What happens after submitting; shown beside the form, with a `note` about the draft. */
  steps: readonly string[]
  note: ReactNode
}) {
  const { user } = useSession()
  const settings = useSteadyQuery(quiet(settingsQuery()))
  const categories = useSteadyQuery(quiet(categoriesQuery()))
  const [isPreviewed, setPreviewed] = useState(false)

  const { values } = form
  const named = categories.data?.categories.flatMap(({ category }) => category || []) ?? noList(categories)
  const listed = settings.data?.currencies.filter(Boolean) ?? noList(settings)
  // Without any, no job could be posted.
  const currencies = listed?.length === 0 ? Intl.supportedValuesOf('currency') : listed
  const failed = [settings, categories].filter((query) => query.isError && !query.data && !isNotBuilt(query))
  return (
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,34rem)_minmax(0,1fr)]">
      <div className="flex min-w-0 flex-col gap-8">
        {notice}
        {form.draftedAt && (
          <Callout
            tone="info"
            title={
              <>
                We restored your draft from <RelativeTime iso={form.draftedAt.toISOString()} />.
              </>
            }
            action={
              <Button size="sm" onClick={() => form.reset()}>
                Start over
              </Button>
            }
          />
        )}
        {failed.length > 0 && (
          <ErrorState
            title="We couldn’t load currencies and categories."
            onRetry={() => failed.forEach(({ refetch }) => void refetch())}
            busy={failed.some(({ isFetching }) => isFetching)}
          >
            What you type is saved as a draft.
          </ErrorState>
        )}
        <Form form={form} aria-label={name} className="late:gap-8!">
          {/* The values can't change while they are being sent. */}
          <div inert={form.busy} className="flex flex-col gap-8">
            <TextField
              label="Job title"
              hint="Use words that people search for."
              autoComplete="off"
              limit={postJobLimits.title}
              {...form.field('title')}
            />
            <RadioGroup
              legend="Where is the work done?"
              layout="cards"
              options={types}
              {...form.field('type')}
            />
            {needsLocation(values) && (
              <TextField
                label="Location"
                hint="The town or the address."
                autoComplete="off"
                suggestions={categories.data?.locations ?? []}
                limit={postJobLimits.location}
                {...form.field('location')}
              />
            )}
            {named?.length === 0 ? (
              <TextField
                label="Category"
                hint="We couldn’t read the list of categories."
                autoComplete="off"
                {...form.field('category')}
              />
            ) : (
              <SelectField
                label="Category"
                placeholder={named ? 'Choose a category' : waiting(categories.isError)}
                options={optionsOf(named ?? [], values.category)}
                {...form.field('category')}
              />
            )}
            <RadioGroup legend="Hours" layout="cards" options={natures} {...form.field('nature')} />
            <Fieldset
              legend="Salary"
              hint="One amount is enough. Leave both empty if you don’t want to state a salary."
            >
              <div className="grid items-start gap-4 late:sm:grid-cols-[8rem_1fr_1fr]">
                <SelectField
                  label="Currency"
                  placeholder={currencies ? 'Choose' : waiting(settings.isError)}
                  options={optionsOf(currencies ?? [], values.currency)}
                  {...form.field('currency')}
                />
                <NumberField decimals optional label="Salary from" {...form.field('salary_from')} />
                <NumberField decimals optional label="Salary to" {...form.field('salary_to')} />
              </div>
            </Fieldset>
            <NumberField
              label="Positions"
              hint="How many people you want to hire."
              className="late:max-w-40"
              {...form.field('vacancies')}
            />
            <TextArea
              label="Description"
              hint="Describe the work, who you’re looking for and what you offer. We keep line breaks, turn web addresses into links, and show lines that begin with a dash as a list."
              rows={12}
              limit={postJobLimits.description}
              optional
              {...form.field('description')}
            />
            <RadioGroup
              legend="Visibility"
              layout="cards"
              options={jobStatuses.map((value) => ({
                value,
                label: statusWord[value],
                hint: { active: statusHint, in_active: 'Isn’t listed and takes no applications.' }[value],
              }))}
              {...form.field('status')}
            />
          </div>
          <FormActions>
            <Button type="submit" variant="primary" size="lg" busy={form.busy}>
              {submitLabel}
            </Button>
            <Button size="lg" onClick={() => setPreviewed(true)}>
              <Eye />
              Preview
            </Button>
          </FormActions>
        </Form>
      </div>
      <aside
        aria-label="What happens next"
        className="late:max-lg:border-t late:max-lg:border-rule late:max-lg:pt-8 print:hidden"
      >
        <div className="late:max-w-80 lg:sticky lg:top-[calc(var(--stuck-top)+1.5rem)]">
          <h2 className="text-lead">What happens next</h2>
          <ol className="mt-3 flex list-decimal flex-col gap-2 ps-5 text-dense text-ink-2 late:marker:font-semibold late:marker:text-ink">
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <p className="mt-4 text-dense text-ink-2">{note}</p>
        </div>
      </aside>
      {isPreviewed && <PostJobPreview values={values} company={user} onClose={() => setPreviewed(false)} />}
    </div>
  )
}

function waiting(hasFailed: boolean): string {
  return hasFailed ? 'Not loaded' : 'Loading…'
}

/** A placeholder for the form while the session or the job loads. */
export function PostJobFormSkeleton() {
  return (
    <Loading label="Loading the form" className="flex max-w-form flex-col gap-8">
      <SkeletonFields />
    </Loading>
  )
}

/** Returns an empty list if the server doesn't have the call, so that the form can do without. */
function noList(query: { error: unknown; data: unknown }): string[] | undefined {
  return isNotBuilt(query) ? [] : undefined
}
