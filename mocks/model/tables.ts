import type { RowOf, TablesOf, TxOf, WorldData as AnyWorldData } from '../engine/data/world.ts'
import { accounts } from './accounts.ts'
import { applications } from './applications.ts'
import { bookmarks, followings } from './bookmarks.ts'
import { cvs } from './cvs.ts'
import { employeeLinks } from './employee-links.ts'
import { categories, jobViews, jobs } from './jobs.ts'
import { mails } from './mails.ts'
import { notifications } from './notifications.ts'
import { intents, payments, receipts } from './payments.ts'
import { posts, projects } from './posts.ts'
import { codes, sessions } from './sessions.ts'
import { settings } from './settings.ts'

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
}

export type TableName = keyof typeof tables
/** A row of the named table. */
export type Row<N extends TableName> = RowOf<typeof tables, N>
/** The committed rows. */
export type Tables = TablesOf<typeof tables>
/** The rows as one unit of work sees them. */
export type Tx = TxOf<typeof tables>
/** A world's rows as plain data. */
export type WorldData = AnyWorldData<TableName>
