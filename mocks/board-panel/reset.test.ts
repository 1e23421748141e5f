import { beforeEach, expect, it } from 'vitest'
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

it('a reset logs out, and its undo restores the data and the login', async () => {
  const before = await worldOf(backend)
  const login = token
  await resetData(backend.runtime, host, 'empty', 7)
  expect(token).toBeUndefined()
  expect(lastReset.get()).toMatchObject({ scenario: 'everyday' })
  expect(await undoReset(backend.runtime, host)).toBe(true)
  expect(await worldOf(backend)).toEqual(before)
  expect([token, scope]).toEqual([login, 'tab'])
  expect(lastReset.get()).toBeNull()
})

it('a reset changes nothing if saved rows are invalid', async () => {
  const before = await worldOf(backend)
  const login = token
  const changes = [{ table: 'jobs', put: { id: 1 } }]
  const world = { scenario: 'everyday', seed: 7, builtAt: null, now: 0, changes, files: new Map() }
  await expect(resetData(backend.runtime, host, 'everyday', 7, { world })).rejects.toThrow()
  expect(await worldOf(backend)).toEqual(before)
  expect(token).toBe(login)
  expect(lastReset.get()).toBeNull()
})
