import { day } from '../engine/base/clock.ts'
import { newJob } from '../model/jobs.ts'
import type { Row, TableName } from '../model/tables.ts'
import { afterApproval } from '../rules/featuring.ts'
import { normalisedEmail } from '../rules/text.ts'
import { isListed } from '../rules/visibility.ts'
import type { CallName, Context } from '../operation.ts'
import { unknownPath } from './files.ts'
import { comeBack, shownIn } from './gone.ts'
import { idOf, isJson, type Json } from './json.ts'
import {
  columnsOf,
  firstOwnId,
  isOwn,
  keyOf,
  learnRow,
  noteReal,
  OtherData,
  seenOf,
  seenSince,
} from './learned.ts'
import { type Named, rowIn, type Sighting, tableOf } from './rows.ts'
import { inner, picked, timeOf, withPaths } from './values.ts'
import { type Place, walk } from './walk.ts'

export interface Learner {
  context: Pick<Context, 'tx' | 'now'>
  /** The account that made the call; null for a visitor. */
  actor: Row<'accounts'> | null
  isSimulated: (call: CallName) => boolean
  /** Takes the key of each row that the answer shows. */
  onSeen: (key: string) => void
}

interface At extends Learner {
  seen: Sighting
  place: Place
}

/**
 * Turns the objects of an answer into rows, with their real ids. Objects of which only a part is known, such as cards in
 * lists, get defaults, which a fuller answer replaces.
 * @returns a row with an id of the simulator's own, if there is one. Nothing is learned of it, nor of what contains it
 * @throws OtherData if the backend has other data than before
 */
export function learn(learner: Learner, seen: Sighting): Named | undefined {
  const { tx } = learner.context
  checkNewId(tx, seen)
  const taken = new Map<Json, Named>()
  walk(seen.call, seen.answer, (place) => {
    const row = rowIn(place)
    if (row && (row.id >= firstOwnId || isOwn(tx, row.table, row.id)))
      for (const each of [place.object, ...place.within]) taken.set(each, row)
  })
  walk(seen.call, seen.answer, (place) => {
    if (taken.has(place.object)) return
    const shown = shownIn(place)
    if (shown) comeBack(tx, shown, seen.call)
    if (shown) learner.onSeen(keyOf(shown.table, shown.id))
    learners[tableOf[place.schema] ?? place.schema]?.({ ...learner, seen, place })
  })
  const { call, body, answer } = seen
  if (call === 'bookmarks/toggle') learnMark(learner, body['type'], idOf(body['id']), answer['is_bookmarked'])
  if (call === 'jobs/fetch-single') {
    const job =
      isJson(answer['job']) && isJson(answer['job']['user']) ? idOf(answer['job']['user']['id']) : undefined
    learnFollowing(learner, job, answer['is_following'])
  }
  if (call === 'followers/toggle') learnFollowing(learner, idOf(body['id']), answer['is_following'])
  return taken.values().next().value
}

/**
 * A row that a call made can't have been seen before the call was sent: then the backend's ids have begun again. Another
 * tab may have shown it since.
 */
function checkNewId(tx: Context['tx'], { call, answer, since }: Sighting): void {
  const [table, id] =
    call === 'jobs/create'
      ? (['jobs', idOf(answer['id'])] as const)
      : call === 'cvs/upload'
        ? (['cvs', inner(answer, 'cv')] as const)
        : []
  if (table === undefined || id === undefined || since === undefined) return
  if ((seenSince(tx, table, id) ?? Infinity) <= since) throw new OtherData(table, id)
}

