import { type Context, type Runtime, quoted } from '../operation.ts'
import type { Row } from '../model/tables.ts'
import { featuringOf } from '../rules/featuring.ts'
import type { decideTransfer } from '../services/feature-payments.ts'

export type ReviewJob = ReturnType<typeof reviewJob>
export type ReviewTransfer = ReturnType<typeof transfersOf>[number]

/** The note on a transfer whose money would not feature the job, by the reason. */
export const needlessWords: Record<NonNullable<ReviewTransfer['needless']>, string> = {
  deleted: 'The job was deleted. If you approve this transfer, we’ll hold the money and email the company.',
  featured:
    'The job is already featured. If you approve this transfer, we’ll hold the money and email the company.',
  paid: 'The company has already paid to feature the job. If you approve this transfer, we’ll hold the money and email the company.',
}

/** Describes the result of a decision on a transfer; `use` is undefined if the transfer was decided earlier. */
export function decisionWords(
  { title, company }: Pick<ReviewTransfer, 'title' | 'company'>,
  use: ReturnType<typeof decideTransfer>,
): string {
  switch (use) {
    case 'featured':
      return `“${quoted(title)}” is featured for 30 days.`
    case 'waiting':
      return `“${quoted(title)}” is paid for and will be featured once approved.`
    case 'held':
      return `The money for “${quoted(title)}” is on hold. We’ve emailed ${quoted(company)}.`
    case 'rejected':
      return `The transfer for “${quoted(title)}” was not approved. We’ve emailed ${quoted(company)}.`
    case undefined:
      return `The transfer for “${quoted(title)}” was already reviewed.`
  }
}

/** Returns the file of a receipt. @throws Error if it does not exist */
export async function receiptOf(runtime: Pick<Runtime, 'handle'>, path: string): Promise<Blob> {
  const response = await runtime.handle(
    path.slice(1),
    new Request(new URL(path, 'https://simulated.invalid')),
  )
  if (!response.ok) throw new Error('The receipt file is missing.')
  return await response.blob()
}

const decidedShown = 8

/**
 * Returns pending jobs, the latest decided jobs (rules 13) and pending bank transfers (rules 24), each newest first.
 * Excludes deleted jobs, but not the transfers for them.
 */
export function reviewOf({ tx, now }: Pick<Context, 'tx' | 'now'>) {
  const pending = tx.jobs
    .by('state', 'pending')
    .filter(({ deleted_at }) => deleted_at === null)
    .map((job) => reviewJob(tx, job, job.submitted_at))
    .toSorted((a, b) => b.at - a.at || b.id - a.id)

  // A job does not record when it was decided; its owner's notification does.
  const decidedAt = new Map<number, number>()
  const notices = tx.notifications.where(({ type }) => type === 'job_state_changed')
  for (const { table_id, created_at } of notices.toSorted(
    (a, b) => a.created_at - b.created_at || a.id - b.id,
  )) {
    decidedAt.delete(table_id)
    decidedAt.set(table_id, created_at)
  }
  const decided: ReviewJob[] = []
  for (const [id, at] of [...decidedAt].toReversed()) {
    const job = tx.jobs.get(id)
    if (job && job.state !== 'pending' && job.deleted_at === null) decided.push(reviewJob(tx, job, at))
    if (decided.length === decidedShown) break
  }
  return { transfers: transfersOf(tx, now), pending, decided, autoApprove: tx.settings.need(1).auto_approve }
}

/** @param at when the job was submitted or decided, in milliseconds since 1970 UTC */
function reviewJob(tx: Context['tx'], { id, title, account_id, state }: Readonly<Row<'jobs'>>, at: number) {
  return { id, title, company: tx.accounts.need(account_id).name, state, at }
}

function transfersOf(tx: Context['tx'], now: number) {
  return tx.payments
    .by('status', 'pending')
    .filter(({ method }) => method === 'other')
    .map((payment) => {
      const job = tx.jobs.need(payment.job_id)
      const featuring = featuringOf(job, now)
      const needless = job.deleted_at !== null ? 'deleted' : featuring === 'plain' ? null : featuring
      return {
        id: payment.id,
        title: job.title,
        company: tx.accounts.need(payment.account_id).name,
        /** In dollars. */
        amount: payment.amount,
        /** The public path of the receipt, if there is one. */
        receipt: tx.receipts.one('payment_id', payment.id)?.path ?? null,
        /** When the receipt was uploaded, in milliseconds since 1970 UTC. */
        at: payment.created_at,
        /** Why the money would not feature the job; null if it would. */
        needless,
      } as const
    })
    .toSorted((a, b) => b.at - a.at || b.id - a.id)
}
