import { type Identified, InvariantError, type Table } from './table.ts'

/** One change of one row, as it is journaled: a whole new version, or its removal. */
export type Change = { table: string; put: Identified } | { table: string; remove: number }

/** What an operation sees of one collection: the committed rows with its own, not yet committed changes on top. */
export class Rows<T extends Identified = Identified, I extends string = string> {
  readonly #table: Table<T, I>
  readonly #staged = new Map<number, T | null>()
  #sequence: number
  readonly #onRemove: (id: number) => void

  /** @param onRemove is told the id of each row that is removed, so that the rows that go with it can go too */
  constructor(table: Table<T, I>, onRemove: (id: number) => void = () => undefined) {
    this.#table = table
    this.#onRemove = onRemove
    this.#sequence = table.sequence
  }

  /** The committed rows, without this unit's changes. */
  get committed(): Table<T, I> {
    return this.#table
  }

  /** This unit's changes: new versions by id, null for a row that goes. */
  get staged(): ReadonlyMap<number, Readonly<T> | null> {
    return this.#staged
  }

  get(id: number): Readonly<T> | undefined {
    const staged = this.#staged.size === 0 ? undefined : this.#staged.get(id)
    return staged === undefined ? this.#table.get(id) : (staged ?? undefined)
  }

  /**
   * The row with this id, where the model guarantees that there is one (a foreign key).
   * @throws InvariantError when there is none
   */
  need(id: number): Readonly<T> {
    const row = this.get(id)
    if (row === undefined) throw new InvariantError(`${this.#table.name} has no row ${id}`)
    return row
  }

  /** All rows, in no particular order. */
  all(): readonly Readonly<T>[] {
    return this.#staged.size === 0 ? this.#table.all() : this.where(() => true)
  }

  /** The rows for which `matches` holds, in no particular order. A full scan: keys have `by`. */
  where(matches: (row: T) => boolean): Readonly<T>[] {
    if (this.#staged.size === 0) return this.#table.where(matches)
    const committed = this.#table.where((row) => !this.#staged.has(row.id) && matches(row))
    return [...committed, ...this.#stagedRows().filter(matches)]
  }

  /** The rows an index files under `key`, by id. */
  by(index: I, key: string | number): Readonly<T>[] {
    const rows: T[] = []
    for (const id of this.#table.ids(index, key)) {
      const row = this.#staged.has(id) ? undefined : this.#table.get(id)
      if (row) rows.push(row)
    }
    for (const row of this.#stagedRows()) if (this.#table.keyOf(index, row) === key) rows.push(row)
    return rows.sort((a, b) => a.id - b.id)
  }

  one(index: I, key: string | number): Readonly<T> | undefined {
    return this.by(index, key)[0]
  }

  /** How many rows an index files under `key`, without reading them. */
  count(index: I, key: string | number): number {
    let count = this.#table.count(index, key)
    for (const [id, row] of this.#staged) {
      const previous = this.#table.get(id)
      if (previous && this.#table.keyOf(index, previous) === key) count -= 1
      if (row && this.#table.keyOf(index, row) === key) count += 1
    }
    return count
  }

  /** Adds a row under the next free id. */
  insert(row: Omit<T, 'id'>): Readonly<T> {
    this.#sequence += 1
    return this.#stage({ ...row, id: this.#sequence })
  }

  /**
   * Makes a new version of a row.
   * @throws InvariantError for an unknown id or a version that does not fit the schema
   */
  patch(id: number, changes: Partial<Omit<T, 'id'>>): Readonly<T> {
    return this.#stage({ ...this.need(id), ...changes, id })
  }

  /** Takes a row out, and the rows of other tables that are declared to go with it. */
  remove(id: number): void {
    this.#staged.set(id, null)
    this.#onRemove(id)
  }

  /**
   * The changes made so far, checked for uniqueness.
   * @throws InvariantError when two rows would stand under one key of a unique index
   */
  changes(): Change[] {
    const { name, spec } = this.#table
    if (this.#staged.size === 0) return []
    for (const index of spec.unique) {
      const taken = new Set<string | number>()
      for (const row of this.#stagedRows()) {
        const key = this.#table.keyOf(index, row)
        if (key === null) continue
        const others = [...this.#table.ids(index, key)].some((id) => !this.#staged.has(id))
        if (taken.has(key) || others) throw new InvariantError(`${name}: a second row for ${index} ${key}`)
        taken.add(key)
      }
    }
    return [...this.#staged].map(([id, row]) =>
      row === null ? { table: name, remove: id } : { table: name, put: row },
    )
  }

  #stage(row: unknown): T {
    const parsed = this.#table.parse(row)
    this.#staged.set(parsed.id, parsed)
    return parsed
  }

  #stagedRows(): T[] {
    return [...this.#staged.values()].filter((row) => row !== null)
  }
}
