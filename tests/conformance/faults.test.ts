import * as v from 'valibot'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { runKit } from '../../conformance/kit.ts'
import { contractOf } from '../../conformance/contract.ts'
import { simulate } from '../../conformance/simulated.ts'
import { jobBoard } from '../../mocks/backend.ts'
import type { CallName } from '../../mocks/operation.ts'

type Board = typeof jobBoard
type Raw = Parameters<Board['operations'][CallName]['run']>[0]
type Run = (changes?: object) => object

const bodyShape = v.looseObject({
  id: v.optional(v.number(), 0),
  page: v.optional(v.number(), 1),
  status: v.optional(v.string(), ''),
  payment_id: v.optional(v.string(), ''),
})
type Body = v.InferOutput<typeof bodyShape>

/** The fields that faults change. */
const answerShape = v.looseObject({
  applications: v.optional(v.array(v.unknown()), []),
  payments: v.optional(v.array(v.looseObject({ method: v.string(), amount: v.unknown() })), []),
})

/** Copies the backend with a different operation for one call. */
function faulty(call: CallName, mutate: (run: Run, body: Body, raw: Raw) => object): Board {
  const operation = jobBoard.operations[call]
  const run = (raw: Raw): object => {
    const body = v.parse(bodyShape, raw.body)
    return mutate(
      (changes) => operation.run({ ...raw, body: Object.assign({}, raw.body, changes) }),
      body,
      raw,
    )
  }
  return { ...jobBoard, operations: { ...jobBoard.operations, [call]: { ...operation, run } } }
}

const faults: readonly [title: string, call: CallName, board: Board][] = [
  [
    'a wrong status',
    'jobs/change-application-status',
    faulty('jobs/change-application-status', (run, { status }) =>
      run({ status: status === 'accepted' ? 'shortlisted' : status }),
    ),
  ],
  [
    'an application that anyone can read',
    'jobs/fetch-application',
    faulty('jobs/fetch-application', (_run, body, raw) => {
      const application = raw.tx.applications.get(body.id)
      const actor = application ? raw.tx.accounts.need(application.account_id) : raw.actor
      return jobBoard.operations['jobs/fetch-application'].run({ ...raw, actor })
    }),
  ],
  ['a page number off by one', 'jobs/my', faulty('jobs/my', (run, { page }) => run({ page: page + 1 }))],
  [
    'an amount of the wrong type, for cards only',
    'payments/my',
    faulty('payments/my', (run) => {
      const { payments } = v.parse(answerShape, run())
      const odd = payments.map((one) => (one.method === 'stripe' ? { ...one, amount: '$49' } : one))
      return { ...run(), payments: odd }
    }),
  ],
  [
    'a code that works twice',
    'verify',
    faulty('verify', (run, _body, { tx }) => {
      const codes = tx.codes.all()
      const answer = run()
      const used = codes.find(({ id }) => !tx.codes.get(id))
      if (used) tx.codes.insert({ ...used })
      return answer
    }),
  ],
  [
    'an invalid token that is accepted',
    'me',
    {
      ...jobBoard,
      session: {
        ...jobBoard.session,
        find: (tx, token, now) => {
          const [session] = tx.sessions.all()
          const anyone = session && { session, actor: tx.accounts.need(session.account_id) }
          return jobBoard.session.find(tx, token, now) ?? anyone
        },
      },
    },
  ],
  [
    'an entry on two pages',
    'jobs/my-applications',
    faulty('jobs/my-applications', (run, { page }) => {
      const answer = run()
      const { applications } = v.parse(answerShape, answer)
      if (page === 1 || applications.length === 0) return answer
      const before = v.parse(answerShape, run({ page: page - 1 })).applications
      return { ...answer, applications: [...before.slice(-1), ...applications.slice(1)] }
    }),
  ],
  [
    'a job featured without payment',
    'payments/verify-stripe',
    faulty('payments/verify-stripe', (run, { payment_id }, { tx }) => {
      const intent = tx.intents.one('provider_id', payment_id)
      if (intent) tx.intents.patch(intent.id, { status: 'succeeded' })
      return run()
    }),
  ],
]

describe('the conformance kit', () => {
  beforeEach(() => {
    // The simulator logs answers that break the contract, which would clutter the test's output.
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
  })

  it.each(faults)('catches %s, and names %s', async (_title, call, board) => {
    const { target, setup } = await simulate(board)
    const only = [contractOf(call).tag]
    const { results } = await runKit({ target, setup, mayWrite: true, only, seed: 1, minutes: 5 })
    const failed = results.filter(({ outcome }) => outcome.status === 'failed')
    expect(failed.map(({ check }) => check.call)).toContain(call)
  })
})
