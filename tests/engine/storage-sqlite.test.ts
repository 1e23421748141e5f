import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SqliteStorage } from '../../mocks/engine/storage/sqlite.ts'
import { StorageBroken, StorageFull, type WorldIdentity } from '../../mocks/engine/storage/storage.ts'

// `storage.test.ts` tests what all stores have in common; these tests are about folders on a disk.

const identity: WorldIdentity = { format: 'one', scenario: 'everyday', seed: 7, epoch: 'a' }
const segments = new Map([
  ['books/0', 'books'],
  ['people/0', 'people'],
])
const none = new Map<string, Blob>()
const file = (name: string, text: string) => new Map([[name, new Blob([text])]])

const root = mkdtempSync(join(tmpdir(), 'engine-sqlite-'))
let folders = 0
let folder: string
let storage: SqliteStorage

beforeEach(async () => {
  folder = join(root, String((folders += 1)))
  storage = await SqliteStorage.open(folder)
})
afterEach(() => {
  storage.close()
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

/** Closes the store, changes the folder and opens the store again. */
async function reopened(between: () => void = () => undefined): Promise<SqliteStorage> {
  storage.close()
  between()
  storage = await SqliteStorage.open(folder)
  return storage
}

/** Returns a function that runs SQL on the database directly. */
function spoil(sql: string): () => void {
  return () => {
    const db = new DatabaseSync(join(folder, 'world.sqlite'))
    db.exec(sql)
    db.close()
  }
}

const contents = () => readdirSync(join(folder, 'files'))

describe('a store on the disk', { timeout: 30_000 }, () => {
  it('deletes the contents of deleted and replaced files', async () => {
    await storage.replace(identity, segments, file('a.pdf', 'first'))
    await storage.append('1', file('a.pdf', 'second'), [])
    expect(contents()).toHaveLength(1)
    expect(await (await storage.file('a.pdf'))?.text()).toBe('second')
    await storage.append('2', none, ['a.pdf'])
    expect(contents()).toEqual([])
    await storage.append('3', file('b.pdf', 'b'), [])
    await storage.replace({ ...identity, epoch: 'b' }, segments, none)
    expect(contents()).toEqual([])
  })

  it('writes few files at once', async () => {
    let [open, most] = [0, 0]
    const some = Array.from({ length: 40 }, (_, number): [string, Blob] => [`${number}`, new Blob(['a'])])
    for (const [, blob] of some)
      vi.spyOn(blob, 'stream').mockImplementation(() => {
        most = Math.max(most, (open += 1))
        return new Blob(['a']).stream().pipeThrough(new TransformStream({ flush: () => void (open -= 1) }))
      })
    await storage.replace(identity, segments, new Map(some))
    expect([contents().length, most]).toEqual([40, 16])
  })

  it('deletes uncommitted files of a killed server at the start', async () => {
    await storage.replace(identity, segments, file('a.pdf', 'a'))
    await reopened(() => {
      writeFileSync(join(folder, 'files', 'half-written'), 'half')
    })
    expect(contents()).toHaveLength(1)
    expect(await (await storage.file('a.pdf'))?.text()).toBe('a')
  })

  it('treats file names as names, not as paths', async () => {
    await storage.replace(identity, segments, file('../../escape.pdf', 'inside'))
    expect(contents()).toHaveLength(1)
    expect(contents()[0]).toMatch(/^[\da-f-]+$/)
    expect(await (await storage.file('../../escape.pdf'))?.text()).toBe('inside')
    expect(await storage.file('../world.sqlite')).toBeUndefined()
  })

  it('leaves nothing behind if a file can’t be read completely', async () => {
    await storage.replace(identity, segments, none)
    const torn = new Blob(['torn'])
    vi.spyOn(torn, 'stream').mockReturnValue(
      new ReadableStream({
        start: (controller) => {
          controller.error(new Error('torn'))
        },
      }),
    )
    await expect(storage.append('1', new Map([['torn.pdf', torn]]), [])).rejects.toThrow('torn')
    expect(contents()).toEqual([])
    expect(await storage.load()).toMatchObject({ journal: [], head: 0 })
    expect(await storage.append('2', none, [])).toBe(1)
  })

  it('reports a full disk, and changes nothing', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    await storage.replace(identity, segments, none)
    const large = new Blob(['x'])
    const full = Object.assign(new Error('no space left'), { code: 'ENOSPC' })
    vi.spyOn(large, 'stream').mockImplementation(() => {
      throw full
    })
    for (let time = 0; time < 2; time += 1) {
      await expect(storage.append('1', new Map([['a.pdf', large]]), [])).rejects.toThrow(StorageFull)
    }
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('is full'))
    expect(await storage.load()).toMatchObject({ journal: [], head: 0 })
  })

  it.each<[string, () => void]>([
    ['removed', () => rmSync(folder, { recursive: true })],
    ['moved away', () => renameSync(folder, `${folder}-moved`)],
    [
      'replaced',
      () => {
        cpSync(folder, `${folder}-copy`, { recursive: true })
        renameSync(folder, `${folder}-moved`)
        renameSync(`${folder}-copy`, folder)
      },
    ],
    ['missing its files', () => rmSync(join(folder, 'files'), { recursive: true })],
    ['missing its write-ahead log', () => rmSync(join(folder, 'world.sqlite-wal'))],
  ])('refuses writes if the folder is %s while open', async (_what, happen) => {
    await storage.replace(identity, segments, none)
    await storage.append('first', none, [])
    happen()
    for (const files of [none, file('a.pdf', 'a')]) {
      await expect(storage.append('second', files, [])).rejects.toThrow('removed or replaced')
    }
    expect(await storage.load()).toMatchObject({ journal: ['first'], head: 1 })
  })

  it('tolerates a file that was deleted externally', async () => {
    await storage.replace(identity, segments, file('a.pdf', 'a'))
    for (const name of contents()) rmSync(join(folder, 'files', name))
    expect(await storage.file('a.pdf')).toBeUndefined()
  })
})

