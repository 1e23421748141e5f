import { beforeEach, describe, expect, it, vi } from 'vitest'
import { World } from '../../mocks/engine/data/world.ts'
import { cvs, jobs, personas } from '../../mocks/scenarios/personas.ts'
import { Compaction } from '../../mocks/engine/storage/compaction.ts'
import { MemoryStorage } from '../../mocks/engine/storage/memory.ts'
import { inTurn } from '../../mocks/engine/storage/storage.ts'
import { createTestBackend, refused, type TestBackend, worldOf } from '../support/backend.ts'

let backend: TestBackend
let ada: string

beforeEach(async () => {
  backend = await createTestBackend()
  ada = await backend.signIn(personas.ada)
})

const apply = { id: jobs.open, cv_id: cvs.standard }

/** Kills the tab during its next write of a kind: the call never returns. @returns once the tab is dead */
async function killedIn(
  kind: 'append' | 'replace' | 'compact',
  written: boolean,
  act: () => unknown,
  { storage }: Pick<TestBackend, 'storage'> = backend,
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

/** Compacts the journal, although that is still small, after a write that changes no row. */
async function compactJournal({ runtime }: TestBackend): Promise<void> {
  // `due` is read after the write and before the first step.
  vi.spyOn(Compaction.prototype, 'due', 'get').mockReturnValueOnce(true).mockReturnValueOnce(true)
  await runtime.mutate(({ files }) => files.drop('none'))
  await runtime.store.idle()
}

/** Opens the next tab, whose data is neither damaged nor new. */
async function nextTab(storage = backend.storage): Promise<TestBackend> {
  const next = await createTestBackend('everyday', storage)
  expect(next.runtime.store.notice).toBeNull()
  return next
}

describe.each([
  ['before it reached the store', false],
  ['after it reached the store', true],
])('a tab that is killed during a write, %s', (_when, written) => {
  it('leaves a complete application, or nothing', async () => {
    const traces = (look: TestBackend) =>
      look.runtime.read(({ tx }) => [
        tx.applications.count('applicant', `${jobs.open}:${personas.ada}`),
        tx.notifications.where(
          ({ type, table_id }) => type === 'new_job_application' && table_id === jobs.open,
        ).length,
        tx.mails.all().length,
      ])
    const before = await traces(backend)
    await killedIn('append', written, () => backend.call('jobs/apply', apply, ada))
    const next = await nextTab()
    expect(await traces(next)).toEqual(before.map((count) => count + Number(written)))
    // The user tries again. Whether or not the first attempt was stored, there is one application.
    await next.call('jobs/apply', apply, ada)
    expect((await traces(next))[0]).toBe(1)
  })

  it('leaves a usable store if it was creating the first world', async () => {
    const storage = new MemoryStorage()
    await killedIn('replace', written, () => createTestBackend('everyday', storage), { storage })
    expect(await worldOf(await nextTab(storage))).toEqual(await worldOf(await createTestBackend()))
  })

  it('leaves the same world if it was compacting the journal', async () => {
    await backend.call('jobs/apply', apply, ada)
    const before = await worldOf(backend)
    const copied = vi.spyOn(World.prototype, 'dump')
    await killedIn('compact', written, () => compactJournal(backend))
    // Calls wait meanwhile.
    expect(copied).not.toHaveBeenCalled()
    expect(await worldOf(await nextTab())).toEqual(before)
  })
})

it('a write that a store failed to confirm is kept', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const append = backend.storage.append.bind(backend.storage)
  vi.spyOn(backend.storage, 'append').mockImplementationOnce(async (...given) => {
    await append(...given)
    throw new Error('The answer is lost')
  })
  expect((await backend.call('jobs/apply', apply, ada)).httpStatus).toBe(500)
  const { message } = await refused(backend, 'jobs/apply', apply, ada)
  expect(message).toBe('You’ve already applied for this job. You can see it under My applications.')
  expect(await worldOf(await nextTab())).toEqual(await worldOf(backend))
})
