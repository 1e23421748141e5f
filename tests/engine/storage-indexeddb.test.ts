import 'fake-indexeddb/auto'
import { setImmediate as nextTask } from 'node:timers/promises'
import { deleteDB, openDB } from 'idb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { IndexedDbStorage } from '../../mocks/engine/storage/indexeddb.ts'
import { StorageBroken, StorageFull, type WorldIdentity } from '../../mocks/engine/storage/storage.ts'

const identity: WorldIdentity = { format: 'one', scenario: 'everyday', seed: 7, epoch: 'a' }
const segments = new Map(Array.from({ length: 5 }, (_, index) => [`books/${index}`, `rows ${index}`]))
const cover = new Map([['cover.png', new Blob(['cover'])]])
const none = new Map<string, Blob>()

let databases = 0
const nextName = () => `cut-off-${(databases += 1)}`

/** What was rejected with nobody to hear it. */
let unheard: unknown[] = []
const hear = (reason: unknown) => unheard.push(reason)

beforeEach(() => {
  unheard = []
  process.on('unhandledRejection', hear)
})

afterEach(() => {
  vi.restoreAllMocks()
  process.off('unhandledRejection', hear)
})

/** Node tells of a rejection once the task is over in which nobody took it. */
async function expectAllHeard(): Promise<void> {
  await nextTask()
  expect(unheard).toEqual([])
}

/** A world with two changes and a file. */
async function stored(): Promise<IndexedDbStorage> {
  const storage = await IndexedDbStorage.open(nextName())
  await storage.replace(identity, segments, cover)
  await storage.append('first', none, [])
  await storage.append('second', none, [])
  return storage
}

/** Everything a store tells of itself. */
async function contentOf(storage: IndexedDbStorage) {
  const textOf = async (name: string) => await (await storage.file(name))?.text()
  return { world: await storage.load(), cover: await textOf('cover.png'), added: await textOf('new.pdf') }
}

/**
 * Gets at the next transactions as they begin.
 * @param count how many; those after them are left alone
 * @param handle begins it, or keeps it from beginning
 */
function meet(count: number, handle: (begin: () => IDBTransaction, db: IDBDatabase) => IDBTransaction): void {
  const { transaction } = IDBDatabase.prototype
  let met = 0
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function begun(
    this: IDBDatabase,
    ...given: Parameters<typeof transaction>
  ) {
    const begin = () => transaction.apply(this, given)
    met += 1
    return met <= count ? handle(begin, this) : begin()
  })
}

/** Cuts the next transactions off, each when its first requests are made and so many tasks have passed since. */
function cutOff(count: number, tasks: number): void {
  meet(count, (begin) => {
    const tx = begin()
    void (async () => {
      await Promise.resolve()
      for (let passed = 0; passed < tasks; passed += 1) await nextTask()
      try {
        tx.abort()
      } catch {
        // It is over already.
      }
    })()
    return tx
  })
}

const works: Record<string, (storage: IndexedDbStorage) => Promise<unknown>> = {
  load: (storage) => storage.load(),
  after: (storage) => storage.after('a', 1),
  append: (storage) => storage.append('third', new Map([['new.pdf', new Blob(['new'])]]), ['cover.png']),
  replace: (storage) => storage.replace({ ...identity, epoch: 'b' }, new Map([['books/0', 'anew']]), none),
  compact: (storage) => storage.compact(new Map([['books/1', 'anew']]), 1),
  quarantine: async (storage) => [await storage.quarantine(), await storage.quarantined()].flat().length,
  restore: async (storage) => await storage.restore(await storage.quarantine()),
  discard: async (storage) => await storage.discard(await storage.quarantine()),
  file: async (storage) => await (await storage.file('cover.png'))?.text(),
}

