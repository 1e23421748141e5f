import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Change } from '../../mocks/engine/data/unit-of-work.ts'
import { explored } from '../support/sample.ts'
import { encodeEntry, encodeWorld, readEntry, readSegments } from '../../mocks/engine/storage/segments.ts'
import { StorageBroken } from '../../mocks/engine/storage/storage.ts'
import { salvage } from '../../mocks/engine/storage/world-file.ts'
import { library } from './library/backend.ts'

const contents = {
  books: {
    sequence: 2_400,
    rows: [1, 2, 999, 1_000, 2_300].map((id) => ({ id, title: `№ ${id} “ü” 😀` })),
  },
  sessions: { sequence: 7, rows: [] },
  people: { sequence: 0, rows: [] },
}

it('segments restore a world, including its used ids, and only under their keys', () => {
  const segments = encodeWorld('a', contents)
  expect([...segments.keys()]).toEqual(['books/0', 'books/1', 'books/2', 'sessions/0'])
  const tables = readSegments('a', segments)
  expect(tables.get('books')?.read()).toEqual(contents.books.rows)
  expect(tables.get('books')?.sequence).toBe(2_400)
  expect(tables.get('sessions')?.read()).toEqual([])
  expect(tables.get('sessions')?.sequence).toBe(7)
  segments.set('books/0', segments.get('books/1') ?? '')
  expect(() => readSegments('a', segments)).toThrow(StorageBroken)
})

const changes: Change[] = [
  { table: 'books', put: { id: 3 } },
  { table: 'people', remove: 4 },
]

it('a journal entry is rejected if an item is not a change', () => {
  const foreign = { table: 'books', remove: 1, toJSON: () => ({ table: 'books' }) }
  expect(() => readEntry('a', encodeEntry('a', [foreign]))).toThrow(StorageBroken)
})

const [[segment, rows] = ['', '']] = encodeWorld('a', contents)

it.each<[string, string, (text: string) => unknown]>([
  ['segments', rows, (text) => readSegments('a', new Map([[segment, text]]))],
  ['journal entries', encodeEntry('a', changes), (text) => readEntry('a', text)],
])('%s are rejected if any part changes or is lost', (_what, text, read) => {
  const place = fc.nat({ max: text.length })
  fc.assert(
    fc.property(place, place, fc.string({ maxLength: 2 }), (from, to, other) => {
      const spoiled = text.slice(0, from) + other + text.slice(to)
      fc.pre(spoiled !== text)
      expect(() => read(spoiled)).toThrow(StorageBroken)
    }),
    explored(100),
  )
})

it('what can be read of a damaged world can be downloaded, without secrets', async () => {
  const people = { ...library.tables.people, shared: () => null }
  const segments = encodeWorld('a', { ...contents, people: { sequence: 1, rows: [{ id: 1 }] } })
  const spoil = (key: string, spoiled: (text: string) => string) =>
    segments.set(key, spoiled(segments.get(key) ?? ''))
  spoil('books/0', (text) => text.replace('№ 2', '№ two'))
  spoil('books/1', (text) => text.slice(0, -9))
  spoil('people/0', (text) => text.slice(0, -9))
  const entry = encodeEntry('a', [
    { table: 'books', remove: 1 },
    { table: 'people', put: { id: 2 } },
  ])
  const stored = { stored: 'no head', segments, journal: [entry, 'cut'], files: 0 }
  const backend = { ...library, tables: { ...library.tables, people } }
  const salvaged = salvage(backend, stored, Date.UTC(2026, 0))
  expect(salvaged.now).toBe('2026-01-01T00:00:00.000Z')
  const title = '№ two “ü” 😀'
  const [, , third] = contents.books.rows
  expect(salvaged.changes).toEqual({ books: { put: [{ id: 2, title }, third, contents.books.rows[4]] } })
})
