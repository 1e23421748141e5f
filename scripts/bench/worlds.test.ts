import { isCall } from '../../mocks/operation.ts'
import { expect, it } from 'vitest'
import { tables as specs } from '../../mocks/model/tables.ts'
import { World } from '../../mocks/engine/data/world.ts'
import { contract } from '../../mocks/contract/calls.gen.ts'
import { createTestBackend } from '../../tests/support/backend.ts'
import { plan } from './calls.ts'
import { smallerWorld } from './writes.ts'

it('the round makes every call of the contract', () => {
  const without = Object.keys(contract).filter(
    (name) => isCall(name) && !plan.some(({ call }) => call === name),
  )
  expect(without, 'Add each to `plan` in scripts/bench/calls.ts.').toEqual([])
})

it('a smaller world stands by itself: its newest applications and what they need', async () => {
  const { runtime } = await createTestBackend()
  const data = await runtime.read(({ tx }) => smallerWorld(tx, 20))
  const world = new World(specs)
  await world.load(data)
  expect(() => world.check()).not.toThrow()
  const { tables } = world
  expect(tables.applications.all().length).toBe(20)
  expect(tables.settings.all().length).toBe(1)
  expect(tables.accounts.all().length).toBeLessThan(41)
  expect(tables.jobs.all().length).toBeLessThan(21)
})
