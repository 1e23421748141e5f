import type { CallName, Context } from '../operation.ts'
import { jobBoard } from '../backend.ts'
import type { Row, TableName, Tx } from '../model/tables.ts'
import { ownAccount } from '../views/accounts.ts'
import { application } from '../views/applications.ts'
import { fullJob, ownJob } from '../views/jobs.ts'
import { post } from '../views/profile.ts'
import { idOf, isJson, type Json } from './json.ts'
import { isGone, isOwn } from './learned.ts'
import type { Sighting } from './learn.ts'
import { entriesOf, fieldsOfAnswer, walk } from './walk.ts'

/** Fields of answers that calls change. While one of the calls is simulated, the simulator replaces the fields. */
export interface Ownership {
  tag: string
  writers: readonly CallName[]
  /** `Job.is_featured` is a field of a schema, and `my-profile.posts` one of an answer. */
  fields: readonly string[]
}

const inJobs = (...fields: string[]) =>
  ['JobCard', 'OwnJob', 'Job'].flatMap((schema) => fields.map((field) => `${schema}.${field}`))

const inAccounts = (...fields: string[]) =>
  ['User', 'PublicUser'].flatMap((schema) => fields.map((field) => `${schema}.${field}`))

/** Which tag's simulated calls change which fields of real answers. */
export const ownership: readonly Ownership[] = [
  {
    tag: 'bookmarks',
    writers: ['bookmarks/toggle', 'bookmarks/remove'],
    fields: [...inJobs('is_bookmarked'), 'Post.is_bookmarked', 'bookmarks/fetch.bookmarks'],
  },
  {
    tag: 'follows',
    writers: ['followers/toggle', 'followers/remove'],
    fields: ['jobs/fetch-single.is_following', 'followers/fetch.data'],
  },
  {
    tag: 'payments',
    writers: ['payments/verify-stripe', 'jobs/upload-receipt'],
    fields: [
      ...inJobs('is_featured'),
      'Job.feature_price_per_month',
      'Settings.stripe_pk',
      'payments/my.payments',
      'receipts/my.receipts',
    ],
  },
  { tag: 'notifications', writers: ['notifications/fetch'], fields: ['User.jobs_notifications'] },
  {
    tag: 'posts',
    writers: ['posts/create', 'posts/delete'],
    fields: ['my-profile.posts', 'users/find.posts'],
  },
  {
    tag: 'cvs',
    writers: ['cvs/upload', 'cvs/set-default', 'cvs/delete'],
    fields: ['jobs/fetch-single.cvs', 'users/find.cv', 'cvs/fetch.cvs'],
  },
  {
    tag: 'applications',
    writers: ['jobs/apply', 'jobs/change-application-status'],
    fields: ['Application.status', 'jobs/fetch-single.applications', 'jobs/my-applications.applications'],
  },
  {
    tag: 'employees',
    writers: [
      'employees/create',
      'employees/delete',
      'employees/accept-request',
      'employees/decline-request',
      'employees/remove-request',
    ],
    fields: [
      'EmployeeLink.status',
      'my-profile.employees',
      'my-profile.total_employees',
      'jobs/search.employees',
      'jobs/search.total_employees',
    ],
  },
  {
    tag: 'projects',
    writers: [
      'projects/add',
      'projects/add-files',
      'projects/delete-file',
      'projects/update',
      'projects/delete',
    ],
    fields: [
      ...['title', 'url', 'time_took', 'description', 'files'].map((field) => `Project.${field}`),
      'my-profile.projects',
      'users/find.projects',
    ],
  },
  {
    tag: 'profile',
    writers: ['save-profile'],
    fields: [
      ...inAccounts(
        'name',
        'profile_image',
        'cover_photo',
        'about',
        'currently_working',
        'currently_located',
      ),
      ...inAccounts('summary', 'desired_job_title', 'desired_salary', 'desired_cities', 'desired_skills'),
      ...inAccounts('education', 'experiences', 'certificates'),
      ...['JobOwner', 'Company', 'Applicant', 'LinkedPerson', 'TalentCard'].flatMap((schema) => [
        `${schema}.name`,
        `${schema}.profile_image`,
      ]),
    ],
  },
  {
    tag: 'jobs',
    writers: ['jobs/create', 'jobs/update', 'jobs/delete'],
    fields: [
      ...inJobs('title', 'type', 'location', 'category', 'nature', 'currency', 'salary_from', 'salary_to'),
      ...inJobs('vacancies'),
      ...['OwnJob', 'Job'].flatMap((schema) => [`${schema}.status`, `${schema}.state`]),
      'Job.description',
      'jobs/my.jobs',
      'jobs/search.jobs',
      'jobs/fetch.full_time',
      'jobs/fetch.part_time',
      'fetch-home.full_time',
      'fetch-home.part_time',
    ],
  },
]

