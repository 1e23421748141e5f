import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestBackend, type TestBackend, worldOf } from '../../tests/support/backend.ts'
import { personas } from '../scenarios/personas.ts'
import type { TokenScope } from './host.ts'
import { discardLeftover, lastReset, resetData, undoReset } from './reset.ts'

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
/** The contents of the stubbed `sessionStorage`. */
const tab = new Map<string, string>()

beforeEach(async () => {
  tab.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => tab.get(key) ?? null,
    setItem: (key: string, value: string) => tab.set(key, value),
    removeItem: (key: string) => tab.delete(key),
  })
  backend = await createTestBackend()
  token = await backend.signIn(personas.ada)
  scope = 'tab'
  return async () => {
    await undoReset(backend.runtime, host)
    vi.unstubAllGlobals()
  }
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
    expect(await quarantined()).toEqual([])
    expect(lastReset.get()).toBeNull()
  })

  it('keeps only the data from before the last reset', async () => {
    await reset()
    const middle = await worldOf(backend)
    await reset('extremes')
    expect(await quarantined()).toHaveLength(1)
    expect(await undoReset(backend.runtime, host)).toBe(true)
    expect(await worldOf(backend)).toEqual(middle)
    expect(await undoReset(backend.runtime, host)).toBe(false)
  })

  it('changes nothing if rows are invalid', async () => {
    const before = await worldOf(backend)
    const login = token
    const rows = { jobs: { rows: [{ id: 1 }] } }
    await expect(resetData(backend.runtime, host, 'everyday', 7, rows)).rejects.toThrow()
    expect(await worldOf(backend)).toEqual(before)
    expect(token).toBe(login)
    expect(lastReset.get()).toBeNull()
  })

  it('works where the browser blocks storage', async () => {
    vi.stubGlobal('sessionStorage', undefined)
    await reset()
    expect(await undoReset(backend.runtime, host)).toBe(true)
    await expect(discardLeftover(backend.runtime)).resolves.toBeUndefined()
  })
})

describe('data that a closed page leaves behind', () => {
  it('is deleted by the next page of the tab', async () => {
    await reset()
    expect(await quarantined()).toHaveLength(1)
    await discardLeftover(backend.runtime)
    expect(await quarantined()).toEqual([])
    expect(await undoReset(backend.runtime, host)).toBe(false)
  })

  it('leaves other quarantined data alone', async () => {
    await backend.runtime.store.reset('empty', 7, { isUndoable: true })
    await discardLeftover(backend.runtime)
    expect(await quarantined()).toHaveLength(1)
  })
})
