import * as v from 'valibot'
import { enumerations } from '../contract/calls.gen.ts'
import { worldState } from '../engine/base/clock.ts'
import { table } from '../engine/data/table.ts'
import type { RowOf, TxOf, WorldData as AnyWorldData } from '../engine/data/world.ts'
import { applicationStatuses } from '../rules/application-status.ts'
import { accounts } from './accounts.ts'
import { amount, count, filePath, id, moment, optionalText, text } from './fields.ts'
import { categories, jobViews, jobs } from './jobs.ts'
import { intents, payments, receipts } from './payments.ts'

/** The settings of a world, in one row with the id 1. */
const settings = table(
  v.object({
    id,
    currencies: v.array(text),
    /** The card provider's public key; null allows only bank transfers (rules 25). */
    stripe_pk: optionalText,
    /** The app's client id at the identity provider; null disables Google login. */
    google_client_id: optionalText,
    /** The URL of the chat widget's script; null disables the chat. */
    tidio: optionalText,
    /** The price of featuring a job for 30 days, in dollars (product: constants). In cents, it is a safe integer. */
    feature_price_per_month: v.pipe(amount, v.maxValue(1e12)),
    bank: v.object({
      bank_name: text,
      account_name: text,
      account_number: text,
      iban: text,
      swift_code: text,
    }),
    /** Whether jobs are approved automatically one simulated minute after submission (rules 13). */
    auto_approve: v.boolean(),
    ...worldState,
  }),
)

/** One login on one device (rules 12). */
const sessions = table(v.object({ id, account_id: id, token: text, created_at: moment, used_at: moment }), {
  unique: ['token'],
  references: { account_id: 'accounts' },
  shared: () => null,
})

/**
 * A six-digit code by email, for a login (rules 9) or a new password (rules 11). An address without an account gets
 * no email, but still a row, so that waiting times and tries do not reveal who has an account.
 */
const codes = table(
  v.object({
    id,
    purpose: v.picklist(['sign_in', 'reset']),
    /** The normalised address for which the code was requested. */
    email: text,
    account_id: v.nullable(id),
    code: v.pipe(v.string(), v.regex(/^\d{6}$/)),
    sent_at: moment,
    /** The number of wrong tries. */
    tries: count,
  }),
  {
    indexes: { holder: (row) => `${row.purpose}:${row.email}` },
    unique: ['holder'],
    references: { account_id: 'accounts' },
    shared: () => null,
  },
)

/** A job seeker's CV. Each account has at most one default (rules 21). */
const cvs = table(
  v.object({ id, account_id: id, title: text, path: filePath, is_default: v.boolean(), created_at: moment }),
  {
    indexes: { default_of: (row) => (row.is_default ? row.account_id : null) },
    unique: ['default_of'],
    references: { account_id: 'accounts' },
  },
)

/** A job seeker's application for a job; at most one for each pair (rules 19). */
const applications = table(
  v.object({
    id,
    job_id: id,
    account_id: id,
    cv_id: id,
    status: v.picklist(applicationStatuses),
    created_at: moment,
  }),
  {
    indexes: { applicant: (row) => `${row.job_id}:${row.account_id}` },
    unique: ['applicant'],
    references: { job_id: 'jobs', account_id: 'accounts', cv_id: 'cvs' },
    onDelete: { cv_id: 'cascade' },
  },
)

export const notificationType = v.picklist(enumerations.NotificationType)

/** A notification for an account; `table_id` is the id of the job, application or employee link it refers to. */
const notifications = table(
  v.object({
    id,
    account_id: id,
    type: notificationType,
    title: text,
    content: v.string(),
    table_id: id,
    created_at: moment,
    /** When the account's owner first opened the list after this notification (rules 33); null if unread. */
    read_at: v.nullable(moment),
  }),
  {
    indexes: {
      unread_of: (row) => (row.read_at === null ? row.account_id : null),
      change_of: (row) => (row.type === 'job_application_status_changed' ? row.table_id : null),
    },
    references: { account_id: 'accounts' },
  },
)