/** The tables whose rows the objects of a schema show. */
export const tableOf: Readonly<Record<string, TableName>> = {
  User: 'accounts',
  PublicUser: 'accounts',
  JobOwner: 'accounts',
  Company: 'accounts',
  Applicant: 'accounts',
  LinkedPerson: 'accounts',
  TalentCard: 'accounts',
  JobCard: 'jobs',
  OwnJob: 'jobs',
  Job: 'jobs',
  Application: 'applications',
  Cv: 'cvs',
  Post: 'posts',
  Project: 'projects',
  EmployeeLink: 'employee_links',
  Bookmark: 'bookmarks',
  Following: 'followings',
  Payment: 'payments',
  Receipt: 'receipts',
  Notification: 'notifications',
}

/** Who reads, and when. */
type Reader = Context & { actor: Row<'accounts'> | null }

/** Returns what the simulator shows of a row; undefined if it doesn't have it. */
function viewOf(reader: Reader, table: TableName, id: number): object | undefined {
  const { tx } = reader
  if (table === 'accounts') return have(tx.accounts.get(id), (row) => ownAccount(tx, row))
  if (table === 'jobs') {
    const price = { feature_price_per_month: tx.settings.need(1).feature_price_per_month }
    return have(tx.jobs.get(id), (row) => ({ ...ownJob(reader, row), ...fullJob(reader, row), ...price }))
  }
  if (table === 'applications') return have(tx.applications.get(id), (row) => application(tx, row))
  if (table === 'posts') return have(tx.posts.get(id), (row) => post(reader, row))
  if (table === 'projects') return tx.projects.get(id)
  if (table === 'employee_links') return tx.employee_links.get(id)
  return undefined
}

function have<T, U>(value: T | undefined, use: (value: T) => U): U | undefined {
  return value === undefined ? undefined : use(value)
}

/** Returns the fields that the simulator replaces while it answers some calls. */
export function ownedFields(isSimulated: (call: CallName) => boolean): ReadonlySet<string> {
  return new Set(ownership.flatMap(({ writers, fields }) => (writers.some(isSimulated) ? fields : [])))
}

/**
 * Replaces the owned fields of a real answer by what the simulator would answer, row by row, and removes rows that
 * simulated calls deleted. Rows of the simulator precede those of the first page. Nothing else changes, so what the app
 * can't read of an answer stays visible.
 */
export function replaceOwned(reader: Reader, seen: Sighting, owned: ReadonlySet<string>): void {
  const { tx } = reader
  const { call, answer } = seen
  const removed: (() => void)[] = []
  walk(call, answer, ({ schema, object, list }) => {
    const table = tableOf[schema]
    if (table === undefined) return replaceSettings(tx, schema, object, owned)
    const id = idOf(object['id'])
    if (id === undefined) return
    if (list && isGone(tx, table, id)) removed.push(() => list.splice(list.indexOf(object), 1))
    const fields = [...owned].filter((name) => name.startsWith(`${schema}.`))
    const view = fields.length === 0 ? undefined : viewOf(reader, table, id)
    for (const name of fields) {
      const field = name.slice(schema.length + 1)
      const value: unknown = view && Reflect.get(view, field)
      if (value !== undefined) object[field] = value
    }
    if (schema === 'OwnJob' || schema === 'Job') countOwn(tx, id, object, owned)
  })
  for (const remove of removed) remove()
  joinLists(reader, seen, owned)
}

function replaceSettings(tx: Tx, schema: string, object: Json, owned: ReadonlySet<string>): void {
  if (schema === 'Settings' && owned.has('Settings.stripe_pk')) {
    object['stripe_pk'] = tx.settings.need(1).stripe_pk
  }
}

/** Adds the simulator's applications to a job's number of applicants. */
function countOwn(tx: Tx, jobId: number, object: Json, owned: ReadonlySet<string>): void {
  const count = Number(object['applicants'])
  if (!owned.has('Application.status') || !Number.isInteger(count)) return
  const own = tx.applications.by('job_id', jobId).filter(({ id }) => isOwn(tx, 'applications', id))
  if (own.length > 0) object['applicants'] = count + own.length
}

/** Replaces the fields of the answer itself by those of the simulator's own operation. */
function joinLists(reader: Reader, { call, body, answer }: Sighting, owned: ReadonlySet<string>): void {
  const fields = fieldsOfAnswer(call).filter(({ name }) => owned.has(`${call}.${name}`))
  if (fields.length === 0) return
  const simulated = answerOf(reader, call, body)
  if (!simulated) return
  for (const { name, kind, isList } of fields) {
    const theirs = simulated[name]
    const table = tableOf[kind]
    if (!isList || !table) {
      if (theirs !== undefined) answer[name] = theirs
      continue
    }
    const isFirst = body['page'] === undefined || body['page'] === 1
    if (!isFirst || !Array.isArray(theirs)) continue
    const own = theirs.filter((each) => isJson(each) && isOwn(reader.tx, table, idOf(each['id']) ?? 0))
    if (own.length === 0) continue
    const entries = entriesOf(answer, name, kind)
    if (entries) entries.unshift(...own)
    else if (answer[name] === undefined || answer[name] === null) answer[name] = own
  }
}

/** Returns what the simulator would answer; undefined if it would refuse. */
function answerOf(reader: Reader, call: CallName, body: Json): Json | undefined {
  try {
    const answer = jobBoard.operations[call].run({ ...reader, session: null, body })
    return { ...answer }
  } catch {
    return undefined
  }
}
