import 'fake-indexeddb/auto'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDB } from 'idb'
import * as v from 'valibot'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { IndexedDbStorage } from '../../mocks/engine/storage/indexeddb.ts'
import { MemoryStorage } from '../../mocks/engine/storage/memory.ts'
import { readSegments } from '../../mocks/engine/storage/segments.ts'
import { SqliteStorage } from '../../mocks/engine/storage/sqlite.ts'
import {
  StorageBroken,
  StoreMoved,
  type WorldIdentity,
  type WorldStorage,
} from '../../mocks/engine/storage/storage.ts'

const identity: WorldIdentity = { format: 'one', scenario: 'everyday', seed: 7, epoch: 'a' }
const rows = (count: number) =>
  new Map(Array.from({ length: count }, (_, index) => [`loans/${index}`, `rows ${index}`]))
const none = new Map<string, Blob>()

let databases = 0
const folder = mkdtempSync(join(tmpdir(), 'engine-storage-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe.each<[string, () => Promise<WorldStorage>]>([
  ['memory', () => Promise.resolve(new MemoryStorage())],
  ['IndexedDB', () => IndexedDbStorage.open(`test-${(databases += 1)}`)],
  ['SQLite', () => SqliteStorage.open(join(folder, `${(databases += 1)}`))],
])('%s', (_name, open) => {
  let storage: WorldStorage

  beforeEach(async () => {
    storage = await open()
  })

  it('is empty at first', async () => {
    expect(await storage.load()).toBeNull()
    expect(await storage.after('a', 0)).toBe('reload')
    await expect(storage.append('first', none, [])).rejects.toThrow(StorageBroken)
    await expect(storage.compact(rows(1))).rejects.toThrow(StorageBroken)
    expect(await storage.load()).toBeNull()
  })

  it('returns the snapshot and later entries', async () => {
    await storage.replace(identity, rows(25), new Map([['x.pdf', new Blob(['x'])]]))
    expect(await storage.append('first', none, [])).toBe(1)
    expect(await storage.append('second', none, [])).toBe(2)
    const stored = await storage.load()
    expect(stored?.identity).toEqual(identity)
    expect(new Map(stored?.segments)).toEqual(rows(25))
    expect(stored?.journal).toEqual(['first', 'second'])
    expect(stored?.head).toBe(2)
    expect(await (await storage.file('x.pdf'))?.text()).toBe('x')
  })

  it('keeps numbering and files through a compaction, and resets both on a reset', async () => {
    await storage.replace(identity, rows(3), new Map([['seed.pdf', new Blob(['s'])]]))
    await storage.append('first', new Map([['new.pdf', new Blob(['n'])]]), ['seed.pdf'])
    await storage.append('second', none, [])
    await storage.compact(rows(0).set('loans/1', 'anew').set('people/0', 'new'))
    expect(await storage.after('a', 1)).toBe('reload')
    expect(await storage.after('a', 2)).toEqual([])
    expect(await storage.append('third', none, [])).toBe(3)
    expect(await storage.file('seed.pdf')).toBeUndefined()
    expect(await storage.file('new.pdf')).toBeDefined()
    expect(await storage.after('a', 2)).toEqual(['third'])
    const stored = await storage.load()
    expect(stored).toMatchObject({ identity, journal: ['third'], head: 3 })
    expect(new Map(stored?.segments)).toEqual(rows(3).set('loans/1', 'anew').set('people/0', 'new'))
    await storage.replace({ ...identity, epoch: 'b' }, rows(1), none)
    expect(await storage.file('new.pdf')).toBeUndefined()
    expect(await storage.load()).toMatchObject({ journal: [], head: 0 })
  })

  it('rewrites a world in another format, keeping its files', async () => {
    await storage.replace(identity, rows(3), new Map([['seed.pdf', new Blob(['s'])]]))
    await storage.append('first', none, [])
    const other = { ...identity, format: 'two', epoch: 'b' }
    await storage.replace(other, rows(2), null)
    expect(await storage.load()).toEqual({ identity: other, segments: rows(2), journal: [], head: 0 })
    expect(await storage.file('seed.pdf')).toBeDefined()
    expect(await storage.after('a', 1)).toBe('reload')
  })

  it('keeps each quarantined world with its files, to download, restore or delete (rules 40)', async () => {
    const filled = async (epoch: string) => {
      await storage.replace({ ...identity, epoch }, rows(2), new Map([['cv.pdf', new Blob([epoch])]]))
      await storage.append(`entry of ${epoch}`, none, [])
      return await storage.quarantine()
    }
    const [first, second, third] = [await filled('a'), await filled('b'), await filled('c')]
    expect(await storage.load()).toBeNull()
    expect(await storage.file('cv.pdf')).toBeUndefined()
    await storage.replace({ ...identity, epoch: 'd' }, rows(1), none)
    expect(await storage.quarantined()).toEqual([third, second, first])
    const { contents, files } = await storage.contentsOf(second)
    expect(contents).toMatchObject({ stored: { epoch: 'b' }, segments: rows(2), journal: ['entry of b'] })
    expect(await files.get('cv.pdf')?.text()).toBe('b')

    await storage.discard(third)
    const former = await storage.restore(second)
    expect(await storage.load()).toMatchObject({
      identity: { epoch: 'b' },
      segments: rows(2),
      journal: ['entry of b'],
      head: 1,
    })
    expect(await (await storage.file('cv.pdf'))?.text()).toBe('b')
    expect(await storage.quarantined()).toEqual([former, first])
    expect(
      await storage.replace({ ...identity, epoch: 'e' }, rows(1), none, { keeps: true }),
    ).toBeGreaterThan(Number(former))
    expect(await storage.file('cv.pdf')).toBeUndefined()
    expect(await storage.quarantined()).toHaveLength(3)
  })

  it('records which build has checked the world', async () => {
    await storage.replace(identity, rows(2), none)
    await storage.markChecked('build')
    await storage.append('first', none, [])
    await storage.compact(rows(3))
    expect((await storage.load())?.identity.checkedBy).toBe('build')
    await storage.replace(identity, rows(2), none)
    expect((await storage.load())?.identity.checkedBy).toBeUndefined()
  })

  it('serialises work, also after some that failed', async () => {
    const order: string[] = []
    const turn = (name: string) =>
      storage.exclusive(async () => {
        order.push(`${name} in`)
        await Promise.resolve()
        order.push(`${name} out`)
        if (name === 'a') throw new Error('no')
      })
    const [first] = await Promise.allSettled([turn('a'), turn('b')])
    expect([first.status, ...order]).toEqual(['rejected', 'a in', 'a out', 'b in', 'b out'])
  })

  it('refuses to overwrite what the caller has not read', async () => {
    await storage.replace(identity, rows(1), none, { after: null })
    await storage.append('first', none, [], { after: { epoch: 'a', head: 0 } })
    for (const after of [{ epoch: 'a', head: 0 }, { epoch: 'b', head: 1 }, null]) {
      await expect(storage.append('second', none, [], { after })).rejects.toThrow(StoreMoved)
      await expect(storage.compact(rows(1), after)).rejects.toThrow(StoreMoved)
      await expect(storage.replace(identity, rows(2), none, { after })).rejects.toThrow(StoreMoved)
    }
    expect(await storage.load()).toMatchObject({ segments: rows(1), journal: ['first'], head: 1 })
  })
})

