import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Body } from '../../api/client.ts'
import { isNotBuilt } from '../../api/errors.ts'
import { forValue } from '../../api/enumeration.ts'
import { type Job, type JobState, takesApplications } from '../../api/jobs.ts'
import { jobPaymentsQuery, verifyStripeMutation } from '../../api/payments.ts'
import { settingsQuery } from '../../api/site.ts'
import { Button } from '../../ui/Button.tsx'
import { Callout } from '../../ui/Callout.tsx'
import { formatAmount } from '../../ui/pay.ts'
import { RadioGroup } from '../../ui/RadioGroup.tsx'
import { Loading, SkeletonRows } from '../../ui/Skeleton.tsx'
import { formatDay } from '../../ui/time.ts'
import { useNow } from '../clock/index.ts'
import { LoadFailure, useSteadyQuery } from '../loading/index.ts'
import { BankTransfer, useReceiptForm } from './BankTransfer.tsx'
import { CardPayment } from './CardPayment.tsx'
import { featuredDays, type FeatureState, featureStateOf } from './feature-state.ts'
import type { PayMethod } from './feature-job-query.ts'
import { FeatureStatus } from './FeatureStatus.tsx'
import { isRejection, openPayment, paymentIdOf } from './open-payments.ts'

const columnsClass = 'grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_minmax(18rem,22rem)] lg:items-start'

export type Choosing = {
  chosen: PayMethod | undefined
  onChoose: (method: PayMethod) => void
}

/** The order form, or the state of a payment. Nothing can be paid until earlier payments are known (rules 25). */
export function FeatureCheckout({ job, price, ...choosing }: Choosing & { job: Job; price: number }) {
  const now = useNow()
  const isFeatured = job.is_featured === 1
  const payments = useSteadyQuery({ ...jobPaymentsQuery(job.id), enabled: !isFeatured })
  const settings = useSteadyQuery(settingsQuery())
  // Without alerts: the page shows the payment's state by itself.
  const { mutateAsync: verify } = useMutation({
    ...verifyStripeMutation,
    meta: { ...verifyStripeMutation.meta, quiet: true },
  })

  // A server that doesn't list payments still takes them.
  const isUnlisted = isNotBuilt(payments)
  const featureState =
    payments.data !== undefined || isFeatured || isUnlisted
      ? featureStateOf(job, isFeatured ? [] : (payments.data ?? []), now)
      : undefined
  const hasMethods = settings.data !== undefined || isNotBuilt(settings)

  const isSettled = featureState !== undefined && featureState.kind !== 'open'
  useEffect(() => {
    if (isSettled) void verifyStarted(job, verify)
  }, [isSettled, job, verify])

  if (featureState && featureState.kind !== 'open') {
    return <FeatureStatus key={featureState.kind} job={job} featureState={featureState} />
  }
  const failed = !featureState && payments.isError ? payments : !hasMethods && settings.isError && settings
  if (failed) {
    return (
      <LoadFailure
        title={
          failed === payments ? 'We couldn’t load your payments.' : 'We couldn’t load the payment methods.'
        }
        query={failed}
      />
    )
  }
  if (!featureState || !hasMethods)
    return (
      <Loading label="Loading the price">
        <SkeletonRows rows={4} />
      </Loading>
    )
  return (
    <Order
      job={job}
      price={price}
      featureState={featureState}
      withCard={Boolean(settings.data?.stripe_pk)}
      isPartial={
        isUnlisted || payments.data === null || featureState.isUnread || job.is_featured === undefined
      }
      {...choosing}
    />
  )
}

/** Verifies a started card payment in place of the card form, which is not shown once nothing is left to pay. */
async function verifyStarted(
  { id, user }: Job,
  verify: (body: Body<'payments/verify-stripe'>) => Promise<unknown>,
): Promise<void> {
  const started = openPayment(user.id, id)
  const secret = started.get()
  if (secret === undefined) return
  try {
    await verify({ id, type: 'feature_job', payment_id: paymentIdOf(secret) })
    started.clear()
  } catch (error) {
    if (isRejection(error)) started.clear()
  }
}