/** How objects are learned, by their table, or by their schema if it has none. */
const learners: Readonly<Record<string, (at: At) => void>> = {
  accounts: learnAccount,
  jobs: learnJob,
  applications: (at) => {
    const [account_id, job_id, cv_id] = ['user', 'job', 'cv'].map((field) => inner(at.place.object, field))
    learnObject(at, { account_id, job_id, cv_id }, { status: 'applied' })
  },
  cvs: (at) => {
    const holder = at.place.within.at(-1)
    const account_id = (holder && inner(holder, 'user')) ?? pageOwner(at)
    // A public profile has the default CV.
    const isDefault = at.seen.call === 'users/find' && { is_default: true }
    learnObject(at, { account_id, ...isDefault }, { title: 'CV', path: unknownPath, is_default: false })
  },
  posts: (at) => {
    const { id, caption, is_bookmarked } = at.place.object
    const fresh = { caption: '', created_at: 0 }
    learnObject(at, { account_id: pageOwner(at), ...(caption === null && { caption: '' }) }, fresh)
    learnMark(at, 'post', idOf(id), is_bookmarked)
  },
  projects: (at) => learnObject(at, { account_id: pageOwner(at) }, { title: 'Project' }),
  employee_links: (at) => {
    const employee_id = inner(at.place.object, 'employee')
    const mine = at.actor?.type === 'recruiter' ? at.actor.id : undefined
    const recruiter_id = inner(at.place.object, 'recruiter') ?? inner(at.seen.answer, 'company') ?? mine
    learnObject(at, { employee_id, recruiter_id }, { status: 'pending' })
  },
  notifications: (at) => {
    const { created_at, is_new } = at.place.object
    const read_at = is_new === true ? null : (timeOf(created_at) ?? at.context.now)
    const fresh = { type: 'job_state_changed', title: 'Notification', content: '', table_id: 1 }
    learnObject(at, { account_id: at.actor?.id, read_at }, fresh)
  },
  payments: (at) => {
    const { method, payment_obj } = at.place.object
    const intent_id = method === 'stripe' && isJson(payment_obj) ? payment_obj['id'] : null
    const fresh = { method: 'other', status: 'pending', amount: 0, intent_id: null }
    learnObject(at, { account_id: at.actor?.id, job_id: paidJob(at), intent_id }, fresh)
  },
  receipts: (at) => {
    const job_id = paidJob(at)
    const payments = at.context.tx.payments.by('job_id', job_id ?? 0)
    const payment_id = payments.find(({ method }) => method === 'other')?.id
    const fresh = { type: 'feature_job', path: unknownPath }
    learnObject(at, { account_id: at.actor?.id, job_id, payment_id }, fresh)
  },
  bookmarks: (at) => {
    const target_id = inner(at.place.object, 'job')
    learnObject(at, { account_id: at.actor?.id, type: 'job', target_id })
    isNews(at.context.tx, `mark:job:${target_id}:${at.actor?.id}`, true)
  },
  followings: (at) => {
    const recruiter_id = idOf(at.place.object['company_id'])
    ensureAccount(at.context, recruiter_id, knownOf(at, 'accounts'))
    learnObject(at, { account_id: at.actor?.id, recruiter_id })
    isNews(at.context.tx, `pair:${at.actor?.id}:${recruiter_id}`, true)
  },
  Category: learnCategory,
  Settings: ({ context: { tx }, place: { object }, isSimulated }) => {
    // The simulated card provider has its own key.
    const own = isSimulated('payments/fetch-stripe-intent') ? [] : ['stripe_pk']
    learnRow(tx, 'settings', 1, picked(object, ['currencies', 'google_client_id', 'tidio', ...own]))
  },
  BankDetails: ({ context: { tx }, place: { object } }) => {
    const bank = picked(object, ['bank_name', 'account_name', 'account_number', 'iban', 'swift_code'])
    learnRow(tx, 'settings', 1, { bank })
  },
}

/** Returns the columns of a table that an object has. */
function knownOf({ context: { tx }, place: { object } }: At, table: TableName): Json {
  const known = withPaths(tx, picked(object, columnsOf(tx, table)))
  return { ...known, created_at: timeOf(known['created_at']) }
}

/**
 * Learns the row that an object shows.
 * @param around what the rest of the answer says of it; nothing is learned while a part of that is unknown
 * @param fresh values without a default in the table, until an answer shows them
 */
function learnObject(at: At, around: Json, fresh: Json = {}): void {
  const { schema, object } = at.place
  const { tx, now } = at.context
  const [table, id] = [tableOf[schema], idOf(object['id'])]
  if (!table || id === undefined || Object.values(around).includes(undefined)) return
  learnRow(tx, table, id, { ...knownOf(at, table), ...around }, { created_at: now, ...fresh })
}

