import { Collection } from '@msw/data'
import * as v from 'valibot'
import { markRecord, type RecordOf } from './msw-data.ts'

/** What an index files a row under. `null` leaves the row out of that index. */
export type IndexKey = string | number | null

export interface Identified {
  /** A whole number from 1. Ids are never used twice. */
  id: number
}

/** Tells the key of a row. Declared as a method, so that a list can hold the tables of different rows. */
type KeyOf<T> = { keyOf(row: T): IndexKey }['keyOf']

/**
 * What a reference leads to: the table whose id the field holds. With `key`, the name is that of an index, and the
 * row with the id `id` owns everything filed there under `key(id)`.
 */
export type Reference = string | { table: string; key: (id: number) => string }

/** The description of one table. Row types, relations, delete rules and the stored format derive from it. */
export interface TableSpec<T extends Identified = Identified, I extends string = string> {
  /** Every stored row satisfies it. */
  readonly schema: v.GenericSchema<unknown, T>
  readonly indexes: Readonly<Record<I, KeyOf<T>>>
  readonly unique: readonly I[]
  readonly references: Readonly<Record<string, Reference>>
  readonly onDelete: Readonly<Record<string, 'cascade' | undefined>>
  readonly permanent: boolean
  readonly defaults: object
}

export type TableSpecs = Readonly<Record<string, TableSpec>>

/** Fields of a row that can be an index by themselves. */
type KeyField<T> = { [F in keyof T & string]: T[F] extends IndexKey ? F : never }[keyof T & string]

interface TableOptions<T extends Identified, I extends string, U extends string, R extends string> {
  /**
   * What rows are looked up by, each a pure function of the row. Fields that are unique or refer to a table are indexes
   * without being named here.
   */
  indexes?: Record<I, (row: T) => IndexKey>
  /** Indexes that hold one row a key at most, or fields. */
  unique?: readonly U[]
  /** Foreign keys: the field, and the table whose id it holds. Null refers to nothing. */
  references?: Readonly<Record<R, Reference>>
  /** References whose row goes with the row it refers to. Any other reference keeps that row from being removed. */
  onDelete?: Readonly<{ [Field in NoInfer<R>]?: 'cascade' }>
  /** Rows of this table are never removed. */
  permanent?: boolean
  /** Values for fields that rows stored by an earlier build lack. */
  defaults?: Partial<T>
}

/** A rule of the model was broken: a defect of an operation or of a stored world, never of a request. */
export class InvariantError extends Error {
  override name = 'InvariantError'
}

/** Describes a table. @param schema every stored row satisfies it; its output has an integer `id` */
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
  const { unique = [], references = {}, onDelete = {}, permanent = false, defaults = {} } = options
  const indexes: Record<string, KeyOf<Identified>> = {}
  for (const field of [...unique, ...Object.keys(references)]) indexes[field] = keyFrom(field)
  Object.assign(indexes, options.indexes)
  return { schema, indexes, unique, references, onDelete, permanent, defaults }
}

function keyFrom(field: string): (row: object) => IndexKey {
  return (row) => {
    const key: unknown = Reflect.get(row, field)
    return typeof key === 'string' || typeof key === 'number' ? key : null
  }
}

/** Stored rows that are read when somebody first asks for them. */
export interface StoredRows {
  /** The highest id ever given out. */
  sequence: number
  /** Reads the rows, which were checked before they were stored. @throws StorageBroken */
  read(): readonly Identified[]
}

/** Hears what happens to the rows of a table, after it has happened. */
export interface TableWatcher<T> {
  /** A row was added (`previous` is undefined) or exchanged. */
  put(row: T, previous: T | undefined): void
  removed(row: T): void
  /** All rows are others now. The watcher hears no more. */
  replaced(): void
}

interface Index<T> {
  name: string
  keyOf: KeyOf<T>
  /** Ids by key, most often one; null until somebody looks something up. */
  filed: Map<string | number, number | Set<number>> | null
}

/**
 * One collection of committed rows. `@msw/data` holds them and answers queries. Its `create` checks again what a unit of
 * work has checked, and `update`, `delete` and look-up by id walk the whole list (3–6 ms at 10,000 rows); so ids and keys
 * are indexed here, and rows are exchanged in place under the library's own marks. Its `take` runs before `orderBy`:
 * whoever lists rows sorts before paginating. A stored table is read on first use, and each index made on its first.
 */
export class Table<T extends Identified = Identified, I extends string = string> {
  readonly name: string
  readonly spec: TableSpec<T, I>
  /** The highest id ever given out here; ids are never used twice. */
  sequence = 0
  readonly #collection: Collection<v.GenericSchema<unknown, T>>
  /** The library's own list, which stays the same one. */
  readonly #rows: RecordOf<T>[]
  readonly #positions = new Map<number, number>()
  readonly #indexes: Index<T>[]
  readonly #watchers = new Set<TableWatcher<T>>()
  /** Stored rows that nobody has asked for yet, and what has been changed since. */
  #unread: { stored: StoredRows; later: (Identified | number)[] } | null = null

