import { type CallName, isCall } from '../../mocks/operation.ts'
import * as fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TableName } from '../../mocks/model/tables.ts'
import { jobs, password, personas } from '../../mocks/scenarios/personas.ts'
import { formFor, formOfParts, type Hints } from '../support/arbitraries.ts'
import { contract } from '../../mocks/contract/calls.gen.ts'
import { drawn, explored } from '../support/sample.ts'
import { MemoryStorage } from '../../mocks/engine/storage/memory.ts'
import { readEntry } from '../../mocks/engine/storage/segments.ts'
import { createTestBackend, type TestBackend } from '../support/backend.ts'
import { answerValidators, refusalValidator } from '../../mocks/contract/validators.gen.js'

const calls = Object.keys(contract).filter(isCall)

/** A store that records all writes, which is a cheap way to tell whether the world changed. */
class WatchedStorage extends MemoryStorage {
  readonly written: string[] = []

  override append(...given: Parameters<MemoryStorage['append']>): Promise<number> {
    this.written.push(given[0])
    return super.append(...given)
  }
}

const callers = {
  visitor: null,
  'expired token': null,
  seeker: personas.ada,
  'other seeker': personas.newcomer,
  recruiter: personas.harbour,
  'other recruiter': personas.smallShop,
} as const
type Caller = keyof typeof callers

/** Generates a caller, more often one that the call admits. */
function callerOf(call: CallName): fc.Arbitrary<Caller> {
  const { access } = contract[call]
  const seekers: Caller[] = ['seeker', 'other seeker']
  const recruiters: Caller[] = ['recruiter', 'other recruiter']
  const likely =
    access === 'job_seeker'
      ? seekers
      : access === 'recruiter'
        ? recruiters
        : access === 'owner'
          ? (['seeker', 'recruiter'] as const)
          : [...seekers, ...recruiters]
  const anybody: Caller[] = ['visitor', 'expired token', ...seekers, ...recruiters]
  return fc.oneof({ arbitrary: fc.constantFrom(...likely), weight: 3 }, fc.constantFrom(...anybody))
}

/** The table that a call's `id` belongs to. */
function tableOf(call: CallName): TableName {
  const [area] = call.split('/')
  if (call === 'jobs/fetch-application' || call === 'jobs/change-application-status') return 'applications'
  if (area === 'followers') return call === 'followers/remove' ? 'followings' : 'accounts'
  if (call === 'bookmarks/toggle' || area === 'payments') return 'jobs'
  if (area === 'employees') return 'employee_links'
  if (area === 'users') return 'accounts'
  const named = (['bookmarks', 'cvs', 'posts', 'projects'] as const).find((table) => table === area)
  return named ?? 'jobs'
}

/** Calls that need a secret, which generated requests can't contain. */
const withSecret: readonly CallName[] = [
  'verify',
  'reset-password',
  'login-with-google',
  'payments/fetch-stripe-intent',
  'payments/verify-stripe',
]

const runs = explored(40)
/** The requests of each drawn call. Always the same, since they include a success of each. */
const perCall = { seed: 20_261_120, numRuns: 40 }
/** Time limit for one request on a slow and busy machine, in milliseconds. */
const timeoutPerRequest = 250

