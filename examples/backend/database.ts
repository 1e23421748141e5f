import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue, type SQLOutputValue } from 'node:sqlite'

export type Row = Record<string, SQLOutputValue>
type Value = SQLInputValue

const pageSize = 15
const fileOf = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8')

/** Lower case without accents, for searching. */
export const folded = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** A statement whose values are parameters, as in sql`DELETE FROM members WHERE id = ${id}`. */
export const sql = (parts: TemplateStringsArray, ...values: Value[]) => ({ text: parts.join('?'), values })
type Statement = ReturnType<typeof sql>
export type Database = ReturnType<typeof openDatabase>

/** Opens the database, and fills it if it is empty. @param folder null keeps it in memory @param addressOf of an upload */
export function openDatabase(folder: string | null, addressOf: (upload: string) => string) {
  if (folder !== null) mkdirSync(folder, { recursive: true })
  const sqlite = new DatabaseSync(folder === null ? ':memory:' : join(folder, 'backend.sqlite'))
  sqlite.function('folded', (text) => (typeof text === 'string' ? folded(text) : ''))
  sqlite.function('address', (upload) => (typeof upload === 'string' ? addressOf(upload) : null))
  sqlite.exec(fileOf('schema.sql'))

  const all = ({ text, values }: Statement): Row[] => sqlite.prepare(text).all(...values)
  const get = (statement: Statement): Row | undefined => all(statement)[0]
  /** Returns a page of rows, and how many rows and pages there are. */
  function page(number: string, { text, values }: Statement) {
    const total = Number(get({ text: `SELECT count(*) AS n FROM (${text})`, values })?.n)
    const start = /^[1-9]\d{0,15}$/.test(number) ? (Number(number) - 1) * pageSize : 0
    const rows = all({ text: `${text} LIMIT ${pageSize} OFFSET ${start}`, values })
    return { rows, total, pages: Math.max(1, Math.ceil(total / pageSize)) }
  }
  /** Returns the new id. */
  function insert(table: string, row: Record<string, Value>): number {
    const [columns, marks] = [Object.keys(row).join(), Object.keys(row).fill('?').join()]
    const statement = sqlite.prepare(`INSERT INTO ${table} (${columns}) VALUES (${marks})`)
    return Number(statement.run(...Object.values(row)).lastInsertRowid)
  }
  function update(table: string, id: Value, row: Record<string, Value>): void {
    const columns = Object.keys(row).map((name) => `${name} = ?`)
    all({ text: `UPDATE ${table} SET ${columns.join()} WHERE id = ?`, values: [...Object.values(row), id] })
  }

  if (!get(sql`SELECT 1 FROM categories`)) sqlite.exec(`BEGIN; ${fileOf('seed.sql')} COMMIT`)
  return { all, get, page, insert, update, close: () => sqlite.close() }
}
