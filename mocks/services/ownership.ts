import type { Row, Tx } from '../model/tables.ts'
import { type Owned, owned } from '../engine/call/operation.ts'

/** A call that names a row by its id. */
interface Named {
  tx: Tx
  body: { id: number }
  actor: Row<'accounts'>
}

/** Finds a call's job. Only its owner finds an unapproved job, and no one finds a deleted one (rules 14, 18). */
export function ownedJob({ tx, body, actor }: Named): Owned<Row<'jobs'>> {
  const job = tx.jobs.get(body.id)
  const hidden = !job || job.deleted_at !== null || (job.state !== 'approved' && job.account_id !== actor.id)
  return owned('job', hidden ? undefined : job, ({ account_id }) => [account_id])
}

/** Returns a function that finds the row named by a call, and the accounts that may make the call. */
function named<T>(
  what: string,
  rowsOf: (tx: Tx) => { get(id: number): T | undefined },
  ownersOf: (row: T, tx: Tx) => number[],
): (call: Named) => Owned<T> {
  return ({ tx, body }) => owned(what, rowsOf(tx).get(body.id), (row) => ownersOf(row, tx))
}

const holder = ({ account_id }: { account_id: number }) => [account_id]
const jobOwner = ({ job_id }: { job_id: number }, tx: Tx) => holder(tx.jobs.need(job_id))

export const ownedCv = named('CV', (tx) => tx.cvs, holder)
export const ownedBookmark = named('bookmark', (tx) => tx.bookmarks, holder)
export const ownedFollowing = named('following', (tx) => tx.followings, holder)
export const ownedPost = named('post', (tx) => tx.posts, holder)
export const ownedProject = named('project', (tx) => tx.projects, holder)

/** Finds a call's application, which only the job's owner may use. */
export const receivedApplication = named('application', (tx) => tx.applications, jobOwner)

/** Finds a call's application, which its applicant and the job's owner may both use (rules 20). */
export const sharedApplication = named(
  'application',
  (tx) => tx.applications,
  (row, tx) => [row.account_id, ...jobOwner(row, tx)],
)

/** Finds a call's employee link, which only its recruiter may use. */
export const recruitersLink = named(
  'employee',
  (tx) => tx.employee_links,
  ({ recruiter_id }) => [recruiter_id],
)

/** Finds a call's employee link, which only its job seeker may use. */
export const employeesLink = named(
  'request',
  (tx) => tx.employee_links,
  ({ employee_id }) => [employee_id],
)
