import type { Row } from '../model/world.ts'
import { featuringOf } from '../rules/featuring.ts'
import type { Surroundings } from '../runtime/operation.ts'
import type { Runtime } from '../runtime/runtime.ts'
import type { decideTransfer } from '../services/payment-desk.ts'

/** A job on the moderation desk. Moments in milliseconds since 1970 UTC. */
export interface DeskJob {
  id: number
  title: string
  company: string
  state: Row<'jobs'>['state']
  /** When it was handed in; for a decided one, when it was decided. */
  at: number
}

/** A bank transfer on the moderation desk. */
export interface DeskTransfer {
  /** The payment's id. */
  id: number
  title: string
  company: string
  /** Dollars. */
  amount: number
  /** The public path of the receipt; null for one that has none. */
  receipt: string | null
  /** When the receipt was handed in. */
  at: number
  /** Why the money would not feature the job; null when it would. */
  needless: 'deleted' | 'featured' | null
}

/** What is said of a transfer whose money the job has no use for. */
export const needlessWords: Record<NonNullable<DeskTransfer['needless']>, string> = {
  deleted: 'The job was deleted: approved, the money is kept for the company, which is told so.',
  featured: 'The job is featured already: approved, the money is kept for the company, which is told so.',
}

/** What is said after a decision on a transfer; without a use, somebody else was faster. */
export function decisionWords(
  { title, company }: Pick<DeskTransfer, 'title' | 'company'>,
  use: ReturnType<typeof decideTransfer>,
): string {
  switch (use) {
    case 'featured':
      return `“${title}” is featured for 30 days.`
    case 'waiting':
      return `“${title}” is paid, and featured once it is approved.`
    case 'kept':
      return `The money for “${title}” is kept for ${company}, who was told so.`
    case 'rejected':
      return `The transfer for “${title}” is rejected. ${company} was told so.`
    case undefined:
      return `The transfer for “${title}” was decided on already.`
  }
}

/**
 * A receipt's file, by its public path.
 * @throws Error when it is not there
 */
export async function receiptOf(runtime: Pick<Runtime, 'handle'>, path: string): Promise<Blob> {
  const response = await runtime.handle(
    path.slice(1),
    new Request(new URL(path, 'https://simulated.invalid')),
  )
  if (!response.ok) throw new Error('The receipt’s file is not there.')
  return await response.blob()
}

/** What the moderation desk shows. */
export interface Desk {
  transfers: DeskTransfer[]
  pending: DeskJob[]
  decided: DeskJob[]
  autoApprove: boolean
}

const decidedShown = 8

/**
 * Jobs that wait for a decision and those decided last (rules 13), and bank transfers that wait for one (rules 24), each
 * newest first. A deleted job is nobody's concern; money that was paid for it is.
 */
export function deskOf({ tx, now }: Pick<Surroundings, 'tx' | 'now'>): Desk {
  const deskJob = (job: Readonly<Row<'jobs'>>, at: number): DeskJob => ({
    id: job.id,
    title: job.title,
    company: tx.accounts.need(job.account_id).name,
    state: job.state,
    at,
  })
  const pending = tx.jobs
    .by('state', 'pending')
    .filter(({ deleted_at }) => deleted_at === null)
    .map((job) => deskJob(job, job.submitted_at))
    .toSorted((a, b) => b.at - a.at || b.id - a.id)

  // A decision leaves no trace on the job itself; what its owner was told does.
  const decidedAt = new Map<number, number>()
  const told = tx.notifications.where(({ type }) => type === 'job_state_changed')
  for (const { table_id, created_at } of told.toSorted(
    (a, b) => a.created_at - b.created_at || a.id - b.id,
  )) {
    decidedAt.delete(table_id)
    decidedAt.set(table_id, created_at)
  }
  const decided: DeskJob[] = []
  for (const [id, at] of [...decidedAt].toReversed()) {
    const job = tx.jobs.get(id)
    if (job && job.state !== 'pending' && job.deleted_at === null) decided.push(deskJob(job, at))
    if (decided.length === decidedShown) break
  }
  return { transfers: transfersOf(tx, now), pending, decided, autoApprove: tx.settings.need(1).auto_approve }
}

function transfersOf(tx: Surroundings['tx'], now: number): DeskTransfer[] {
  return tx.payments
    .by('status', 'pending')
    .filter(({ method }) => method === 'other')
    .map((payment) => {
      const job = tx.jobs.need(payment.job_id)
      const isPlain = featuringOf(job, now) === 'plain'
      const needless = job.deleted_at !== null ? 'deleted' : isPlain ? null : 'featured'
      return {
        id: payment.id,
        title: job.title,
        company: tx.accounts.need(payment.account_id).name,
        amount: payment.amount,
        receipt: tx.receipts.one('payment_id', payment.id)?.path ?? null,
        at: payment.created_at,
        needless,
      } as const
    })
    .toSorted((a, b) => b.at - a.at || b.id - a.id)
}
