import { expect, it } from 'vitest'
import { contract } from '../../mocks/contract/calls.gen.ts'
import { isCall } from '../../mocks/operation.ts'
import { plan } from './calls.ts'

it('a round makes every call of the contract', () => {
  const missing = Object.keys(contract).filter(
    (name) => isCall(name) && !plan.some(({ call }) => call === name),
  )
  expect(missing, 'Add each to `plan` in scripts/bench/calls.ts.').toEqual([])
})
