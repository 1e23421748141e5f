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
  it('keeps no other page waiting, and its work is repeated when it returns', async () => {
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
    // The second call waits in the same page.
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
    const halfway = Promise.withResolvers<void>()
    vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementationOnce(function read(
      this: IDBObjectStore,
      key,
    ) {
      queueMicrotask(halfway.resolve)
      return get.call(this, key)
    })
    const after = { epoch: 'a', head: 0 }
    const written = page.storage.append('first', none, [], { after })
    await halfway.promise
    page.freeze()
    const other = await openPage()
    expect(await other.storage.load()).toMatchObject({ journal: [] })
    await other.storage.append('second', none, [])
    page.thaw()
    await expect(written).rejects.toThrow('Try again')
    expect(await other.storage.load()).toMatchObject({ journal: ['second'] })
  })

  it('reads files when it returns', async () => {
    const page = await openPage()
    await page.storage.replace(identity, new Map(), new Map([['a.txt', new Blob(['a'])]]))
    page.freeze()
    const reading = page.storage.file('a.txt')
    const other = await openPage()
    await other.storage.replace(identity, new Map(), new Map([['a.txt', new Blob(['b'])]]))
    page.thaw()
    expect(await (await reading)?.text()).toBe('b')
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
