import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, it } from 'vitest'
import { callNames } from '../../conformance/contract.ts'
import { refusalValidator } from '../../mocks/contract/validators.gen.js'
import { calmNetwork } from '../../mocks/engine/network/network.ts'
import type { CallName } from '../../mocks/operation.ts'
import { personas } from '../../mocks/scenarios/personas.ts'
import { readContract } from '../../scripts/generate/contract.ts'
import { at, isObject } from '../../scripts/generate/json.ts'
import { createTestBackend, formOf, type TestBackend } from '../support/backend.ts'

const { document } = readContract(readFileSync('openapi.yaml', 'utf8'))

/** Returns the HTTP statuses that the contract declares for a call. */
function declared(call: CallName): number[] {
  const responses = at(document, 'paths', `/api/${call}`, 'post', 'responses')
  return Object.keys(isObject(responses) ? responses : {}).map(Number)
}

let backend: TestBackend
let email: string
beforeEach(async () => {
  backend = await createTestBackend()
  email = await backend.runtime.read(({ tx }) => tx.accounts.need(personas.ada).email)
})

it.each(callNames)('the contract has the HTTP statuses of %s (rules 2)', async (call) => {
  const { status } = await backend.raw(call, null, 'expired')
  const always = [400, 404, 405, 413, 415, 500, 503, 507]
  expect(declared(call)).toEqual(expect.arrayContaining([status, ...always]))
  expect(declared(call).includes(401)).toBe(status === 401)
})

it('a simulated overload is answered with HTTP 503 in an envelope (rules 2)', async () => {
  backend.runtime.options = { ...calmNetwork, faults: [{ call: '*', kind: 'error-503', times: 1 }] }
  const response = await backend.raw('me', null)
  expect([response.status, refusalValidator(await response.json())]).toEqual([503, true])
})

describe('Retry-After (rules 2, 9)', () => {
  const login = () => backend.raw('login', formOf({ email, type: 'job_seeker' }))
  const waitOf = (response: Response) => [response.status, Number(response.headers.get('retry-after'))]

  it('counts down to the next code', async () => {
    await login()
    expect(waitOf(await login())).toEqual([429, 60])
    await backend.advance(12_500)
    expect(waitOf(await login())).toEqual([429, 48])
    await backend.advance(48_000)
    const sent = await login()
    expect([sent.status, sent.headers.has('retry-after')]).toEqual([200, false])
  })

  it('says when to request a new code after too many wrong ones, at least a second', async () => {
    const verify = () => backend.raw('verify', formOf({ email, code: 'wrong' }))
    await login()
    for (let attempt = 1; attempt <= 5; attempt += 1) await verify()
    expect(waitOf(await verify())).toEqual([429, 60])
    await backend.advance(300_000)
    expect(waitOf(await verify())).toEqual([429, 1])
  })

  it('is sent with reversed assumptions too', async () => {
    backend.runtime.otherwise = new Set(['refusals'])
    await login()
    expect(waitOf(await login())).toEqual([429, 60])
  })
})
