import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { IndexedDbStorage } from '../../mocks/engine/storage/indexeddb.ts'
import { StoreUnavailable, type WorldIdentity } from '../../mocks/engine/storage/storage.ts'
import { openLibrary, rowsOf, type TestLibrary } from '../support/library.ts'

const identity: WorldIdentity = { format: 'one', scenario: 'everyday', seed: 7, epoch: 'a' }
const none = new Map<string, Blob>()

let databases = 0
let name: string

beforeEach(() => {
  name = `turns-${(databases += 1)}`
})

/** Lets the limits for whatever hangs pass a hundred times faster. */
function hurry(): void {
  const { timeout } = AbortSignal
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((time) => timeout(Math.ceil(time / 100)))
}

/** Returns a function that waits for a limit of this length, and lets it pass. No other limit passes. */
function limits(): (milliseconds: number) => Promise<void> {
  const pending = new Map<number, AbortController>()
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((time) => {
    const control = new AbortController()
    pending.set(time, control)
    return control.signal
  })
  return async (milliseconds) => {
    await expect.poll(() => pending.has(milliseconds)).toBe(true)
    pending.get(milliseconds)?.abort()
    pending.delete(milliseconds)
  }
}

/** Opens the store in a page of its own, which can be frozen. */
async function openPage() {
  const [window, document] = [new EventTarget(), new EventTarget()]
  vi.stubGlobal('document', document)
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  try {
    return {
      storage: await IndexedDbStorage.open(name),
      freeze: () => void window.dispatchEvent(new Event('pagehide')),
      thaw: () => void window.dispatchEvent(new Event('pageshow')),
    }
  } finally {
    vi.unstubAllGlobals()
  }
}

const title = (number: number) => ({
  title: `${number}`,
  author: 'y',
  isbn: String(9_790_000_000_000 + number),
})

const titlesIn = async (library: TestLibrary) => ((await rowsOf(library))['books'] ?? []).length

describe('a page about to be frozen', () => {
  it('gives the lock back, and its work is repeated when it returns', async () => {
    const [frozen, other] = [await openPage(), await openPage()]
    const tabs = [
      await openLibrary({ storage: frozen.storage }),
      await openLibrary({ storage: other.storage }),
    ]
    const [inFrozen, inOther] = tabs
    if (!inFrozen || !inOther) throw new Error('Two tabs are open.')
    const lou = await inFrozen.logIn('Lou')
    const halfway = Promise.withResolvers<void>()
    vi.spyOn(frozen.storage, 'append').mockImplementationOnce(async (...given) => {
      frozen.freeze()
      await halfway.promise
      return await frozen.storage.append(...given)
    })
    const call = inFrozen.call('books/add', title(1), lou)
    // The second call waits in the same page; neither holds the lock.
    const next = inFrozen.call('books/add', title(2), lou)
    expect((await inOther.call('books/add', title(3), lou)).success.book.title).toBe('3')
    frozen.thaw()
    halfway.resolve()
    const added = [await call, await next].map(({ success }) => success.book)
    expect(added.map((book) => book.title)).toEqual(['1', '2'])
    expect(new Set(added.map((book) => book.id)).size).toBe(2)
    for (const tab of tabs) expect(await titlesIn(tab)).toBe(6)
  })

  it('aborts its transactions, so that other pages can write', async () => {
    const page = await openPage()
    await page.storage.replace(identity, new Map(), none)
    const { get } = IDBObjectStore.prototype
    vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementationOnce(function read(
      this: IDBObjectStore,
      key,
    ) {
      queueMicrotask(page.freeze)
      return get.call(this, key)
    })
    const written = page.storage.exclusive(() => page.storage.append('first', none, []))
    await expect(written).rejects.toThrow('Try again')
    const other = await openPage()
    expect(await other.storage.load()).toMatchObject({ journal: [] })
    page.thaw()
    await page.storage.exclusive(() => page.storage.append('second', none, []))
    expect(await other.storage.load()).toMatchObject({ journal: ['second'] })
  })

  it('gives up its place in the queue, and reads files when it returns', async () => {
    const [page, other] = [await openPage(), await openPage()]
    await other.storage.replace(identity, new Map(), new Map([['a.txt', new Blob(['a'])]]))
    const held = Promise.withResolvers<void>()
    const holding = other.storage.exclusive(() => held.promise)
    const waiting = page.storage.exclusive(() => Promise.resolve('never'))
    await expect.poll(() => page.storage.lock.isWaiting).toBe(true)
    page.freeze()
    await expect(waiting).rejects.toThrow('Try again')
    held.resolve()
    await holding
    const reading = page.storage.file('a.txt')
    expect(await other.storage.exclusive(() => Promise.resolve('done'))).toBe('done')
    page.thaw()
    expect(await (await reading)?.text()).toBe('a')
  })
})

