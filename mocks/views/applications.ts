import type { Schema } from '../operation.ts'
import type { Row, Tx } from '../model/tables.ts'
import { iso } from '../engine/base/clock.ts'
import { applicant } from './accounts.ts'

/** A CV, without its account and upload time. */
export function cv({ id, title, path, is_default }: Row<'cvs'>): Schema<'Cv'> {
  return { id, title, path, is_default }
}

/** An application with its applicant, CV, company and job. */
export function application(tx: Tx, row: Row<'applications'>): Schema<'Application'> {
  const job = tx.jobs.need(row.job_id)
  const owner = tx.accounts.need(job.account_id)
  const changes = tx.notifications.by('change_of', row.id).map(({ created_at }) => created_at)
  // A change from before the simulator took over left no notification: its time is unknown (rules 50).
  const changed = row.status === 'applied' || changes.length > 0
  return {
    id: row.id,
    status: row.status,
    created_at: iso(row.created_at),
    ...(changed && { changed_at: iso(Math.max(row.created_at, ...changes)) }),
    user: applicant(tx.accounts.need(row.account_id)),
    cv: cv(tx.cvs.need(row.cv_id)),
    company: { name: owner.name, profile_image: owner.profile_image },
    job: { id: job.id, title: job.title },
  }
}
