import type { Job } from '../../api/jobs.ts'
import type { PayMethod } from './feature-job-query.ts'
import { featuredDays } from './feature-state.ts'

/** The next steps for each payment method (rules 23, 24, 25). */
export function FeatureNext({
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
