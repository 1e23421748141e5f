import * as v from 'valibot'
import { expect, it } from 'vitest'
import { createTestBackend, testMoment } from '../../tests/support/backend.ts'
import { sizesOf, worldAsJson } from './world-file.ts'

const file = v.object({
  scenario: v.string(),
  seed: v.number(),
  simulated_now: v.string(),
  collections: v.record(v.string(), v.array(v.looseObject({ id: v.number() }))),
})

it('holds every row of every collection, by id', async () => {
  const { runtime } = await createTestBackend()
  const text = await runtime.read((context) => worldAsJson(context, runtime.identity))
  const world = v.parse(file, JSON.parse(text))
  const sizes = await runtime.read(sizesOf)

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
