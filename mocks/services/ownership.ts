import type { Row, Tx } from '../model/tables.ts'
import { type Owned, owned } from '../engine/call/operation.ts'

/** A call that names a row by its id. */
interface Named {
  tx: Tx
  body: { id: number }
  actor: Row<'accounts'>
}

/** The job of a call, with its owner. Only its owner finds an unapproved job; no one finds a deleted one (rules 14, 18). */
export function ownedJob({ tx, body, actor }: Named): Owned<Row<'jobs'>> {
  const job = tx.jobs.get(body.id)
  const hidden = !job || job.deleted_at !== null || (job.state !== 'approved' && job.account_id !== actor.id)
  return owned('job', hidden ? undefined : job, ({ account_id }) => [account_id])
}

/** Returns a function that finds the row a call names, with the accounts that may make the call. */
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

/** The application of a call, with the owner of its job. */
export const receivedApplication = named('application', (tx) => tx.applications, jobOwner)

/** The application of a call, with its applicant and the owner of its job. Both may read it (rules 20). */
export const sharedApplication = named(
  'application',
  (tx) => tx.applications,
  (row, tx) => [row.account_id, ...jobOwner(row, tx)],
)

/** The employee link of a call, with its recruiter. */
export const recruitersLink = named(
  'employee',
  (tx) => tx.employee_links,
  ({ recruiter_id }) => [recruiter_id],
)

/** The employee link of a call, with its job seeker. */
export const employeesLink = named(
  'request',
  (tx) => tx.employee_links,
  ({ employee_id }) => [employee_id],
)