function Order({
  job,
  price,
  featureState,
  withCard,
  isPartial,
  chosen,
  onChoose,
}: Choosing & {
  job: Job
  /** In dollars. */
  price: number
  featureState: Extract<FeatureState, { kind: 'open' }>
  withCard: boolean
  /** Whether earlier payments may exist, because the server doesn't list them all, or some could not be read. */
  isPartial: boolean
}) {
  const now = useNow()
  const client = useQueryClient()
  const { queryKey } = jobPaymentsQuery(job.id)
  // A reload or a lost answer may leave a card payment open.
  const [isUnsure, setUnsure] = useState(() => openPayment(job.user.id, job.id).get() !== undefined)
  const amount = formatAmount('USD', price, 'en-US') ?? ''
  const form = useReceiptForm(job.id, {
    // Shows the receipt as a pending payment until the server's list of payments arrives.
    onSent: () =>
      client.setQueryData(queryKey, (known) => [
        {
          id: 0,
          method: 'other' as const,
          status: 'pending' as const,
          amount: price,
          payment_obj: { id: 0 },
          job: { id: job.id, title: job.title },
          table_id: job.id,
          created_at: new Date(now).toISOString(),
        },
        ...(known ?? []),
      ]),
  })
  // By default, the card form opens if a card payment was started, because it checks whether that went through.
  const method = withCard ? (chosen ?? (featureState.started || isUnsure ? 'card' : 'bank')) : 'bank'

  return (
    <div className="flex flex-col gap-10">
      <section aria-labelledby="order" className="border-y border-rule py-6">
        <h2 id="order" className="nums">
          {`${featuredDays} days, ${amount}, no renewal`}
        </h2>
        <p className="mt-1 text-ink-2">
          for <bdi className="text-ink wrap-anywhere">{job.title}</bdi>
        </p>
        <JobNote job={job} />
      </section>
      <div className={columnsClass}>
        <section aria-labelledby="pay" className="min-w-0">
          <h2 id="pay" className="mb-4 text-lead">
            {withCard ? 'How do you want to pay?' : 'Pay by bank transfer'}
          </h2>
          {isPartial && (
            <Callout tone="caution" title="We can’t see all earlier payments." className="mb-6">
              Pay only if you haven’t paid for this job before.
            </Callout>
          )}
          {featureState.notFound && (
            <Callout tone="caution" title="We couldn’t find your transfer." className="mb-6">
              {`Nothing in our account matches the receipt you uploaded${
                featureState.notFound.created_at && ` on ${formatDay(featureState.notFound.created_at)}`
              }. You can upload another receipt${withCard ? ' or pay by card' : ''}.`}
            </Callout>
          )}
          {withCard && (
            <RadioGroup
              legend="Payment method"
              hideLegend
              layout="cards"
              value={method}
              onChange={onChoose}
              options={methodsFor(job.state)}
            />
          )}
          {!withCard && chosen === 'card' && (
            <Callout title="Card payments are not available here." className="mb-6">
              Please pay by bank transfer.
            </Callout>
          )}
          <div className={withCard ? 'mt-8' : ''}>
            {method === 'card' ? (
              // Verifying the payment refreshes the page, which then shows the result.
              <CardPayment jobId={job.id} accountId={job.user.id} price={price} onUnsure={setUnsure} />
            ) : (
              <>
                {(featureState.started || isUnsure) && withCard && (
                  <CardFirst onLook={() => onChoose('card')} />
                )}
                <BankTransfer form={form} amount={amount} />
              </>
            )}
          </div>
        </section>
        <aside className="lg:sticky lg:top-[calc(var(--stuck-top)+1.5rem)]">
          <FeatureNext method={method} state={job.state} amount={amount} withCard={withCard} />
        </aside>
      </div>
    </div>
  )
}

const methodsFor = (state: Job['state']) => [
  {
    value: 'bank' as const,
    label: 'Bank transfer',
    hint: 'Transfer the amount, then upload the receipt. We check it before featuring the job.',
  },
  {
    value: 'card' as const,
    label: 'Card',
    hint:
      state === 'approved'
        ? 'Pay now, and the job is featured at once.'
        : 'Pay now, and the job is featured once it is approved.',
  },
]

const notes: Record<JobState, string | undefined> = {
  pending: `The job is waiting for review. Its ${featuredDays} days start when it is approved.`,
  approved: undefined,
  cancelled: `This job was not approved, and nobody else can see it. Its ${featuredDays} days only start if it is approved.`,
}
const pausedNote = `The job is paused, so it doesn’t appear in the lists. Its ${featuredDays} days keep running.`

/** What the owner should know about the job before paying (rules 14, 23). */
function JobNote({ job }: { job: Job }) {
  const note = forValue(notes, job.state) ?? (takesApplications(job) ? undefined : pausedNote)
  if (note === undefined) return null
  return (
    <Callout
      tone={job.state === 'pending' ? 'info' : 'caution'}
      title={note}
      className="mt-4 max-w-[48rem]"
    />
  )
}

/** Shown above the bank details while a card payment may have gone through, so that nobody pays twice (rules 25). */
function CardFirst({ onLook }: { onLook: () => void }) {
  return (
    <Callout
      tone="caution"
      title="You started a card payment."
      className="mb-8"
      action={
        <Button size="sm" onClick={onLook}>
          Check card payment
        </Button>
      }
    >
      It may have gone through. Check it before you transfer anything, so you don’t pay twice.
    </Callout>
  )
}

/** The next steps for each payment method (rules 23, 24, 25). */
function FeatureNext({
  method,
  state,
  amount,
  withCard,
}: {
  method: PayMethod
  state: Job['state']
  amount: string
  withCard: boolean
}) {
  const isApproved = state === 'approved'
  const ends = `After ${featuredDays} days it returns to its usual place. Featuring doesn’t renew, and you won’t be charged again.`
  const steps: Record<PayMethod, string[]> = {
    bank: [
      `Transfer ${amount} and upload the receipt from your bank.`,
      'We’ll check our account for your transfer and email you.',
      isApproved
        ? `Once we find it, we’ll feature the job for ${featuredDays} days.`
        : `Once we find it and approve the job, we’ll feature the job for ${featuredDays} days.`,
      ends,
    ],
    card: [
      `Pay ${amount}. Your bank may ask you to confirm it.`,
      isApproved
        ? `The job is featured at once, for ${featuredDays} days.`
        : `Once the job is approved, it is featured for ${featuredDays} days.`,
      ends,
    ],
  }
  const after: Record<PayMethod, string> = {
    bank: `If we can’t find your transfer, you can upload another receipt${withCard ? ' or pay by card' : ''}.`,
    card: 'If the connection is lost, come back to this page. We check for your payment first, so you never pay twice.',
  }
  return (
    <section aria-labelledby="next">
      <h2 id="next" className="mb-4 text-lead">
        What happens next
      </h2>
      <ol className="divide-y divide-rule border-y border-rule">
        {steps[method].map((step, index) => (
          <li key={step} className="flex gap-4 py-3 text-dense">
            <span aria-hidden="true" className="nums shrink-0 text-ink-2">
              {index + 1}
            </span>
            <span className="min-w-0">{step}</span>
          </li>
        ))}
      </ol>
      <p className="mt-3 text-fine text-ink-2">{after[method]}</p>
    </section>
  )
}
