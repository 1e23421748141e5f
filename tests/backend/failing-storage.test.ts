import { beforeEach, describe, expect, it, vi } from 'vitest'
import { cvs, jobs, personas } from '../../mocks/scenarios/personas.ts'
import { MemoryStorage } from '../../mocks/engine/storage/memory.ts'
import { inTurn } from '../../mocks/engine/storage/storage.ts'
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

/** Kills the tab during its next write of a kind: the call never returns. @returns once the tab is dead */
async function killedIn(
  storage: MemoryStorage,
  kind: 'append' | 'replace' | 'compact',
  written: boolean,
  act: () => unknown,
): Promise<void> {
  const dead = Promise.withResolvers<undefined>()
  const write = storage[kind].bind(storage)
  vi.spyOn(storage, kind).mockImplementationOnce(async (...given: unknown[]) => {
    if (written) await Reflect.apply(write, storage, given)
    dead.resolve(undefined)
    return await new Promise<never>(() => undefined)
  })
  void act()
  await dead.promise
  // The browser releases the lock of a tab that is gone.
  Reflect.set(storage, 'exclusive', inTurn())
}

describe.each([
  ['before it reached the store', false],
  ['after it reached the store', true],
])('a tab that is killed during a write, %s', (_when, written) => {
  it('leaves a complete application, or nothing', async () => {
    const storage = new MemoryStorage()
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
    await killedIn(storage, 'append', written, () =>
      tab.call('jobs/apply', { id: jobs.open, cv_id: cvs.standard }, token),
    )
    const next = await createTestBackend('everyday', storage)
    expect(next.runtime.store.notice).toBeNull()
    expect(await traces(next)).toEqual(before.map((count) => count + Number(written)))
    // The user tries again. Whether or not the first attempt was stored, there is one application.
    await next.call('jobs/apply', { id: jobs.open, cv_id: cvs.standard }, token)
    expect((await traces(next))[0]).toBe(1)
  })

  it('leaves a CV with its file, or neither', async () => {
    const storage = new MemoryStorage()
    const tab = await createTestBackend('everyday', storage)
    const token = await tab.signIn(personas.newcomer)
    await killedIn(storage, 'append', written, () =>
      tab.call('cvs/upload', { file: pdfFile(), title: 'Mine' }, token),
    )
    const next = await createTestBackend('everyday', storage)
    const { cvs: rows } = (await next.call('cvs/fetch', {}, token)).success
    expect(rows).toHaveLength(Number(written))
    for (const { path } of rows) expect((await fetchStored(next, path)).status).toBe(200)
  })

  it('leaves a usable store if it was creating the first world', async () => {
    const storage = new MemoryStorage()
    await killedIn(storage, 'replace', written, () => createTestBackend('everyday', storage))
    const next = await createTestBackend('everyday', storage)
    expect(next.runtime.store.notice).toBeNull()
    expect(await worldOf(next)).toEqual(await worldOf(await createTestBackend()))
  })

  it('leaves the same world if it was compacting the journal', async () => {
    const storage = new MemoryStorage()
    const tab = await createTestBackend('everyday', storage)
    const token = await tab.signIn(personas.ada)
    await tab.call('jobs/apply', { id: jobs.open, cv_id: cvs.standard }, token)
    const before = await worldOf(tab)
    await killedIn(storage, 'compact', written, () => compactJournal(tab))
    const next = await createTestBackend('everyday', storage)
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