describe('a holder of the lock', () => {
  it('that doesn’t answer loses it to one of the waiting tabs, and no write is lost', async () => {
    hurry()
    const tabs = await Promise.all(
      Array.from({ length: 6 }, async () => await openLibrary({ storage: (await openPage()).storage })),
    )
    const lou = await tabs[0]?.logIn('Lou')
    const ended = new AbortController()
    const frozen = navigator.locks.request(`${name}-world`, () => new Promise(() => undefined))
    frozen.catch(() => ended.abort())
    const numbers = Array.from({ length: 60 }, (_, number) => number)
    const answers = await Promise.all(
      numbers.map(async (number) => await tabs[number % tabs.length]?.call('books/add', title(number), lou)),
    )
    expect(ended.signal.aborted).toBe(true)
    expect(new Set(answers.map((answer) => answer?.success.book.id)).size).toBe(60)
    for (const tab of tabs) expect(await titlesIn(tab)).toBe(63)
  })

  it('that answers keeps it, however often it is asked', async () => {
    const [page, other] = [await openPage(), await openPage()]
    const passed = limits()
    const finished = Promise.withResolvers<void>()
    const order: string[] = []
    const slow = page.storage.exclusive(async () => {
      await finished.promise
      order.push('slow')
    })
    const next = other.storage.exclusive(() => Promise.resolve(order.push('next')))
    // The next wait for the lock begins only with an answer, as the wait for that never passes.
    for (let asked = 0; asked < 3; asked += 1) await passed(1_000)
    finished.resolve()
    await Promise.all([slow, next])
    expect(order).toEqual(['slow', 'next'])
  })
})

describe('a browser that doesn’t answer', () => {
  it('ends a transaction with an error, and the next one runs', async () => {
    hurry()
    const { storage } = await openPage()
    await storage.replace(identity, new Map(), none)
    // Another page's transaction that never ends.
    const held = { isStuck: true }
    const db = await openDB(name)
    const stuck = db.transaction(['meta', 'journal'], 'readwrite')
    const keepOpen = async () => {
      while (held.isStuck) await stuck.objectStore('meta').get('head')
    }
    const open = keepOpen()
    await expect(storage.append('first', none, [])).rejects.toThrow(StoreUnavailable)
    held.isStuck = false
    await open
    db.close()
    await storage.append('second', none, [])
    expect(await storage.load()).toMatchObject({ journal: ['second'] })
  })

  it('ends the opening of the database with an error', async () => {
    hurry()
    vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => new IDBOpenDBRequest())
    await expect(openPage()).rejects.toThrow(StoreUnavailable)
  })
})

describe('a browser that stores no Blob', () => {
  it.each(['UnknownError', 'DataCloneError'])('(%s) stores files as bytes', async (error) => {
    const { put } = IDBObjectStore.prototype
    const stored: unknown[] = []
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function write(
      this: IDBObjectStore,
      value,
      key,
    ) {
      if (value instanceof Blob) throw new DOMException('Blobs cannot be stored.', error)
      if (this.name === 'files') stored.push(value)
      return put.call(this, value, key)
    })
    const { storage } = await openPage()
    expect(await storage.takesBlobs()).toBe(false)
    await storage.replace(
      identity,
      new Map(),
      new Map([['a.png', new Blob(['picture'], { type: 'image/png' })]]),
    )
    const file = await (await openPage()).storage.file('a.png')
    expect([file?.type, await file?.text()]).toEqual(['image/png', 'picture'])
    const quarantined = await storage.quarantine()
    expect((await storage.contentsOf(quarantined)).files.get('a.png')?.size).toBe(7)
    // The reserve is as large as elsewhere.
    await storage.replace(identity, new Map(), none)
    await storage.append('first', none, [])
    expect(stored).toContainEqual({ type: '', bytes: expect.objectContaining({ byteLength: 1024 * 1024 }) })
  })
})
