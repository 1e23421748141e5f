import { beforeAll, describe, expect, it } from 'vitest'
import type { CallName } from './calls.ts'
import { contract } from './contract.gen.ts'
import { createTestBackend, type FormInput, refused, type TestBackend } from './testing.ts'
import { jobs, personas } from '../scenarios/personas.ts'
import { operations } from '../api/index.gen.ts'

/** The calls that nothing answers yet, each with a payload that the contract allows. */
const notBuilt: { [K in CallName]?: FormInput<K> } = {
  'login-with-google': { token: 'credential' },
  'payments/fetch-stripe-intent': { id: jobs.open, type: 'feature_job' },
  'payments/verify-stripe': { id: jobs.open, type: 'feature_job', payment_id: 'pi_1' },
}

describe('the operations', () => {
  it('are one for each call of the contract, under its name', () => {
    expect(Object.keys(operations).sort()).toEqual(Object.keys(contract).sort())
    for (const [name, { call }] of Object.entries(operations)) expect(call).toBe(name)
  })

  it(`are built, but for ${Object.keys(notBuilt).length}`, () => {
    const missing = Object.values(operations).filter(({ built }) => !built)
    expect(missing.map(({ call }) => call).sort()).toEqual(Object.keys(notBuilt).sort())
  })
})

describe('a call that is not built', () => {
  let backend: TestBackend
  let harbour: string

  beforeAll(async () => {
    backend = await createTestBackend()
    harbour = await backend.signIn(personas.harbour)
  })

  it.each(Object.keys(notBuilt).filter((name): name is keyof typeof notBuilt => name in notBuilt))(
    '%s says so, with HTTP 501, and changes nothing',
    async (call) => {
      expect(await refused(backend, call, notBuilt[call], harbour)).toEqual({
        httpStatus: 501,
        status: 'error',
        message: `The simulator does not answer /api/${call} yet.`,
      })
    },
  )
})
