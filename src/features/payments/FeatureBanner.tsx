import { useQuery } from '@tanstack/react-query'
import { ownsJob, type Job } from '../../api/jobs.ts'
import { jobPaymentsQuery } from '../../api/payments.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { formatAmount } from '../../ui/pay.ts'
import { useNow } from '../clock/index.ts'
import { useSession } from '../session/index.ts'
import { featuredDays, featureStateOf } from './feature-state.ts'

/**
 * Invites the owner of a job to feature it (product: feature a job), unless it is featured, paid for or has a receipt
 * in review, as far as known. It makes no call for the payments, but refreshes those that the payment page has loaded.
 */
export function FeatureBanner({ job, className }: { job: Job; className?: string }) {
  const { user } = useSession()
  const now = useNow()
  const { data: payments } = useQuery({
    ...jobPaymentsQuery(job.id),
    enabled: ({ state }) => state.data !== undefined,
  })
  const price = formatAmount('USD', job.feature_price_per_month, 'en-US')
  // Only the owner receives the price. It stays on screen when the session expires.
  if (price === null || (user && !ownsJob(job, user))) return null
  if (featureStateOf(job, payments ?? [], now).kind !== 'open') return null
  return (
    <section aria-labelledby="feature-banner" className={className}>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-y border-rule py-4 print:hidden">
        <div className="min-w-0 grow basis-80">
          <h2 id="feature-banner" className="text-body">
            {`Feature this job for ${featuredDays} days, for ${price}`}
          </h2>
          <p className="mt-1 max-w-read text-dense text-ink-2">
            A featured job appears above all others in the lists and gets 3 times more visibility.
            <span>
              {job.state === 'approved'
                ? ' Featuring doesn’t renew.'
                : ` Its ${featuredDays} days start when it is approved. Featuring doesn’t renew.`}
            </span>
          </p>
        </div>
        <ButtonLink to="/jobs/$id/feature" params={{ id: String(job.id) }}>
          Feature this job
        </ButtonLink>
      </div>
    </section>
  )
}
