import { beforeAll, describe, expect, it } from 'vitest'
import { type Access, type CallName, isCall } from './calls.ts'
import { contract } from './contract.gen.ts'
import type { CallContract } from './contract-types.ts'
import {
  createTestBackend,
  type FormInput,
  formOf,
  pdfFile,
  pngFile,
  refused,
  type TestBackend,
  worldOf,
} from './testing.ts'
import { answerValidators, refusalValidator } from './validators.gen.js'
import { applications, cvs, jobs, personas } from '../scenarios/personas.ts'
import { operations } from '../api/index.gen.ts'

const calls = Object.keys(contract).filter(isCall)

/** Somebody of each kind, who owns nothing of what the tests below name. */
const callers = {
  visitor: undefined,
  job_seeker: personas.newcomer,
  recruiter: personas.smallShop,
} as const
const roles = ['visitor', 'job_seeker', 'recruiter'] as const
type Role = (typeof roles)[number]

type Verdict = 'signed out' | 'job seekers only' | 'recruiters only' | 'let in'

/** What the contract's `security` and `x-access` say of a caller (rules 6, 7). */
function verdictByContract(call: CallName, role: Role): Verdict {
  const { access, auth } = contract[call]
  if (auth === 'required' && role === 'visitor') return 'signed out'
  if (access === 'job_seeker' && role === 'recruiter') return 'job seekers only'
  if (access === 'recruiter' && role === 'job_seeker') return 'recruiters only'
  return 'let in'
}

/** The same, read off an answer. */
function verdictOf(httpStatus: number, message: string): Verdict {
  if (httpStatus === 401) return 'signed out'
  if (message === 'This needs a job seeker account.') return 'job seekers only'
  if (message === 'This needs a recruiter account.') return 'recruiters only'
  return 'let in'
}

/** The fields that a call misses when it is made without any. */
function missingFields(call: CallName): string[] {
  const { fields }: CallContract = contract[call]
  // The contract cannot say that a post is a caption or a file (rules 30).
  if (call === 'posts/create') return ['caption']
  return Object.keys(fields).filter((name) => fields[name]?.required)
}

describe('who may call (rules 6, 7)', () => {
  let backend: TestBackend

  beforeAll(async () => {
    backend = await createTestBackend()
  })

  it('is open to visitors for these calls, and no others', () => {
    expect(calls.filter((call) => contract[call].access === 'public').sort()).toEqual(
      [
        'fetch-settings',
        'register',
        'login',
        'login-with-google',
        'verify',
        'send-password-reset-link',
        'reset-password',
        'send-message',
        'subscribe',
        'fetch-home',
        'categories/fetch',
        'jobs/fetch',
        'jobs/search',
        'jobs/fetch-single',
        'users/find',
        'users/fetch',
      ].sort(),
    )
  })

  it.each(calls)('wants a token for %s exactly where it is not public', (call) => {
    expect(contract[call].auth === 'required').toBe(contract[call].access !== 'public')
  })

  describe.each(roles)('an empty call by a %s', (role) => {
    it.each(calls)('%s', async (call) => {
      const account = callers[role]
      const token = account === undefined ? undefined : await backend.signIn(account)
      const before = await worldOf(backend)
      const response = await backend.raw(call, formOf({}), token)
      const envelope = await response.json()

      const expected = verdictByContract(call, role)
      expect(verdictOf(response.status, envelope.message)).toBe(expected)
      // Nobody who is turned away learns what the call would have wanted.
      const missing = expected === 'let in' ? missingFields(call) : []
      expect(Object.keys(envelope.errors ?? {}).sort()).toEqual(missing.sort())
      const valid = envelope.status === 'success' ? answerValidators[call] : refusalValidator
      expect(valid(envelope)).toBe(true)
      expect(envelope.status === 'success').toBe(expected === 'let in' && missing.length === 0)

      // Of the calls that need no field only logging out changes the world.
      const ended = call === 'logout' && envelope.status === 'success'
      const sessions = (rows: object[] = []) => (ended ? rows.slice(0, -1) : rows)
      expect(await worldOf(backend)).toEqual({ ...before, sessions: sessions(before['sessions']) })
    })
  })
})

