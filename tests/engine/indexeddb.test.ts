import 'fake-indexeddb/auto'
import { strFromU8, unzipSync } from 'fflate'
import * as v from 'valibot'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Backend } from '../../mocks/engine/backend.ts'
import { Table } from '../../mocks/engine/data/table.ts'
import { table } from '../../mocks/engine/index.ts'
import { Compaction } from '../../mocks/engine/storage/compaction.ts'
import { IndexedDbStorage } from '../../mocks/engine/storage/indexeddb.ts'
import { encodeWorld } from '../../mocks/engine/storage/segments.ts'
import { StorageFull, StoreMoved, type StoredWorld } from '../../mocks/engine/storage/storage.ts'
import { readWorld } from '../../mocks/engine/storage/world-file.ts'
import type { Notice } from '../../mocks/engine/storage/world-setup.ts'
import { pngFile } from '../support/calls.ts'
import { moment, openLibrary, rowsOf, type TestLibrary } from '../support/library.ts'
import { library } from './library/backend.ts'
import { type Library, tables } from './library/tables.ts'

let databases = 0
let name: string
let storage: IndexedDbStorage
let open: TestLibrary
let ann: string
const free = 1
const lent = 2

beforeEach(async () => {
  name = `library-${(databases += 1)}`
  storage = await IndexedDbStorage.open(name)
  open = await openLibrary({ storage })
  ann = await open.logIn('Ann')
})

/** Opens the same store in another tab, or after a reload. */
const tab = async (backend?: Backend<Library>): Promise<TestLibrary> =>
  await openLibrary({ storage: await IndexedDbStorage.open(name) }, backend)

const loansOf = async (reader: TestLibrary) => (await reader.call('loans/my', undefined, ann)).success.loans

it('the journal is compacted automatically, after the answer and between calls', async () => {
  vi.spyOn(Compaction.prototype, 'due', 'get').mockReturnValue(true)
  const compact = vi.spyOn(storage, 'compact')
  const ben = await open.logIn('Ben')
  await open.call('books/return', { id: 1 }, ben)
  for (let loan = 2; loan < 5; loan += 1) {
    await open.call('books/lend', { id: lent }, ben)
    await open.call('books/return', { id: loan }, ben)
    await open.runtime.store.idle()
  }
  expect(compact).toHaveBeenCalled()
  // Other tables are not written again, however large they are.
  const written = compact.mock.calls.flatMap(([segments]) => [...segments.keys()])
  expect(new Set(written)).toEqual(new Set(['sessions/0', 'loans/0', 'engine/0']))
  expect((await storage.load())?.journal).toEqual([])
  expect((await (await tab()).call('loans/my', undefined, ben)).success.loans).toHaveLength(4)
})

describe('two tabs', () => {
  it.each([2, 4])('lose nothing: %i tabs with 100 writes each', async (count) => {
    const tabs = [open, ...(await Promise.all(Array.from({ length: count - 1 }, () => tab())))]
    const lou = await open.logIn('Lou')
    const numbers = Array.from({ length: 100 * count }, (_, number) => number)
    const answers = await Promise.all(
      numbers.map(async (number) => {
        const isbn = String(9_790_000_000_000 + number)
        return await tabs[number % count]?.call('books/add', { title: 'x', author: 'y', isbn }, lou)
      }),
    )
    expect(new Set(answers.map((answer) => answer?.success.book.id)).size).toBe(numbers.length)
    const stored = (await rowsOf(await tab()))['books']
    expect(stored).toHaveLength(3 + numbers.length)
    for (const one of tabs) {
      await one.call('books/search', {})
      expect((await rowsOf(one))['books']).toEqual(stored)
    }
  })

  it('keep what one writes while another compacts the journal', async () => {
    vi.spyOn(Compaction.prototype, 'due', 'get').mockReturnValue(true)
    const other = await tab()
    const compact = storage.compact.bind(storage)
    const compacting = vi.spyOn(storage, 'compact').mockImplementationOnce(async (...given) => {
      await other.call('books/lend', { id: free }, ann)
      await compact(...given)
    })
    await open.logIn('Ben')
    await open.runtime.store.idle()
    expect(compacting.mock.calls.length).toBeGreaterThan(1)
    expect(await loansOf(await tab())).toHaveLength(1)
  })

  it('create only one world if both open at once', async () => {
    name = `library-${(databases += 1)}`
    const tabs = await Promise.all([tab(), tab()])
    const [first, second] = await Promise.all(tabs.map((one) => one.logIn('Ann')))
    expect(tabs[0].runtime.store.identity).toEqual(tabs[1].runtime.store.identity)
    const both = await tab()
    for (const token of [first, second]) expect((await both.call('loans/my', {}, token)).httpStatus).toBe(200)
  })

  it('report an error if other tabs never let them write', async () => {
    // Without its random pauses.
    vi.spyOn(Math, 'random').mockReturnValue(0)
    vi.spyOn(storage, 'append').mockRejectedValue(new StoreMoved())
    const { refusal } = await open.call('books/lend', { id: free }, ann)
    expect(refusal.message).toBe('Other tabs keep changing the data. Try again.')
  })
})