describe('a store of an earlier version, which moved its worlds', () => {
  const former = new URL('former/', import.meta.url)
  const formerKey = v.union([v.string(), v.number(), v.array(v.union([v.string(), v.number()]))])
  const formerStores = v.record(v.string(), v.array(v.tuple([formerKey, v.unknown()])))
  const file = v.object({ text: v.string() })

  async function inBrowser(): Promise<WorldStorage> {
    const name = `test-${(databases += 1)}`
    const stores = v.parse(formerStores, JSON.parse(readFileSync(new URL('indexeddb.json', former), 'utf8')))
    const db = await openDB(name, 1, {
      upgrade: (made) => Object.keys(stores).forEach((store) => made.createObjectStore(store)),
    })
    for (const [store, records] of Object.entries(stores))
      for (const [key, value] of records)
        await db.put(store, store === 'files' ? new Blob([v.parse(file, value).text]) : value, key)
    db.close()
    return await IndexedDbStorage.open(name)
  }

  async function onDisk(): Promise<WorldStorage> {
    const path = join(folder, `${(databases += 1)}`)
    cpSync(new URL('sqlite', former), path, { recursive: true })
    const storage = await SqliteStorage.open(path)
    const [moment = 0] = await storage.quarantined()
    await storage.restore(Number(await storage.restore(moment)))
    storage.close()
    return await SqliteStorage.open(path)
  }

  it.each([
    ['a browser', inBrowser],
    ['a disk', onDisk],
  ])('on %s: opens, lists and restores its worlds', async (_where, open) => {
    const storage = await open()
    const lent = await storage.load()
    expect(lent?.journal.at(-1)).toContain('books/lend')
    const [moment = 0, ...others] = await storage.quarantined()
    expect(others).toEqual([])
    const kept = await storage.restore(moment)
    const added = await storage.load()
    expect(added?.journal.at(-1)).toContain('books/add')
    expect(
      readSegments(added?.identity.epoch ?? '', added?.segments ?? new Map())
        .get('books')
        ?.read(),
    ).toHaveLength(3)
    expect(await (await storage.file('cover-601c567fbb5522e5.png'))?.text()).toMatch('PNG')
    expect(await storage.quarantined()).toEqual([kept])
    await storage.restore(Number(kept))
    expect(await storage.load()).toEqual(lent)
  })
})

it('a database that another version has opened asks for a reload', async () => {
  const name = `test-${(databases += 1)}`
  const storage = await IndexedDbStorage.open(name)
  const later = await openDB(name, 99)
  later.close()
  await expect(storage.load()).rejects.toThrow('Another version of this page is in use. Reload it.')
})
