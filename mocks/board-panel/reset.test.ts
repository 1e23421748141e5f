import { beforeEach, describe, expect, it } from 'vitest'
import { createTestBackend, type TestBackend, worldOf } from '../../tests/support/backend.ts'
import { personas } from '../scenarios/personas.ts'
import type { TokenScope } from '../panel/host.ts'
import { lastReset, resetData, undoReset } from '../panel/reset.ts'

let backend: TestBackend
let token: string | undefined
let scope: TokenScope
const host = {
  token: {
    get: () => token,
    set: (next: string, nextScope: TokenScope) => {
      token = next
      scope = nextScope
    },
    clear: () => {
      token = undefined
    },
    isInTab: () => scope === 'tab',
  },
}

beforeEach(async () => {
  backend = await createTestBackend()
  token = await backend.signIn(personas.ada)
  scope = 'tab'
  return () => lastReset.set(null)
})

const reset = async (scenario = 'empty') => await resetData(backend.runtime, host, scenario, 7)
const quarantined = async () => await backend.runtime.store.storage.quarantined()

describe('a reset', () => {
  it('logs out, and its undo restores the data and the login', async () => {
    const before = await worldOf(backend)
    const login = token
    await reset()
    expect(token).toBeUndefined()
    expect(lastReset.get()).toMatchObject({ scenario: 'everyday' })
    expect(await undoReset(backend.runtime, host)).toBe(true)
    expect(await worldOf(backend)).toEqual(before)
    expect([token, scope]).toEqual([login, 'tab'])
    expect(lastReset.get()).toBeNull()
  })

  it('keeps all earlier data, also the data that its undo replaces (rules 45)', async () => {
    const worlds = [await worldOf(backend)]
    await reset()
    worlds.push(await worldOf(backend))
    await reset('extremes')
    worlds.push(await worldOf(backend))
    expect(await undoReset(backend.runtime, host)).toBe(true)
    expect(await worldOf(backend)).toEqual(worlds[1])
    expect(await undoReset(backend.runtime, host)).toBe(false)
    const [undone = 0, first = 0, ...others] = await quarantined()
    expect(others).toEqual([])
    expect(await backend.runtime.store.restore(undone)).toBe(true)
    expect(await worldOf(backend)).toEqual(worlds[2])
    expect(await backend.runtime.store.restore(first)).toBe(true)
    expect(await worldOf(backend)).toEqual(worlds[0])
  })

  it('changes nothing if saved rows are invalid', async () => {
    const before = await worldOf(backend)
    const login = token
    const changes = [{ table: 'jobs', put: { id: 1 } }]
    const world = { scenario: 'everyday', seed: 7, builtAt: null, now: 0, changes, files: new Map() }
    await expect(resetData(backend.runtime, host, 'everyday', 7, { world })).rejects.toThrow()
    expect(await worldOf(backend)).toEqual(before)
    expect(token).toBe(login)
    expect(lastReset.get()).toBeNull()
  })
})
