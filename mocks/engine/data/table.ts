import { Collection } from '@msw/data'
import * as v from 'valibot'

/** The key of a row in an index. `null` excludes the row from the index. */
export type IndexKey = string | number | null

export interface Identified {
  /** A positive integer, never reused. */
  id: number
}

/** Returns the key of a row. A method's type is bivariant, so `TableSpecs` can hold tables of different rows. */
type KeyOf<T> = { keyOf(row: T): IndexKey }['keyOf']

/** Returns the table that a row refers to. Bivariant, like `KeyOf`. */
type TargetOf<T> = { targetOf(row: T): string }['targetOf']

/** Returns a row for a file that leaves the product; null if nothing of it may leave. Bivariant, like `KeyOf`. */
type SharedOf<T> = { sharedOf(row: T): T | null }['sharedOf']

/**
 * The target of a foreign key: the table whose id the field holds. With `key`, an index takes the place of the field:
 * from the id of a target row, `key` computes the index key of the rows that reference it. A function returns the table
 * of a row's target; such a reference is checked, but doesn't keep its target from being deleted.
 */
export type Reference<T extends Identified = Identified> =
  | string
  | { table: string; key: (id: number) => string }
  | TargetOf<T>

/** The definition of a table, from which its row type, relations, delete rules and stored format follow. */
export interface TableSpec<T extends Identified = Identified, I extends string = string> {
  readonly schema: v.GenericSchema<unknown, T>
  readonly indexes: Readonly<Record<I, KeyOf<T>>>
  readonly unique: readonly I[]
  readonly references: Readonly<Record<string, Reference>>
  readonly onDelete: Readonly<Record<string, 'cascade' | undefined>>
  readonly permanent: boolean
  readonly defaults: object
  readonly shared?: SharedOf<T> | undefined
}

export type TableSpecs = Readonly<Record<string, TableSpec>>

/** Fields that can be used as an index. */
type KeyField<T> = { [F in keyof T & string]: T[F] extends IndexKey ? F : never }[keyof T & string]

interface TableOptions<T extends Identified, I extends string, U extends string, R extends string> {
  /** Computed keys of rows. Unique fields and references are indexed automatically. */
  indexes?: Record<I, (row: T) => IndexKey>
  /** Unique indexes or fields. */
  unique?: readonly U[]
  /** Foreign keys: the field and the table whose id it holds. Null references nothing. */
  references?: Readonly<Record<R, Reference<T>>>
  /** References that delete the row together with its target. By default, a referenced row can't be deleted. */
  onDelete?: Readonly<{ [Field in NoInfer<R>]?: 'cascade' }>
  /** Rows can't be deleted. */
  permanent?: boolean
  /** Defaults for fields that rows of an earlier build lack. */
  defaults?: Partial<T>
  /** Leaves out what is secret in a row, for files such as backups. By default, whole rows may leave. */
  shared?: (row: T) => T | null
}

/** An invariant of the model is violated: a defect of an operation or a stored world, never of a request. */
export class InvariantError extends Error {
  override name = 'InvariantError'
}

/** Defines a table. @param schema satisfied by every stored row; its output has an integer `id` */
export function table<
  T extends Identified,
  I extends string = never,
  U extends NoInfer<I> | KeyField<T> = never,
  R extends NoInfer<I> | KeyField<T> = never,
>(schema: v.GenericSchema<unknown, T>, options?: TableOptions<T, I, U, R>): TableSpec<T, I | U | R>
export function table(
  schema: v.GenericSchema<unknown, Identified>,
  options: TableOptions<Identified, string, string, string> = {},
): TableSpec {
  const { unique = [], references = {}, onDelete = {}, permanent = false, defaults = {}, shared } = options
  const indexes: Record<string, KeyOf<Identified>> = {}
  for (const field of [...unique, ...Object.keys(references)]) indexes[field] = keyFrom(field)
  Object.assign(indexes, options.indexes)
  return { schema, indexes, unique, references, onDelete, permanent, defaults, shared }
}

/**
 * Returns what of some rows may leave the product in a file.
 * @param rows also those of another build: of a table with secrets, those that don't fit stay
 */
