import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { table } from '../../mocks/engine/data/table.ts'
import type { Change } from '../../mocks/engine/data/unit-of-work.ts'
import { explored } from '../support/sample.ts'
import {
  encodeEntry,
  encodeWorld,
  readEntry,
  readSegments,
  sharedSegment,
} from '../../mocks/engine/storage/segments.ts'
import { StorageBroken } from '../../mocks/engine/storage/storage.ts'

const contents = {
  books: {
    sequence: 2_400,
    rows: [1, 2, 999, 1_000, 2_300].map((id) => ({ id, title: `№ ${id} “ü” 😀` })),
  },
  sessions: { sequence: 7, rows: [] },
  people: { sequence: 0, rows: [] },
}

describe('segments', () => {
  it('restore a world, including its used ids', () => {
    const segments = encodeWorld('a', contents)
    expect([...segments.keys()]).toEqual(['books/0', 'books/1', 'books/2', 'sessions/0'])
    const tables = readSegments('a', segments)
    expect(tables.get('books')?.read()).toEqual(contents.books.rows)
    expect(tables.get('books')?.sequence).toBe(2_400)
    expect(tables.get('sessions')?.read()).toEqual([])
    expect(tables.get('sessions')?.sequence).toBe(7)
  })

  it.each([
    ['cut off', (text: string) => text.slice(0, -9)],
    ['empty', () => ''],
    ['without their first line', (text: string) => text.slice(text.indexOf('\n') + 1)],
  ])('are rejected: %s', (_what, spoil) => {
    const segments = encodeWorld('a', contents)
    const text = segments.get('books/0') ?? ''
    expect(spoil(text)).not.toBe(text)
    expect(() => readSegments('a', segments.set('books/0', spoil(text)))).toThrow(StorageBroken)
    // A file has them only if their table has no secrets.
    const books = table(v.object({ id: v.number() }), { shared: () => null })
    expect(sharedSegment('a', 'books/0', spoil(text), { books })).toBe('')
    expect(sharedSegment('a', 'books/0', spoil(text), {})).toBe(spoil(text))
  })

  it('are rejected in another world and under another key', () => {
    const segments = encodeWorld('a', contents)
    expect(() => readSegments('b', segments)).toThrow(StorageBroken)
    expect(() => readSegments('a', segments.set('books/0', segments.get('books/1') ?? ''))).toThrow(
      StorageBroken,
    )
  })

  it('are rejected if any single character changes', () => {
    const [[key, text] = ['', '']] = encodeWorld('a', contents)
    fc.assert(
      fc.property(fc.nat({ max: text.length - 1 }), fc.string({ maxLength: 2 }), (at, other) => {
        fc.pre(text[at] !== other)
        const spoiled = text.slice(0, at) + other + text.slice(at + 1)
        expect(() => readSegments('a', new Map([[key, spoiled]]))).toThrow(StorageBroken)
      }),
      explored(100),
    )
  })

  it('with content other than rows are rejected when read', () => {
    const foreign = { id: 1, toJSON: () => 'no row' }
    const tables = readSegments('a', encodeWorld('a', { books: { sequence: 1, rows: [foreign] } }))
    expect(() => tables.get('books')?.read()).toThrow(StorageBroken)
  })
})

describe('journal entries', () => {
  const changes: Change[] = [
    { table: 'books', put: { id: 3 } },
    { table: 'people', remove: 4 },
  ]

  it('restore the changes', () => {
    expect(readEntry('a', encodeEntry('a', changes))).toEqual({ origin: null, changes })
    expect(readEntry('a', encodeEntry('a', []))).toEqual({ origin: null, changes: [] })
    const origin = { who: 'Kim', what: 'books/lend', at: 1 }
    expect(readEntry('a', encodeEntry('a', changes, origin))).toEqual({ origin, changes })
  })

  it.each([
    ['cut off', (text: string) => text.slice(0, -1)],
    ['without a checksum', (text: string) => text.slice(text.indexOf('\n') + 1)],
    ['with a different id', (text: string) => text.replace('"id":3', '"id":4')],
  ])('are rejected: %s', (_what, spoil) => {
    expect(() => readEntry('a', spoil(encodeEntry('a', changes)))).toThrow(StorageBroken)
  })

  it('are rejected in another world', () => {
    expect(() => readEntry('b', encodeEntry('a', changes))).toThrow(StorageBroken)
  })

  it('are rejected if an item is not a change', () => {
    const foreign = { table: 'books', remove: 1, toJSON: () => ({ table: 'books' }) }
    expect(() => readEntry('a', encodeEntry('a', [foreign]))).toThrow(StorageBroken)
  })
})
