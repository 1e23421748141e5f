import { Collection } from '@msw/data'
import * as v from 'valibot'

/** What an index files a row under. `null` leaves the row out of that index. */
export type IndexKey = string | number | null

/** The description of one collection: its name, its schema and what it is looked up by. */
export interface TableSpec<T extends { id: number }, I extends string> {
  name: string
  schema: v.GenericSchema<unknown, T>
  /** Foreign keys and other look-ups, each a pure function of the row. */
  indexes: Record<I, (row: T) => IndexKey>
  /** Indexes under which at most one row may stand. */
  unique: readonly I[]
}

/** A rule of the model was broken: a defect of an operation or of a stored world, never of a request. */
export class InvariantError extends Error {
  override name = 'InvariantError'
}

/**
 * Describes a collection.
 *
 * @param name plural, as in the contract's paths
 * @param schema every stored row satisfies it; its output has an integer `id`
 * @param indexes what rows are looked up by
 * @param unique the indexes that hold one row a key at most
 */
export function describeTable<T extends { id: number }, I extends string = never>(
  name: string,
  schema: v.GenericSchema<unknown, T>,
  indexes: Record<I, (row: T) => IndexKey>,
  unique: readonly NoInfer<I>[] = [],
): TableSpec<T, I> {
  return { name, schema, indexes, unique }
}

/** Stored rows that are read when somebody first asks for them. */
export interface StoredRows {
  /** The highest id ever given out. */
  sequence: number
  /**
   * Reads the rows, which were checked before they were stored.
   * @throws StorageBroken
   */
  read(): readonly { id: number }[]
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
  keyOf: (row: T) => IndexKey
  /** Ids by key, most often one; null until somebody looks something up. */
  filed: Map<string | number, number | Set<number>> | null
}

/**
 * One collection of committed rows. `@msw/data` holds them and answers queries; this class adds what the library is
 * slow or surprising at: its `create` takes a tick and checks again what a unit of work has checked, its `update`,
 * `delete` and look-up by id walk the whole list (3–6 ms at 10,000 rows), and its `take` runs before `orderBy`. So ids,
 * foreign keys and positions are indexed here, rows are added and exchanged in place under the library's own marks, and
 * whoever lists rows sorts before paginating.
 *
 * What a call does not ask for costs it nothing: a stored table is read on first use, and so is each index made.
 *
 * Only committed changes reach a table; operations write to a unit of work (`unit-of-work.ts`).
 */
export class Table<T extends { id: number }, I extends string> {
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
  #unread: { stored: StoredRows; later: ({ id: number } | number)[] } | null = null

  constructor(spec: TableSpec<T, I>) {
    this.spec = spec
    this.#collection = new Collection({ schema: spec.schema })
    this.#rows = this.#collection.all()
    this.#indexes = Object.entries<(row: T) => IndexKey>(spec.indexes).map(([name, keyOf]) => ({
      name,
      keyOf,
      filed: null,
    }))
  }

  /** How many rows are committed. */
  get size(): number {
    return this.all().length
  }

  /** The committed row with this id. */
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

  /** Ids filed under `key` in the named index. */
  ids(index: I, key: string | number): ReadonlySet<number> {
    const filed = this.#filed(index)?.get(key)
    return typeof filed === 'number' ? new Set([filed]) : (filed ?? noIds)
  }

  /** How many rows are filed under `key` in the named index. */
  count(index: I, key: string | number): number {
    const filed = this.#filed(index)?.get(key)
    return typeof filed === 'number' ? 1 : (filed?.size ?? 0)
  }

  /** What the named index files this row under. */
  keyOf(index: I, row: T): IndexKey {
    return this.spec.indexes[index](row)
  }

  /**
   * Checks a row against the schema.
   * @throws InvariantError that names the field
   */
  parse(row: unknown): T {
    const result = v.safeParse(this.spec.schema, row)
    if (result.success) return result.output
    const [issue] = result.issues
    throw new InvariantError(`${this.spec.name}.${v.getDotPath(issue) ?? '?'}: ${issue.message}`)
  }

  /**
   * Adds a row, or exchanges the one with the same id.
   * @throws InvariantError for a row that does not fit the schema
   */
  async put(row: unknown): Promise<void> {
    const next = this.parse(row)
    await learnMarks()
    this.place(next)
  }

  /** Adds or exchanges a row that has been checked: by a unit of work, or before it was stored. After `learnMarks`. */
  place(row: { id: number }): void {
    this.sequence = Math.max(this.sequence, row.id)
    if (this.#unread) {
      this.#unread.later.push(row)
      return
    }
    this.#mark(row)
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

  /** Has a watcher hear of every change from now on. */
  watch(watcher: TableWatcher<T>): void {
    this.#watchers.add(watcher)
  }

  #read({ stored, later }: { stored: StoredRows; later: ({ id: number } | number)[] }): void {
    const rows = this.#rows
    for (const row of stored.read()) {
      this.#mark(row)
      this.#positions.set(row.id, rows.length)
      rows.push(row)
    }
    this.#unread = null
    for (const change of later) {
      if (typeof change === 'number') this.remove(change)
      else this.place(change)
    }
  }

  /**
   * Makes a row the library's record, as its `create` would; a new version of a row is the same record. That the row
   * fits the schema was seen to before: by a unit of work, or before it was stored.
   */
  #mark(row: { id: number }): asserts row is { id: number } & RecordOf<T> {
    if (!marks) throw new InvariantError('Rows are added after `learnMarks`')
    if (marks.primaryKey in row) return
    Object.defineProperty(row, marks.primaryKey, { value: String(row.id) })
    Object.defineProperty(row, marks.relations, { value: noRelations })
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
      const key = keyOf(row)
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

/** The marks by which the library knows its records: hidden properties under symbols that it keeps to itself. */
interface Marks {
  primaryKey: symbol
  relations: symbol
}

let marks: Marks | null = null

/** Learns the library's marks from a record of its making, once, before rows are added. */
export async function learnMarks(): Promise<void> {
  if (marks) return
  const record = await new Collection({ schema: v.object({}) }).create({})
  const symbols = Object.getOwnPropertySymbols(record)
  const [primaryKey, relations] = ['kPrimaryKey', 'kRelationMap'].map((name) =>
    symbols.find(({ description }) => description === name),
  )
  if (!primaryKey || !relations)
    throw new InvariantError('This version of @msw/data marks its records otherwise')
  marks = { primaryKey, relations }
}

/** No record has relations, so they share one list of them. */
const noRelations = new Map<string, never>()

type RecordOf<T> = ReturnType<Collection<v.GenericSchema<unknown, T>>['all']>[number]
