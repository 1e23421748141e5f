import { type Identified, InvariantError, type TableSpecs } from './table.ts'
import type { Change, Rows } from './unit-of-work.ts'

export type AnyTx = Readonly<Record<string, Rows>>

interface Dependant {
  table: string
  /** The field that holds the target's id, or the index whose key `keyOf` computes from that id. */
  by: string
  keyOf(id: number): string | number
  cascades: boolean
}

/** Enforces foreign keys. They are plain numbers, because the relations of `@msw/data` take quadratic time. */
export class Relations {
  readonly #specs: TableSpecs
  readonly #dependants = new Map<string, Dependant[]>()
  /** The fields of each table that hold ids of rows in a target table, which may depend on the row. */
  readonly #keys = new Map<string, [field: string, target: string | ((row: Identified) => string)][]>()

  /** @throws InvariantError for a reference to an unknown table */
  constructor(specs: TableSpecs) {
    this.#specs = specs
    for (const [table, { references, onDelete }] of Object.entries(specs)) {
      for (const [by, reference] of Object.entries(references)) {
        if (typeof reference === 'function') {
          this.#refer(table, by, reference)
          continue
        }
        const { table: target, key } = typeof reference === 'string' ? { table: reference } : reference
        const spec = specs[target]
        if (!spec) throw new InvariantError(`${table}.${by} refers to ${target}, which is not a table`)
        if (!key) this.#refer(table, by, target)
        if (spec.permanent) continue
        const dependant = { table, by, keyOf: key ?? ((id) => id), cascades: onDelete[by] === 'cascade' }
        this.#dependants.set(target, [...(this.#dependants.get(target) ?? []), dependant])
      }
    }
  }

  #refer(table: string, field: string, target: string | ((row: Identified) => string)): void {
    this.#keys.set(table, [...(this.#keys.get(table) ?? []), [field, target]])
  }

  cascade(tx: AnyTx, table: string, id: number): void {
    for (const { table: other, by, keyOf, cascades } of this.#dependants.get(table) ?? []) {
      if (!cascades) continue
      const rows = tx[other]
      for (const row of rows?.by(by, keyOf(id)) ?? []) rows?.remove(row.id)
    }
  }

  /** Checks that changed rows reference existing rows and deleted rows are unreferenced. @throws InvariantError */
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

  #checkRow(tx: AnyTx, table: string, row: Identified): void {
    for (const [field, to] of this.#keys.get(table) ?? []) {
      const target = typeof to === 'function' ? to(row) : to
      const key: unknown = Object.getOwnPropertyDescriptor(row, field)?.value
      if (key === null) continue
      if (typeof key !== 'number' || tx[target]?.get(key) === undefined) {
        throw new InvariantError(
          `${table} ${row.id}: ${field} ${JSON.stringify(key)} is not a row of ${target}`,
        )
      }
    }
  }
}