type OwnerCall = { [K in CallName]: Access<K> extends 'owner' ? K : never }[CallName]

describe('somebody else’s things (rules 7)', () => {
  let backend: TestBackend
  /** For every call that is for owners only: a valid payload that names a thing of ada or harbour. */
  let foreign: { [K in OwnerCall]: FormInput<K> }

  beforeAll(async () => {
    backend = await createTestBackend()
    const mine = await backend.runtime.act(({ tx, now }) => {
      const of = { account_id: personas.ada, created_at: now }
      const link = { recruiter_id: personas.harbour, employee_id: personas.ada, created_at: now }
      const files = [{ type: 'image' as const, path: '/storage/photo-quay.svg' }]
      const texts = { title: 'Beacon', url: null, time_took: null, description: null }
      return {
        bookmark: tx.bookmarks.insert({ ...of, type: 'job', target_id: jobs.open }).id,
        following: tx.followings.insert({ ...of, recruiter_id: personas.longNameCompany }).id,
        link: tx.employee_links.insert({ ...link, status: 'pending' }).id,
        answered: tx.employee_links.insert({ ...link, status: 'accepted' }).id,
        post: tx.posts.insert({ ...of, caption: 'Hello', files: [] }).id,
        project: tx.projects.insert({ ...of, ...texts, files }).id,
      }
    })
    const { category } = await backend.runtime.read(({ tx }) => tx.jobs.need(jobs.open))
    const id = jobs.open
    foreign = {
      'jobs/delete': { id },
      'jobs/update': { id, title: 'Mine', type: 'remote', category, nature: 'full_time', currency: 'EUR' },
      'jobs/fetch-application': { id: applications.accepted },
      'jobs/change-application-status': { id: applications.applied, status: 'accepted' },
      'jobs/download-cvs': { id: jobs.crowded, application_ids: [1] },
      'jobs/upload-receipt': { id, file: pdfFile() },
      'payments/fetch-stripe-intent': { id, type: 'feature_job' },
      'payments/verify-stripe': { id, type: 'feature_job', payment_id: 'pi_1' },
      'bookmarks/remove': { id: mine.bookmark },
      'followers/remove': { id: mine.following },
      'cvs/set-default': { id: cvs.used },
      'cvs/delete': { id: cvs.unused },
      'posts/delete': { id: mine.post },
      'employees/delete': { id: mine.link },
      'employees/accept-request': { id: mine.link },
      'employees/decline-request': { id: mine.link },
      'employees/remove-request': { id: mine.answered },
      'projects/add-files': { id: mine.project, 'files[]': [pngFile()] },
      'projects/delete-file': { id: mine.project, path: '/storage/photo-quay.svg' },
      'projects/update': { id: mine.project, title: 'Mine' },
      'projects/delete': { id: mine.project },
    }
  })

  const isOwnerCall = (call: CallName): call is OwnerCall => contract[call].access === 'owner'
  const built = calls.filter(isOwnerCall).filter((call) => operations[call].built)

  describe.each(['job_seeker', 'recruiter'] as const)('are refused to a %s', (role) => {
    it.each(built)('by %s, which says no more than that', async (call) => {
      const token = await backend.signIn(callers[role])
      expect(await refused(backend, call, foreign[call], token)).toEqual({
        httpStatus: 200,
        status: 'error',
        message: expect.stringMatching(/^This [\w ]+ is not yours\.$/),
      })
    })

    it.each(built)('by %s, which finds none where there is none', async (call) => {
      const token = await backend.signIn(callers[role])
      expect(await refused(backend, call, { ...foreign[call], id: 999_999 }, token)).toEqual({
        httpStatus: 200,
        status: 'error',
        message: expect.stringMatching(/^[A-Z][\w ]* not found\.$/),
      })
    })
  })
})
