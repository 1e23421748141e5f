import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { holdingOf } from '../../mocks/board-panel/holding.ts'
import { followOtherPages } from '../../mocks/engine/hosts/browser/follow-other-pages.ts'
import type { Change } from '../../mocks/engine/data/unit-of-work.ts'
import { Runtime } from '../../mocks/engine/runtime.ts'
import { backTo } from '../../mocks/panel/go-back.ts'
import { IndexedDbStorage } from '../../mocks/engine/storage/indexeddb.ts'
import { StorageFull } from '../../mocks/engine/storage/storage.ts'
import { openLibrary, rowsOf, type TestLibrary } from '../support/library.ts'
import { library } from './library/backend.ts'

let databases = 0
let name: string
let storage: IndexedDbStorage
let open: TestLibrary
let ann: string
const free = 1

beforeEach(async () => {
  name = `history-${(databases += 1)}`
  storage = await IndexedDbStorage.open(name)
  open = await openLibrary({ storage })
  ann = await open.logIn('Ann')
})

/** A store that no page has opened yet. */
const unopened = (at: IndexedDbStorage) =>
  new Runtime(library, { storage: at, appUrl: 'https://library.example/' }).store

/** Opens another page that shares the store. */
const page = async () => await openLibrary({ storage: await IndexedDbStorage.open(name) })

const listOf = ({ runtime }: TestLibrary) =>
  runtime.store.history.steps.map(({ origin }) => origin && [origin.who, origin.what])
const headOf = ({ runtime }: TestLibrary, what: string) =>
  runtime.store.history.steps.find(({ origin }) => origin?.what === what)?.head ?? -1

describe('the history', () => {
  it('lists the actor, name and time of each change', async () => {
    await open.call('books/lend', { id: free }, ann)
    await open.runtime.mutate(({ tx }) => tx.books.remove(3), 'Remove a book')
    expect(listOf(open)).toEqual([
      ['visitor', 'log-in'],
      ['Ann (member)', 'books/lend'],
      ['Simulator', 'Remove a book'],
    ])
    expect(open.runtime.store.history.steps[1]?.origin?.at).toBe(open.runtime.now())
  })

  it('leaves out calls that change nothing or are refused', async () => {
    await open.call('books/search', {})
    await open.call('books/lend', { id: 99 }, ann)
    expect(listOf(open)).toHaveLength(1)
  })

  it('includes the changes of other pages', async () => {
    const other = await page()
    await other.call('books/lend', { id: free }, ann)
    const heard = vi.fn()
    open.runtime.store.subscribe(heard)
    await open.runtime.read(() => null)
    expect(heard).toHaveBeenCalled()
    expect(listOf(open)).toEqual([
      ['visitor', 'log-in'],
      ['Ann (member)', 'books/lend'],
    ])
    // The other page opened the world after the login.
    expect(listOf(other)).toEqual([['Ann (member)', 'books/lend']])
  })
})

describe('going back', () => {
  it('restores all rows from before a step, including those of later steps and other pages', async () => {
    const other = await page()
    const before = await rowsOf(open)
    await open.call('books/lend', { id: free }, ann)
    await other.runtime.mutate(({ tx }) => {
      tx.loans.remove(1)
      tx.books.patch(3, { title: 'Sanditon' })
    }, 'Tidy up')
    await open.runtime.mutate(({ tx }) => tx.books.patch(3, { title: 'Lady Susan' }), 'Rename')
    expect(await backTo(open.runtime, headOf(open, 'books/lend'), (undo) => undo, 'Back')).toEqual([])
    expect(await rowsOf(open)).toEqual(before)
    expect(await rowsOf(other)).toEqual(before)
    expect(await rowsOf(await page())).toEqual(before)
  })

  it('can be undone', async () => {
    await open.call('books/lend', { id: free }, ann)
    const after = await rowsOf(open)
    await backTo(open.runtime, headOf(open, 'books/lend'), (undo) => undo, 'Back')
    const holding = () => holdingOf(open.runtime.store.history.steps).map(({ origin }) => origin?.what)
    expect(holding()).toEqual(['log-in', 'Back'])
    await backTo(open.runtime, headOf(open, 'Back'), (undo) => undo, 'Forth')
    expect(holding()).toEqual(['log-in', 'books/lend', 'Forth'])
    expect(await rowsOf(open)).toEqual(after)
  })

  it('omits the changes that the caller excludes', async () => {
    const ben = await open.logIn('Ben')
    await open.call('books/lend', { id: free }, ben)
    const steps = open.runtime.store.history.steps.slice(-2)
    const keepsSessions = (undo: readonly Change[]) => undo.filter(({ table }) => table !== 'sessions')
    await backTo(open.runtime, steps[0]?.head ?? -1, keepsSessions, 'Back')
    expect((await open.call('loans/my', undefined, ben)).success.loans).toHaveLength(1)
  })

  it('does nothing for an unknown step', async () => {
    const before = await rowsOf(open)
    expect(await backTo(open.runtime, 12_345, (undo) => undo, 'Back')).toBeNull()
    expect(await rowsOf(open)).toEqual(before)
  })
})

