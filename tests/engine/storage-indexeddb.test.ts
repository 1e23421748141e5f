import 'fake-indexeddb/auto'
import { setImmediate as nextTask } from 'node:timers/promises'
import { deleteDB } from 'idb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { IndexedDbStorage } from '../../mocks/engine/storage/indexeddb.ts'
import { StorageFull, type WorldIdentity } from '../../mocks/engine/storage/storage.ts'

const identity: WorldIdentity = { format: 'one', scenario: 'everyday', seed: 7, epoch: 'a' }
const segments = new Map(Array.from({ length: 5 }, (_, index) => [`books/${index}`, `rows ${index}`]))
const cover = new Map([['cover.png', new Blob(['cover'])]])
const none = new Map<string, Blob>()

let databases = 0
const nextName = () => `cut-off-${(databases += 1)}`

let unheard: unknown[] = []
const hear = (reason: unknown) => unheard.push(reason)

beforeEach(() => {
  unheard = []
  process.on('unhandledRejection', hear)
})

afterEach(() => {
  process.off('unhandledRejection', hear)
})

/** Expects no unhandled rejections. Node reports them only after the current task. */
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

/** The complete content of a store. */
async function contentOf(storage: IndexedDbStorage) {
  const textOf = async (name: string) => await (await storage.file(name))?.text()
  return { world: await storage.load(), cover: await textOf('cover.png'), added: await textOf('new.pdf') }
}

/**
 * Intercepts the next transactions.
 * @param count number of transactions to intercept
 * @param handle starts the transaction, or fails instead
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

/** Aborts each of the next `count` transactions, `tasks` tasks after its first requests. */
function cutOff(count: number, tasks: number): void {
  meet(count, (begin) => {
    const tx = begin()
    void (async () => {
      await Promise.resolve()
      for (let passed = 0; passed < tasks; passed += 1) await nextTask()
      try {
        tx.abort()
      } catch {
        // The transaction had already finished.
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
  compact: (storage) => storage.compact(new Map([['books/1', 'anew']])),
  quarantine: async (storage) => [await storage.quarantine(), await storage.quarantined()].flat().length,
  restore: async (storage) => await storage.restore(await storage.quarantine(), false),
  file: async (storage) => await (await storage.file('cover.png'))?.text(),
}

describe.each(Object.entries(works))('%s', (_name, work) => {
  it.each([0, 1, 2, 3, 4, 5])('succeeds although the browser aborts it after %i tasks', async (tasks) => {
    const [storage, calm] = [await stored(), await stored()]
    cutOff(1, tasks)
    expect(await work(storage)).toEqual(await work(calm))
    vi.restoreAllMocks()
    expect(await contentOf(storage)).toEqual(await contentOf(calm))
    await expectAllHeard()
  })

  it('fails once and changes nothing if it is aborted repeatedly', async () => {
    const [storage, calm] = [await stored(), await stored()]
    cutOff(Number.POSITIVE_INFINITY, 0)
    await expect(work(storage)).rejects.toThrow(DOMException)
    vi.restoreAllMocks()
    expect(await contentOf(storage)).toEqual(await contentOf(calm))
    await expectAllHeard()
  })

  it('reconnects if its connection is closed', async () => {
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

describe('a write', () => {
  it('is rolled back if part of it does not fit', async () => {
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
})

describe('a database whose creation is interrupted', () => {
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

  it('reports the interruption once, so that the page can continue without the database', async () => {
    cutOffMaking()
    await expect(IndexedDbStorage.open(nextName())).rejects.toThrow(DOMException)
    await expectAllHeard()
  })

  it('is created again for the next transaction', async () => {
    const name = nextName()
    const storage = await IndexedDbStorage.open(name)
    await storage.replace(identity, segments, cover)
    await deleteDB(name)
    cutOffMaking()
    expect(await storage.load()).toBeNull()
    await expectAllHeard()
  })
})
