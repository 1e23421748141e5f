import { day } from '../engine/base/clock.ts'
import { blankProfile } from '../model/accounts.ts'
import { newJob } from '../model/jobs.ts'
import type { Row, TableName } from '../model/tables.ts'
import { afterApproval } from '../rules/featuring.ts'
import { normalisedEmail } from '../rules/text.ts'
import { isListed } from '../rules/visibility.ts'
import type { CallName, Context } from '../operation.ts'
import { unknownPath } from './files.ts'
import { idOf, isJson, type Json } from './json.ts'
import { learnRow, noteReal, OtherData, seenOf, seenSince } from './learned.ts'
import { inner, picked, timeOf, withPaths } from './values.ts'
import { type Place, walk } from './walk.ts'

/** A successful answer of the real backend, as `readAnswer` converts it, with its request. */
export interface Sighting {
  call: CallName
  body: Json
  answer: Json
  /** The last number of `learned` before the call was sent; undefined if it doesn't matter. */
  since?: number | undefined
}

/** What learning needs to know besides the answer. */
export interface Learner {
  context: Pick<Context, 'tx' | 'now'>
  /** The account that made the call; null for a visitor. */
  actor: Row<'accounts'> | null
  isSimulated: (call: CallName) => boolean
}

interface At extends Learner {
  seen: Sighting
  place: Place
}

/**
 * Turns the objects of an answer into rows, with their real ids. Objects of which only a part is known, such as cards in
 * lists, get defaults, which a fuller answer replaces.
 * @throws OtherData if the backend has other data than before
 */
