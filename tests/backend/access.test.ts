import type { CallName } from '../../mocks/operation.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { contract } from '../../mocks/contract/calls.gen.ts'
import type { CallContract } from '../../mocks/engine/contract/types.ts'
import { answerByContract, bringCast, calls, cast, everybody, owners, pairs } from '../support/cast.ts'
import { refusalLike, signedOut, type Stage, successOf, whatItSays } from '../support/cast.ts'
import { bringThings, payloads } from '../support/payloads.ts'
import { createTestBackend, formOf, refused, type TestBackend, worldOf } from '../support/backend.ts'
import { answerValidators, refusalValidator } from '../../mocks/contract/validators.gen.js'

const roles = ['visitor', 'job_seeker', 'recruiter'] as const
type Role = (typeof roles)[number]

type Verdict = 'signed out' | 'job seekers only' | 'recruiters only' | 'let in'

/** Returns the verdict that the contract's `security` and `x-access` require for a caller (rules 6, 7). */
function verdictByContract(call: CallName, role: Role): Verdict {
  const { access, auth } = contract[call]
  if (auth === 'required' && role === 'visitor') return 'signed out'
  if (access === 'job_seeker' && role === 'recruiter') return 'job seekers only'
  if (access === 'recruiter' && role === 'job_seeker') return 'recruiters only'
  return 'let in'
}

/** Infers the verdict from an answer. */
function verdictOf(httpStatus: number, message: string): Verdict {
  if (httpStatus === 401) return 'signed out'
  if (message === 'This needs a job seeker account. Please log in with one.') return 'job seekers only'
  if (message === 'This needs a recruiter account. Please log in with one.') return 'recruiters only'
  return 'let in'
}

/** Returns the fields that a call made without any fields must report as missing. */
function missingFields(call: CallName): string[] {
  const { fields }: CallContract = contract[call]
  // The contract can't express that a post needs a caption or a file (rules 30).
  if (call === 'posts/create') return ['caption']
  return Object.keys(fields).filter((name) => fields[name]?.required)
}

describe('access to the calls (rules 6, 7)', () => {
  let backend: TestBackend
  let callers: Record<Role, number | undefined>

  beforeAll(async () => {
    backend = await createTestBackend('empty')
    const { seeker, recruiter } = await bringThings(backend, 'heather')
    callers = { visitor: undefined, job_seeker: seeker, recruiter }
  })

  it.each([
    [
      'public',
      'register login login-with-google verify send-password-reset-link reset-password fetch-settings send-message subscribe fetch-home categories/fetch jobs/fetch jobs/search jobs/fetch-single users/find users/fetch',
    ],
    [
      'signed-in',
      'me logout change-password bookmarks/toggle my-profile save-profile posts/create notifications/fetch',
    ],
    [
      'job_seeker',
      'jobs/apply jobs/my-applications bookmarks/fetch followers/toggle followers/fetch cvs/fetch cvs/upload projects/add',
    ],
    ['recruiter', 'jobs/create jobs/my fetch-bank receipts/my payments/my employees/create'],
  ])('is %s for exactly these calls, and for owners only otherwise', (access, names) => {
    expect(
      calls.filter((call) => contract[call].access === access).sort(),
      'List here each call whose `x-access` in openapi.yaml is meant.',
    ).toEqual(names.split(' ').sort())
  })

  it.each(calls)('requires a token for %s unless it is public', (call) => {
    expect(contract[call].auth === 'required').toBe(contract[call].access !== 'public')
  })

  describe.each(roles)('an empty call by a %s to', (role) => {
    it.each(calls)('%s is admitted or refused as in the contract', async (call) => {
      const account = callers[role]
      const token = account === undefined ? undefined : await backend.signIn(account)
      const before = JSON.stringify(await worldOf(backend))
      const response = await backend.raw(call, formOf({}), token)
      const envelope = await response.json()

      const expected = verdictByContract(call, role)
      expect(verdictOf(response.status, envelope.message)).toBe(expected)
      // Refused callers don't learn which fields the call requires.
      const missing = expected === 'let in' ? missingFields(call) : []
      expect(Object.keys(envelope.errors ?? {}).sort()).toEqual(missing.sort())
      const valid = envelope.status === 'success' ? answerValidators[call] : refusalValidator
      expect(valid(envelope)).toBe(true)
      expect(envelope.status === 'success').toBe(expected === 'let in' && missing.length === 0)

      // Of the calls without required fields, only logging out changes the world.
      const ended = call === 'logout' && envelope.status === 'success'
      expect(JSON.stringify(await worldOf(backend)) === before).toBe(!ended)
    })
  })
})

