import { beforeAll, describe, expect, it } from 'vitest'
import { contract } from '../../mocks/contract/calls.gen.ts'
import type { CallContract } from '../../mocks/engine/contract/types.ts'
import type { Call } from '../../scripts/generate/contract.ts'
import { at, isObject, type Json } from '../../scripts/generate/json.ts'
import { isCall } from '../../mocks/operation.ts'
import { toFormData } from '../../src/api/form-data.ts'
import { calls, document } from '../support/answers.ts'
import { createTestBackend, type TestBackend } from '../support/backend.ts'
import { bringThings, payloadOf, type Role, type Things } from '../support/payloads.ts'

/** An id that no record has. */
const unknownId = 999_999

const otherRole: Record<Role, Role> = { job_seeker: 'recruiter', recruiter: 'job_seeker' }

let backend: TestBackend
let things: Things
let tokens: Record<Role, string>

beforeAll(async () => {
  backend = await createTestBackend('empty')
  things = await bringThings(backend, 'heather')
  tokens = {
    job_seeker: await backend.signIn(things.seeker),
    recruiter: await backend.signIn(things.recruiter),
  }
})

/** Returns the named examples of a call's answers with HTTP 200. */
function namedExamples({ path }: Call): Record<string, Json | undefined> {
  const content = at(document, 'paths', path, 'post', 'responses', '200', 'content', 'application/json')
  const named = at(content, 'examples')
  return Object.fromEntries(
    Object.entries(isObject(named) ? named : {}).map(([name, example]) => [name, at(example, 'value')]),
  )
}

/** Makes a call that must be refused: with the wrong account type or an unknown id, and without a required field. */
async function refusals({ name, owners }: Call): Promise<Record<string, unknown>> {
  if (!isCall(name)) throw new Error(`${name} is no call`)
  const { access, fields }: CallContract = contract[name]
  const allowed = [access, ...owners].find((one) => one === 'job_seeker' || one === 'recruiter')
  const role = allowed === 'recruiter' ? 'recruiter' : 'job_seeker'
  const payload = payloadOf(name, things, role)
  const ask = async (body: object, by: Role): Promise<unknown> =>
    await (await backend.raw(name, toFormData(body), tokens[by])).json()
  const required = Object.keys(fields).filter((field) => fields[field]?.required)
  const answers: Record<string, unknown> = {}
  if (access === role) answers['refused'] = await ask(payload, otherRole[role])
  else if (required.includes('id')) answers['refused'] = await ask({ ...payload, id: unknownId }, role)
  const [missing] = required
  if (missing !== undefined) answers['invalid'] = await ask({ ...payload, [missing]: undefined }, role)
  return answers
}

describe('the examples of refusals', () => {
  it.each(calls)('of $name are what the simulated backend answers', async (call) => {
    const { success, ...others } = namedExamples(call)
    expect(success === undefined, 'Give the answer an example named `success` in openapi.yaml.').toBe(
      call.answer === null,
    )
    expect(
      others,
      'In openapi.yaml, `refused` is what another account type gets, or an unknown id, and `invalid` what a call without its first required field gets.',
    ).toEqual(await refusals(call))
  })
})
