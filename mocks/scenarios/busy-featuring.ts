import type { Row } from '../model/tables.ts'
import { featuredFor } from '../rules/featuring.ts'
import type { Random } from '../engine/base/random.ts'
import { day, iso, minute } from '../engine/base/clock.ts'
import { between, type Firm } from './busy-people.ts'
import type { Posted } from './busy-jobs.ts'
import { numbered } from './events.ts'
import { featurePrice } from './foundation.ts'
import { slugOf } from './fixture-pdfs.ts'
import { busy } from './personas.ts'

/** Makes the payments and receipts, and returns the jobs with their featuring. */
export function featuringOf(random: Random, now: number, posted: readonly Posted[]) {
  const drafts: (Omit<Row<'payments'>, 'id'> & { firm: Firm; title: string })[] = []
  const pay = (place: Posted, at: number, method: 'stripe' | 'other', status: Row<'payments'>['status']) => {
    const { job, firm } = place
    drafts.push({
      job_id: job.id,
      account_id: job.account_id,
      method,
      status,
      created_at: Math.round(at),
      intent_id: method === 'stripe' ? `pi_seeded${String(drafts.length + 1).padStart(6, '0')}` : null,
      amount: method === 'stripe' ? featurePrice * 100 : featurePrice,
      firm,
      title: job.title,
    })
  }
  const promoted = posted.map((place): Posted => {
    const { job } = place
    const crowded = job.id === busy.crowdedJob
    const drawn = random.next()
    if (!crowded && (job.deleted_at !== null || drawn > 0.11)) return place
    const method = random.next() < 0.6 ? ('stripe' as const) : ('other' as const)
    const soon = Math.min(now - minute, job.created_at + between(random, 0, 5 * day))
    if (!crowded && drawn < 0.02) pay(place, soon, method, 'pending')
    else if (!crowded && drawn < 0.04) pay(place, soon, method, 'failed')
    else if (job.state === 'cancelled' || now - job.created_at < 10 * minute) return place
    else {
      pay(place, soon, method, 'succeeded')
      return {
        ...place,
        job:
          job.state === 'pending'
            ? { ...job, feature_on_approval: true }
            : { ...job, featured_until: Math.round(soon) + featuredFor },
      }
    }
    return place
  })
  const made = numbered(drafts)
  const receipts = numbered(
    made
      .filter(({ method }) => method === 'other')
      .map(({ id, job_id, account_id, amount, created_at, firm, title }) => ({
        account_id,
        job_id,
        payment_id: id,
        type: 'feature_job' as const,
        created_at,
        pdf: `${slugOf(firm.name)}--${slugOf(title)}--${amount}-${iso(created_at).slice(0, 10)}`,
      })),
  ).map(({ pdf, ...receipt }) => ({ ...receipt, path: `/storage/receipt-of-${pdf}--${receipt.id}.pdf` }))
  const payments = made.map(({ firm: _firm, title: _title, ...payment }) => payment)
  return { payments, receipts, posted: promoted }
}