describe('the write-ahead log', { timeout: 30_000 }, () => {
  const writeAhead = 'world.sqlite-wal'
  /** Changes the write-ahead log in a copy of the folder, as if the server had been killed, and opens the copy. */
  async function killed(change: (path: string) => void): Promise<SqliteStorage> {
    const left = join(root, String((folders += 1)))
    cpSync(folder, left, { recursive: true })
    change(join(left, writeAhead))
    return await reopened(() => {
      folder = left
    })
  }

  it('is removed once the store is closed', async () => {
    await storage.replace(identity, segments, none)
    await storage.append('first', none, [])
    expect(readdirSync(folder)).toContain(writeAhead)
    storage.close()
    expect(readdirSync(folder).toSorted()).toEqual(['files', 'last', 'lock', 'reserve', 'world.sqlite'])
    folder = join(root, String((folders += 1)))
    mkdirSync(folder)
    cpSync(join(root, String(folders - 1), 'world.sqlite'), join(folder, 'world.sqlite'))
    storage = await SqliteStorage.open(folder)
    expect(await storage.load()).toEqual({ identity, segments, journal: ['first'], head: 1 })
  })

  it.each([
    ['removed', (path: string) => rmSync(path), 3],
    ['truncated', (path: string) => truncateSync(path, statSync(path).size - 100), 1],
  ])('%s: lost changes are reported; the rest and all files are kept', async (_what, change, gone) => {
    await storage.replace(identity, segments, none)
    await reopened()
    for (const entry of ['first', 'second']) await storage.append(entry, none, [])
    await storage.append('third', file('a.pdf', 'a'), [])
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    await killed(change)
    expect(warn).toHaveBeenCalledWith(expect.stringContaining(`The last ${gone} changes`))
    const journal = ['first', 'second'].slice(0, 3 - gone)
    expect(await storage.load()).toMatchObject({ journal, head: journal.length })
    expect(contents()).toHaveLength(1)
  })

  it.each([
    ['the write-ahead log', 'world.sqlite-wal'],
    ['the database', 'world.sqlite'],
  ])('%s was deleted with the whole world in it: the rest is quarantined', async (_what, name) => {
    await storage.replace(identity, segments, file('a.pdf', 'a'))
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    await killed((log) => rmSync(join(log, '..', name)))
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('was quarantined'))
    const [moment = 0] = await storage.quarantined()
    expect((await storage.contentsOf(moment)).files.size).toBe(1)
  })
})

describe('an unreadable stored world', { timeout: 30_000 }, () => {
  beforeEach(async () => {
    await storage.replace(identity, segments, file('a.pdf', 'a'))
    await storage.append('first', none, [])
    await storage.append('second', none, [])
  })

  const path = () => join(folder, 'world.sqlite')
  it.each([
    ['no segment', `DELETE FROM segments WHERE key = 'books/0'`],
    ['a gap in the journal', 'DELETE FROM journal WHERE number = 1'],
    ['a foreign head', `UPDATE meta SET value = '{"hello": "world"}'`],
    ['a head that is not JSON', `UPDATE meta SET value = 'hello'`],
    ['rows without a head', 'DELETE FROM meta'],
  ])('with %s is reported', async (_what, sql) => {
    await reopened(spoil(sql))
    await expect(storage.load()).rejects.toThrow(StorageBroken)
  })

  it.each([
    ['just words', () => writeFileSync(path(), 'just words, and more than a head would have '.repeat(30))],
    ['only its head', () => writeFileSync(path(), readFileSync(path()).fill(0x5a, 100))],
    ['foreign tables', spoil('DROP TABLE files; CREATE TABLE files (hello TEXT)')],
  ])('is quarantined at the start if the database has %s', async (_what, change) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    await reopened(change)
    expect(storage.foundBroken).toBe(true)
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('was quarantined'))
    expect(await storage.load()).toBeNull()
    const [moment = 0] = await storage.quarantined()
    await expect(storage.restore(moment)).rejects.toThrow(StorageBroken)
    expect(await storage.load()).toBeNull()
    expect(await storage.quarantined()).toHaveLength(1)
  })
})
