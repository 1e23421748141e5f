import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { createTestBackend, testBoard, testMoment } from '../../tests/support/backend.ts'
import { personas } from '../scenarios/personas.ts'
import { readWorldFile, sizesOf, worldAsJson } from '../panel/world-file.ts'

const file = v.object({
  scenario: v.string(),
  seed: v.number(),
  simulated_now: v.string(),
  collections: v.record(v.string(), v.array(v.looseObject({ id: v.number() }))),
})

it('a data file has every row of every collection but logins and codes, by id', async () => {
  const { runtime, signIn, call } = await createTestBackend()
  await signIn(personas.ada)
  await call('login', { email: 'ada.lindqvist@example.org', type: 'job_seeker' })
  const text = await runtime.read((context) => worldAsJson(context, runtime.store.identity))
  const world = v.parse(file, JSON.parse(text))
  const sizes = (await runtime.read(sizesOf)).map(({ name, rows }) => ({
    name,
    rows: ['sessions', 'codes'].includes(name) ? 0 : rows,
  }))

  expect(world).toMatchObject({
    scenario: 'everyday',
    seed: 7,
    simulated_now: new Date(testMoment).toISOString(),
  })
  expect(Object.entries(world.collections).map(([name, rows]) => ({ name, rows: rows.length }))).toEqual(
    sizes,
  )
  const ids = world.collections['jobs']?.map(({ id }) => id)
  expect(ids).toEqual(ids?.toSorted((a, b) => a - b))
})

describe('reading a file', async () => {
  const backend = await createTestBackend()
  const text = await backend.runtime.read((context) => worldAsJson(context, backend.runtime.store.identity))

  it('returns every row', async () => {
    const { scenario, seed, instead } = readWorldFile(text, testBoard.scenarios)
    expect([scenario, seed]).toEqual(['everyday', 7])
    const other = await createTestBackend('empty')
    await other.runtime.store.reset(scenario, seed, instead)
    const again = other.runtime.read((context) => worldAsJson(context, other.runtime.store.identity))
    expect(await again).toBe(text)
  })

  it.each([
    ['cut off', text.slice(0, -100), 'is incomplete'],
    ['empty', '', 'is incomplete'],
    ['a list', '[]', 'doesn’t contain data from this demo'],
    ['without rows', '{"scenario":"everyday","seed":7}', 'doesn’t contain data from this demo'],
    [
      'with an endless number',
      '{"scenario":"everyday","seed":7,"collections":{"jobs":[{"id":1e999}]}}',
      'too large',
    ],
    ['with ids beyond the safe ones', text.replace('"id": 1,', '"id": 9007199254740993,'), 'too large'],
    ['nested too deeply', '['.repeat(1_000_000), 'is incomplete'],
    [
      'with a negative seed',
      '{"scenario":"everyday","seed":-7,"collections":{}}',
      'doesn’t contain data from this demo',
    ],
  ])('refuses a file that is %s', (_, broken, reason) => {
    expect(() => readWorldFile(broken, testBoard.scenarios)).toThrow(reason)
  })
})
