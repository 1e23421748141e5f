import { jobBoard } from '../backend.ts'
import { contract } from '../contract/calls.gen.ts'
import { blankProfile } from '../model/accounts.ts'
import type { TableName } from '../model/tables.ts'
import type { CallName } from '../operation.ts'
import { tableOf } from './rows.ts'
import { allCalls, tagOf } from './sides.ts'
import { fieldsOfSchema } from './walk.ts'

interface Ownership {
  /** Fields of each schema with `x-row` that has them, by its table. */
  rows?: { readonly [N in TableName]?: readonly string[] }
  /** `Settings.stripe_pk` is a field of a schema, and `my-profile.posts` one of an answer. */
  more?: readonly string[]
}

const { id: _id, ...jobFields } = contract['jobs/update'].fields

const ownership: Readonly<Record<string, Ownership>> = {
  bookmarks: {
    rows: { jobs: ['is_bookmarked'], posts: ['is_bookmarked'] },
    more: ['bookmarks/fetch.bookmarks'],
  },
  follows: { more: ['jobs/fetch-single.is_following', 'followers/fetch.data'] },
  payments: {
    rows: { jobs: ['is_featured', 'feature_price_per_month'], payments: ['status'] },
    more: ['Settings.stripe_pk', 'payments/my.payments', 'receipts/my.receipts'],
  },
  notifications: { more: ['User.jobs_notifications', 'notifications/fetch.notifications'] },
  posts: { more: ['my-profile.posts', 'users/find.posts'] },
  cvs: {
    rows: { cvs: ['is_default'] },
    more: ['jobs/fetch-single.cvs', 'users/find.cv', 'cvs/fetch.cvs'],
  },
  applications: {
    rows: { applications: ['status', 'changed_at'] },
    more: ['jobs/fetch-single.applications', 'jobs/my-applications.applications'],
  },
  employees: {
    rows: { employee_links: ['status'] },
    more: [
      'my-profile.employees',
      'my-profile.total_employees',
      'jobs/search.employees',
      'jobs/search.total_employees',
    ],
  },
  projects: {
    rows: { projects: ['title', 'url', 'time_took', 'description', 'files'] },
    more: ['my-profile.projects', 'users/find.projects'],
  },
  profile: {
    rows: {
      accounts: ['name', ...Object.keys(blankProfile())],
      followings: ['name', 'profile_image'],
      posts: ['user'],
    },
  },
  jobs: {
    rows: {
      jobs: [...Object.keys(jobFields), 'state', 'is_available'],
      payments: ['status'],
    },
    more: [
      'jobs/my.jobs',
      'jobs/search.jobs',
      'jobs/fetch.full_time',
      'jobs/fetch.part_time',
      'fetch-home.full_time',
      'fetch-home.part_time',
    ],
  },
}

const fieldsByTag = new Map(
  Object.entries(ownership).map(([tag, { rows = {}, more = [] }]): [string, readonly string[]] => [
    tag,
    [
      ...Object.entries(tableOf).flatMap(([schema, table]) =>
        fieldsOfSchema(schema).flatMap(({ name }) =>
          rows[table]?.includes(name) ? [`${schema}.${name}`] : [],
        ),
      ),
      ...more,
    ],
  ]),
)

/** Returns the fields of real answers that a tag's calls change. */
export const fieldsOf = (tag: string): readonly string[] => fieldsByTag.get(tag) ?? []

/** Every field that some tag owns. */
export const allFields: ReadonlySet<string> = new Set([...fieldsByTag.values()].flat())

/** Whether answers may show what a call changes. Reading the notifications marks them as read (rules 33). */
export const isWriter = (call: CallName) =>
  call === 'notifications/fetch' || jobBoard.whenFull?.[call] !== 'reads'

/** Returns the fields that the simulator replaces while it answers some calls. */
export function ownedFields(isSimulated: (call: CallName) => boolean): ReadonlySet<string> {
  const changing = allCalls.filter((call) => isWriter(call) && isSimulated(call))
  return new Set([...new Set(changing.map(tagOf))].flatMap(fieldsOf))
}
