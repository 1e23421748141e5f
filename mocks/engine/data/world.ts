import type * as v from 'valibot'
import { formatOf } from './format.ts'
import { learnMarks } from './msw-data.ts'
import { Relations } from './relations.ts'
import { type Identified, InvariantError, type StoredRows, Table, type TableSpecs } from './table.ts'
import { type Change, Rows } from './unit-of-work.ts'

export type RowOf<S extends TableSpecs, N extends keyof S> = v.InferOutput<S[N]['schema']>

type IndexOf<S extends TableSpecs, N extends keyof S> = keyof S[N]['indexes'] & string

export type TablesOf<S extends TableSpecs> = { readonly [N in keyof S]: Table<RowOf<S, N>, IndexOf<S, N>> }

export type TxOf<S extends TableSpecs> = { readonly [N in keyof S]: Rows<RowOf<S, N>, IndexOf<S, N>> }

/** Rows as plain data: what a scenario makes and a snapshot stores. Left out, `sequence` is the highest id. */
export type WorldData<Name extends string = string> = {
  readonly [N in Name]?: { sequence?: number; rows: readonly unknown[] }
}

/** Changes that take effect together or not at all. */
export interface UnitOfWork<S extends TableSpecs> {
  readonly tx: TxOf<S>
  /**
   * The changes made so far, checked for uniqueness and for foreign keys that lead to no row.
   * @throws InvariantError naming what is broken
   */
  changes(): Change[]
}

export class World<S extends TableSpecs> {
  readonly tables: TablesOf<S>
  /** The format of its rows when they are stored. */
  readonly format: string
  readonly #tables: ReadonlyMap<string, Table>
  readonly #relations: Relations

  /** @throws InvariantError for tables whose references do not fit together */
  constructor(specs: S) {
    this.#tables = new Map(Object.entries(specs).map(([name, spec]) => [name, new Table(name, spec)]))
    this.#relations = new Relations(specs)
    this.tables = typed(specs, Object.fromEntries(this.#tables))
    this.format = formatOf(specs)
  }

  /** Starts a unit of work: its changes stay in it until they are given to `apply`. */
  begin(): UnitOfWork<S> {
    const rows: Record<string, Rows> = {}
    for (const [name, table] of this.#tables) {
      rows[name] = new Rows(table, (id) => this.#relations.cascade(rows, name, id))
    }
    return {
      tx: typed(this.tables, rows),
      changes: () => {
        const changes = Object.values(rows).flatMap((each) => each.changes())
        this.#relations.check(rows, changes)
        return changes
      },
    }
  }

  /** The changes that restore the rows as they are now, once `changes` have been applied. */
  undoOf(changes: readonly Change[]): Change[] {
    return changes.map((change) => {
      const { table } = change
      const id = 'put' in change ? change.put.id : change.remove
      const row = this.#table(table).get(id)
      return row ? { table, put: row } : { table, remove: id }
    })
  }

  /**
   * Commits changes, in their order. They were checked when they were made.
   * @throws InvariantError for a change that names no table
   */
  async apply(changes: readonly Change[]): Promise<void> {
    await learnMarks()
    for (const change of changes) {
      const table = this.#table(change.table)
      if ('put' in change) table.place(change.put)
      else table.remove(change.remove)
    }
  }

  /**
   * Replaces everything by a scenario's rows, or by rows of an earlier build, whose new fields get their defaults.
   * @throws InvariantError for a row that does not fit its schema, and for an unknown table
   */
  async load(data: WorldData): Promise<void> {
    await learnMarks()
    for (const table of this.#tables.values()) table.clear()
    for (const [name, { sequence = 0, rows } = { rows: [] }] of Object.entries(data)) {
      const table = this.#table(name)
      for (const row of rows) table.place(table.parse(Object.assign({}, table.spec.defaults, row)))
      table.sequence = Math.max(table.sequence, sequence)
    }
  }

  /**
   * Replaces everything by stored rows, which each table reads when somebody first asks for them.
   * @throws InvariantError for an unknown table
   */
  async open(stored: ReadonlyMap<string, StoredRows>): Promise<void> {
    await learnMarks()
    for (const table of this.#tables.values()) table.clear()
    for (const [name, rows] of stored) this.#table(name).open(rows)
  }

  /** Checks that every foreign key leads to a row. @throws InvariantError naming the orphan */
  check(): void {
    const rows = Object.fromEntries([...this.#tables].map(([name, table]) => [name, new Rows(table)]))
    for (const [name, table] of this.#tables) {
      this.#relations.check(
        rows,
        table.all().map((row) => ({ table: name, put: row })),
      )
    }
  }

  /** Whether every row fits its schema, and every foreign key leads to a row. */
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

  /** The rows of a table with ids from `first` to before `end`, and the highest id it ever gave out. */
  range(name: string, first: number, end: number): { sequence: number; rows: Identified[] } {
    const table = this.#table(name)
    const rows: Identified[] = []
    for (let id = first; id < end; id += 1) {
      const row = table.get(id)
      if (row) rows.push(row)
    }
    return { sequence: table.sequence, rows }
  }

  #table(name: string): Table {
    const table = this.#tables.get(name)
    if (!table) throw new InvariantError(`There is no table ${name}`)
    return table
  }
}

/** The same tables, with the types that their descriptions give them. */
function typed<S extends TableSpecs>(specs: S, tables: Readonly<Record<string, Table>>): TablesOf<S>
function typed<S extends TableSpecs>(tables: TablesOf<S>, rows: Readonly<Record<string, Rows>>): TxOf<S>
function typed(_types: object, named: object): object {
  return named
}
