import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import type { Backend } from '../../mocks/engine/backend.ts'
import { table } from '../../mocks/engine/data/table.ts'
import { openLibrary } from '../support/library.ts'
import { library } from './library/backend.ts'
import type { Library } from './library/tables.ts'

/** The library with another table of books. */
const withBooks = (books: Library['tables']['books']): Backend<Library> => ({
  ...library,
  tables: { ...library.tables, books },
})
const { books } = library.tables

describe('Runtime.replace', () => {
  it('answers the next call with the new operation, on the same data', async () => {
    const { runtime, call, logIn } = await openLibrary()
    const ann = await logIn('Ann')
    await call('books/lend', { id: 1 }, ann)
    const search = library.operations['books/search']
    const run: typeof search.run = (raw) => ({ ...search.run(raw), message: 'Edited.' })
    const operations = { ...library.operations, 'books/search': { ...search, run } }
    expect(runtime.replace({ ...library, operations })).toBe(true)
    expect((await call('books/search', {})).success.message).toBe('Edited.')
    expect(await runtime.read(({ tx }) => tx.loans.count('person_id', 1))).toBe(1)
    expect(runtime.store.history.steps.map(({ origin }) => origin?.what)).toContain('books/lend')
  })

  it('resets to the new scenarios, and builds edited indexes again', async () => {
    const { runtime } = await openLibrary()
    const [small] = library.scenarios
    const build = (_: number, now: number) => small?.build(1, now) ?? { data: {}, files: new Map() }
    const scenario = { name: 'edited', about: 'Edited.', personas: [], build }
    runtime.replace({ ...library, scenarios: [scenario] })
    await runtime.store.reset()
    expect(await runtime.read(({ tx }) => tx.loans.need(1).book_id)).toBe(2)

    const key = 'JANE AUSTEN'
    const count = () => runtime.read(({ tx }) => tx.books.count('isbn', key))
    expect(await count()).toBe(0)
    const indexes = { ...books.indexes, isbn: () => key }
    expect(runtime.replace(withBooks({ ...books, indexes }))).toBe(true)
    expect(await count()).toBe(3)
  })

  it('refuses other schemas, and keeps the code', async () => {
    const { runtime, call } = await openLibrary()
    const { id, title, author, isbn, cover } = {
      id: v.number(),
      title: v.string(),
      author: v.string(),
      isbn: v.string(),
      cover: v.nullable(v.string()),
    }
    const edited = table(v.object({ id, title, author, isbn, cover }), { unique: ['isbn'] })
    expect(runtime.replace({ ...withBooks(edited), scenarios: [] })).toBe(false)
    expect(runtime.scenarios).toBe(library.scenarios)
    expect((await call('books/search', {})).success.books).toHaveLength(3)
  })
})
