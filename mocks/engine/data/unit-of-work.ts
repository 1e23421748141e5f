import { type Identified, InvariantError, Table } from './table.ts'

/** A journaled change to one row: its new version, or its deletion. */
export type Change = { table: string; put: Identified } | { table: string; remove: number }

/** Returns the id of the changed row. */
export function idOf(change: Change): number {
  return 'put' in change ? change.put.id : change.remove
}

/** A table inside a unit of work: committed rows plus the unit's own changes. */
export class Rows<T extends Identified = Identified, I extends string = string> {
  readonly committed: Table<T, I>
  readonly #staged = new Map<number, T | null>()
  /** The staged rows, for their indexes. */
  #own: Table<T, I> | undefined
  #sequence: number
  readonly #onRemove: (id: number) => void

  /** @param onRemove called with the id of each deleted row, to delete dependent rows */
  constructor(table: Table<T, I>, onRemove: (id: number) => void = () => undefined) {
    this.committed = table
    this.#onRemove = onRemove
    this.#sequence = table.sequence
  }

  /** This unit's changes by id; null for a deleted row. */
  get staged(): ReadonlyMap<number, Readonly<T> | null> {
    return this.#staged
  }

  get(id: number): Readonly<T> | undefined {
    const staged = this.#staged.size === 0 ? undefined : this.#staged.get(id)
    return staged === undefined ? this.committed.get(id) : (staged ?? undefined)
  }

  /** Returns the row with this id, which the model guarantees to exist. @throws InvariantError if it does not */
  need(id: number): Readonly<T> {
    const row = this.get(id)
    if (row === undefined) throw new InvariantError(`${this.committed.name} has no row ${id}`)
    return row
  }

  all(): readonly Readonly<T>[] {
    return this.#staged.size === 0 ? this.committed.all() : this.where(() => true)
  }

  /** Returns the rows that match, unordered. A full scan; use `by` for indexed keys. */
  where(matches: (row: T) => boolean): Readonly<T>[] {
    if (this.#staged.size === 0) return this.committed.where(matches)
    const committed = this.committed.where((row) => !this.#staged.has(row.id) && matches(row))
    return [...committed, ...this.#stagedRows().filter(matches)]
  }

  /** Returns the rows with this key in an index, ordered by id. */
  by(index: I, key: string | number): Readonly<T>[] {
    const ids = this.#ids(index, key).sort((one, other) => one - other)
    return ids.map((id) => this.need(id))
  }

  one(index: I, key: string | number): Readonly<T> | undefined {
    return this.by(index, key)[0]
  }

  /** Returns the number of rows with this key in an index. */
  count(index: I, key: string | number): number {
    return this.#staged.size === 0 ? this.committed.ids(index, key).size : this.#ids(index, key).length
  }

  insert(row: Omit<T, 'id'>): Readonly<T> {
    // Rows of another system may have taken the next ids.
    do this.#sequence += 1
    while (this.get(this.#sequence) !== undefined)
    return this.#stage({ ...row, id: this.#sequence })
  }

  /** Adds or replaces a row under its own id, which another system gave it. @throws InvariantError as `patch` */
  put(row: T): Readonly<T> {
    return this.#stage(row)
  }

  /** Changes fields of a row. @throws InvariantError for an unknown id, or a row that violates the schema */
  patch(id: number, changes: Partial<Omit<T, 'id'>>): Readonly<T> {
    return this.#stage({ ...this.need(id), ...changes, id })
  }

  /** Deletes a row, and the rows that cascade from it. */
  remove(id: number): void {
    this.#staged.set(id, null)
    this.#own?.remove(id)
    this.#onRemove(id)
  }

  /** Returns this unit's changes. @throws InvariantError if two rows share a key of a unique index */
  changes(): Change[] {
    const { name, spec } = this.committed
    if (this.#staged.size === 0) return []
    for (const index of spec.unique) {
      for (const row of this.#stagedRows()) {
        const key = this.committed.keyOf(index, row)
        if (key !== null && this.#ids(index, key).length > 1)
          throw new InvariantError(`${name}: a second row for ${index} ${key}`)
      }
    }
    return [...this.#staged].map(([id, row]) =>
      row === null ? { table: name, remove: id } : { table: name, put: row },
    )
  }

  #ids(index: I, key: string | number): number[] {
    const ids = [...this.committed.ids(index, key)]
    if (this.#staged.size === 0) return ids
    return [...ids.filter((id) => !this.#staged.has(id)), ...(this.#own?.ids(index, key) ?? [])]
  }

  #stage(row: unknown): T {
    const parsed = this.committed.parse(row)
    this.#staged.set(parsed.id, parsed)
    this.#own ??= new Table(this.committed.name, this.committed.spec)
    this.#own.place(parsed)
    return parsed
  }

  #stagedRows(): T[] {
    return [...this.#staged.values()].filter((row) => row !== null)
  }
}