describe('the matrix of roles and calls (rules 1, 6, 7)', () => {
  // Refused calls change nothing, so a stage is reused until a call has changed it.
  let stage: Promise<Stage & { backend: TestBackend }> | undefined
  const setStage = async () => {
    const backend = await createTestBackend('empty')
    return { backend, ...(await bringCast(backend)) }
  }

  describe.each(everybody)('%s', (person) => {
    describe.each(pairs)('with %s’s things', (whose) => {
      it.each(calls)('gets the contract’s answer from %s', async (call) => {
        const { backend, things, tokens } = await (stage ??= setStage())
        const secrets = pairs.flatMap((pair) => things[pair].secrets)
        const before = JSON.stringify(await worldOf(backend))
        const payload = payloads[call](things[whose], cast[person].role ?? 'job_seeker')
        const response = await backend.raw(call, formOf(payload), tokens[person])
        const unchanged = JSON.stringify(await worldOf(backend)) === before
        if (!unchanged) stage = undefined

        const answer = answerByContract(call, person, whose)
        const text = await response.text()
        expect(
          { httpStatus: response.status, says: whatItSays(response, text) },
          `The payload of ${call} in tests/support/payloads.ts must be valid and name things of its pair; with x-access: owner, a function of mocks/services/ownership.ts in the operation refuses who is not the owner.`,
        ).toEqual({
          httpStatus: answer === signedOut ? 401 : 200,
          says: answer === 'success' ? successOf(call) : refusalLike(answer),
        })
        // A refusal changes nothing and reveals nothing.
        const refusal = answer === 'success' ? '' : text
        expect(unchanged || answer === 'success', 'Change nothing before the refusal.').toBe(true)
        expect(secrets.filter((secret) => refusal.includes(secret))).toEqual([])
      })
    })
  })

  describe('a resource that is missing or hidden', () => {
    const signedIn = everybody.filter((person) => cast[person].role !== null)

    it.each(calls.filter((call) => owners.has(call)))('is not found by %s', async (call) => {
      const { backend, things, tokens } = await (stage ??= setStage())
      for (const person of signedIn) {
        const payload = payloads[call](things.heather, cast[person].role ?? 'job_seeker')
        expect(await refused(backend, call, { ...payload, id: 999_999 }, tokens[person])).toEqual({
          httpStatus: 200,
          status: 'error',
          message: expect.stringMatching(/^[A-Z][\w ]* not found\.$/),
        })
      }
    })

    it.each([
      'jobs/fetch-single',
      'jobs/update',
      'jobs/delete',
      'jobs/download-cvs',
      'jobs/upload-receipt',
      'jobs/apply',
      'payments/fetch-stripe-intent',
      'payments/verify-stripe',
      'bookmarks/toggle',
    ] as const)('is not found by %s if it is somebody else’s pending job (rules 14)', async (call) => {
      const { backend, things, tokens } = await (stage ??= setStage())
      const { access } = contract[call]
      for (const person of signedIn.filter((name) => cast[name].pair === 'juniper')) {
        const role = cast[person].role ?? 'job_seeker'
        if (access !== 'owner' && access !== 'public' && role === 'recruiter') continue
        const payload = { ...payloads[call](things.juniper, role), id: things.heather.pendingJob }
        expect((await refused(backend, call, payload, tokens[person])).message).toBe('Job not found.')
      }
    })
  })
})