export function sharedRows(spec: TableSpec | undefined, rows: readonly Identified[]): Identified[] {
  const { shared, schema, defaults } = spec ?? {}
  if (!shared || !schema) return [...rows]
  return rows.flatMap((row) => {
    const parsed = v.safeParse(schema, Object.assign({}, defaults, row))
    return (parsed.success && shared(parsed.output)) || []
  })
}

function keyFrom(field: string): (row: object) => IndexKey {
  return (row) => {
    const key: unknown = Reflect.get(row, field)
    return typeof key === 'string' || typeof key === 'number' ? key : null
  }
}

/** Stored rows that are read on first use. */
export interface StoredRows<T = Identified> {
  /** The highest id ever used. */
  sequence: number
  /** Reads the rows, which were checked before they were stored. @throws StorageBroken */
  read(): readonly T[]
}

/** Stored rows that are not loaded yet, with the rows put and the ids removed since the table was opened. */
interface Unread<T> {
  stored: StoredRows<T>
  later: (T | number)[]
}

/** Ids by the key of their rows. Usually a key has a single id. */
type Index = Map<string | number, number | Set<number>>

/**
 * The committed rows of one table. `@msw/data` holds them and runs queries. Its `create` validates rows again, and its
 * `update`, `delete` and lookup by id scan the list (3–6 ms at 10,000 rows), so this class indexes ids and keys and
 * replaces rows in place. The library's `take` runs before its `orderBy`, so callers sort before they paginate. Stored
 * rows are read, and indexes are built, on first use.
 */
export class Table<T extends Identified = Identified, I extends string = string> {
  readonly name: string
  spec: TableSpec<T, I>
  /** The highest id ever used. */
  sequence = 0
  readonly #collection: Collection<v.GenericSchema<unknown, T>>
  /** The library's own array, which it never replaces. That isn't documented: `table.test.ts` fails if it changes. */
  readonly #rows: T[]
  readonly #positions = new Map<number, number>()
  /** The indexes that have been used. */
  readonly #indexes = new Map<I, Index>()
  #unread: Unread<T> | null = null

  constructor(name: string, spec: TableSpec<T, I>) {
    this.name = name
    this.spec = spec
    this.#collection = new Collection({ schema: spec.schema })
    this.#rows = this.#collection.all()
  }

  /** Takes over a spec with the same schema; indexes are built again on next use. */
  adopt(spec: TableSpec<T, I>): void {
    if (spec === this.spec) return
    this.spec = spec
    this.#indexes.clear()
  }