/** The account whose page or list an answer is: the one asked for, or the caller. */
function pageOwner({ seen, actor }: At): number | undefined {
  return seen.call === 'users/find' ? inner(seen.answer, 'user') : actor?.id
}

const paidJob = ({ place: { object } }: At) => inner(object, 'job') ?? idOf(object['table_id'])

/** The types of accounts that are shown without their type, by schema, or by the field that has them. */
const accountTypes: Readonly<Record<string, Row<'accounts'>['type']>> = {
  JobOwner: 'recruiter',
  Company: 'recruiter',
  recruiter: 'recruiter',
  Applicant: 'job_seeker',
  TalentCard: 'job_seeker',
  employee: 'job_seeker',
}

function learnAccount(at: At): void {
  const { schema, field, object } = at.place
  const id = idOf(object['id'])
  const known = knownOf(at, 'accounts')
  if (typeof known['email'] === 'string') known['email'] = normalisedEmail(known['email'])
  for (const empty of ['name', 'email']) if (known[empty] === '') delete known[empty]
  // Only the caller's own account tells its email for certain. Backends mask or share those of others.
  const isCallers = at.seen.call === 'me' || typeof at.seen.answer['access_token'] === 'string'
  if (!isCallers && !isEmailOf(at.context.tx, known['email'], id)) delete known['email']
  ensureAccount(at.context, id, known, accountTypes[schema] ?? accountTypes[field])
}

/** Whether an email contradicts nothing that is known. */
function isEmailOf(tx: Context['tx'], email: unknown, id: number | undefined): boolean {
  if (typeof email !== 'string' || id === undefined) return true
  const holder = tx.accounts.one('address', email)
  const seen = seenOf(tx, 'accounts', id)?.['email']
  const fits = typeof seen !== 'string' || normalisedEmail(seen) === email
  return fits && (!holder || holder.id === id)
}

/** Removes placeholders of unknown emails, descriptions and dates from the JSON of an answer. They are shown to nobody (rules 50). */
export const withoutUnknown = (json: string): string =>
  json
    .replaceAll(/"account-\d+@backend\.invalid"/g, '""')
    .replaceAll(`"description":"${unknownDescription}"`, '"description":{}')
    .replaceAll(/"created_at_relative":"[5-9]\d years ago"/g, '"created_at_relative":"date unknown"')

function ensureAccount(
  { tx, now }: Learner['context'],
  id: number | undefined,
  known: Json,
  type: Row<'accounts'>['type'] = 'recruiter',
): void {
  if (id === undefined) return
  // An address of `.invalid` belongs to nobody (RFC 2606).
  const [name, email] = [`Account ${id}`, `account-${id}@backend.invalid`]
  learnRow(tx, 'accounts', id, known, { type, name, email, password_hash: '', created_at: now })
}

/** The owner of jobs that are known without their company: the last id before the simulator's own. */
const unknownOwner = firstOwnId - 1

/** The description until a real answer has one. No search finds it, and the app says that it couldn’t read it. */
const unknownDescription = '\uFFFD'
export const lacksDescriptions = ({ tx }: Pick<Context, 'tx'>): boolean =>
  tx.jobs.all().some(({ description }) => description === unknownDescription)

function learnJob(at: At): void {
  const { schema, object } = at.place
  const { tx, now } = at.context
  const id = idOf(object['id'])
  if (id === undefined) return
  // Recruiters see such a reference of their own jobs only.
  const mine = schema === 'JobReference' && at.actor?.type === 'recruiter' ? at.actor.id : undefined
  const account_id = inner(object, 'user') ?? mine
  const known = { ...knownOf(at, 'jobs'), ...listingOf(tx.jobs.get(id), object['is_available']), account_id }
  // References may have the title of the time when they were made.
  if (!shownIn(at.place) && seenOf(tx, 'jobs', id)?.['category'] !== undefined) delete known.title
  if (account_id === undefined && seenOf(tx, 'jobs', id)?.['account_id'] === undefined)
    ensureAccount(at.context, unknownOwner, { name: 'Unknown company' })
  if (at.isSimulated('categories/fetch')) ensureCategory(tx, object['category'])
  // Answers don't tell when featuring ends.
  const featured_until = { 1: (timeOf(object['created_at']) ?? 0) + 20 * 365 * day, 0: null }[
    Number(object['is_featured'])
  ]
  learnRow(
    tx,
    'jobs',
    id,
    { ...known, featured_until },
    {
      ...newJob(now),
      account_id: unknownOwner,
      title: `Job ${id}`,
      type: 'remote',
      category: 'Other',
      nature: 'full_time',
      currency: 'USD',
      vacancies: 1,
      description: unknownDescription,
      status: 'active',
      state: 'approved',
    },
  )
  startFeaturing(tx.jobs.get(id), at.context)
  learnMark(at, 'job', id, object['is_bookmarked'])
}

