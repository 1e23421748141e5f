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

/**
 * One collection of committed rows. `@msw/data` holds and validates them; this class adds what the library is slow
 * or surprising at: its `update`, `delete` and look-up by id walk the whole list (3–6 ms at 10,000 rows), and its
 * `take` runs before `orderBy`. So ids, foreign keys and positions are indexed here, rows are exchanged in place,
 * and whoever lists rows sorts before paginating.
 *
 * Only committed changes reach a table; operations write to a unit of work (`unit-of-work.ts`).
 */
export class Table<T extends { id: number }, I extends string> {
  readonly spec: TableSpec<T, I>
  /** The highest id ever given out here; ids are never used twice. */
  sequence = 0
  readonly #collection: Collection<v.GenericSchema<unknown, T>>
  readonly #positions = new Map<number, number>()
  readonly #indexes: { name: string; keyOf: (row: T) => IndexKey; ids: Map<string | number, Set<number>> }[]

  constructor(spec: TableSpec<T, I>) {
    this.spec = spec
    this.#collection = new Collection({ schema: spec.schema })
    this.#indexes = Object.entries<(row: T) => IndexKey>(spec.indexes).map(([name, keyOf]) => ({
      name,
      keyOf,
      ids: new Map(),
    }))
  }

  /** How many rows are committed. */
  get size(): number {
    return this.#positions.size
  }

  /** The committed row with this id. */
  get(id: number): T | undefined {
    const position = this.#positions.get(id)
    return position === undefined ? undefined : this.#collection.all()[position]
  }

  /** All committed rows, in no particular order. The list is live: not to be kept across an `await`. */
  all(): readonly T[] {
    return this.#collection.all()
  }

  /** Committed rows for which `matches` holds, through the library's query. */
  where(matches: (row: T) => boolean): T[] {
    return this.#collection.findMany((query) => query.where((row) => matches(row)))
  }

  /** Ids filed under `key` in the named index. */
  ids(index: I, key: string | number): ReadonlySet<number> {
    return this.#indexes.find(({ name }) => name === index)?.ids.get(key) ?? noIds
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
    const position = this.#positions.get(next.id)
    if (position === undefined) {
      this.#file(await this.#collection.create(next))
      this.#positions.set(next.id, this.#collection.count() - 1)
    } else {
      const rows = this.#collection.all()
      const previous = rows[position]
      if (previous === undefined) throw new InvariantError(`${this.spec.name} lost row ${next.id}`)
      this.#unfile(previous)
      takeIdentity(next, previous)
      rows[position] = next
      this.#file(next)
    }
    this.sequence = Math.max(this.sequence, next.id)
  }

  /** Takes the row out; without one with that id nothing happens. */
  remove(id: number): void {
    const position = this.#positions.get(id)
    if (position === undefined) return
    const rows = this.#collection.all()
    const gone = rows[position]
    const last = rows.pop()
    if (gone) this.#unfile(gone)
    this.#positions.delete(id)
    if (last && last !== gone) {
      rows[position] = last
      this.#positions.set(last.id, position)
    }
  }

  /** Forgets every row, so that another world can be read in. */
  clear(): void {
    this.#collection.deleteMany((query) => query.where(() => true))
    this.#positions.clear()
    for (const index of this.#indexes) index.ids.clear()
    this.sequence = 0
  }

  #file(row: T): void {
    for (const { keyOf, ids } of this.#indexes) {
      const key = keyOf(row)
      if (key === null) continue
      const filed = ids.get(key)
      if (filed) filed.add(row.id)
      else ids.set(key, new Set([row.id]))
    }
  }

  #unfile(row: T): void {
    for (const { keyOf, ids } of this.#indexes) {
      const key = keyOf(row)
      if (key === null) continue
      const filed = ids.get(key)
      filed?.delete(row.id)
      if (filed?.size === 0) ids.delete(key)
    }
  }
}

const noIds: ReadonlySet<number> = new Set()

/**
 * The library finds its records again by hidden symbol properties; a new version of a row takes them over from the
 * one it replaces, so that the library's own queries go on working.
 */
function takeIdentity<R extends object>(next: object, previous: R): asserts next is R {
  for (const symbol of Object.getOwnPropertySymbols(previous)) {
    const descriptor = Object.getOwnPropertyDescriptor(previous, symbol)
    if (descriptor) Object.defineProperty(next, symbol, descriptor)
  }
}