describe('any request', () => {
  const storage = new WatchedStorage()
  const tokens = new Map<Caller, string>()
  let backend: TestBackend

  beforeAll(async () => {
    backend = await createTestBackend('everyday', storage)
  })

  beforeEach(async () => {
    await backend.runtime.store.reset()
    tokens.clear()
  })

  afterAll(() => {
    const inherited = [...Object.keys(Object.prototype), ...('polluted' in {} ? ['polluted'] : [])]
    if (inherited.length > 0) throw new Error(`Every object has now: ${inherited.join()}`)
  })

  /** Returns the caller's token. Logs the caller in again if a call has logged them out. */
  async function tokenOf(caller: Caller): Promise<string | undefined> {
    if (caller === 'expired token') return 'dead'
    const account = callers[caller]
    if (account === null) return undefined
    const known = tokens.get(caller)
    const alive = await backend.runtime.read(({ tx }) => known && tx.sessions.count('token', known) > 0)
    if (known !== undefined && alive) return known
    const token = await backend.signIn(account)
    tokens.set(caller, token)
    return token
  }

  async function hintsFor(call: CallName): Promise<Hints> {
    const mine: ReadonlySet<unknown> = new Set(Object.values(callers))
    const { own, all, paths, emails, applicants, ownCvs, choices } = await backend.runtime.read(({ tx }) => {
      const rows = tx[tableOf(call)].all()
      const keys = ['account_id', 'recruiter_id', 'employee_id'] as const
      const isOwn = (row: object) => keys.some((key) => mine.has(Reflect.get(row, key)))
      const isPending = (row: object) => Reflect.get(row, 'status') === 'pending'
      const toAnswer = /(?:accept|decline)-request$/.test(call)
      const received = tx.applications.by('job_id', jobs.crowded)
      return {
        all: rows.map(({ id }) => id),
        own:
          tableOf(call) === 'applications'
            ? [...received, ...tx.applications.by('account_id', personas.ada)].map(({ id }) => id)
            : rows.filter((row) => isOwn(row) && (!toAnswer || isPending(row))).map(({ id }) => id),
        paths: tx.projects
          .by('account_id', personas.ada)
          .flatMap(({ files }) => files.map(({ path }) => path)),
        emails: tx.accounts
          .all()
          .slice(0, 60)
          .map(({ email }) => email),
        applicants: received.map(({ id }) => id),
        ownCvs: tx.cvs.by('account_id', personas.ada).map(({ id }) => id),
        choices: {
          category: tx.categories.all().map(({ name }) => name),
          currency: tx.settings.need(1).currencies,
        },
      }
    })
    const id = fc
      .oneof(
        {
          arbitrary: fc.constantFrom(
            ...(call === 'jobs/download-cvs' ? [jobs.crowded] : own.length > 0 ? own : all),
          ),
          weight: 4,
        },
        fc.constantFrom(...all, 999_999, Number.MAX_SAFE_INTEGER),
      )
      .map(String)
    return {
      id,
      company_id: id,
      cv_id: fc.constantFrom(...ownCvs, 999).map(String),
      application_ids: fc
        .subarray(applicants, { minLength: 1, maxLength: 5 })
        .map((ids) => JSON.stringify(ids)),
      path: fc.constantFrom(...paths, '/storage/../secret'),
      category: fc.constantFrom(...choices.category),
      currency: fc.constantFrom(...choices.currency),
      email: fc.constantFrom(...emails, 'nobody@mail.example'),
      current_password: fc.constant(password),
      new_password: fc.constant('a new password'),
      confirm_password: fc.constant('a new password'),
      location: fc.constantFrom('Lisbon', ''),
      salary_to: fc.constantFrom('999999999999', ''),
    }
  }

  it.each(drawn(calls, 1 / 3, String))(
    'to %s is answered as in the contract, and leaves no trace if refused (rules 1, 2, 3, 7)',
    async (call) => {
      const request = fc.record({ caller: callerOf(call), form: formFor(call, await hintsFor(call)) })
      let successes = 0
      await fc.assert(
        fc.asyncProperty(request, async ({ caller, form }) => {
          const token = await tokenOf(caller)
          const before = storage.written.length
          const response = await backend.raw(call, formOfParts(form.parts), token)
          const { outcome, problems } = await judged(call, response)
          if (outcome === 'success') successes += 1
          else problems.push(...tracesSince(before), ...(form.fits ? await unfounded(response) : []))
          expect(problems).toEqual([])
        }),
        perCall,
      )
      // Without a success, the property would only cover refusals.
      expect(successes + Number(withSecret.includes(call))).toBeGreaterThan(0)
    },
    perCall.numRuns * timeoutPerRequest,
  )

  it(
    'is at worst refused, whatever its bytes and its type (rules 2, 3)',
    async () => {
      const types = [
        'multipart/form-data',
        'multipart/form-data; boundary=x',
        'application/x-www-form-urlencoded',
      ]
      const sent = fc.record({
        call: fc.constantFrom(...calls),
        type: fc.constantFrom(...types, 'application/json', 'text/plain', 'nonsense'),
        body: fc.oneof(
          fc.uint8Array({ maxLength: 200 }),
          fc.string({ unit: 'binary', maxLength: 200 }).map((text) => new TextEncoder().encode(text)),
          fc
            .string({ maxLength: 60 })
            .map((text) =>
              new TextEncoder().encode(`--x\r\nContent-Disposition: form-data; ${text}\r\n--x--`),
            ),
        ),
      })
      await fc.assert(
        fc.asyncProperty(sent, async ({ call, type, body }) => {
          const before = storage.written.length
          const request = new Request(`https://app.example/api/${call}`, {
            method: 'POST',
            body: new Uint8Array(body),
            headers: { 'content-type': type },
          })
          const { outcome, problems } = await judged(
            call,
            await backend.runtime.handle(`api/${call}`, request),
          )
          if (outcome === 'refusal') problems.push(...tracesSince(before))
          expect(problems).toEqual([])
        }),
        { ...runs, numRuns: runs.numRuns * 7 },
      )
    },
    runs.numRuns * 7 * timeoutPerRequest,
  )

  /** Lists the tables that a refused call changed, except `codes`, which counts wrong codes (rules 9). */
  function tracesSince(before: number): string[] {
    const epoch = backend.runtime.store.identity?.epoch ?? ''
    return storage.written
      .slice(before)
      .flatMap((entry) => readEntry(epoch, entry).changes)
      .filter(({ table }) => table !== 'codes')
      .map(({ table }) => `The refusal changed ${table}`)
  }
})

/** Returns the outcome of an answer and its violations of the contract. */
async function judged(
  call: CallName,
  response: Response,
): Promise<{ outcome: 'success' | 'refusal'; problems: string[] }> {
  const { status } = response
  const problems = allowed.has(status) ? [] : [`HTTP ${status}`]
  if (response.headers.get('content-type') === 'application/zip') {
    return { outcome: 'success', problems: contract[call].produces === 'file' ? problems : ['A file'] }
  }
  const envelope: unknown = await response.clone().json()
  if (refusalValidator(envelope)) {
    return {
      outcome: 'refusal',
      problems: problems.map((problem) => `${problem} ${JSON.stringify(envelope)}`),
    }
  }
  const fits = answerValidators[call](envelope)
  if (!fits) problems.push(JSON.stringify(answerValidators[call].errors))
  return { outcome: 'success', problems }
}

/** Returns a problem if the refusal of a valid form calls a field invalid. */
async function unfounded(response: Response): Promise<string[]> {
  const text = await response.text()
  return againstContract.test(text.slice(text.indexOf('"errors"')))
    ? [`Refused without a reason: ${text}`]
    : []
}

const againstContract =
  /is required|must be|may have at most|needs at least|is not (?:valid|one of|a valid|a PDF)/

/** The HTTP statuses a call may answer with; no 5xx. */
const allowed: ReadonlySet<number> = new Set([200, 400, 401, 413, 415, 429])
