import * as v from 'valibot'
import type { TableName, WorldData } from '../model/tables.ts'
import type { Scenario } from '../operation.ts'
import { everyday } from './everyday.ts'
import { collection } from './foundation.ts'
import { copies, copyOf, jobs, large as named, personas } from './personas.ts'

const anyRow = v.looseObject({ id: v.number() })
type AnyRow = v.InferOutput<typeof anyRow>
/** Returns the value of a column in a copy of its row. */
type Copied = (copy: number) => unknown

/** Of these rows, so many first copies are one: a large company, its job with a crowd, and an eager applicant. */
const united: Partial<Record<string, ReadonlyMap<number, number>>> = {
  accounts: new Map([
    [personas.harbour, 84],
    [personas.ada, 11],
  ]),
  jobs: new Map([[jobs.crowded, 84]]),
}
/** The columns that name an account or a job. A number in them tells the copies apart. */
const labels: Partial<Record<string, string>> = { accounts: 'name', jobs: 'title' }

const firstOf = (one: number, copy: number) => (copy < one ? 0 : copy)
const withNumber = (label: string, copy: number) => (copy === 0 ? label : `${label} ${copy + 1}`)

/** Returns the table of the row that a column refers to. */
function targetOf(column: string, { type }: AnyRow): TableName | undefined {
  if (/^(?:account|recruiter|employee)_id$/.test(column)) return 'accounts'
  if (column === 'job_id') return 'jobs'
  if (column === 'cv_id') return 'cvs'
  if (column === 'payment_id') return 'payments'
  if (column === 'target_id') return type === 'post' ? 'posts' : 'jobs'
  if (column !== 'table_id') return undefined
  if (type === 'job_application_status_changed') return 'applications'
  return String(type).startsWith('employee') ? 'employee_links' : 'jobs'
}

/** Copies the rows of a world that was made at `now`, in milliseconds since 1970 UTC. */
class Copier {
  readonly #now: number
  readonly #originals: ReadonlyMap<string, ReadonlyMap<number, AnyRow>>
  /** How many first copies are one, by name of the account or title of the job. */
  readonly #labelled: ReadonlyMap<string, number>
  readonly #anyLabel: RegExp

  constructor(data: WorldData, now: number) {
    this.#now = now
    this.#originals = new Map(
      Object.entries(data).map(([table, { rows }]) => [
        table,
        new Map(v.parse(v.array(anyRow), rows).map((row) => [row.id, row])),
      ]),
    )
    this.#labelled = new Map(
      Object.entries(labels).flatMap(([table, column = '']) =>
        this.#rowsOf(table).map((row) => [String(row[column]), this.#unitedOf(table, row.id)] as const),
      ),
    )
    // The longest first: a company may have a job's title in its name.
    const longestFirst = [...this.#labelled.keys()].sort((a, b) => b.length - a.length)
    const escaped = longestFirst.map((label) => label.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`))
    this.#anyLabel = new RegExp(escaped.join('|'), 'gu')
  }

  #rowsOf(table: string): AnyRow[] {
    return [...(this.#originals.get(table)?.values() ?? [])]
  }

  /** Returns the copies of a table's rows. */
  copiesOf(table: string): AnyRow[] {
    return this.#rowsOf(table).flatMap((row) => {
      const one = this.#unitedOf(table, row.id)
      const changes = Object.keys(row).flatMap((column) => {
        const change = this.#changeOf(table, row, column)
        return change ? [[column, change] as const] : []
      })
      return Array.from({ length: copies }, (_, copy) => copy)
        .filter((copy) => copy === 0 || copy >= one)
        .map((copy) => ({
          ...row,
          ...Object.fromEntries(changes.map(([column, change]) => [column, change(copy)])),
        }))
    })
  }

  /** Returns how many first copies of a row are one, because those that it refers to are. */
  #unitedOf(table: string, id: number): number {
    const row = this.#originals.get(table)?.get(id)
    const own = united[table]
    if (own || !row) return own?.get(id) ?? 1
    const counts = Object.entries(row).flatMap(([column, value]) => {
      const target = targetOf(column, row)
      // A notification is about one row, whoever gets it.
      if (!target || typeof value !== 'number' || (table === 'notifications' && column !== 'table_id'))
        return []
      return [this.#unitedOf(target, value)]
    })
    // A profile shows all of these at once, so it has no more of them than in `everyday`.
    return /^(?:cvs|posts|projects|employee_links)$/.test(table) ? Math.max(...counts) : Math.min(...counts)
  }

  /** Returns how a column changes from copy to copy; undefined if it stays the same. */
  #changeOf(table: string, row: AnyRow, column: string): Copied | undefined {
    const value = row[column]
    if (typeof value === 'number') {
      const target = targetOf(column, row)
      if (column === 'id') return (copy) => copyOf(value, copy)
      const one = this.#unitedOf(target ?? table, target ? value : row.id)
      if (target) return (copy) => copyOf(value, firstOf(one, copy))
      // Ages shrink by 1 % at most, so that within a copy all orders stay, and copies are older than the next row.
      if (/_(?:at|until)$/.test(column))
        return (copy) => Math.round(this.#now - (this.#now - value) * (1 - (0.01 * copy) / copies))
      // All its applicants have seen a job.
      return column === 'views' ? (copy) => (copy === 0 ? value * one : value) : undefined
    }
    if (typeof value !== 'string') return undefined
    if (column === labels[table]) return (copy) => withNumber(value, copy)
    switch (column) {
      case 'content':
        return (copy) => this.#numbered(value, copy)
      case 'email':
        return (copy) => (copy === 0 ? value : value.replace('@', `${copy + 1}@`))
      case 'path':
        return (copy) => value.replace(/(cv|receipt)-(.+)\.pdf$/, `$1-of-$2--${copyOf(row.id, copy)}.pdf`)
      case 'intent_id':
      case 'provider_id':
      case 'client_secret':
        return (copy) => value.replace(/\d+/, `$&x${copy}`)
      default:
        return undefined
    }
  }

  /** Numbers the names and titles in a text. */
  #numbered(text: string, copy: number): string {
    return text.replace(this.#anyLabel, (label) =>
      withNumber(label, firstOf(this.#labelled.get(label) ?? 1, copy)),
    )
  }
}

/**
 * A market to test screens and calls under load: `everyday` many times over. It stores only rows. The simulator generates
 * its pictures and PDFs from their names on request.
 */
export const large: Scenario = {
  name: 'large',
  about: 'A large market with 10,000 jobs: about 208,000 rows, opens in a few seconds.',
  personas: [
    {
      account_id: named.company,
      about: 'Company with 1,261 jobs, one of them with 2,100 applicants, and thousands of notifications.',
    },
    { account_id: named.smallCompany, about: 'Small company with one job in review.' },
    {
      account_id: named.person,
      about: 'Job seeker with 121 applications across all statuses, three CVs and pages of bookmarks.',
    },
    {
      account_id: named.newcomer,
      about: 'Job seeker who signed up a few hours ago and hasn’t done anything yet.',
    },
  ],
  build(seed, now) {
    // Views only count again after half an hour (rules 17), so nobody misses these.
    const { settings, categories, mails, job_views: _, ...copied } = everyday.build(seed, now).data
    const copier = new Copier(copied, now)
    const data = Object.keys(copied).map((table) => [table, collection(copier.copiesOf(table))] as const)
    return { files: new Map(), data: { settings, categories, mails, ...Object.fromEntries(data) } }
  },
}
