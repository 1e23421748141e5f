import type { Row } from '../model/world.ts'
import type { Surroundings } from '../runtime/operation.ts'

/** A job on the moderation desk. Moments in milliseconds since 1970 UTC. */
export interface DeskJob {
  id: number
  title: string
  company: string
  state: Row<'jobs'>['state']
  /** When it was posted; for a decided one, when it was decided. */
  at: number
}

/** What the moderation desk shows. */
export interface Desk {
  pending: DeskJob[]
  decided: DeskJob[]
  autoApprove: boolean
}

const decidedShown = 8

/** Jobs that wait for a decision and those decided last, each newest first (rules 13). Deleted ones are nobody's concern. */
export function deskOf({ tx }: Pick<Surroundings, 'tx'>): Desk {
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
    .map((job) => deskJob(job, job.created_at))
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
  return { pending, decided, autoApprove: tx.settings.need(1).auto_approve }
}
