import type { Job } from '../../api/jobs.ts'
import { dollarsOf } from '../../api/payments.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { DefinitionList } from '../../ui/DefinitionList.tsx'
import { Highlight } from '../../ui/Highlight.tsx'
import { formatAmount } from '../../ui/pay.ts'
import { ProgressSteps, type StepState } from '../../ui/ProgressSteps.tsx'
import { formatMoment } from '../../ui/time.ts'
import { featuredDays, type FeatureState } from './feature-state.ts'
import { methodWords } from './payment-words.ts'

type Settled = Exclude<FeatureState, { kind: 'open' }>

/** Shows the state of the payment and what happens next (rules 23, 24), in place of the payment form. */
export function FeatureStatus({ job, featureState }: { job: Job; featureState: Settled }) {
  const isUnsure = featureState.kind === 'paid' && !featureState.isSure
  const amount =
    featureState.kind !== 'featured' && formatAmount('USD', dollarsOf(featureState.payment), 'en-US')
  return (
    <section aria-labelledby="feature-state" className="max-w-[48rem] border-t border-rule pt-8">
      <h2
        id="feature-state"
        tabIndex={-1}
        className="flex scroll-mt-24 flex-wrap items-center gap-x-3 gap-y-2"
      >
        <span>{titles[isUnsure ? 'unsure' : featureState.kind]}</span>
        {featureState.kind === 'featured' && <Highlight>Featured</Highlight>}
      </h2>
      <div className="mt-3 max-w-read text-ink-2">{wordsOf(featureState, job)}</div>
      {featureState.kind !== 'featured' && (
        <>
          {!isUnsure && (
            <ProgressSteps className="mt-8" label="Payment progress" steps={stepsOf(featureState, job)} />
          )}
          <DefinitionList
            className="mt-8"
            items={[
              { term: 'Job', value: <bdi>{job.title}</bdi> },
              { term: 'Paid by', value: methodWords(featureState.payment.method) },
              {
                term: 'Amount',
                value: amount && <span className="nums">{amount}</span>,
              },
              {
                term: featureState.kind === 'review' ? 'Receipt uploaded' : 'Date',
                value: formatMoment(featureState.payment.created_at),
              },
            ]}
          />
        </>
      )}
      <p className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to="/jobs/$id" params={{ id: String(job.id) }} variant="primary" size="lg">
          See job
        </ButtonLink>
        <ButtonLink to="/my" size="lg">
          Go to my jobs
        </ButtonLink>
      </p>
    </section>
  )
}

const titles: Record<Settled['kind'] | 'unsure', string> = {
  featured: 'This job is featured.',
  review: 'We are checking your receipt.',
  paid: 'Your payment has arrived.',
  unsure: 'We don’t know whether your payment still counts.',
}

function wordsOf(featureState: Settled, { state }: Job): string {
  switch (featureState.kind) {
    case 'featured':
      return `It appears above all other jobs in the lists for ${featuredDays} days. Featuring doesn’t renew, but you can feature it again here afterwards.`
    case 'review':
      return `There is nothing more to pay. We’ll check our account for your transfer and email you. Once we find it, we’ll feature the job for ${featuredDays} days${state === 'approved' ? '' : ', starting when it’s approved'}. If we can’t find it, you can upload another receipt.`
    case 'paid':
      return featureState.isSure
        ? `The ${featuredDays} days start when the job is approved. There is nothing more to pay.`
        : `There is an earlier payment for this job. If any of its ${featuredDays} days are left, they start when the job is approved. If not, you can feature it again then. There is nothing to pay until then.`
  }
}

function stepsOf(
  { kind, payment }: Exclude<Settled, { kind: 'featured' }>,
  { state }: Job,
): { label: string; detail?: string; state: StepState }[] {
  const featured = { label: 'Featured', detail: `For ${featuredDays} days`, state: 'todo' } as const
  const approval = { label: 'Job approved', state: kind === 'paid' ? 'current' : 'todo' } as const
  if (kind === 'paid') return [{ label: 'Paid', state: 'done' }, approval, featured]
  return [
    { label: 'Receipt uploaded', detail: formatMoment(payment.created_at), state: 'done' },
    { label: 'Receipt check', detail: 'We’ll email you', state: 'current' },
    ...(state === 'approved' ? [] : [approval]),
    featured,
  ]
}
