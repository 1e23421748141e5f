import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { table } from './table.ts'
import { World } from './world.ts'

const id = v.number()
const tables = {
  shelves: table(v.object({ id })),
  books: table(v.object({ id, shelf_id: v.nullable(id) }), { references: { shelf_id: 'shelves' } }),
  pages: table(v.object({ id, book_id: id }), {
    references: { book_id: 'books' },
    onDelete: { book_id: 'cascade' },
  }),
  notes: table(v.object({ id, on: v.string() }), {
    references: { on: { table: 'pages', key: (page) => `page ${page}` } },
    onDelete: { on: 'cascade' },
  }),
  members: table(v.object({ id }), { permanent: true }),
}

async function filled() {
  const world = new World(tables)
  const { tx, changes } = world.begin()
  tx.shelves.insert({})
  tx.members.insert({})
  tx.books.insert({ shelf_id: 1 })
  for (let page = 0; page < 3; page += 1) tx.pages.insert({ book_id: 1 })
  tx.notes.insert({ on: 'page 2' })
  world.apply(changes())
  return world
}

describe('deleting a row', () => {
  it('cascades to dependent rows, recursively', async () => {
    const world = await filled()
    const { tx, changes } = world.begin()
    tx.books.remove(1)
    expect([tx.pages.all().length, tx.notes.all().length, tx.shelves.all().length]).toEqual([0, 0, 1])
    world.apply(changes())
    expect(world.begin().tx.notes.all().length).toBe(0)
  })

  it('is rejected while other rows reference the row', async () => {
    const { tx, changes } = (await filled()).begin()
    tx.shelves.remove(1)
    expect(changes).toThrow('shelves 1 is still used by books')
  })

  it('is possible once nothing references the row', async () => {
    const { tx, changes } = (await filled()).begin()
    tx.books.patch(1, { shelf_id: null })
    tx.shelves.remove(1)
    expect(changes()).toHaveLength(2)
  })

  it('is rejected in a permanent table', async () => {
    const { tx, changes } = (await filled()).begin()
    tx.members.remove(1)
    expect(changes).toThrow('Rows of members are never removed')
  })
})

describe('a foreign key', () => {
  it('must match a row', async () => {
    const { tx, changes } = (await filled()).begin()
    tx.pages.insert({ book_id: 7 })
    expect(changes).toThrow('pages 4: book_id 7 is not a row of books')
  })

  it('must match a row of the table that its row names', async () => {
    const marks = table(v.object({ id, on: v.string(), target_id: id }), {
      references: { target_id: (row) => row.on },
    })
    const { tx, changes } = new World({ ...tables, marks }).begin()
    tx.shelves.insert({})
    tx.marks.insert({ on: 'shelves', target_id: 1 })
    expect(changes()).toHaveLength(2)
    tx.marks.insert({ on: 'books', target_id: 1 })
    expect(changes).toThrow('marks 2: target_id 1 is not a row of books')
  })

  it('must name a table', () => {
    const pages = table(v.object({ id, book_id: id }), { references: { book_id: 'books' } })
    expect(() => new World({ pages })).toThrow(/books, which is not a table/)
  })

  it('is indexed by default, like a unique field', async () => {
    const books = table(v.object({ id, isbn: v.string(), shelf_id: v.nullable(id) }), {
      unique: ['isbn'],
      references: { shelf_id: 'shelves' },
    })
    const { tx, changes } = new World({ shelves: tables.shelves, books }).begin()
    tx.shelves.insert({})
    tx.books.insert({ isbn: 'a', shelf_id: 1 })
    tx.books.insert({ isbn: 'b', shelf_id: null })
    expect([tx.books.one('isbn', 'b')?.id, tx.books.count('shelf_id', 1)]).toEqual([2, 1])
    tx.books.insert({ isbn: 'a', shelf_id: 1 })
    expect(changes).toThrow('books: a second row for isbn a')
  })
})
