import { beforeEach, describe, expect, it, vi } from 'vitest'
import { cvs, jobs, personas } from '../../mocks/scenarios/personas.ts'
import { MemoryStorage } from '../../mocks/engine/storage/memory.ts'
import {
  createTestBackend,
  fetchStored,
  pdfFile,
  refused,
  type TestBackend,
  worldOf,
} from '../support/backend.ts'
import { compactJournal } from '../support/compact-journal.ts'

let backend: TestBackend
let ada: string

beforeEach(async () => {
  backend = await createTestBackend()
  ada = await backend.signIn(personas.ada)
})

/** A tab's access to a shared store. Once the tab is killed, its calls never return. */
class DyingStorage extends MemoryStorage {
  readonly #shared: MemoryStorage
  /** Whether the write during which the tab is killed still reaches the store. */
  readonly #written: boolean
  /** Resolves when the tab is killed. */
  readonly dead: Promise<void>
  #die: () => void = () => undefined
  killedIn: 'append' | 'replace' | 'compact' | null = null

  constructor(shared: MemoryStorage, written: boolean) {
    super()
    this.#shared = shared
    this.#written = written
    this.dead = new Promise((resolve) => {
      this.#die = resolve
    })
  }

  async #deadly<T>(kind: typeof this.killedIn, write: () => Promise<T>): Promise<T> {
    if (this.killedIn !== kind) return await write()
    if (this.#written) await write()
    this.#die()
    return await new Promise(() => undefined)
  }

  override load: MemoryStorage['load'] = () => this.#shared.load()
  override after: MemoryStorage['after'] = (...given) => this.#shared.after(...given)
  override file: MemoryStorage['file'] = (name) => this.#shared.file(name)
  override append: MemoryStorage['append'] = (...given) =>
    this.#deadly('append', () => this.#shared.append(...given))
  override replace: MemoryStorage['replace'] = (...given) =>
    this.#deadly('replace', () => this.#shared.replace(...given))
  override compact: MemoryStorage['compact'] = (...given) =>
    this.#deadly('compact', () => this.#shared.compact(...given))
}

describe.each([
  ['before it reached the store', false],
  ['after it reached the store', true],
])('a tab that is killed during a write, %s', (_when, written) => {
  it('leaves a complete application, or nothing', async () => {
    const shared = new MemoryStorage()
    const storage = new DyingStorage(shared, written)
    const tab = await createTestBackend('everyday', storage)
    const token = await tab.signIn(personas.ada)
    const traces = (look: TestBackend) =>
      look.runtime.read(({ tx }) => [
        tx.applications.count('applicant', `${jobs.open}:${personas.ada}`),
        tx.notifications.where(
          ({ type, table_id }) => type === 'new_job_application' && table_id === jobs.open,
        ).length,
        tx.mails.all().length,
      ])
    const before = await traces(tab)
    storage.killedIn = 'append'
    void tab.call('jobs/apply', { id: jobs.open, cv_id: cvs.standard }, token)
    await storage.dead
    const next = await createTestBackend('everyday', shared)
    expect(next.runtime.store.notice).toBeNull()
    expect(await traces(next)).toEqual(before.map((count) => count + Number(written)))
    // The user tries again. Whether or not the first attempt was stored, there is one application.
    await next.call('jobs/apply', { id: jobs.open, cv_id: cvs.standard }, token)
    expect((await traces(next))[0]).toBe(1)
  })

  it('leaves a CV with its file, or neither', async () => {
    const shared = new MemoryStorage()
    const storage = new DyingStorage(shared, written)
    const tab = await createTestBackend('everyday', storage)
    const token = await tab.signIn(personas.newcomer)
    storage.killedIn = 'append'
    void tab.call('cvs/upload', { file: pdfFile(), title: 'Mine' }, token)
    await storage.dead
    const next = await createTestBackend('everyday', shared)
    const { cvs: rows } = (await next.call('cvs/fetch', {}, token)).success
    expect(rows).toHaveLength(Number(written))
    for (const { path } of rows) expect((await fetchStored(next, path)).status).toBe(200)
  })

  it('leaves a usable store if it was creating the first world', async () => {
    const shared = new MemoryStorage()
    const storage = new DyingStorage(shared, written)
    storage.killedIn = 'replace'
    void createTestBackend('everyday', storage)
    await storage.dead
    const next = await createTestBackend('everyday', shared)
    expect(next.runtime.store.notice).toBeNull()
    expect(await worldOf(next)).toEqual(await worldOf(await createTestBackend()))
  })

  it('leaves the same world if it was compacting the journal', async () => {
    const shared = new MemoryStorage()
    const storage = new DyingStorage(shared, written)
    const tab = await createTestBackend('everyday', storage)
    const token = await tab.signIn(personas.ada)
    await tab.call('jobs/apply', { id: jobs.open, cv_id: cvs.standard }, token)
    const before = await worldOf(tab)
    storage.killedIn = 'compact'
    void compactJournal(tab)
    await storage.dead
    const next = await createTestBackend('everyday', shared)
    expect(next.runtime.store.notice).toBeNull()
    expect(await worldOf(next)).toEqual(before)
  })
})

describe('a store that fails', () => {
  it('changes nothing if it refuses a write, and continues to work', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    vi.spyOn(backend.storage, 'append').mockRejectedValueOnce(new Error('The disk is gone'))
    const before = await worldOf(backend)
    expect((await backend.call('jobs/apply', { id: jobs.open, cv_id: cvs.standard }, ada)).httpStatus).toBe(
      500,
    )
    logged.mockRestore()
    expect(await worldOf(backend)).toEqual(before)
    expect((await backend.call('jobs/apply', { id: jobs.open, cv_id: cvs.standard }, ada)).httpStatus).toBe(
      200,
    )
  })

  it('keeps a write that it failed to confirm', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    const append = backend.storage.append.bind(backend.storage)
    vi.spyOn(backend.storage, 'append').mockImplementationOnce(async (...given) => {
      await append(...given)
      throw new Error('The answer is lost')
    })
    const form = { id: jobs.open, cv_id: cvs.standard }
    expect((await backend.call('jobs/apply', form, ada)).httpStatus).toBe(500)
    logged.mockRestore()
    const { message } = await refused(backend, 'jobs/apply', form, ada)
    expect(message).toBe('You’ve already applied for this job. You can see it under My applications.')
    const other = await createTestBackend('everyday', backend.storage)
    expect(await worldOf(other)).toEqual(await worldOf(backend))
  })
})
