import { expect } from 'vitest'
import { contract } from '../../mocks/contract/calls.gen.ts'
import { type CallName, isCall } from '../../mocks/operation.ts'
import { readSource } from '../../scripts/generate/all.ts'
import { readContract } from '../../scripts/generate/contract.ts'
import type { TestBackend } from './backend.ts'
import { bringThings, type Things } from './payloads.ts'

export const calls = Object.keys(contract).filter(isCall)

/** For each call open to owners only, the roles that may own what its payload names, from the contract's `x-owner`. */
const owners = new Map(
  readContract(await readSource())
    .calls.filter(({ meta }) => meta.access === 'owner')
    .map((call) => [call.name, call.owners]),
)

/** All callers of the matrix: two pairs that own things, and two callers who are not logged in. */
export const cast = {
  'a visitor': { pair: null, role: null },
  'somebody logged out': { pair: null, role: null },
  'a job seeker': { pair: 'heather', role: 'job_seeker' },
  'another job seeker': { pair: 'juniper', role: 'job_seeker' },
  'a recruiter': { pair: 'heather', role: 'recruiter' },
  'another recruiter': { pair: 'juniper', role: 'recruiter' },
} as const
export type Person = keyof typeof cast
export const everybody = Object.keys(cast).filter((name): name is Person => name in cast)
export const pairs = ['heather', 'juniper'] as const
export type Pair = (typeof pairs)[number]

/** Both pairs in a world, and a token for each caller. */
export interface Stage {
  things: Record<Pair, Things>
  tokens: Record<Person, string | undefined>
}

/** Adds the cast to a world. */
export async function bringCast(backend: Pick<TestBackend, 'runtime' | 'raw' | 'signIn'>): Promise<Stage> {
  const things = {
    heather: await bringThings(backend, 'heather'),
    juniper: await bringThings(backend, 'juniper'),
  }
  const { heather, juniper } = things
  const loggedOut = await backend.signIn(heather.seeker)
  await backend.raw('logout', null, loggedOut)
  return {
    things,
    tokens: {
      'a visitor': undefined,
      'somebody logged out': loggedOut,
      'a job seeker': await backend.signIn(heather.seeker),
      'another job seeker': await backend.signIn(juniper.seeker),
      'a recruiter': await backend.signIn(heather.recruiter),
      'another recruiter': await backend.signIn(juniper.recruiter),
    },
  }
}

export const signedOut = /^Your session has expired\. Please log in again\.$/
const foreignCv = /^Choose one of your CVs\.$/

/** Returns what the contract requires of a valid call by a person, with ids of the pair `whose`. */
export function answerByContract(call: CallName, person: Person, whose: Pair): 'success' | RegExp {
  const { pair, role } = cast[person]
  const { access, auth } = contract[call]
  if (auth === 'required' && role === null) return signedOut
  if (access === 'job_seeker' && role === 'recruiter') return /^This needs a job seeker account\. Please/
  if (access === 'recruiter' && role === 'job_seeker') return /^This needs a recruiter account\. Please/
  if (access === 'owner' && !(role && pair === whose && owners.get(call)?.includes(role)))
    return /^This [\w ]+ is not yours\.$/
  // This is the only call whose payload names something private, the CV, without changing it.
  if (call === 'jobs/apply' && pair !== whose) return foreignCv
  return 'success'
}

/** Returns the envelope of an answer; for a file, its content type. */
export function whatItSays(response: Response, text: string): unknown {
  const type = response.headers.get('content-type')
  return type === 'application/json' ? JSON.parse(text) : type
}

export function successOf(call: CallName): unknown {
  if (contract[call].produces === 'file') return 'application/zip'
  const message: unknown = expect.any(String)
  return expect.objectContaining({ status: 'success', message })
}

/** Matches a refusal with this message and nothing else, except the field error if the CV is another account's. */
export function refusalLike(message: RegExp): unknown {
  const said: unknown = expect.stringMatching(message)
  return { status: 'error', message: said, ...(message === foreignCv && { errors: { cv_id: [said] } }) }
}