export function learn(learner: Learner, seen: Sighting): void {
  checkNewId(learner.context.tx, seen)
  walk(seen.call, seen.answer, (place) => learners[place.schema]?.({ ...learner, seen, place }))
  const { call, body, answer } = seen
  if (call === 'bookmarks/toggle') learnMark(learner, body['type'], idOf(body['id']), answer['is_bookmarked'])
  if (call === 'jobs/fetch-single') {
    const job =
      isJson(answer['job']) && isJson(answer['job']['user']) ? idOf(answer['job']['user']['id']) : undefined
    learnFollowing(learner, job, answer['is_following'])
  }
  if (call === 'followers/toggle') learnFollowing(learner, idOf(body['id']), answer['is_following'])
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

/** One function for each schema of the contract that has rows. */
const learners: Readonly<Record<string, (at: At) => void>> = {
  User: (at) => learnAccount(at),
  PublicUser: (at) => learnAccount(at),
  JobOwner: (at) => learnAccount(at, 'recruiter'),
  Company: (at) => learnAccount(at, 'recruiter'),
  Applicant: (at) => learnAccount(at, 'job_seeker'),
  TalentCard: (at) => learnAccount(at, 'job_seeker'),
  LinkedPerson: (at) => learnAccount(at, at.place.field === 'recruiter' ? 'recruiter' : 'job_seeker'),
  JobCard: learnJob,
  OwnJob: learnJob,
  Job: learnJob,
  JobReference: learnNamedJob,
  BookmarkedJob: learnNamedJob,
  Application: learnApplication,
  Cv: learnCv,
  Post: learnPost,
  Project: learnProject,
  EmployeeLink: learnEmployeeLink,
  Notification: learnNotification,
  Payment: learnPayment,
  Receipt: learnReceipt,
  Bookmark: learnBookmark,
  Following: learnFollowed,
  Category: learnCategory,
  Settings: learnSettings,
  BankDetails: ({ context: { tx }, place: { object } }) => {
    const bank = picked(object, ['bank_name', 'account_name', 'account_number', 'iban', 'swift_code'])
    learnSetting(tx, { bank })
  },
}

/** The address of an account that is known by its name only: `.invalid` belongs to nobody (RFC 2606). */
const unknownEmail = (id: number) => `account-${id}@backend.invalid`

const accountFields = [...Object.keys(blankProfile()), 'name', 'email', 'type']

function learnAccount(at: At, type?: Row<'accounts'>['type']): void {
  const id = idOf(at.place.object['id'])
  const known = withPaths(at.context.tx, picked(at.place.object, accountFields))
  if (typeof known['email'] === 'string') known['email'] = normalisedEmail(known['email'])
  for (const field of ['name', 'email']) if (known[field] === '') delete known[field]
  // Only the caller's own account tells its email for certain. Backends mask or share those of others.
  const isOwn = at.seen.call === 'me' || typeof at.seen.answer['access_token'] === 'string'
  if (!isOwn && !isEmailOf(at.context.tx, known['email'], id)) delete known['email']
  ensureAccount(at.context, id, known, type)
}

/** Whether an email contradicts nothing that is known. */
function isEmailOf(tx: Context['tx'], email: unknown, id: number | undefined): boolean {
  if (typeof email !== 'string' || id === undefined) return true
  const holder = tx.accounts.one('address', email)
  const seen = seenOf(tx, 'accounts', id)?.['email']
  const fits = typeof seen !== 'string' || normalisedEmail(seen) === email
  return fits && (!holder || holder.id === id)
}

function ensureAccount(
  { tx, now }: Learner['context'],
  id: number | undefined,
  known: Json,
  type: Row<'accounts'>['type'] = 'recruiter',
): void {
  if (id === undefined) return
  learnRow(tx, 'accounts', id, known, () => ({
    ...blankProfile(),
    type,
    name: `Account ${id}`,
    email: unknownEmail(id),
    password_hash: '',
    created_at: now,
  }))
}

/** The owner of jobs that are known without their company: the last id before the simulator's own. */
const unknownOwner = 999_999_999

const jobFields =
  'title type location category nature currency salary_from salary_to vacancies status state description views'.split(
    ' ',
  )

function learnJob(at: At): void {
  const { object } = at.place
  const id = idOf(object['id'])
  const created_at = timeOf(object['created_at'])
  const owner = isJson(object['user']) ? idOf(object['user']['id']) : undefined
  const featured = { 1: farFrom(created_at), 0: null }[Number(object['is_featured'])]
  ensureJob(at, id, { ...picked(object, jobFields), created_at, account_id: owner, featured_until: featured })
  startFeaturing(at, id)
  learnMark(at, 'job', id, object['is_bookmarked'])
}

/** Starts featuring that was paid for before the real approval (rules 23). */
function startFeaturing({ context: { tx, now } }: At, id: number | undefined): void {
  const job = id === undefined ? undefined : tx.jobs.get(id)
  if (job?.state === 'approved' && job.feature_on_approval)
    tx.jobs.patch(job.id, afterApproval(job, now) ?? {})
}

/** The end of featuring, which answers don't tell. */
const farFrom = (created_at: number | undefined) => (created_at ?? 0) + 20 * 365 * day

function learnNamedJob(at: At): void {
  const { object, field } = at.place
  const isMine = at.actor?.type === 'recruiter' && field === 'job'
  const owner = isMine ? { account_id: at.actor?.id } : {}
  const id = idOf(object['id'])
  const listing = listingOf(id === undefined ? undefined : at.context.tx.jobs.get(id), object['is_available'])
  ensureJob(at, id, { ...picked(object, ['title']), ...listing, ...owner })
}

/** What follows from whether a job is listed. Why it isn't, a bookmark doesn't say. */
function listingOf(row: Row<'jobs'> | undefined, isAvailable: unknown): Partial<Row<'jobs'>> {
  if (isAvailable === true) return { status: 'active', state: 'approved' }
  return isAvailable === false && (!row || isListed(row)) ? { status: 'in_active' } : {}
}

/** Shown instead of a description, until a real answer has one. */
const unknownDescription =
  'The simulator doesn’t know this job’s description. No real answer has shown it yet.'

function ensureJob({ context, isSimulated }: At, id: number | undefined, known: Json): void {
  const { tx, now } = context
  if (id === undefined) return
  if (typeof known['account_id'] !== 'number' && seenOf(tx, 'jobs', id)?.['account_id'] === undefined) {
    ensureAccount(context, unknownOwner, { name: 'Unknown company' })
  }
  if (isSimulated('categories/fetch')) ensureCategory(tx, known['category'])
  learnRow(tx, 'jobs', id, known, () => ({
    account_id: unknownOwner,
    title: `Job ${id}`,
    type: 'remote',
    location: null,
    category: 'Other',
    nature: 'full_time',
    currency: 'USD',
    salary_from: null,
    salary_to: null,
    vacancies: 1,
    description: unknownDescription,
    status: 'active',
    state: 'approved',
    ...newJob(now),
  }))
}

function learnApplication({ context: { tx, now }, place: { object } }: At): void {
  const [account_id, job_id, cv_id] = ['user', 'job', 'cv'].map((field) => inner(object, field))
  const id = idOf(object['id'])
  if (id === undefined || account_id === undefined || job_id === undefined || cv_id === undefined) return
  const known = {
    status: object['status'],
    created_at: timeOf(object['created_at']),
    account_id,
    job_id,
    cv_id,
  }
  learnRow(tx, 'applications', id, known, () => ({ ...known, status: 'applied', created_at: now }))
}

function learnCv(at: At): void {
  const { place, seen } = at
  const holder = place.within.at(-1)
  const account_id = (holder && inner(holder, 'user')) ?? pageOwner(at)
  const known: Json = {
    ...withPaths(at.context.tx, picked(place.object, ['title', 'path', 'is_default'])),
    account_id,
  }
  // A public profile has the default CV.
  if (seen.call === 'users/find') known['is_default'] = true
  learnOwned(at, 'cvs', known, { title: 'CV', path: unknownPath, is_default: false })
}

function learnPost(at: At): void {
  const known: Json = {
    ...withPaths(at.context.tx, picked(at.place.object, ['caption', 'files'])),
    account_id: pageOwner(at),
  }
  if (known['caption'] === null) known['caption'] = ''
  learnOwned(at, 'posts', known, { caption: '', files: [] })
  learnMark(at, 'post', idOf(at.place.object['id']), at.place.object['is_bookmarked'])
}

function learnProject(at: At): void {
  const fields = ['title', 'url', 'time_took', 'description', 'files']
  const known = { ...withPaths(at.context.tx, picked(at.place.object, fields)), account_id: pageOwner(at) }
  learnOwned(at, 'projects', known, {
    title: 'Project',
    url: null,
    time_took: null,
    description: null,
    files: [],
  })
}

/** The account whose page or list an answer is: the one asked for, or the caller. */
function pageOwner({ seen, actor }: At): number | undefined {
  return seen.call === 'users/find' ? inner(seen.answer, 'user') : actor?.id
}

function learnOwned(at: At, table: TableName, known: Json, defaults: Json): void {
  const { tx, now } = at.context
  const id = idOf(at.place.object['id'])
  if (id === undefined || known['account_id'] === undefined) return
  learnRow(tx, table, id, known, () => ({ ...defaults, ...known, created_at: now }))
}

function learnEmployeeLink({ context: { tx, now }, place: { object }, seen, actor }: At): void {
  const id = idOf(object['id'])
  const employee_id = inner(object, 'employee')
  const mine = actor?.type === 'recruiter' ? actor.id : undefined
  const recruiter_id = inner(object, 'recruiter') ?? inner(seen.answer, 'company') ?? mine
  if (id === undefined || employee_id === undefined || recruiter_id === undefined) return
  const known = { status: object['status'], employee_id, recruiter_id }
  learnRow(tx, 'employee_links', id, known, () => ({ ...known, status: 'pending', created_at: now }))
}

function learnNotification(at: At): void {
  const { object } = at.place
  const created_at = timeOf(object['created_at']) ?? at.context.now
  const read_at = object['is_new'] === true ? null : created_at
  const known = {
    ...picked(object, ['type', 'title', 'content', 'table_id']),
    created_at,
    read_at,
    account_id: at.actor?.id,
  }
  learnOwned(at, 'notifications', known, {
    type: 'job_state_changed',
    title: 'Notification',
    content: '',
    table_id: 1,
  })
}

function learnPayment(at: At): void {
  const { object } = at.place
  const intent_id =
    object['method'] === 'stripe' && isJson(object['payment_obj']) ? object['payment_obj']['id'] : null
  const job_id = inner(object, 'job') ?? idOf(object['table_id'])
  if (job_id === undefined) return
  const known = {
    ...picked(object, ['method', 'status', 'amount']),
    created_at: timeOf(object['created_at']),
  }
  const defaults = { method: 'other', status: 'pending', amount: 0 }
  learnOwned(at, 'payments', { ...known, intent_id, job_id, account_id: at.actor?.id }, defaults)
}

function learnReceipt(at: At): void {
  const { object } = at.place
  const { tx } = at.context
  const job_id = inner(object, 'job') ?? idOf(object['table_id'])
  const payment = tx.payments.by('job_id', job_id ?? 0).find(({ method }) => method === 'other')
  if (!payment) return
  const known = {
    ...withPaths(tx, picked(object, ['path'])),
    job_id,
    payment_id: payment.id,
    account_id: at.actor?.id,
  }
  learnOwned(at, 'receipts', known, { type: 'feature_job', path: unknownPath })
}

function learnBookmark(at: At): void {
  const target_id = inner(at.place.object, 'job')
  if (target_id === undefined) return
  learnOwned(at, 'bookmarks', { type: 'job', target_id, account_id: at.actor?.id }, {})
}

function learnFollowed(at: At): void {
  const { object } = at.place
  const recruiter_id = idOf(object['company_id'])
  ensureAccount(at.context, recruiter_id, withPaths(at.context.tx, picked(object, ['name', 'profile_image'])))
  if (recruiter_id === undefined) return
  learnOwned(at, 'followings', { recruiter_id, account_id: at.actor?.id }, {})
}

/** Takes over whether the caller bookmarked a job or likes a post, for which the answer has no id. */
function learnMark(
  { context: { tx, now }, actor }: Learner,
  type: unknown,
  target_id: unknown,
  isSet: unknown,
): void {
  if (!actor || (type !== 'job' && type !== 'post') || typeof target_id !== 'number') return
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
  if (actor?.type !== 'job_seeker' || recruiter_id === undefined) return
  const pair = `${actor.id}:${recruiter_id}`
  if (!isNews(tx, `following:${pair}`, isSet)) return
  const row = tx.followings.one('pair', pair)
  if (isSet === true && !row) {
    const { id } = tx.followings.insert({ account_id: actor.id, recruiter_id, created_at: now })
    noteReal(tx, 'followings', id)
  }
  if (isSet === false && row) tx.followings.remove(row.id)
}

/** Returns whether a switch differs from what the backend said before, and remembers it. An unset one is no news. */
function isNews(tx: Context['tx'], key: string, isSet: unknown): boolean {
  if (typeof isSet !== 'boolean') return false
  const before = tx.learned.one('key', key)
  if ((before?.seen['is_set'] ?? false) === isSet) return false
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

function learnSettings({ context: { tx }, place: { object }, isSimulated }: At): void {
  // The simulated card provider has its own key.
  const own = isSimulated('payments/fetch-stripe-intent') ? [] : ['stripe_pk']
  learnSetting(tx, picked(object, ['currencies', 'google_client_id', 'tidio', ...own]))
}

function learnSetting(tx: Context['tx'], known: Json): void {
  learnRow(tx, 'settings', 1, known, () => ({}))
}
