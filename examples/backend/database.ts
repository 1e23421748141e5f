import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue, type SQLOutputValue } from 'node:sqlite'
import { hashPassword, fileName } from './secrets.ts'

export type Row = Record<string, SQLOutputValue>

const tables = `
  CREATE TABLE IF NOT EXISTS members (
    id INTEGER PRIMARY KEY AUTOINCREMENT, kind TEXT NOT NULL, name TEXT NOT NULL, email TEXT NOT NULL UNIQUE,
    password TEXT NOT NULL, logo TEXT, about TEXT
  ) STRICT;
  CREATE TABLE IF NOT EXISTS access_tokens (
    hash TEXT PRIMARY KEY, member_id INTEGER NOT NULL REFERENCES members, used_at TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS codes (
    email TEXT NOT NULL, purpose TEXT NOT NULL, hash TEXT, tries INTEGER NOT NULL DEFAULT 0,
    sent_at TEXT NOT NULL, PRIMARY KEY (email, purpose)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS categories (name TEXT PRIMARY KEY, icon TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS vacancies (
    id INTEGER PRIMARY KEY AUTOINCREMENT, member_id INTEGER NOT NULL REFERENCES members, title TEXT NOT NULL,
    workplace TEXT NOT NULL, location TEXT, category TEXT NOT NULL REFERENCES categories, hours TEXT NOT NULL,
    currency TEXT NOT NULL, salary_from TEXT, salary_to TEXT, positions INTEGER NOT NULL, description TEXT NOT NULL,
    status TEXT NOT NULL, review TEXT NOT NULL DEFAULT 'pending', created_at TEXT NOT NULL DEFAULT (datetime('now')),
    deleted_at TEXT
  ) STRICT;
  CREATE TABLE IF NOT EXISTS vacancy_views (
    vacancy_id INTEGER NOT NULL REFERENCES vacancies, member_id INTEGER, seen_at TEXT NOT NULL DEFAULT (datetime('now'))
  ) STRICT;
  CREATE INDEX IF NOT EXISTS views_of_vacancy ON vacancy_views (vacancy_id, member_id);
  CREATE TABLE IF NOT EXISTS uploads (name TEXT PRIMARY KEY, type TEXT NOT NULL, content BLOB NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS resumes (
    id INTEGER PRIMARY KEY AUTOINCREMENT, member_id INTEGER NOT NULL REFERENCES members, title TEXT NOT NULL,
    upload TEXT NOT NULL REFERENCES uploads, is_default INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS submissions (
    id INTEGER PRIMARY KEY AUTOINCREMENT, vacancy_id INTEGER NOT NULL REFERENCES vacancies,
    member_id INTEGER NOT NULL REFERENCES members, resume_id INTEGER NOT NULL REFERENCES resumes,
    status TEXT NOT NULL DEFAULT 'applied', created_at TEXT NOT NULL DEFAULT (datetime('now')),
    UNIQUE (vacancy_id, member_id)
  ) STRICT;`

/** Lower case without accents, for searching. */
export const folded = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

export type Database = Awaited<ReturnType<typeof openDatabase>>

/** Opens the database, and fills it if it is empty. @param folder where it is stored; null keeps it in memory */
export async function openDatabase(folder: string | null) {
  if (folder !== null) mkdirSync(folder, { recursive: true })
  const sqlite = new DatabaseSync(folder === null ? ':memory:' : join(folder, 'backend.sqlite'))
  sqlite.function('folded', { deterministic: true }, (text) => folded(typeof text === 'string' ? text : ''))
  sqlite.exec(tables)
  const db = {
    all: (sql: string, ...values: SQLInputValue[]): Row[] => sqlite.prepare(sql).all(...values),
    get: (sql: string, ...values: SQLInputValue[]): Row | undefined => sqlite.prepare(sql).get(...values),
    /** Returns the number of changed rows and the id of an inserted one. */
    run: (sql: string, ...values: SQLInputValue[]): { changes: number; id: number } => {
      const { changes, lastInsertRowid } = sqlite.prepare(sql).run(...values)
      return { changes: Number(changes), id: Number(lastInsertRowid) }
    },
    count: (sql: string, ...values: SQLInputValue[]): number =>
      Number(sqlite.prepare(`SELECT count(*) AS n FROM ${sql}`).get(...values)?.n),
    /** Makes all changes of `change` or, if it throws, none. */
    together<T>(change: () => T): T {
      sqlite.exec('BEGIN')
      try {
        const result = change()
        sqlite.exec('COMMIT')
        return result
      } catch (error) {
        sqlite.exec('ROLLBACK')
        throw error
      }
    },
    close: () => {
      sqlite.close()
    },
  }
  const passwords = [await hashPassword('password'), await hashPassword('password')]
  if (db.count('categories') === 0) db.together(() => fill(db.run, passwords))
  return db
}

const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

function fill(run: (sql: string, ...values: SQLInputValue[]) => { id: number }, passwords: string[]): void {
  for (const category of ['Design,palette', 'Finance,calculator', 'Software,code']) {
    run('INSERT INTO categories VALUES (?, ?)', ...category.split(','))
  }
  const logo = fileName('png')
  run('INSERT INTO uploads VALUES (?, ?, ?)', logo, 'image/png', Buffer.from(pixel, 'base64'))
  const member = 'INSERT INTO members (kind, name, email, password, logo, about) VALUES (?, ?, ?, ?, ?, ?)'
  const [first = '', second = ''] = passwords
  const about = 'We design and build ferries.'
  const company = run(member, 'recruiter', 'Tidewater', 'recruiter@example.com', first, logo, about).id
  run(member, 'job_seeker', 'Ada Marsh', 'seeker@example.com', second, null, null)
  const vacancy = `INSERT INTO vacancies (member_id, title, workplace, location, category, hours, currency, salary_from,
    salary_to, positions, description, status, review) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'active', 'approved')`
  const text = 'You work with a small team and talk to the people who use the result.'
  const jobs: SQLInputValue[][] = [
    ['Backend engineer', 'hybrid', 'Bristol', 'Software', 'full_time', 'GBP', '46000.00', '58000.00', 2],
    ['Interface designer', 'remote', null, 'Design', 'part_time', 'EUR', null, null, 1],
    ['Accountant', 'on_site', 'Cork', 'Finance', 'full_time', 'EUR', '41000.00', '41000.00', 1],
  ]
  for (const job of jobs) run(vacancy, company, ...job, text)
}