/** A bookmarked job or a liked post (rules 26). */
const bookmarks = table(
  v.object({ id, account_id: id, type: v.picklist(['job', 'post']), target_id: id, created_at: moment }),
  {
    indexes: {
      mark: (row) => `${row.type}:${row.target_id}:${row.account_id}`,
      target: (row) => `${row.type}:${row.target_id}`,
    },
    unique: ['mark'],
    references: {
      account_id: 'accounts',
      target_id: (row) => (row.type === 'job' ? 'jobs' : 'posts'),
      target: { table: 'posts', key: (post) => `post:${post}` },
    },
    onDelete: { target: 'cascade' },
  },
)

/** One company that a job seeker follows (rules 27). */
const followings = table(v.object({ id, account_id: id, recruiter_id: id, created_at: moment }), {
  indexes: { pair: (row) => `${row.account_id}:${row.recruiter_id}` },
  unique: ['pair'],
  references: { account_id: 'accounts', recruiter_id: 'accounts' },
})

/** A recruiter's request to list a job seeker as an employee, and the answer (rules 28). */
const employeeLinks = table(
  v.object({
    id,
    recruiter_id: id,
    employee_id: id,
    status: v.picklist(['pending', 'accepted', 'declined']),
    created_at: moment,
  }),
  {
    indexes: { pair: (row) => `${row.recruiter_id}:${row.employee_id}` },
    references: { recruiter_id: 'accounts', employee_id: 'accounts' },
  },
)

/** A picture or video attached to a post or project. */
const attachedFile = v.object({ type: v.picklist(['image', 'video']), path: filePath })

/** A post on a profile page (rules 30). */
const posts = table(
  v.object({
    id,
    account_id: id,
    caption: v.string(),
    files: v.array(attachedFile),
    created_at: moment,
  }),
  { references: { account_id: 'accounts' }, defaults: { files: [] } },
)

/** A project on a job seeker's profile. */
const projects = table(
  v.object({
    id,
    account_id: id,
    title: text,
    url: optionalText,
    time_took: optionalText,
    description: optionalText,
    files: v.array(attachedFile),
    created_at: moment,
  }),
  {
    references: { account_id: 'accounts' },
    defaults: { url: null, time_took: null, description: null, files: [] },
  },
)

/** An email that the product sent. */
const mails = table(
  v.object({
    id,
    to: text,
    /** The address for replies; null means the site's own. */
    reply_to: optionalText,
    subject: text,
    text,
    html: text,
    code: optionalText,
    sent_at: moment,
  }),
  {
    indexes: { to: (row) => row.to },
    shared: (row) => {
      const without = (given: string) => (row.code ? given.replaceAll(row.code, '••••••') : given)
      const [subject, plain, html] = [without(row.subject), without(row.text), without(row.html)]
      return { ...row, subject, text: plain, html, code: null }
    },
  },
)

/** What another backend said last about a row that it made, in mixed mode (rules 49). `key` is table and id. */
const learned = table(v.object({ id, key: text, seen: v.record(v.string(), v.unknown()) }), {
  unique: ['key'],
  // The key that marks paths of the backend's files (`simulatedPath`)
  shared: (row) => (row.key === 'files' ? null : row),
})

export const tables = {
  settings,
  accounts,
  sessions,
  codes,
  categories,
  jobs,
  job_views: jobViews,
  cvs,
  applications,
  notifications,
  bookmarks,
  followings,
  employee_links: employeeLinks,
  posts,
  projects,
  intents,
  payments,
  receipts,
  mails,
  learned,
}

export type TableName = keyof typeof tables
/** A row of the named table. */
export type Row<N extends TableName> = RowOf<typeof tables, N>
/** The rows as one unit of work sees them. */
export type Tx = TxOf<typeof tables>
/** A world's rows as plain data. */
export type WorldData = AnyWorldData<TableName>