describe.each(Object.entries(works))('%s', (_name, work) => {
  it.each([0, 1, 2, 3, 4, 5])(
    'cut off by the browser after %i tasks, is done all the same',
    async (tasks) => {
      const [storage, calm] = [await stored(), await stored()]
      cutOff(1, tasks)
      expect(await work(storage)).toEqual(await work(calm))
      vi.restoreAllMocks()
      expect(await contentOf(storage)).toEqual(await contentOf(calm))
      await expectAllHeard()
    },
  )

  it('cut off again and again, says so once and has done nothing', async () => {
    const [storage, calm] = [await stored(), await stored()]
    cutOff(Number.POSITIVE_INFINITY, 0)
    await expect(work(storage)).rejects.toThrow(DOMException)
    vi.restoreAllMocks()
    expect(await contentOf(storage)).toEqual(await contentOf(calm))
    await expectAllHeard()
  })

  it('finds its connection closed, and is done on a new one', async () => {
    const [storage, calm] = [await stored(), await stored()]
    meet(1, (begin, db) => {
      db.close()
      return begin()
    })
    expect(await work(storage)).toEqual(await work(calm))
    expect(await contentOf(storage)).toEqual(await contentOf(calm))
    await expectAllHeard()
  })
})

describe('what is written', () => {
  it('is gone whole when part of it has no room', async () => {
    const [storage, calm] = [await stored(), await stored()]
    vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
      throw new DOMException('No room', 'QuotaExceededError')
    })
    await expect(
      storage.append('third', new Map([['new.pdf', new Blob(['new'])]]), ['cover.png']),
    ).rejects.toThrow(StorageFull)
    expect(await contentOf(storage)).toEqual(await contentOf(calm))
    await expectAllHeard()
  })

  it('belongs to a world: where that is gone, it is told to be', async () => {
    const storage = await IndexedDbStorage.open(nextName())
    await expect(storage.append('first', none, [])).rejects.toThrow(StorageBroken)
    await expect(storage.compact(segments, 0)).rejects.toThrow(StorageBroken)
    expect(await storage.load()).toBeNull()
    await expectAllHeard()
  })
})

describe('a world that an earlier build quarantined', () => {
  it.each(['quarantine', 'aside'])('is listed, downloaded and deleted like any other: %s', async (key) => {
    const name = nextName()
    const storage = await IndexedDbStorage.open(name)
    await storage.replace(identity, segments, cover)
    const db = await openDB(name)
    const head = { format: 3, scenario: 'busy', seed: 7, epoch: 'b', last: 1, base: 0, parts: 1 }
    await db.put('meta', { head, segments: ['rows'], journal: ['entry'] }, key)
    db.close()
    const [moment = 0, ...others] = await storage.quarantined()
    expect(others).toEqual([])
    expect(await storage.quarantined()).toEqual([moment])
    const world = (await storage.contentsOf(moment)).get('world.json')
    expect(JSON.parse((await world?.text()) ?? '')).toEqual({
      head,
      segments: { 0: 'rows' },
      journal: ['entry'],
    })
    await storage.discard(moment)
    expect(await storage.quarantined()).toEqual([])
    expect(await storage.load()).toMatchObject({ identity, segments })
  })
})

describe('a database that is cut off while it is made', () => {
  const cutOffMaking = () => {
    const { createObjectStore } = IDBDatabase.prototype
    vi.spyOn(IDBDatabase.prototype, 'createObjectStore').mockImplementationOnce(function made(
      this: IDBDatabase,
      ...given: Parameters<typeof createObjectStore>
    ) {
      const store = createObjectStore.apply(this, given)
      queueMicrotask(() => store.transaction.abort())
      return store
    })
  }

  it('says so once, so that the page can do without', async () => {
    cutOffMaking()
    await expect(IndexedDbStorage.open(nextName())).rejects.toThrow(DOMException)
    await expectAllHeard()
  })

  it('is made anew for what wanted to work in it', async () => {
    const name = nextName()
    const storage = await IndexedDbStorage.open(name)
    await storage.replace(identity, segments, cover)
    await deleteDB(name)
    cutOffMaking()
    expect(await storage.load()).toBeNull()
    await expectAllHeard()
  })
})
