import 'fake-indexeddb/auto'
import { deleteDB, openDB } from 'idb'
import { beforeEach, describe, expect, it } from 'vitest'
import { IndexedDbStorage } from './storage-indexeddb.ts'
import { MemoryStorage } from './storage-memory.ts'
import { StorageBroken, type WorldIdentity, type WorldStorage } from './storage.ts'

const identity: WorldIdentity = { format: 1, scenario: 'everyday', seed: 7, epoch: 'a' }
const put = (id: number) => ({ changes: [{ table: 'job_views', put: { id } }] })
const rows = (count: number) => ({
  job_views: { sequence: count, rows: Array.from({ length: count }, (_, index) => ({ id: index + 1 })) },
})
const none = new Map<string, Blob>()

let databases = 0

describe.each([
  ['memory', () => Promise.resolve(new MemoryStorage())],
  ['IndexedDB', () => IndexedDbStorage.open(`test-${(databases += 1)}`)],
] as const)('%s', (_name, open) => {
  let storage: WorldStorage

  beforeEach(async () => {
    storage = await open()
  })

  it('is empty at first', async () => {
    expect(await storage.load()).toBeNull()
    expect(await storage.after('a', 0)).toBe('reload')
  })

  it('gives back the snapshot and what came after it', async () => {
    await storage.replace(identity, rows(2_500), new Map([['x.pdf', new Blob(['x'])]]))
    expect(await storage.append(put(1), none, [])).toBe(1)
    expect(await storage.append(put(2), none, [])).toBe(2)
    const stored = await storage.load()
    expect(stored?.identity).toEqual(identity)
    expect(stored?.data.job_views?.rows).toHaveLength(2_500)
    expect(stored?.data.job_views?.sequence).toBe(2_500)
    expect(stored?.entries).toEqual([put(1), put(2)])
    expect(stored?.head).toBe(2)
    expect(await (await storage.file('x.pdf'))?.text()).toBe('x')
  })

  it('tells what came after a number, and when to read anew', async () => {
    await storage.replace(identity, rows(1), none)
    await storage.append(put(1), none, [])
    await storage.append(put(2), none, [])
    expect(await storage.after('a', 1)).toEqual([put(2)])
    expect(await storage.after('a', 2)).toEqual([])
    expect(await storage.after('other', 2)).toBe('reload')
  })

  it('keeps counting and keeps its files over a compaction, and drops them on a reset', async () => {
    await storage.replace(identity, rows(1), new Map([['seed.pdf', new Blob(['s'])]]))
    await storage.append(put(1), new Map([['new.pdf', new Blob(['n'])]]), ['seed.pdf'])
    await storage.replace(identity, rows(1), none)
    expect(await storage.after('a', 0)).toBe('reload')
    expect(await storage.after('a', 1)).toEqual([])
    expect(await storage.append(put(3), none, [])).toBe(2)
    expect(await storage.file('seed.pdf')).toBeUndefined()
    expect(await storage.file('new.pdf')).toBeDefined()
    await storage.replace({ ...identity, epoch: 'b' }, rows(1), none)
    expect(await storage.file('new.pdf')).toBeUndefined()
    expect((await storage.load())?.head).toBe(0)
  })

  it('takes turns', async () => {
    const order: string[] = []
    const turn = (name: string) =>
      storage.exclusive(async () => {
        order.push(`${name} in`)
        await Promise.resolve()
        order.push(`${name} out`)
      })
    await Promise.all([turn('a'), turn('b')])
    expect(order).toEqual(['a in', 'a out', 'b in', 'b out'])
  })

  it('goes on after work that failed', async () => {
    await expect(storage.exclusive(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await storage.exclusive(() => Promise.resolve(1))).toBe(1)
  })
})

describe('a stored world that cannot be read', () => {
  async function spoiled(spoil: (db: Awaited<ReturnType<typeof openDB>>) => Promise<unknown>) {
    databases += 1
    const name = `test-${databases}`
    const storage = await IndexedDbStorage.open(name)
    await storage.replace(identity, rows(3), none)
    await storage.append(put(1), none, [])
    await storage.append(put(2), none, [])
    const db = await openDB(name)
    await spoil(db)
    db.close()
    return storage
  }

  it.each([
    ['a cut-off snapshot', (db) => db.put('segments', '{"sequence":3,"rows":[{"id":1},', ['job_views', 0])],
    ['a snapshot that lacks a part', (db) => db.delete('segments', ['job_views', 0])],
    ['a gap in the journal', (db) => db.delete('journal', 1)],
    ['a foreign journal entry', (db) => db.put('journal', '{"changes":"none"}', 2)],
    ['a foreign head', (db) => db.put('meta', { hello: 'world' }, 'head')],
  ] as const satisfies [string, Parameters<typeof spoiled>[0]][])('%s is told', async (_what, spoil) => {
    const storage = await spoiled(spoil)
    await expect(storage.load()).rejects.toThrow(StorageBroken)
  })

  it('is put aside, so that a new one can begin', async () => {
    const storage = await spoiled((db) => db.delete('journal', 1))
    await storage.setAside()
    expect(await storage.load()).toBeNull()
    await storage.replace({ ...identity, epoch: 'b' }, rows(1), none)
    expect((await storage.load())?.identity.epoch).toBe('b')
  })
})

describe('a database that is deleted while it is open', () => {
  it('lets go of it and begins anew', async () => {
    const name = `test-${(databases += 1)}`
    const storage = await IndexedDbStorage.open(name)
    await storage.replace(identity, rows(1), none)
    await deleteDB(name)
    expect(await storage.load()).toBeNull()
    await storage.replace({ ...identity, epoch: 'b' }, rows(1), none)
    expect((await storage.load())?.identity.epoch).toBe('b')
  })
})

describe('compaction', () => {
  it('is wanted once the journal outgrows the snapshot', async () => {
    const storage = await IndexedDbStorage.open(`test-${(databases += 1)}`)
    await storage.replace(identity, rows(1), none)
    expect(await storage.wantsCompaction()).toBe(false)
    const long = { changes: [{ table: 'job_views', put: { id: 1, text: 'x'.repeat(300_000) } }] }
    await storage.append(long, none, [])
    expect(await storage.wantsCompaction()).toBe(true)
    await storage.replace(identity, rows(1), none)
    expect(await storage.wantsCompaction()).toBe(false)
  })
})
