import { InvariantError, type TableSpecs } from './table.ts'
import type { Change, Rows } from './unit-of-work.ts'

/** A unit of work without the types of its rows. */
export type AnyTx = Readonly<Record<string, Rows>>

interface Dependant {
  table: string
  /** The field that holds the other row's id, or the index that files rows under `keyOf` of it. */
  by: string
  keyOf(id: number): string | number
  cascades: boolean
}

/**
 * The foreign keys of a model and what they forbid. Plain numbers: the library's relations cost the square of the rows.
 */
export class Relations {
  readonly #specs: TableSpecs
  /** Who refers to a table's rows. */
  readonly #dependants = new Map<string, Dependant[]>()
  /** A table's foreign keys that must lead to a row. */
  readonly #keys = new Map<string, [field: string, target: string][]>()

  /** @throws InvariantError for a reference to no table */
  constructor(specs: TableSpecs) {
    this.#specs = specs
    for (const [table, { references, onDelete }] of Object.entries(specs)) {
      for (const [by, reference] of Object.entries(references)) {
        const { table: target, key } = typeof reference === 'string' ? { table: reference } : reference
        const spec = specs[target]
        if (!spec) throw new InvariantError(`${table}.${by} refers to ${target}, which is no table`)
        if (!key) this.#keys.set(table, [...(this.#keys.get(table) ?? []), [by, target]])
        if (spec.permanent) continue
        const dependant = { table, by, keyOf: key ?? ((id) => id), cascades: onDelete[by] === 'cascade' }
        this.#dependants.set(target, [...(this.#dependants.get(target) ?? []), dependant])
      }
    }
  }

  /** Removes the rows that are declared to go with the row `id` of a table. */
  cascade(tx: AnyTx, table: string, id: number): void {
    for (const { table: other, by, keyOf, cascades } of this.#dependants.get(table) ?? []) {
      if (!cascades) continue
      const rows = tx[other]
      for (const row of rows?.by(by, keyOf(id)) ?? []) rows?.remove(row.id)
    }
  }

  /**
   * Checks that the changed rows refer to rows that exist, and that no removed row is still referred to.
   * @throws InvariantError naming the orphan
   */
  check(tx: AnyTx, changes: readonly Change[]): void {
    for (const change of changes) {
      if ('remove' in change) this.#checkRemoval(tx, change.table, change.remove)
      else this.#checkRow(tx, change.table, change.put)
    }
  }

  #checkRemoval(tx: AnyTx, table: string, id: number): void {
    if (this.#specs[table]?.permanent) throw new InvariantError(`Rows of ${table} are never removed`)
    for (const { table: other, by, keyOf } of this.#dependants.get(table) ?? []) {
      if ((tx[other]?.count(by, keyOf(id)) ?? 0) > 0) {
        throw new InvariantError(`${table} ${id} is still used by ${other}`)
      }
    }
  }

  #checkRow(tx: AnyTx, table: string, row: { id: number }): void {
    for (const [field, target] of this.#keys.get(table) ?? []) {
      const key: unknown = Object.getOwnPropertyDescriptor(row, field)?.value
      if (key === null) continue
      if (typeof key !== 'number' || tx[target]?.get(key) === undefined) {
        throw new InvariantError(`${table} ${row.id}: ${field} ${JSON.stringify(key)} is no row of ${target}`)
      }
    }
  }
}
