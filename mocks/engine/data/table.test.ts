import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it, vi } from 'vitest'
import { explored } from '../../../tests/support/sample.ts'
import { InvariantError, Table, table as describeTable } from './table.ts'
import { type Change, idOf, Rows } from './unit-of-work.ts'

const schema = v.object({ id: v.number(), owner: v.number(), name: v.pipe(v.string(), v.minLength(1)) })
const spec = describeTable(schema, {
  indexes: { owner: (row) => row.owner, name: (row) => (row.name === 'nobody' ? null : row.name) },
  unique: ['name'],
})
type Thing = v.InferOutput<typeof schema>

const stored: Thing[] = [
  { id: 1, owner: 7, name: 'a' },
  { id: 2, owner: 8, name: 'b' },
  { id: 5, owner: 7, name: 'c' },
]

/** A table whose stored rows are read on first use. */
function opened() {
  const table = new Table('things', spec)
  const read = vi.fn(() => structuredClone(stored))
  table.open({ sequence: 9, read })
  return { table, read }
}

it('units of work find, count and keep the rows that a plain list of rows would have', () => {
  const owner = fc.integer({ min: 7, max: 9 })
  const id = fc.integer({ min: 1, max: 14 })
  const change = fc.oneof(
    fc.record({ insert: owner }),
    fc.record({ patch: id, owner, name: fc.constantFrom('a', 'b', 'c', 'nobody') }),
    fc.record({ remove: id }),
    fc.constant('read' as const),
  )
  fc.assert(
    fc.property(fc.array(fc.array(change, { maxLength: 6 }), { maxLength: 5 }), (units) => {
      const { table } = opened()
      let committed = new Map(stored.map((row) => [row.id, row]))
      let last = 9
      for (const unit of units) {
        const rows = new Rows(table)
        const model = new Map(committed)
        for (const step of unit) {
          if (step === 'read') expectSame(rows, model)
          else if ('insert' in step) {
            last += 1
            const row = { owner: step.insert, name: `new ${last}` }
            rows.insert(row)
            model.set(last, { ...row, id: last })
          } else if ('remove' in step) {
            rows.remove(step.remove)
            model.delete(step.remove)
          } else {
            const { patch, owner: to, name } = step
            const row = model.get(patch)
            if (row) model.set(patch, { ...row, owner: to, name })
            if (row) rows.patch(patch, { owner: to, name })
          }
        }
        const names = [...model.values()].map(({ name }) => name).filter((name) => name !== 'nobody')
        const changes = changesOf(rows)
        expect(changes !== null).toBe(new Set(names).size === names.length)
        for (const each of changes ?? []) {
          if ('put' in each) table.place(table.parse(each.put))
          else table.remove(idOf(each))
        }
        if (changes) committed = model
        // A unit that is given up gives its ids back.
        last = table.sequence
      }
      expectSame(new Rows(table), committed)
    }),
    explored(200),
  )

  function changesOf(rows: Rows<Thing, 'owner' | 'name'>): Change[] | null {
    try {
      return rows.changes()
    } catch (error) {
      if (error instanceof InvariantError) return null
      throw error
    }
  }

  function expectSame(rows: Rows<Thing, 'owner' | 'name'>, model: ReadonlyMap<number, Thing>): void {
    const all = [...model.values()].toSorted((one, other) => one.id - other.id)
    expect(rows.all().toSorted((one, other) => one.id - other.id)).toEqual(all)
    for (const key of [7, 8, 9]) {
      const own = all.filter((row) => row.owner === key)
      expect(rows.by('owner', key)).toEqual(own)
      expect(rows.count('owner', key)).toBe(own.length)
    }
    expect(rows.one('name', 'b')).toEqual(all.find(({ name }) => name === 'b'))
    for (let each = 1; each <= 14; each += 1) expect(rows.get(each)).toEqual(model.get(each))
  }
})

it('a unit of work looks a key up without looking at each of its rows', () => {
  const rows = new Rows(opened().table)
  const keyOf = vi.spyOn(Table.prototype, 'keyOf')
  for (let number = 1; number < 100; number += 1) rows.one('name', rows.insert({ owner: 7, name: 'd' }).name)
  expect(keyOf.mock.calls.length).toBeLessThan(300)
})

it('a unit of work changes no committed rows', () => {
  const { table } = opened()
  const rows = new Rows(table)
  rows.patch(1, { owner: 9 })
  rows.remove(2)
  expect([table.get(1)?.owner, table.get(2)?.name]).toEqual([7, 'b'])
  expect(() => rows.patch(99, { name: 'x' })).toThrow(/no row 99/)
})

describe('a table', () => {
  it('is read once, on first use, and again if that failed', () => {
    const { table, read } = opened()
    table.place(table.parse({ id: 10, owner: 7, name: 'd' }))
    table.remove(2)
    expect([table.sequence, read.mock.calls.length]).toEqual([10, 0])
    read.mockImplementationOnce(() => {
      throw new Error('unreadable')
    })
    expect(() => table.get(1)).toThrow('unreadable')
    expect(table.all().map(({ id }) => id)).toEqual([1, 10, 5])
    expect(read).toHaveBeenCalledTimes(2)
    table.clear()
    expect([table.all().length, table.ids('owner', 7).size, table.sequence]).toEqual([0, 0, 0])
  })

  it('rejects an invalid row, naming the field', () => {
    expect(() => opened().table.parse({ id: 4, owner: 'x', name: 'd' })).toThrow(/things\.owner/)
  })

  it.each([
    ['a number', [Infinity]],
    ['a missing item', [1, undefined]],
    // oxlint-disable-next-line no-sparse-arrays -- rows may be made by any code
    ['a hole', [1, , 2]],
    ['an instance of a class', { at: new Date() }],
  ])('rejects what storage would change, in memory too: %s', (_what, any) => {
    const table = new Table('things', describeTable(v.object({ id: v.number(), any: v.unknown() })))
    expect(() => table.parse({ id: 1, any })).toThrow('things.any: JSON can’t store this value')
    expect(table.parse({ id: 1, any: { list: [1.5, null, 'x'], none: undefined } }).id).toBe(1)
  })
})

it('@msw/data finds rows in its own list, which `all()` returns without saying so', () => {
  const { table } = opened()
  table.place(table.parse({ id: 1, owner: 7, name: 'a2' }))
  expect(table.where((row) => row.owner === 7).map(({ name }) => name)).toEqual(['a2', 'c'])
})
