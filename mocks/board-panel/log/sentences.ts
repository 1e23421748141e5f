import { summaries } from '../../contract/summaries.gen.ts'
import type { Origin, Step } from '../../engine/data/history.ts'
import { type Change, idOf } from '../../engine/data/unit-of-work.ts'
import { type CallName, type Context, isCall, quoted } from '../../operation.ts'
import { nameOfStatus } from '../../rules/application-status.ts'

type Tables = Context['tx']

/** The rows that a change touched and that still exist. */
interface About {
  /** “HR adviser”, or “a job”. */
  job: string
  /** The name of the applicant, or “an applicant”. */
  applicant: string
  /** The status that an application got. */
  status: string
  /** The name of another account. */
  other: string
  /** Whether the change added rows to this table. */
  added(table: keyof Tables): boolean
  /** Whether the change touched rows of this table. */
  touched(table: keyof Tables): boolean
}

/** Says what a call changed, to follow its caller's name. Of other calls, the Log shows the contract's summary. */
const deeds: { [K in CallName]?: string | ((about: About) => string) } = {
  login: 'asked for a login code',
  'login-with-google': 'logged in with Google',
  // A wrong code is refused, but counts.
  verify: ({ added }) => (added('sessions') ? 'logged in' : 'entered a wrong code'),
  logout: 'logged out',
  register: 'signed up',
  'send-password-reset-link': 'asked to reset a password',
  'reset-password': ({ touched }) => (touched('accounts') ? 'reset a password' : 'entered a wrong code'),
  'change-password': 'changed their password',
  'save-profile': 'saved their profile',
  'send-message': 'sent a message',
  subscribe: 'subscribed to the newsletter',
  'jobs/create': ({ job }) => `posted ${job}`,
  'jobs/update': ({ job }) => `changed ${job}`,
  'jobs/delete': ({ job }) => `deleted ${job}`,
  'jobs/fetch-single': ({ job }) => `viewed ${job}`,
  'jobs/apply': ({ job }) => `applied for ${job}`,
  'jobs/fetch-application': 'opened an application',
  'jobs/change-application-status': ({ applicant, job, status }) =>
    `set ${applicant}’s application for ${job} to “${status}”`,
  'jobs/upload-receipt': ({ job }) => `sent a receipt to feature ${job}`,
  'payments/fetch-stripe-intent': ({ job }) => `began a card payment to feature ${job}`,
  'payments/verify-stripe': ({ job }) => `paid to feature ${job}`,
  'bookmarks/toggle': ({ added, job }) => (added('bookmarks') ? `bookmarked ${job}` : 'removed a bookmark'),
  'bookmarks/remove': 'removed a bookmark',
  'followers/toggle': ({ added, other }) =>
    added('followings') ? `followed ${other}` : 'stopped following a company',
  'followers/remove': 'stopped following a company',
  'cvs/upload': 'uploaded a CV',
  'cvs/set-default': 'chose a default CV',
  'cvs/delete': 'deleted a CV',
  'posts/create': 'published a post',
  'posts/delete': 'deleted a post',
  'employees/create': ({ other }) => `asked ${other} to confirm that they work there`,
  'employees/accept-request': 'confirmed where they work',
  'employees/decline-request': 'declined an employee request',
  'employees/remove-request': 'removed an employee request',
  'employees/delete': 'removed an employee',
  'projects/add': 'added a project',
  'projects/add-files': 'added files to a project',
  'projects/update': 'changed a project',
  'projects/delete': 'deleted a project',
  'projects/delete-file': 'deleted a project’s file',
  'notifications/fetch': 'read their notifications',
}

/**
 * Says what a change did: “Ada Lindqvist applied for ‘HR adviser’”.
 * @param step a change that has an origin, and what it touched
 * @param tx the rows as they are now
 */
export function sentenceOf({ who, what }: Origin, { undo }: Pick<Step, 'undo'>, tx: Tables): string {
  const name = who === 'visitor' ? 'A visitor' : quoted(who.replace(/ \((?:job_seeker|recruiter)\)$/, ''))
  const deed = isCall(what) ? deeds[what] : undefined
  if (deed === undefined) return `${name}: ${isCall(what) ? summaries[what] : what}`
  return `${name} ${typeof deed === 'string' ? deed : deed(aboutOf(undo, tx))}`
}

function aboutOf(undo: readonly Change[], tx: Tables): About {
  const ids = (table: keyof Tables) => undo.filter((change) => change.table === table).map(idOf)
  const first = <T>(table: keyof Tables, find: (id: number) => T | undefined): T | undefined => {
    const [id] = ids(table)
    return id === undefined ? undefined : find(id)
  }
  const application = first('applications', (id) => tx.applications.get(id))
  const payment =
    first('payments', (id) => tx.payments.get(id)) ??
    first('receipts', (id) => tx.receipts.get(id)) ??
    first('intents', (id) => tx.intents.get(id)) ??
    first('job_views', (id) => tx.job_views.get(id))
  const bookmark = first('bookmarks', (id) => tx.bookmarks.get(id))
  const marked = bookmark?.type === 'job' ? bookmark.target_id : undefined
  const jobId = first('jobs', (id) => id) ?? application?.job_id ?? payment?.job_id ?? marked
  const title = jobId === undefined ? undefined : tx.jobs.get(jobId)?.title
  const other =
    first('followings', (id) => tx.followings.get(id))?.recruiter_id ??
    first('employee_links', (id) => tx.employee_links.get(id))?.employee_id
  const nameOf = (id: number | undefined) => (id === undefined ? '' : quoted(tx.accounts.get(id)?.name ?? ''))
  return {
    job: title !== undefined ? `“${quoted(title)}”` : bookmark ? 'a post' : 'a job',
    applicant: nameOf(application?.account_id) || 'an applicant',
    status: application ? nameOfStatus(application.status) : 'another status',
    other: nameOf(other) || 'somebody',
    added: (table) => undo.some((change) => change.table === table && 'remove' in change),
    touched: (table) => ids(table).length > 0,
  }
}