  get(id: number): T | undefined {
    if (this.#unread) this.#read(this.#unread)
    const position = this.#positions.get(id)
    return position === undefined ? undefined : this.#rows[position]
  }

  /** Returns all committed rows, unordered. The array is live: don't hold it across an `await`. */
  all(): readonly T[] {
    if (this.#unread) this.#read(this.#unread)
    return this.#rows
  }

  where(matches: (row: T) => boolean): T[] {
    if (this.#unread) this.#read(this.#unread)
    return this.#collection.findMany((query) => query.where((row) => matches(row)))
  }

  ids(index: I, key: string | number): ReadonlySet<number> {
    const ids = this.#index(index).get(key)
    return typeof ids === 'number' ? new Set([ids]) : (ids ?? new Set())
  }

  keyOf(index: I, row: T): IndexKey {
    return this.spec.indexes[index](row)
  }

  /** Validates a row. @throws InvariantError naming the field, also if it would change when stored as JSON */
  parse(row: unknown): T {
    const result = v.safeParse(this.spec.schema, row)
    if (!result.success) {
      const [issue] = result.issues
      throw new InvariantError(`${this.name}.${v.getDotPath(issue) ?? '?'}: ${issue.message}`)
    }
    const { output } = result
    if (isStorable(output)) return output
    const [field] =
      Object.entries(output).find(([, value]) => value !== undefined && !isStorable(value)) ?? []
    throw new InvariantError(`${this.name}.${field}: JSON can’t store this value`)
  }

  /** Checks the unique indexes of all rows. @throws InvariantError naming the second row */
  checkUnique(): void {
    for (const index of this.spec.unique) {
      const taken = new Set<string | number>()
      for (const row of this.all()) {
        const key = this.keyOf(index, row)
        if (key === null) continue
        if (taken.has(key))
          throw new InvariantError(`${this.name} ${row.id}: a second row for ${index} ${key}`)
        taken.add(key)
      }
    }
  }

  /** Adds or replaces a checked row. */
  place(row: T): void {
    this.sequence = Math.max(this.sequence, row.id)
    if (this.#unread) {
      this.#unread.later.push(row)
      return
    }
    const rows = this.#rows
    const position = this.#positions.get(row.id)
    const previous = position === undefined ? undefined : rows[position]
    if (previous) this.#unfile(previous)
    this.#positions.set(row.id, position ?? rows.length)
    rows[position ?? rows.length] = row
    this.#file(row)
  }

  remove(id: number): void {
    if (this.#unread) {
      this.#unread.later.push(id)
      return
    }
    const position = this.#positions.get(id)
    if (position === undefined) return
    const rows = this.#rows
    const gone = rows[position]
    const last = rows.pop()
    if (gone) this.#unfile(gone)
    this.#positions.delete(id)
    if (last && last !== gone) {
      rows[position] = last
      this.#positions.set(last.id, position)
    }
  }

  clear(): void {
    // The library's own method scans the list for each row, to serve relations and hooks that are not used here.
    this.#rows.length = 0
    this.#unread = null
    this.#positions.clear()
    this.#indexes.clear()
    this.sequence = 0
  }

  /** Replaces all rows with stored ones, which are read on first use. */
  open(stored: StoredRows<T>): void {
    this.clear()
    this.sequence = stored.sequence
    this.#unread = { stored, later: [] }
  }

  #read({ stored, later }: Unread<T>): void {
    const rows = this.#rows
    // The rows are new, so that this is faster than `place`.
    for (const row of stored.read()) {
      this.#positions.set(row.id, rows.length)
      rows.push(row)
    }
    this.#unread = null
    for (const change of later) {
      if (typeof change === 'number') this.remove(change)
      else this.place(change)
    }
  }

  #index(name: I): Index {
    const rows = this.all()
    const known = this.#indexes.get(name)
    if (known) return known
    const index: Index = new Map()
    this.#indexes.set(name, index)
    for (const row of rows) fileUnder(index, this.keyOf(name, row), row.id)
    return index
  }

  #file(row: T): void {
    for (const [name, index] of this.#indexes) fileUnder(index, this.keyOf(name, row), row.id)
  }

  #unfile(row: T): void {
    for (const [name, index] of this.#indexes) {
      const key = this.keyOf(name, row)
      if (key === null) continue
      const ids = index.get(key)
      if (typeof ids === 'object') ids.delete(row.id)
      if (typeof ids === 'number' || ids?.size === 0) index.delete(key)
    }
  }
}

/** Whether JSON stores a value as it is. It leaves out fields that are undefined. */
function isStorable(value: unknown): boolean {
  if (typeof value === 'string' || typeof value === 'boolean' || value === null) return true
  if (typeof value === 'number') return Number.isFinite(value)
  if (typeof value !== 'object') return false
  if (Array.isArray(value)) {
    // Unlike `every`, this doesn't skip holes, which would become null.
    for (const item of value) if (!isStorable(item)) return false
    return true
  }
  if (!isPlain(value)) return false
  // Every write checks its rows: lists of their values would slow it by several percent.
  for (const name in value) if (value[name] !== undefined && !isStorable(value[name])) return false
  return true
}

function isPlain(value: object): value is Readonly<Record<string, unknown>> {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || Object.getPrototypeOf(prototype) === null
}

function fileUnder(index: Index, key: IndexKey, id: number): void {
  if (key === null) return
  const ids = index.get(key)
  if (ids === undefined) index.set(key, id)
  else if (typeof ids === 'number') index.set(key, new Set([ids, id]))
  else ids.add(id)
}