  constructor(name: string, spec: TableSpec<T, I>) {
    this.name = name
    this.spec = spec
    this.#collection = new Collection({ schema: spec.schema })
    this.#rows = this.#collection.all()
    this.#indexes = Object.entries<KeyOf<T>>(spec.indexes).map(([index, keyOf]) => ({
      name: index,
      keyOf,
      filed: null,
    }))
  }

  get(id: number): T | undefined {
    if (this.#unread) this.#read(this.#unread)
    const position = this.#positions.get(id)
    return position === undefined ? undefined : this.#rows[position]
  }

  /** All committed rows, in no particular order. The list is live: not to be kept across an `await`. */
  all(): readonly T[] {
    if (this.#unread) this.#read(this.#unread)
    return this.#rows
  }

  /** Committed rows for which `matches` holds, through the library's query. */
  where(matches: (row: T) => boolean): T[] {
    if (this.#unread) this.#read(this.#unread)
    return this.#collection.findMany((query) => query.where((row) => matches(row)))
  }

  ids(index: I, key: string | number): ReadonlySet<number> {
    const filed = this.#filed(index)?.get(key)
    return typeof filed === 'number' ? new Set([filed]) : (filed ?? noIds)
  }

  /** How many rows are filed under `key` in the named index. */
  count(index: I, key: string | number): number {
    const filed = this.#filed(index)?.get(key)
    return typeof filed === 'number' ? 1 : (filed?.size ?? 0)
  }

  keyOf(index: I, row: T): IndexKey {
    return this.spec.indexes[index](row)
  }

  /** Checks a row against the schema. @throws InvariantError that names the field */
  parse(row: unknown): T {
    const result = v.safeParse(this.spec.schema, row)
    if (result.success) return result.output
    const [issue] = result.issues
    throw new InvariantError(`${this.name}.${v.getDotPath(issue) ?? '?'}: ${issue.message}`)
  }

  /** Adds or exchanges a row that has been checked: by a unit of work, or before it was stored. After `learnMarks`. */
  place(row: Identified): void {
    this.sequence = Math.max(this.sequence, row.id)
    if (this.#unread) {
      this.#unread.later.push(row)
      return
    }
    markRecord(this.#collection, row)
    const rows = this.#rows
    const position = this.#positions.get(row.id)
    const previous = position === undefined ? undefined : rows[position]
    if (previous) this.#unfile(previous)
    this.#positions.set(row.id, position ?? rows.length)
    rows[position ?? rows.length] = row
    this.#file(row)
    for (const watcher of this.#watchers) watcher.put(row, previous)
  }

  /** Takes the row out; without one with that id nothing happens. */
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
    if (gone) for (const watcher of this.#watchers) watcher.removed(gone)
  }

  /** Forgets every row, so that another world can be read in. */
  clear(): void {
    // The library's own way walks the list once for each row; without relations and hooks there is nothing to tell.
    this.#rows.length = 0
    this.#unread = null
    this.#positions.clear()
    for (const index of this.#indexes) index.filed = null
    this.sequence = 0
    for (const watcher of this.#watchers) watcher.replaced()
    this.#watchers.clear()
  }

  /** Takes over stored rows, to be read when somebody asks for them. After `learnMarks`. */
  open(stored: StoredRows): void {
    this.clear()
    this.sequence = stored.sequence
    this.#unread = { stored, later: [] }
  }

  watch(watcher: TableWatcher<T>): void {
    this.#watchers.add(watcher)
  }

  #read({ stored, later }: { stored: StoredRows; later: (Identified | number)[] }): void {
    const rows = this.#rows
    for (const row of stored.read()) {
      markRecord(this.#collection, row)
      this.#positions.set(row.id, rows.length)
      rows.push(row)
    }
    this.#unread = null
    for (const change of later) {
      if (typeof change === 'number') this.remove(change)
      else this.place(change)
    }
  }

  /** The named index, made on its first use. */
  #filed(name: I): Index<T>['filed'] {
    const rows = this.all()
    const index = this.#indexes.find((one) => one.name === name)
    if (index && index.filed === null) {
      index.filed = new Map()
      for (const row of rows) fileUnder(index.filed, index.keyOf(row), row.id)
    }
    return index?.filed ?? null
  }

  #file(row: T): void {
    for (const { keyOf, filed } of this.#indexes) if (filed) fileUnder(filed, keyOf(row), row.id)
  }

  #unfile(row: T): void {
    for (const { keyOf, filed } of this.#indexes) {
      const key = filed && keyOf(row)
      if (filed === null || key === null) continue
      const ids = filed.get(key)
      if (typeof ids === 'object') ids.delete(row.id)
      if (typeof ids === 'number' || ids?.size === 0) filed.delete(key)
    }
  }
}

const noIds: ReadonlySet<number> = new Set()

function fileUnder(filed: Map<string | number, number | Set<number>>, key: IndexKey, id: number): void {
  if (key === null) return
  const ids = filed.get(key)
  if (ids === undefined) filed.set(key, id)
  else if (typeof ids === 'number') filed.set(key, new Set([ids, id]))
  else ids.add(id)
}
