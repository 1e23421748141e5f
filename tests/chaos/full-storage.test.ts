import 'fake-indexeddb/auto'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { IndexedDbStorage } from '../../mocks/engine/storage/indexeddb.ts'
import { Database, SqliteStorage } from '../../mocks/engine/storage/sqlite.ts'
import { day } from '../../mocks/engine/base/clock.ts'
import type { WorldStorage } from '../../mocks/engine/storage/storage.ts'
import { jobs, personas } from '../../mocks/scenarios/personas.ts'
import { createTestBackend, pdfFile, type TestBackend } from '../support/backend.ts'

const root = mkdtempSync(join(tmpdir(), 'fieldwork-full-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
const megabyte = 1024 * 1024
let stores = 0

interface Small {
  storage: WorldStorage
  /** Fills the store, so that further writes fail until something is deleted. */
  fill(): void
  close(): void
}

/** A browser with a storage quota. Deletions free space. */
async function browser(): Promise<Small> {
  const sizes = new Map<string, number>()
  const taken = () => [...sizes.values()].reduce((sum, size) => sum + size, 0)
  let room = Number.POSITIVE_INFINITY
  const keyOf = (store: IDBObjectStore, key: unknown) => `${store.name} ${JSON.stringify(key)}`
  const keyIn = (written: string): unknown => JSON.parse(written.slice(written.indexOf(' ')))
  for (const name of ['put', 'add'] as const) {
    const write = IDBObjectStore.prototype[name]
    vi.spyOn(IDBObjectStore.prototype, name).mockImplementation(function written(
      this: IDBObjectStore,
      value: unknown,
      key?: IDBValidKey,
    ) {
      const size = value instanceof Blob ? value.size : JSON.stringify(value).length
      const before = sizes.get(keyOf(this, key)) ?? 0
      if (taken() - before + size > room) throw new DOMException('No room', 'QuotaExceededError')
      sizes.set(keyOf(this, key), size)
      return write.call(this, value, key)
    })
  }
  const remove = IDBObjectStore.prototype.delete
  vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(function removed(
    this: IDBObjectStore,
    key,
  ) {
    for (const written of sizes.keys()) {
      const own = written.startsWith(`${this.name} `)
      const isGone = key instanceof IDBKeyRange && own && key.includes(keyIn(written))
      if (isGone || written === keyOf(this, key)) sizes.delete(written)
    }
    return remove.call(this, key)
  })
  return {
    storage: await IndexedDbStorage.open(`full-${(stores += 1)}`),
    fill: () => (room = taken()),
    close: () => undefined,
  }
}

/** A disk that, once full, has no room for the database until a file is deleted. */
async function disk(): Promise<Small> {
  const folder = join(root, `disk-${(stores += 1)}`)
  const storage = await SqliteStorage.open(folder)
  const taken = () =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => /(?:^|\W)files\W|^reserve$/.test(path))
      .reduce((sum, path) => sum + statSync(join(folder, path)).size, 0)
  let room = Number.POSITIVE_INFINITY
  const { putHead } = Database.prototype
  vi.spyOn(Database.prototype, 'putHead').mockImplementation(function put(this: Database, head) {
    if (taken() >= room) throw Object.assign(new Error('database or disk is full'), { errcode: 13 })
    putHead.call(this, head)
  })
  return { storage, fill: () => (room = taken()), close: () => storage.close() }
}

describe.each([
  ['a browser', browser, 'This browser'],
  ['a disk', disk, 'The server'],
])('%s without room', { timeout: 30_000 }, (_name, open, what) => {
  it('lets people read, log in and delete, which frees space (rules 41)', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const { storage, fill, close } = await open()
    const backend = await createTestBackend('everyday', storage)
    const token = await backend.signIn(personas.newcomer)
    const upload = { file: pdfFile('cv.pdf', 2 * megabyte), title: 'Mine' }
    const { cv } = (await backend.call('cvs/upload', upload, token)).success
    const bookmark = { id: jobs.open, type: 'job' } as const
    await backend.call('bookmarks/toggle', bookmark, token)
    fill()

    const isRefused = async () => {
      const { httpStatus, refusal } = await backend.call('subscribe', { email: 'ann@example.com' })
      expect(httpStatus).toBe(507)
      expect(refusal.message).toBe(
        `${what} has no room left to save this. Nothing was changed. Delete something with a file, then try again.`,
      )
    }
    await isRefused()
    // Days later, a session's last use has to be recorded, which doesn't fit either.
    await backend.advance(2 * day)
    for (const call of ['me', 'jobs/search', 'my-profile', 'cvs/fetch'] as const) {
      expect((await backend.call(call, {}, token)).success.status).toBe('success')
    }
    expect((await backend.call('jobs/fetch-single', { id: jobs.open }, token)).success.status).toBe('success')
    for (let time = 0; time < 50; time += 1) await logIn(backend)
    await isRefused()

    expect((await backend.call('bookmarks/toggle', bookmark, token)).success.is_bookmarked).toBe(false)
    expect((await backend.call('bookmarks/toggle', bookmark, token)).httpStatus).toBe(507)

    expect((await backend.call('cvs/delete', { id: cv.id }, token)).success.status).toBe('success')
    expect((await backend.call('subscribe', { email: 'ann@example.com' })).success.status).toBe('success')
    expect(warn).toHaveBeenCalledTimes(what === 'The server' ? 1 : 0)
    close()
  })

  it('can be reset, and deleting the earlier data then frees space (rules 41)', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    const { storage, fill, close } = await open()
    const backend = await createTestBackend('everyday', storage)
    const token = await backend.signIn(personas.newcomer)
    const upload = { file: pdfFile('cv.pdf', 2 * megabyte), title: 'Mine' }
    await backend.call('cvs/upload', upload, token)
    fill()
    const earlier = await backend.runtime.store.reset()
    await backend.runtime.store.discard(earlier ?? 0)
    expect((await backend.call('subscribe', { email: 'ann@example.com' })).success.status).toBe('success')
    close()
  })
})

async function logIn(backend: TestBackend): Promise<void> {
  const email = 'ada.lindqvist@example.org'
  await backend.advance(61_000)
  expect((await backend.call('login', { email, type: 'job_seeker' })).success.status).toBe('success')
  const code = await backend.runtime.read(({ tx }) => tx.mails.by('to', email).at(-1)?.code ?? '')
  const { access_token } = (await backend.call('verify', { email, code })).success
  expect((await backend.call('me', {}, access_token)).success.status).toBe('success')
}