describe('a reset', () => {
  it('loses no world in a store that fills up in the meantime', async () => {
    await open.call('books/lend', { id: free }, ann)
    const before = await rowsOf(open)
    const replace = vi.spyOn(storage, 'replace').mockRejectedValue(new StorageFull('full'))
    await expect(open.runtime.store.reset()).rejects.toThrow(StorageFull)
    expect(await rowsOf(open)).toEqual(before)
    replace.mockRestore()

    const moment = (await open.runtime.store.reset()) ?? 0
    const after = await rowsOf(open)
    vi.spyOn(storage, 'restore').mockRejectedValueOnce(new StorageFull('full'))
    await expect(open.runtime.store.restore(moment)).rejects.toThrow(StorageFull)
    expect(await rowsOf(open)).toEqual(after)
    expect(await open.runtime.store.restore(moment)).toBe(true)
    expect(await rowsOf(open)).toEqual(before)
  })

  it('keeps each world that it replaces (rules 45)', async () => {
    const moments = [await open.runtime.store.reset(), await open.runtime.store.reset()]
    expect(await storage.quarantined()).toEqual(moments.toReversed())
    expect(await open.runtime.store.reset(undefined, undefined, { discards: true })).toBeNull()
    expect(await storage.quarantined()).toHaveLength(2)
  })

  it('of an empty store leaves nothing in quarantine', async () => {
    const empty = await IndexedDbStorage.open(`${name}-empty`)
    expect(await unopened(empty).reset()).toBeNull()
    expect(await empty.quarantined()).toEqual([])
  })

  it('before the store was opened keeps its world', async () => {
    const before = await rowsOf(open)
    const store = unopened(await IndexedDbStorage.open(name))
    const moment = (await store.reset()) ?? 0
    expect(await store.restore(moment)).toBe(true)
    expect(await rowsOf(open)).toEqual(before)
  })
})

describe('following other pages', () => {
  /** A page that follows the others. `applied` counts how often it applied their changes. */
  async function follower(visibilityState: DocumentVisibilityState = 'visible') {
    const document = Object.assign(new EventTarget(), { visibilityState })
    const window = new EventTarget()
    vi.stubGlobal('document', document)
    vi.stubGlobal('window', window)
    const follows = await page()
    const applied = vi.fn()
    followOtherPages(follows.runtime, name, applied)
    return { ...follows, document, window, applied }
  }

  beforeEach(async () => {
    await follower()
    followOtherPages(open.runtime, name, () => undefined)
  })

  /** Changes the world on the first page, and waits until the others have received the message. */
  async function lend(): Promise<void> {
    const heard = new Promise<void>((resolve) => {
      const channel = new BroadcastChannel(name)
      channel.addEventListener('message', () => {
        channel.close()
        resolve()
      })
    })
    await open.call('books/lend', { id: free }, ann)
    await heard
  }

  it('applies each change at once', async () => {
    const other = await follower()
    await lend()
    await expect.poll(() => other.applied).toHaveBeenCalled()
    expect(listOf(other)).toEqual([['Ann (member)', 'books/lend']])
  })

  it('waits until the page is visible, as a hidden one may be frozen', async () => {
    const other = await follower('hidden')
    await lend()
    other.document.dispatchEvent(new Event('visibilitychange'))
    // The store's turns come in order, so this read would follow the hidden page's.
    await open.runtime.read(() => null)
    expect(listOf(other)).toEqual([])
    other.document.visibilityState = 'visible'
    other.document.dispatchEvent(new Event('visibilitychange'))
    await expect.poll(() => other.applied).toHaveBeenCalledTimes(1)
    expect(listOf(other)).toEqual([['Ann (member)', 'books/lend']])
  })

  it('applies what happened while the page was frozen', async () => {
    const other = await page()
    await open.call('books/lend', { id: free }, ann)
    const returned = await follower()
    returned.window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
    expect(returned.applied).not.toHaveBeenCalled()
    returned.window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    await expect.poll(() => returned.applied).toHaveBeenCalledTimes(1)
    expect(await rowsOf(returned)).toEqual(await rowsOf(other))
  })
})
