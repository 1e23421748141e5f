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

/** The bookmark a call names, with its owner. */
export function ownedBookmark({ tx, body }: Named): Owned<Row<'bookmarks'>> {
  return owned('bookmark', tx.bookmarks.get(body.id), ({ account_id }) => [account_id])
}

/** The following a call names, with its owner. */
export function ownedFollowing({ tx, body }: Named): Owned<Row<'followings'>> {
  return owned('following', tx.followings.get(body.id), ({ account_id }) => [account_id])
}

/** The post a call names, with its author. */
export function ownedPost({ tx, body }: Named): Owned<Row<'posts'>> {
  return owned('post', tx.posts.get(body.id), ({ account_id }) => [account_id])
}

/** The project a call names, with its owner. */
export function ownedProject({ tx, body }: Named): Owned<Row<'projects'>> {
  return owned('project', tx.projects.get(body.id), ({ account_id }) => [account_id])
}

/** The employee link a call names, as the recruiter's. */
export function recruitersLink({ tx, body }: Named): Owned<Row<'employee_links'>> {
  return owned('employee', tx.employee_links.get(body.id), ({ recruiter_id }) => [recruiter_id])
}

/** The employee link a call names, as the job seeker's. */
export function employeesLink({ tx, body }: Named): Owned<Row<'employee_links'>> {
  return owned('request', tx.employee_links.get(body.id), ({ employee_id }) => [employee_id])
}
