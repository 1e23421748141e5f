import type { Row, Tx } from '../model/world.ts'
import { type Owned, owned } from '../runtime/operation.ts'

interface Named {
  tx: Tx
  body: { id: number }
  actor: Row<'accounts'>
}

/**
 * The job a call names, with its owner. A deleted job is gone for everybody, and one that was never approved is not
 * found by anybody but its owner (rules 14, 18), so that nothing of it leaks.
 */
export function ownedJob({ tx, body, actor }: Named): Owned<Row<'jobs'>> {
  const job = tx.jobs.get(body.id)
  const hidden = !job || job.deleted_at !== null || (job.state !== 'approved' && job.account_id !== actor.id)
  return owned('job', hidden ? undefined : job, ({ account_id }) => [account_id])
}

/** The CV a call names, with its owner. */
export function ownedCv({ tx, body }: Named): Owned<Row<'cvs'>> {
  return owned('CV', tx.cvs.get(body.id), ({ account_id }) => [account_id])
}

/** The application a call names; it belongs to the owner of its job. */
export function receivedApplication({ tx, body }: Named): Owned<Row<'applications'>> {
  return owned('application', tx.applications.get(body.id), ({ job_id }) => [tx.jobs.need(job_id).account_id])
}

/** The application a call names; both its applicant and the owner of its job may read it (rules 20). */
export function sharedApplication({ tx, body }: Named): Owned<Row<'applications'>> {
  return owned('application', tx.applications.get(body.id), ({ job_id, account_id }) => [
    account_id,
    tx.jobs.need(job_id).account_id,
  ])
}
