import type { Job } from '../../api/jobs.ts'
import type { PayMethod } from './FeatureJobQuery.ts'
import { featuredDays } from './standing.ts'

/** What happens next, spelled out for each way to pay (rules 23, 24, 25). */
export function FeatureNext({
  method,
  state,
  amount,
  withCard,
}: {
  method: PayMethod
  state: Job['state']
  amount: string
  /** Whether cards are taken here. */
  withCard: boolean
}) {
  const isApproved = state === 'approved'
  const ends = `After ${featuredDays} days it stands among the others again. Nothing renews, and nothing more is charged.`
  const steps: Record<PayMethod, string[]> = {
    bank: [
      `You transfer ${amount} and upload the receipt of your bank.`,
      'We look for the money on our account, and write to you by e-mail whether we found it.',
      isApproved
        ? `Once we have found it, the job is featured for ${featuredDays} days.`
        : `Once we have found it and the job is approved, it is featured for ${featuredDays} days.`,
      ends,
    ],
    card: [
      `You pay ${amount}. Your bank may ask you to confirm it.`,
      isApproved
        ? `The job is featured at once, for ${featuredDays} days.`
        : `As soon as the job is approved, it is featured for ${featuredDays} days.`,
      ends,
    ],
  }
  const after: Record<PayMethod, string> = {
    bank: `If we cannot find the transfer, you can send another receipt${withCard ? ' or pay by card' : ''}.`,
    card: 'If the connection breaks, come back to this page: we look first whether it is paid, and nothing is paid twice.',
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
