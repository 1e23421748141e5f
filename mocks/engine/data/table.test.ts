import { Collection } from '@msw/data'
import * as v from 'valibot'
import { describe, expect, it, vi } from 'vitest'
import { learnMarks } from './msw-data.ts'
import { InvariantError, Table, table as describeTable } from './table.ts'
import { Rows } from './unit-of-work.ts'

const spec = describeTable(
  v.object({ id: v.number(), owner: v.number(), name: v.pipe(v.string(), v.minLength(1)) }),
  {
    indexes: { owner: (row) => row.owner, name: (row) => (row.name === 'nobody' ? null : row.name) },
    unique: ['name'],
  },
)

async function filled() {
  await learnMarks()
  const table = new Table('things', spec)
  for (const [id, owner, name] of [
    [1, 7, 'a'],
    [2, 8, 'b'],
    [3, 7, 'c'],
  ] as const) {
    table.place(table.parse({ id, owner, name }))
  }
  return table
}

describe('Table', () => {
  it('finds rows by id and by index', async () => {
    const table = await filled()
    expect(table.get(2)?.name).toBe('b')
    expect([...table.ids('owner', 7)]).toEqual([1, 3])
    expect(table.ids('owner', 99).size).toBe(0)
  })

  it('replaces a row in place, and @msw/data still finds it', async () => {
    const table = await filled()
    table.place(table.parse({ id: 1, owner: 8, name: 'a2' }))
    expect(table.all().length).toBe(3)
    expect([...table.ids('owner', 7)]).toEqual([3])
    expect(table.where((row) => row.owner === 8).map(({ name }) => name)).toEqual(['a2', 'b'])
  })

  it('deletes a row and still finds the others', async () => {
    const table = await filled()
    table.remove(1)
    table.remove(1)
    expect(table.get(1)).toBeUndefined()
    expect(table.get(3)?.name).toBe('c')
    table.place(table.parse({ id: 3, owner: 7, name: 'c2' }))
    expect(table.where(() => true).map(({ name }) => name)).toEqual(['c2', 'b'])
  })

  it('never reuses an id', async () => {
    const table = await filled()
    table.remove(3)
    expect(new Rows(table).insert({ owner: 1, name: 'd' }).id).toBe(4)
  })

  it('rejects an invalid row, naming the field', async () => {
    const table = await filled()
    expect(() => table.parse({ id: 4, owner: 'x', name: 'd' })).toThrow(/things\.owner/)
    expect(table.all().length).toBe(3)
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

  it('removes everything on clear', async () => {
    const table = await filled()
    table.clear()
    expect([table.all().length, table.ids('owner', 7).size, table.sequence]).toEqual([0, 0, 0])
  })
})

describe('a stored Table', () => {
  const rows = [
    { id: 1, owner: 7, name: 'a' },
    { id: 2, owner: 8, name: 'b' },
    { id: 5, owner: 7, name: 'c' },
  ]

  const thing = (id: number, name: string) => ({ id, owner: 7, name })

  async function opened() {
    await learnMarks()
    const table = new Table('things', spec)
    const read = vi.fn(() => structuredClone(rows))
    table.open({ sequence: 9, read })
    return { table, read }
  }

  it('is read once, on first use', async () => {
    const { table, read } = await opened()
    expect(table.sequence).toBe(9)
    expect(read).not.toHaveBeenCalled()
    expect(table.get(5)?.name).toBe('c')
    expect([...table.ids('owner', 7)]).toEqual([1, 5])
    expect(table.all().length).toBe(3)
    expect(read).toHaveBeenCalledOnce()
  })

  it('accepts changes before it is read, and applies them then', async () => {
    const { table, read } = await opened()
    table.place(thing(1, 'a2'))
    table.remove(2)
    table.place(thing(10, 'd'))
    table.remove(99)
    expect(table.sequence).toBe(10)
    expect(read).not.toHaveBeenCalled()
    expect(table.all().map(({ id, name }) => [id, name])).toEqual([
      [1, 'a2'],
      [5, 'c'],
      [10, 'd'],
    ])
    expect(table.get(2)).toBeUndefined()
    expect([...table.ids('name', 'a2')]).toEqual([1])
  })

  it('is read again after a failed read', async () => {
    const { table, read } = await opened()
    read.mockImplementationOnce(() => {
      throw new Error('unreadable')
    })
    expect(() => table.get(1)).toThrow('unreadable')
    expect(table.get(1)?.name).toBe('a')
  })

  it('holds records that @msw/data recognises', async () => {
    const { table } = await opened()
    table.place(table.parse({ id: 1, owner: 7, name: 'a2' }))
    const records = table.all()
    const own = new Collection({ schema: spec.schema })
    const made = await own.create({ id: 3, owner: 7, name: 'made' })
    const marksOf = (record: object) =>
      Object.getOwnPropertySymbols(record).map((mark) => [
        mark,
        Object.getOwnPropertyDescriptor(record, mark)?.enumerable,
      ])
    for (const record of records) expect(marksOf(record)).toEqual(marksOf(made))
    // The library recognises the rows that it updates and deletes by these two marks.
    const isRecord = (row: object): row is typeof made => Object.getOwnPropertySymbols(row).length === 2
    own.all().push(...records.filter(isRecord))
    await own.update((query) => query.where({ id: 5 }), { data: (row) => void (row.name = 'c2') })
    own.delete((query) => query.where({ id: 2 }))
    expect(own.findMany().map(({ id, name }) => [id, name])).toEqual([
      [3, 'made'],
      [1, 'a2'],
      [5, 'c2'],
    ])
  })

  it('notifies watchers of every change', async () => {
    const { table } = await opened()
    const watcher = { put: vi.fn(), removed: vi.fn(), replaced: vi.fn() }
    table.all()
    table.watch(watcher)
    table.place(table.parse({ id: 1, owner: 7, name: 'a2' }))
    table.place(table.parse({ id: 11, owner: 7, name: 'e' }))
    table.remove(2)
    expect(watcher.put.mock.calls).toEqual([
      [{ id: 1, owner: 7, name: 'a2' }, rows[0]],
      [{ id: 11, owner: 7, name: 'e' }, undefined],
    ])
    expect(watcher.removed.mock.calls).toEqual([[rows[1]]])
    table.clear()
    table.place(table.parse({ id: 1, owner: 7, name: 'a3' }))
    expect(watcher.replaced).toHaveBeenCalledOnce()
    expect(watcher.put).toHaveBeenCalledTimes(2)
  })
})

describe('Rows', () => {
  it('shows its own changes without changing the committed rows', async () => {
    const table = await filled()
    const rows = new Rows(table)
    rows.patch(1, { owner: 9 })
    rows.remove(2)
    const added = rows.insert({ owner: 9, name: 'new' })
    expect(rows.by('owner', 9).map(({ id }) => id)).toEqual([1, added.id])
    expect(rows.count('owner', 7)).toBe(1)
    expect(rows.all()).toHaveLength(3)
    expect(rows.get(2)).toBeUndefined()
    expect(table.get(1)?.owner).toBe(7)
    expect(table.get(2)?.name).toBe('b')
  })

  it('returns its changes as whole rows', async () => {
    const rows = new Rows(await filled())
    rows.patch(1, { name: 'z' })
    rows.remove(3)
    expect(rows.changes()).toEqual([
      { table: 'things', put: { id: 1, owner: 7, name: 'z' } },
      { table: 'things', remove: 3 },
    ])
  })

  it('rejects a duplicate key in a unique index', async () => {
    const rows = new Rows(await filled())
    rows.insert({ owner: 1, name: 'b' })
    expect(() => rows.changes()).toThrow(InvariantError)
    const both = new Rows(await filled())
    both.insert({ owner: 1, name: 'x' })
    both.insert({ owner: 2, name: 'x' })
    expect(() => both.changes()).toThrow(InvariantError)
  })

  it('includes its own changes in counts', async () => {
    const rows = new Rows(await filled())
    rows.patch(1, { name: 'z' })
    expect(rows.count('owner', 7)).toBe(2)
    rows.patch(1, { owner: 8 })
    rows.insert({ owner: 8, name: 'y' })
    rows.remove(2)
    expect([rows.count('owner', 7), rows.count('owner', 8)]).toEqual([1, 2])
  })

  it('finds its own rows by their latest key', async () => {
    const rows = new Rows(await filled())
    rows.insert({ owner: 9, name: 'new' })
    const found = (owner: number) => rows.by('owner', owner).map(({ name }) => name)
    expect(found(9)).toEqual(['new'])
    rows.patch(1, { owner: 9 })
    rows.patch(4, { owner: 7, name: 'newer' })
    expect([found(9), found(7)]).toEqual([['a'], ['c', 'newer']])
    rows.remove(1)
    rows.remove(4)
    expect([found(9), found(7)]).toEqual([[], ['c']])
  })

  it('lets a key move to another row, and ignores rows without a key', async () => {
    const rows = new Rows(await filled())
    rows.patch(2, { name: 'x' })
    rows.patch(1, { name: 'b' })
    rows.insert({ owner: 1, name: 'nobody' })
    rows.insert({ owner: 1, name: 'nobody' })
    expect(rows.changes()).toHaveLength(4)
  })

  it('rejects changes to a missing row', async () => {
    const rows = new Rows(await filled())
    expect(() => rows.patch(99, { name: 'x' })).toThrow(/no row 99/)
  })
})