describe('a world from another build', () => {
  const text = v.string()
  const role = v.picklist(['member', 'librarian'])
  const person = v.object({ id: v.number(), name: text, pin: text, role, card: text })
  /** The library with one more field for people. */
  const later = (defaults: { card?: string }): Backend<Library> => {
    return { ...library, tables: { ...tables, people: table(person, { unique: ['name'], defaults }) } }
  }

  /** The library with the same field but no default for it, and with scenarios without people. */
  const incompatible = (): Backend<Library> => {
    const scenarios = library.scenarios.map((scenario) => ({
      ...scenario,
      build: (...given: Parameters<typeof scenario.build>) => {
        const { data, files } = scenario.build(...given)
        return { data: { engine: data.engine, books: data.books }, files }
      },
    }))
    return { ...later({}), scenarios }
  }

  it('is migrated if new fields have defaults', async () => {
    await open.call('books/lend', { id: free }, ann)
    const fresh = await tab(later({ card: 'none' }))
    expect(fresh.runtime.store.notice).toBe('migrated')
    expect(await loansOf(fresh)).toHaveLength(1)
    expect((await rowsOf(fresh))['people']).toMatchObject(Array.from({ length: 3 }, () => ({ card: 'none' })))
    await fresh.call('books/return', { id: 2 }, ann)
    expect((await storage.load())?.journal).toHaveLength(1)
    expect((await tab(later({ card: 'none' }))).runtime.store.notice).toBeNull()
  })

  it('opens from a file in the same way', async () => {
    const { identity } = open.runtime.store
    const file = {
      format: identity?.format,
      scenario: identity?.scenario,
      seed: 7,
      built_at: new Date(moment).toISOString(),
      now: new Date(moment).toISOString(),
      changes: { people: { put: [{ id: 1, name: 'Ann', pin: '1', role: 'member', gone: true }] } },
    }
    const fresh = await openLibrary({}, later({ card: 'none' }))
    const world = readWorld(file, [String(identity?.scenario)])
    await fresh.runtime.store.reset(undefined, undefined, { world })
    const [first] = (await rowsOf(fresh))['people'] ?? []
    expect(first).toEqual({ id: 1, name: 'Ann', pin: '1', role: 'member', card: 'none' })
  })

  it('is quarantined if new fields have no defaults, can be downloaded, and is replaced by a new world', async () => {
    const before = await rowsOf(open)
    const warned = vi.spyOn(console, 'warn').mockReturnValue()
    const fresh = await tab(incompatible())
    expect(warned).toHaveBeenCalledOnce()
    warned.mockRestore()
    expect(fresh.runtime.store.notice).toBe('incompatible')
    const [quarantinedAt = 0] = await fresh.runtime.store.storage.quarantined()
    const files = unzipSync(new Uint8Array(await (await fresh.runtime.download(quarantinedAt)).arrayBuffer()))
    const world = readWorld(JSON.parse(strFromU8(files['world.json'] ?? new Uint8Array())), ['small'])
    const earlier = await openLibrary()
    await earlier.runtime.store.reset(undefined, undefined, { world })
    // The clock shows when the data was quarantined.
    expect(await rowsOf(earlier)).toEqual({ ...before, engine: expect.any(Array) })
    expect((await fresh.call('books/search', {})).success.total).toBe(3)
  })

  it('can be restored with its files, and the new world is then quarantined', async () => {
    const lou = await open.logIn('Lou')
    const body = { title: 'x', author: 'y', isbn: '9790000000000', cover: pngFile('a.png', 99) }
    const { book } = (await open.call('books/add', body, lou)).success
    const before = await rowsOf(open)
    vi.spyOn(console, 'warn').mockReturnValue()
    const fresh = await tab(incompatible())
    expect((await fresh.file(book.cover ?? '')).status).toBe(404)
    const [quarantinedAt = 0] = await fresh.runtime.store.storage.quarantined()
    const other = await tab(incompatible())
    expect(await other.runtime.store.restore(quarantinedAt)).toBe(false)
    expect(other.runtime.store.identity).toEqual(fresh.runtime.store.identity)

    // The earlier build can read the quarantined world.
    const [again = 0] = await other.runtime.store.storage.quarantined()
    const earlier = await openLibrary({ storage })
    const [migrated = 0] = await earlier.runtime.store.storage.quarantined()
    expect(migrated).toBe(again)
    expect(await earlier.runtime.store.restore(again)).toBe(true)
    expect(await rowsOf(earlier)).toEqual(before)
    expect((await earlier.file(book.cover ?? '')).status).toBe(200)
    expect(await earlier.runtime.store.storage.quarantined()).toHaveLength(1)
  })

  it.each<[string, string, object]>([
    ['lacks a field', 'books', { id: 1, author: 'y', isbn: '9790000000000', cover: null }],
    ['references a missing row', 'sessions', { id: 1, token: 'x', person_id: 99 }],
  ])('is quarantined if a row %s, although the tables are the same', async (_what, named, row) => {
    await storeRow(named, row)
    // The build that stored the rows doesn't check them again, so that opening is fast.
    expect((await tab()).runtime.store.notice).toBeNull()
    const warned = vi.spyOn(console, 'warn').mockReturnValue()
    const next = await openLibrary({ storage, build: 'next' })
    expect(warned).toHaveBeenCalledOnce()
    expect(next.runtime.store.notice).toBe('incompatible')
    expect(await next.runtime.store.storage.quarantined()).toHaveLength(1)
    expect((await next.call('books/search', {})).success.total).toBe(3)
  })

  it('is migrated if there is a default for a missing value', async () => {
    await storeRow('loans', { id: 1, book_id: lent, person_id: 1, due_at: 0 })
    const loans = { ...tables.loans, defaults: { state: 'out' } }
    const next = await openLibrary({ storage, build: 'next' }, { ...library, tables: { ...tables, loans } })
    expect(next.runtime.store.notice).toBe('migrated')
    expect((await rowsOf(next))['loans']).toMatchObject([{ book_id: lent, state: 'out' }])
  })

  it('is checked once by each build, even if the store is full', async () => {
    const parse = vi.spyOn(Table.prototype, 'parse')
    const checksOf = async (build: string) => {
      parse.mockClear()
      await openLibrary({ storage, build })
      return parse.mock.calls.length
    }
    vi.spyOn(storage, 'markChecked').mockRejectedValueOnce(new StorageFull('full'))
    const rows = Object.values(await rowsOf(open)).flat().length
    expect(await checksOf('next')).toBe(rows)
    expect(await checksOf('next')).toBe(rows)
    expect(await checksOf('next')).toBe(0)
    expect(await checksOf('other')).toBe(rows)
  })

  /** Stores a world with one row in this table, as an earlier build with a defect might have. */
  async function storeRow(named: string, row: object): Promise<void> {
    const stored = await storage.load()
    if (!stored) throw new Error('Nothing is stored')
    const { segments, identity } = stored
    const odd = encodeWorld(identity.epoch, { [named]: { sequence: 3, rows: [{ id: 1, ...row }] } })
    await storage.replace(identity, new Map([...segments, ...odd]), null)
  }

  it('asks open pages of the earlier build to reload, and refuses their writes', async () => {
    const fresh = await tab(later({ card: 'none' }))
    const { httpStatus, refusal } = await open.call('books/lend', { id: free }, ann)
    expect([httpStatus, refusal.message]).toEqual([503, 'Another version of this page is in use. Reload it.'])
    expect((await storage.load())?.journal).toEqual([])
    expect(await loansOf(fresh)).toEqual([])
  })
})