/** The state and status of a job, as far as its being listed tells. A bookmark doesn't say why a job isn't. */
function listingOf(row: Row<'jobs'> | undefined, isAvailable: unknown): Partial<Row<'jobs'>> {
  if (isAvailable === true) return { status: 'active', state: 'approved' }
  return isAvailable === false && (!row || isListed(row)) ? { status: 'in_active' } : {}
}

/** Starts featuring that was paid for before the real approval (rules 23). */
function startFeaturing(job: Row<'jobs'> | undefined, { tx, now }: Learner['context']): void {
  if (job?.state === 'approved' && job.feature_on_approval)
    tx.jobs.patch(job.id, afterApproval(job, now) ?? {})
}

/** Takes over whether the caller bookmarked a job or likes a post, for which the answer has no id. */
function learnMark(
  { context: { tx, now }, actor }: Learner,
  type: unknown,
  target_id: unknown,
  isSet: unknown,
): void {
  if (!actor || (type !== 'job' && type !== 'post') || typeof target_id !== 'number') return
  if (type === 'job' && !tx.jobs.get(target_id)) return
  const mark = `${type}:${target_id}:${actor.id}`
  if (!isNews(tx, `mark:${mark}`, isSet)) return
  const row = tx.bookmarks.one('mark', mark)
  if (isSet === true && !row) {
    const { id } = tx.bookmarks.insert({ account_id: actor.id, type, target_id, created_at: now })
    noteReal(tx, 'bookmarks', id)
  }
  if (isSet === false && row) tx.bookmarks.remove(row.id)
}

function learnFollowing(
  { context: { tx, now }, actor }: Learner,
  recruiter_id: number | undefined,
  isSet: unknown,
): void {
  if (actor?.type !== 'job_seeker' || recruiter_id === undefined || !tx.accounts.get(recruiter_id)) return
  const pair = `${actor.id}:${recruiter_id}`
  if (!isNews(tx, `pair:${pair}`, isSet)) return
  const row = tx.followings.one('pair', pair)
  if (isSet === true && !row) {
    const { id } = tx.followings.insert({ account_id: actor.id, recruiter_id, created_at: now })
    noteReal(tx, 'followings', id)
  }
  if (isSet === false && row) tx.followings.remove(row.id)
}

/** Returns whether the backend last said that a switch is set. */
export const wasSet = (tx: Context['tx'], key: string): boolean =>
  tx.learned.one('key', key)?.seen['is_set'] === true

/** Returns whether a switch differs from what the backend said before, and remembers it. An unset one is no news. */
export function isNews(tx: Context['tx'], key: string, isSet: unknown): boolean {
  if (typeof isSet !== 'boolean' || wasSet(tx, key) === isSet) return false
  const before = tx.learned.one('key', key)
  if (before) tx.learned.patch(before.id, { seen: { is_set: isSet } })
  else tx.learned.insert({ key, seen: { is_set: isSet } })
  return true
}

function learnCategory({ context: { tx }, place: { object } }: At): void {
  const row = ensureCategory(tx, object['category'])
  const { icon } = object
  if (row && typeof icon === 'string' && icon !== '' && icon !== row.icon)
    tx.categories.patch(row.id, { icon })
}

function ensureCategory(tx: Context['tx'], name: unknown): Row<'categories'> | undefined {
  if (typeof name !== 'string' || name === '') return undefined
  return tx.categories.one('name', name) ?? tx.categories.insert({ name, icon: 'briefcase' })
}
