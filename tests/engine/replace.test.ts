import { expect, it } from 'vitest'
import { openLibrary } from '../support/library.ts'
import { library } from './library/backend.ts'

// tests/e2e/edits.spec.ts proves the rest: other operations run at once, and other schemas are refused.

it('an edited backend resets to its own scenarios, and builds edited indexes again', async () => {
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
  const { books } = library.tables
  const edited = { ...books, indexes: { ...books.indexes, isbn: () => key } }
  expect(runtime.replace({ ...library, tables: { ...library.tables, books: edited } })).toBe(true)
  expect(await count()).toBe(3)
})
