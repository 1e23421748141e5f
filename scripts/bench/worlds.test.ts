import { expect, it } from 'vitest'
import { checkAll, World } from '../../mocks/model/world.ts'
import { isCall } from '../../mocks/runtime/calls.ts'
import { contract } from '../../mocks/runtime/contract.gen.ts'
import { createTestBackend } from '../../mocks/runtime/testing.ts'
import { plan } from './calls.ts'
import { smallerWorld } from './writes.ts'

it('the round makes every call of the contract', () => {
  expect(new Set(plan.map(({ call }) => call))).toEqual(new Set(Object.keys(contract).filter(isCall)))
})

it('a smaller world stands by itself: its newest applications and what they need', async () => {
  const { runtime } = await createTestBackend()
  const data = await runtime.read(({ tx }) => smallerWorld(tx, 20))
  const world = new World()
  await world.load(data)
  expect(() => checkAll(world)).not.toThrow()
  const { tables } = world
  expect(tables.applications.size).toBe(20)
  expect(tables.settings.size).toBe(1)
  expect(tables.accounts.size).toBeLessThan(41)
  expect(tables.jobs.size).toBeLessThan(21)
})
