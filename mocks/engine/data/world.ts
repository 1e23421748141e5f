import type * as v from 'valibot'
import { formatOf } from './format.ts'
import { Relations } from './relations.ts'
import { type Identified, InvariantError, type StoredRows, Table, type TableSpecs } from './table.ts'
import { type Change, idOf, Rows } from './unit-of-work.ts'

export type RowOf<S extends TableSpecs, N extends keyof S> = v.InferOutput<S[N]['schema']>

type IndexOf<S extends TableSpecs, N extends keyof S> = keyof S[N]['indexes'] & string

export type TxOf<S extends TableSpecs> = { readonly [N in keyof S]: Rows<RowOf<S, N>, IndexOf<S, N>> }

/** Rows as plain data, from a scenario or a snapshot. `sequence` defaults to the highest id. */
export type WorldData<Name extends string = string> = {
  readonly [N in Name]?: { sequence?: number; rows: readonly unknown[] }
}

/** Changes that are committed together or not at all. */
export interface UnitOfWork<S extends TableSpecs> {
  readonly tx: TxOf<S>
  /** Returns this unit's changes. @throws InvariantError for a duplicate key, or a foreign key without a row */
  changes(): Change[]
}

export class World<S extends TableSpecs> {
  readonly format: string
  readonly #tables: ReadonlyMap<string, Table>
  #relations: Relations

  /** @throws InvariantError for references to unknown tables */
  constructor(specs: S) {
    this.#tables = new Map(Object.entries(specs).map(([name, spec]) => [name, new Table(name, spec)]))
    this.#relations = new Relations(specs)
    this.format = formatOf(specs)
  }

  /**
   * Adopts other indexes, references and delete rules for the same rows.
   * @returns false if the schemas differ
   * @throws InvariantError for references to unknown tables
   */
  adopt(specs: S): boolean {
    if (formatOf(specs) !== this.format) return false
    this.#relations = new Relations(specs)
    for (const [name, spec] of Object.entries(specs)) this.#table(name).adopt(spec)
    return true
  }

  /** Starts a unit of work. Its changes take effect with `apply`. */
  begin(): UnitOfWork<S> {
    const rows: Record<string, Rows> = {}
    for (const [name, table] of this.#tables) {
      rows[name] = new Rows(table, (id) => this.#relations.cascade(rows, name, id))
    }
    return {
      tx: typed<S>(rows),
      changes: () => {
        const changes = Object.values(rows).flatMap((each) => each.changes())
        this.#relations.check(rows, changes)
        return changes
      },
    }
  }

  /** Returns the changes that will undo `changes`. Call it before they are applied. */
  undoOf(changes: readonly Change[]): Change[] {
    return changes.map((change) => {
      const { table } = change
      const row = this.#table(table).get(idOf(change))
      return row ? { table, put: row } : { table, remove: idOf(change) }
    })
  }

  /**
   * Applies changes to the rows in memory, in order. Does not check them: `UnitOfWork.changes` already did.
   * @throws InvariantError for a change to an unknown table
   */
  apply(changes: readonly Change[]): void {
    for (const change of changes) {
      const table = this.#table(change.table)
      if ('put' in change) table.place(change.put)
      else table.remove(change.remove)
    }
  }

  /**
   * Replaces all rows with a scenario's, or with those of an earlier build, adding defaults for new fields.
   * @throws InvariantError for a row that violates its schema, for a second row with an id, and for an unknown table
   */
  load(data: WorldData): void {
    for (const table of this.#tables.values()) table.clear()
    for (const [name, { sequence = 0, rows } = { rows: [] }] of Object.entries(data)) {
      const table = this.#table(name)
      for (const row of rows) {
        const parsed = table.parse(Object.assign({}, table.spec.defaults, row))
        if (table.get(parsed.id)) throw new InvariantError(`${name} ${parsed.id}: a second row with this id`)
        table.place(parsed)
      }
      table.sequence = Math.max(table.sequence, sequence)
    }
  }

  /**
   * Applies changes from elsewhere, adding defaults for new fields.
   * @throws InvariantError for a row that violates its schema, and for an unknown table
   */
  merge(changes: readonly Change[]): void {
    const parsed = changes.map((change): Change => {
      if ('remove' in change) return change
      const table = this.#table(change.table)
      return { table: change.table, put: table.parse(Object.assign({}, table.spec.defaults, change.put)) }
    })
    this.apply(parsed)
  }

  /** Replaces all rows with stored ones, read lazily by table. @throws InvariantError for an unknown table */
  open(stored: ReadonlyMap<string, StoredRows>): void {
    for (const table of this.#tables.values()) table.clear()
    for (const [name, rows] of stored) this.#table(name).open(rows)
  }

  /** Checks all foreign keys and unique indexes. @throws InvariantError naming the row */
  check(): void {
    const { tx } = this.begin()
    for (const [name, table] of this.#tables) {
      table.checkUnique()
      const changes = table.all().map((row) => ({ table: name, put: row }))
      this.#relations.check(tx, changes)
    }
  }

  /** Returns whether all rows satisfy their schemas, foreign keys and unique indexes. */
  fits(): boolean {
    try {
      for (const table of this.#tables.values()) for (const row of table.all()) table.parse(row)
      this.check()
      return true
    } catch (error) {
      if (error instanceof InvariantError) return false
      throw error
    }
  }

  dump(): Record<string, { sequence: number; rows: Identified[] }> {
    return Object.fromEntries(
      [...this.#tables].map(([name, table]) => [name, { sequence: table.sequence, rows: [...table.all()] }]),
    )
  }

  /** Returns the rows with ids in [`first`, `end`), and the table's highest id ever used. */
  range(name: string, first: number, end: number): { sequence: number; rows: Identified[] } {
    const table = this.#table(name)
    const ids = Array.from({ length: end - first }, (_, index) => first + index)
    return { sequence: table.sequence, rows: ids.flatMap((id) => table.get(id) ?? []) }
  }

  #table(name: string): Table {
    const table = this.#tables.get(name)
    if (!table) throw new InvariantError(`There is no table ${name}`)
    return table
  }
}

/** Adds the types of the table specs. */
function typed<S extends TableSpecs>(rows: Readonly<Record<string, Rows>>): TxOf<S>
function typed(rows: object): object {
  return rows
}