describe('an unreadable stored world', () => {
  /** Damages the stored world and opens it again, without printing warnings. */
  async function reopened(
    spoil: (stored: StoredWorld) => Pick<StoredWorld, 'segments' | 'journal'>,
    work: (fresh: TestLibrary) => Promise<unknown> = () => Promise.resolve(),
  ): Promise<TestLibrary> {
    const stored = await storage.load()
    if (!stored) throw new Error('Nothing is stored')
    const { segments, journal } = spoil(stored)
    await storage.replace(stored.identity, segments, new Map())
    for (const entry of journal) await storage.append(entry, new Map(), [])
    const warned = vi.spyOn(console, 'warn').mockReturnValue()
    const fresh = await tab()
    await work(fresh)
    expect(warned).toHaveBeenCalledOnce()
    warned.mockRestore()
    expect((await fresh.call('books/search', {})).success.total).toBe(3)
    return fresh
  }

  it.each<[string, Notice, (stored: StoredWorld) => Pick<StoredWorld, 'segments' | 'journal'>]>([
    ['rows of another world', 'damaged', (stored) => withSegments(stored, 'another', 'people')],
    ['unknown tables', 'incompatible', (stored) => withSegments(stored, stored.identity.epoch, 'pets')],
    ['no content, not even the engine’s state', 'incompatible', () => ({ segments: new Map(), journal: [] })],
  ])('is quarantined: %s', async (_what, notice, spoil) => {
    const fresh = await reopened(spoil)
    expect(fresh.runtime.store.notice).toBe(notice)
  })

  it('is replaced by a new world if rows are unreadable on first use', async () => {
    // Only a defect writes such a segment: its checksum is correct, but its content is not a row.
    const foreign = { id: 1, toJSON: () => 'no row' }
    const fresh = await reopened(
      (stored) => {
        const books = encodeWorld(stored.identity.epoch, { books: { sequence: 1, rows: [foreign] } })
        return { ...stored, segments: new Map([...stored.segments, ...books]) }
      },
      async (opened) => {
        expect(opened.runtime.store.notice).toBeNull()
        expect((await opened.call('books/search', {})).success.total).toBe(3)
      },
    )
    expect(fresh.runtime.store.notice).toBe('damaged')
    expect((await storage.load())?.identity.epoch).toBe(fresh.runtime.store.identity?.epoch)
  })

  it('is quarantined if it becomes unreadable while open', async () => {
    await storage.append('something else', new Map(), [])
    const warned = vi.spyOn(console, 'warn').mockReturnValue()
    expect((await open.call('books/search', {})).success.total).toBe(3)
    expect(warned).toHaveBeenCalledOnce()
    warned.mockRestore()
    expect(open.runtime.store.notice).toBe('damaged')
    expect((await storage.load())?.journal).toEqual([])
  })
})

/** Adds a segment for the table `named`, encoded for the epoch `epoch`, to a stored world. */
function withSegments({ segments, journal }: StoredWorld, epoch: string, named: string) {
  const foreign = encodeWorld(epoch, { [named]: { sequence: 1, rows: [{ id: 1 }] } })
  return { segments: new Map([...segments, ...foreign]), journal }
}
