import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestBackend, type TestBackend } from '../../tests/support/backend.ts'
import { hour } from '../engine/base/clock.ts'
import { StorageFull } from '../engine/storage/storage.ts'
import { personas } from '../scenarios/personas.ts'
import { holderOf } from './accounts.ts'
import type { SimulatorHost } from './host.ts'
import { hashOf, type Moment } from './moment-link.ts'
import { addressOfMoment, askedMoment, followMoment, openMoment } from './open-moment.ts'
import { lastReset, resetData } from '../panel/reset.ts'

const page = 'https://app.example/demo/jobs/41?from=search'
let backend: TestBackend
let host: SimulatorHost
let token: string | undefined
const said = vi.fn<(title: string, message: string) => void>()
const navigate = vi.fn<(to: string) => void>()

/** Sets the URL of the page. */
function show(address: string): void {
  vi.stubGlobal('location', new URL(address))
  vi.stubGlobal('history', { state: null, replaceState: vi.fn() })
}

beforeEach(async () => {
  backend = await createTestBackend('empty')
  token = undefined
  said.mockReset()
  navigate.mockReset()
  host = {
    basePath: '/demo/',
    token: {
      get: () => token,
      set: (next) => {
        token = next
      },
      clear: () => {
        token = undefined
      },
      isInTab: () => true,
    },
    frames: { isInside: false, nameOf: (frame) => frame, setToken: () => undefined },
    refresh: () => Promise.resolve(),
    navigate,
    notify: said,
    begin: () => undefined,
  }
  return () => {
    vi.unstubAllGlobals()
    askedMoment.set(null)
    lastReset.set(null)
  }
})

const moment = (changes: Partial<Moment> = {}): Moment => ({
  format: backend.runtime.store.identity?.format ?? '',
  scenario: 'everyday',
  seed: 3,
  ahead: 0,
  isStopped: false,
  account: personas.ada,
  ...changes,
})

/** Follows a link, by default on a page that has created its data itself. */
async function open(hash: string, asks = false): Promise<void> {
  show(page + hash)
  await followMoment(backend.runtime, host, { asks })
}

const quarantined = async () => await backend.storage.quarantined()

it('restores the time of a stopped clock', async () => {
  await open(hashOf(moment({ ahead: -hour, isStopped: true, account: null })))
  // On a first visit, nothing was there before.
  expect([lastReset.get(), await quarantined()]).toEqual([null, []])
  expect(backend.runtime.store.history.steps.filter(({ origin }) => origin !== null)).toEqual([])
  const { clock_frozen_at } = await backend.runtime.read(({ tx }) => tx.settings.need(1))
  expect(clock_frozen_at).not.toBeNull()
  expect(token).toBeUndefined()
})

it('creates a link to the same moment', async () => {
  await backend.runtime.store.reset('everyday', 5)
  show(page)
  const address = await backend.runtime.read((context) =>
    addressOfMoment(backend.runtime, context, personas.harbour),
  )
  expect(address).toContain(`${page}#moment?`)
  await backend.runtime.store.reset('empty', 1)
  await open(new URL(address).hash)
  expect(backend.runtime.store.identity).toMatchObject({ scenario: 'everyday', seed: 5 })
  expect((await backend.runtime.read((context) => holderOf(token, context)))?.id).toBe(personas.harbour)
  expect(backend.runtime.now()).toBeGreaterThan(0)
})

describe('an invalid link', () => {
  it.each([
    ['from another version', () => hashOf(moment({ format: 'other' })), 'another version'],
    ['to an unknown scenario', () => hashOf(moment({ scenario: 'gone' })), 'sample data'],
    ['with a million digits', () => `${hashOf(moment())}${'1'.repeat(1_000_000)}`, 'incomplete'],
    ['that was cut off', () => hashOf(moment()).slice(0, 30), 'incomplete'],
  ])('%s shows the reason, opens the home page and changes nothing', async (_, hash, reason) => {
    await open(hash())
    expect(said).toHaveBeenCalledWith('This link doesn’t work', expect.stringContaining(reason))
    expect(navigate).toHaveBeenCalledWith('/')
    expect(backend.runtime.store.identity).toMatchObject({ scenario: 'empty' })
  })

  it.each([
    ['to an account that is not in its data', () => moment({ account: 99_999 }), 'isn’t in this data'],
    ['to an invalid time', () => moment({ ahead: 999_999_999_999_999 }), 'doesn’t exist'],
  ])('%s restores the previous data and login', async (_, link, reason) => {
    token = 'mine'
    const { identity } = backend.runtime.store
    await open(hashOf(link()))
    expect(said).toHaveBeenCalledWith('This link doesn’t work', expect.stringContaining(reason))
    expect(navigate).toHaveBeenCalledWith('/')
    expect(backend.runtime.store.identity).toEqual(identity)
    expect(token).toBe('mine')
    expect(await quarantined()).toEqual([])
  })

  it('keeps the data of an earlier reset and its undo', async () => {
    await resetData(backend.runtime, host, 'extremes', 1)
    const before = [lastReset.get(), backend.runtime.store.identity, await quarantined()]
    vi.spyOn(backend.runtime.store, 'reset').mockRejectedValueOnce(new StorageFull('This browser'))
    await openMoment(backend.runtime, host, moment())
    expect([lastReset.get(), backend.runtime.store.identity, await quarantined()]).toEqual(before)
  })
})
