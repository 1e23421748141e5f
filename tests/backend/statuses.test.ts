import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, it } from 'vitest'
import { callNames } from '../../conformance/contract.ts'
import { refusalValidator } from '../../mocks/contract/validators.gen.js'
import { contract } from '../../mocks/contract/calls.gen.ts'
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

/** Sends a request of somebody who may make the call. */
async function send(call: CallName, init: RequestInit) {
  const { harbour, ada } = personas
  const token = await backend.signIn(contract[call].access === 'job_seeker' ? ada : harbour)
  const request = new Request(`https://app.example/api/${call}`, init)
  request.headers.set('authorization', `Bearer ${token}`)
  return await backend.runtime.handle(`api/${call}`, request)
}

/** Makes the next answer a fault. */
function failWith(kind: 'error-500' | 'error-503') {
  backend.runtime.options = { ...calmNetwork, faults: [{ call: '*', kind, times: 1 }] }
}

const broken = { 'content-type': 'multipart/form-data; boundary=b' }

/** Ways to get an answer other than HTTP 200 from any call. */
const ways: readonly [status: number, send: (call: CallName) => Promise<Response>][] = [
  [400, (call) => send(call, { method: 'POST', body: 'hello', headers: broken })],
  [405, (call) => send(call, { method: 'GET' })],
  [415, (call) => send(call, { method: 'POST', body: '{"a":1}' })],
  [500, (call) => (failWith('error-500'), send(call, { method: 'POST' }))],
  [503, (call) => (failWith('error-503'), send(call, { method: 'POST' }))],
]

describe('the HTTP statuses of the contract (rules 2)', () => {
  it.each(callNames)('%s has those that occur, with an envelope', async (call) => {
    for (const [status, get] of ways) {
      const response = await get(call)
      expect(response.status).toBe(status)
      expect(declared(call)).toContain(status)
      expect(refusalValidator(await response.json())).toBe(true)
    }
    const { status } = await backend.raw(call, null, 'expired')
    expect(declared(call)).toContain(status)
    expect(declared(call).includes(401)).toBe(status === 401)
    expect(declared(call)).toEqual(expect.arrayContaining([404, 413, 507]))
  })
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
