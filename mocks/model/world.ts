import { accounts } from './accounts.ts'
import { applications } from './applications.ts'
import { bookmarks } from './bookmarks.ts'
import { categories } from './categories.ts'
import { codes } from './codes.ts'
import { cvs } from './cvs.ts'
import { employeeLinks } from './employee-links.ts'
import { followings } from './followings.ts'
import { intents } from './intents.ts'
import { jobViews } from './job-views.ts'
import { jobs } from './jobs.ts'
import { mails } from './mails.ts'
import { notifications } from './notifications.ts'
import { payments, receipts } from './payments.ts'
import { posts } from './posts.ts'
import { projects } from './projects.ts'
import { checkRelations } from './relations.ts'
import { sessions } from './sessions.ts'
import { settings } from './settings.ts'
import { InvariantError, type StoredRows, Table, learnMarks } from './table.ts'
import { type Change, Rows } from './unit-of-work.ts'

function createTables() {
  return {
    settings: new Table(settings),
    accounts: new Table(accounts),
    sessions: new Table(sessions),
    codes: new Table(codes),
    categories: new Table(categories),
    jobs: new Table(jobs),
    job_views: new Table(jobViews),
    cvs: new Table(cvs),
    applications: new Table(applications),
    notifications: new Table(notifications),
    bookmarks: new Table(bookmarks),
    followings: new Table(followings),
    employee_links: new Table(employeeLinks),
    posts: new Table(posts),
    projects: new Table(projects),
    intents: new Table(intents),
    payments: new Table(payments),
    receipts: new Table(receipts),
    mails: new Table(mails),
  }
}

/** Every collection by its name. */
export type Tables = ReturnType<typeof createTables>
/** The name of a collection. */
export type TableName = keyof Tables
/** A row of the named collection. */
export type Row<N extends TableName> = NonNullable<ReturnType<Tables[N]['get']>>

/** The committed rows of a world as plain data: what a snapshot stores and a scenario makes. */
export type WorldData = { [N in TableName]?: { sequence: number; rows: unknown[] } }

/** A unit of work: every collection as one call sees it. */
export type Tx = ReturnType<World['begin']>

/** All committed rows of one simulated world. */
export class World {
  readonly tables = createTables()

  /** Starts a unit of work: changes stay in it until `apply` is given what `changesOf` found. */
  begin() {
    const t = this.tables
    return {
      settings: new Rows(t.settings),
      accounts: new Rows(t.accounts),
      sessions: new Rows(t.sessions),
      codes: new Rows(t.codes),
      categories: new Rows(t.categories),
      jobs: new Rows(t.jobs),
      job_views: new Rows(t.job_views),
      cvs: new Rows(t.cvs),
      applications: new Rows(t.applications),
      notifications: new Rows(t.notifications),
      bookmarks: new Rows(t.bookmarks),
      followings: new Rows(t.followings),
      employee_links: new Rows(t.employee_links),
      posts: new Rows(t.posts),
      projects: new Rows(t.projects),
      intents: new Rows(t.intents),
      payments: new Rows(t.payments),
      receipts: new Rows(t.receipts),
      mails: new Rows(t.mails),
    }
  }

  /**
   * Commits changes, in their order. They were checked when they were made: by `changesOf`.
   * @throws InvariantError for a change that names no collection
   */
  async apply(changes: readonly Change[]): Promise<void> {
    await learnMarks()
    for (const change of changes) {
      const table = this.#table(change.table)
      if ('put' in change) table.place(change.put)
      else table.remove(change.remove)
    }
  }

  /**
   * Replaces everything by a scenario's rows.
   * @throws InvariantError for a row that does not fit its schema
   */
  async load(data: WorldData): Promise<void> {
    await learnMarks()
    for (const table of Object.values(this.tables)) table.clear()
    for (const [name, { sequence, rows }] of Object.entries(data)) {
      const table = this.#table(name)
      for (const row of rows) table.place(table.parse(row))
      table.sequence = Math.max(table.sequence, sequence)
    }
  }

  /**
   * Replaces everything by stored rows, which each collection reads when somebody first asks for them. They were
   * checked before they were stored.
   * @throws InvariantError for an unknown collection
   */
  async open(stored: ReadonlyMap<string, StoredRows>): Promise<void> {
    await learnMarks()
    for (const table of Object.values(this.tables)) table.clear()
    for (const [name, rows] of stored) this.#table(name).open(rows)
  }

  /** Everything as plain data. */
  dump(): Record<string, { sequence: number; rows: { id: number }[] }> {
    return Object.fromEntries(
      Object.entries(this.tables).map(([name, table]) => [
        name,
        { sequence: table.sequence, rows: [...table.all()] },
      ]),
    )
  }

  /** The rows of a collection with ids from `first` to before `end`, and the highest id it ever gave out. */
  range(name: string, first: number, end: number): { sequence: number; rows: { id: number }[] } {
    const table = this.#table(name)
    const rows: { id: number }[] = []
    for (let id = first; id < end; id += 1) {
      const row = table.get(id)
      if (row) rows.push(row)
    }
    return { sequence: table.sequence, rows }
  }

  #table(name: string): Tables[TableName] {
    if (!isTableName(this.tables, name)) throw new InvariantError(`There is no collection ${name}`)
    return this.tables[name]
  }
}

function isTableName(tables: Tables, name: string): name is TableName {
  return Object.hasOwn(tables, name)
}

/**
 * The changes of a unit of work, with the model's rules checked: schemas, uniqueness, and that every foreign key
 * leads to a row.
 * @throws InvariantError naming what is broken
 */
export function changesOf(tx: Tx): Change[] {
  const changes = Object.values(tx).flatMap((rows) => rows.changes())
  checkRelations(tx, changes)
  return changes
}

/**
 * Checks that every foreign key of a world leads to a row.
 * @throws InvariantError naming the orphan
 */
export function checkAll(world: World): void {
  const tx = world.begin()
  for (const [table, rows] of Object.entries(tx)) {
    checkRelations(
      tx,
      rows.all().map((row) => ({ table, put: row })),
    )
  }
}
