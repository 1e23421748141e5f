import { excerpt, hasSucceeded, isObject, textOf } from '../contract.ts'
import type { Received } from '../transport.ts'

/** Fields that may differ between two correct backends. */
const ignored = new Set([
  'message',
  'errors',
  'content',
  'email',
  'changed_at',
  'created_at',
  'created_at_relative',
  'categories',
  'icon',
  'currency',
  'category',
  'amount',
  'feature_price_per_month',
  'payment_obj',
])

/** Compares the answers of two backends, and matches the ids in them. */
export class Comparison {
  /** Matching ids. A key has a path in the answers and an id of one backend; the value is the other's id. */
  readonly #ids = new Map<string, unknown>()
  /** Whether the order of rows means nothing (the assumption jobs.order). */
  inAnyOrder = false
  readonly #notBuilt: ReadonlySet<string>

  /** @param notBuilt the calls that the tested backend doesn't have */
  constructor(notBuilt: ReadonlySet<string> = new Set()) {
    this.#notBuilt = notBuilt
  }

  /** Returns a description of the first difference between two answers; undefined if there is none. */
  differ(wanted: Received, found: Received): string | undefined {
    const { problem } = found.exchange
    if (problem !== undefined) return `it ${problem}`
    const isFile = [wanted, found].map(({ file }) => file !== undefined)
    if (isFile[0] !== isFile[1]) return 'only one of them returns a file'
    const [ours, theirs] = [wanted, found].map((one) =>
      hasSucceeded(one.envelope) ? 'success' : 'a refusal',
    )
    if (ours !== theirs) return `expected ${ours}, found ${theirs}: ${excerpt(found.envelope, 200)}`
    if (ours !== 'success') return undefined
    return this.#differ(wanted.envelope, found.envelope, found.exchange.call, '')
  }

  #differ(wanted: unknown, found: unknown, at: string, key: string): string | undefined {
    if (ignored.has(key) || key === 'status' || (key === 'title' && at.includes('notifications'))) {
      if (!(key === 'status' && at.includes('/'))) return undefined
    }
    if (key === 'jobs_notifications' && this.#notBuilt.has('notifications/fetch')) return undefined
    if (/^id$|_id$/.test(key)) return this.#differentId(wanted, found, at)
    if (/^(?:path|profile_image|cover_photo)$/.test(key)) {
      return Boolean(wanted) === Boolean(found) ? undefined : difference(at, wanted, found)
    }
    if (Array.isArray(wanted) && Array.isArray(found)) {
      if (wanted.length !== found.length)
        return difference(`${at}, the number of entries`, wanted.length, found.length)
      const theirs = this.inAnyOrder ? byAge(found) : found
      const ours = this.inAnyOrder ? byAge(wanted) : wanted
      return first(ours.map((one: unknown, index) => () => this.#differ(one, theirs[index], `${at}/*`, '')))
    }
    if (isObject(wanted) && isObject(found)) {
      // The contract judges fields that only one backend has, so they are not compared.
      const both = Object.keys(wanted).filter((name) => found[name] !== undefined)
      // What the table_id of a notification names depends on its type.
      const place = (name: string) =>
        `${at}/${name}${name === 'table_id' ? ` ${textOf(wanted['type'])}` : ''}`
      return first(both.map((name) => () => this.#differ(wanted[name], found[name], place(name), name)))
    }
    return (wanted ?? '') === (found ?? '') ? undefined : difference(at, wanted, found)
  }

  #differentId(wanted: unknown, found: unknown, at: string): string | undefined {
    const [there, back] = [`${at} ${excerpt(wanted)}`, `${at} back ${excerpt(found)}`]
    const [known, knownBack] = [this.#ids.get(there), this.#ids.get(back)]
    if (known === undefined && knownBack === undefined) {
      this.#ids.set(there, found).set(back, wanted)
      return undefined
    }
    return known === found ? undefined : `${at} refers to something else than before`
  }
}

const idOf = (row: unknown) => (isObject(row) && typeof row['id'] === 'number' ? row['id'] : 0)
const byAge = (rows: readonly unknown[]) => rows.toSorted((a, b) => idOf(a) - idOf(b))

function difference(at: string, wanted: unknown, found: unknown): string {
  return `${at}: expected ${excerpt(wanted)}, found ${excerpt(found)}`
}

function first(looks: readonly (() => string | undefined)[]): string | undefined {
  for (const look of looks) {
    const found = look()
    if (found !== undefined) return found
  }
  return undefined
}
