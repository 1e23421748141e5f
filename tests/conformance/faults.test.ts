import * as v from 'valibot'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { runKit } from '../../conformance/kit.ts'
import { contractOf } from '../../conformance/contract.ts'
import type { Report } from '../../conformance/report/report.ts'
import { simulate } from '../../conformance/simulated.ts'
import { jobBoard } from '../../mocks/backend.ts'
import { Refused } from '../../mocks/engine/base/errors.ts'
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
  jobs: v.optional(v.array(v.looseObject({ id: v.number(), is_featured: v.number() })), []),
})
type Answer = v.InferOutput<typeof answerShape>

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

/** Copies the backend with changed answers of one call. */
const altered = (call: CallName, alter: (answer: Answer, raw: Raw) => void): Board =>
  faulty(call, (run, _body, raw) => {
    const whole = run()
    const answer = v.parse(answerShape, whole)
    alter(answer, raw)
    // Parsing added defaults: return only the fields of the original answer.
    return Object.fromEntries(Object.entries(answer).filter(([name]) => name in whole))
  })

/** Copies the backend with a call that never refuses. */
const lenient = (call: CallName, mutate: (body: Body, raw: Raw) => void = () => undefined): Board =>
  faulty(call, (run, body, raw) => {
    try {
      return run()
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      mutate(body, raw)
      return { message: 'Done.' }
    }
  })

/** Copies the backend with a call that sends no notification. */
const silent = (call: CallName, type: string): Board =>
  faulty(call, (run, _body, { tx }) => {
    const before = new Set(tx.notifications.all().map(({ id }) => id))
    const answer = run()
    for (const notice of tx.notifications.all()) {
      if (!before.has(notice.id) && notice.type === type) tx.notifications.remove(notice.id)
    }
    return answer
  })

const faults: readonly [title: string, call: CallName, board: Board][] = [
  [
    'a wrong status',
    'jobs/change-application-status',
    faulty('jobs/change-application-status', (run, { status }) =>
      run({ status: status === 'accepted' ? 'shortlisted' : status }),
    ),
  ],
  ['no notification of an application', 'jobs/apply', silent('jobs/apply', 'new_job_application')],
  ['no notification of a deleted job', 'jobs/delete', silent('jobs/delete', 'job_deleted')],
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
    altered('payments/my', ({ payments }) => {
      for (const payment of payments) if (payment.method === 'stripe') payment.amount = '$49'
    }),
  ],
  [
    'a job that stays featured',
    'jobs/search',
    altered('jobs/search', ({ jobs }, { tx }) => {
      for (const job of jobs) if (tx.jobs.need(job.id).featured_until !== null) job.is_featured = 1
    }),
  ],
  [
    'a second default CV',
    'cvs/set-default',
    faulty('cvs/set-default', (_run, { id }, { tx }) => {
      tx.cvs.patch(id, { is_default: true })
      return { message: 'Done.' }
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
  ['a CV that is not deleted', 'cvs/delete', faulty('cvs/delete', () => ({ message: 'Deleted.' }))],
  [
    'the opposite of what a toggle did',
    'followers/toggle',
    altered('followers/toggle', (answer) => {
      answer['is_following'] = answer['is_following'] !== true
    }),
  ],
  [
    'views by the owner that count',
    'jobs/fetch-single',
    faulty('jobs/fetch-single', (run, { id }, { tx, actor }) => {
      const job = tx.jobs.get(id)
      if (job && job.account_id === actor?.id) tx.jobs.patch(id, { views: job.views + 1 })
      return run()
    }),
  ],
  ['an address that signs up twice', 'register', lenient('register')],
  [
    'a bookmark removed by the id of its job',
    'bookmarks/remove',
    faulty('bookmarks/remove', (run, { id }, { tx, actor }) => {
      const own = tx.bookmarks.by('account_id', actor?.id ?? 0)
      return run({ id: own.find((bookmark) => bookmark.target_id === id)?.id ?? 0 })
    }),
  ],
  [
    'a declined request that can be accepted',
    'employees/accept-request',
    lenient('employees/accept-request', ({ id }, { tx, actor }) => {
      const link = tx.employee_links.get(id)
      if (link && link.employee_id === actor?.id) tx.employee_links.patch(id, { status: 'accepted' })
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
  [
    'notifications that stay unread',
    'notifications/fetch',
    faulty('notifications/fetch', (run, _body, { tx, actor }) => {
      const unread = tx.notifications.by('unread_of', actor?.id ?? 0)
      const answer = run()
      for (const { id } of unread) tx.notifications.patch(id, { read_at: null })
      return answer
    }),
  ],
  ['lost education', 'save-profile', faulty('save-profile', (run) => run({ education: [] }))],
]

/** The calls that `examples/backend` doesn't have. */
const lacking =
  /^(?:login-with-google|send-message|subscribe|fetch-bank|save-profile|users\/fetch|cvs\/(?:set-default|delete)|jobs\/(?:download-cvs|upload-receipt)|(?:payments|receipts|bookmarks|followers|posts|employees|projects|notifications)\/.*)$/

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

  describe('with the backend itself', () => {
    let report: Report
    beforeAll(async () => {
      const { target, setup } = await simulate()
      report = await runKit({ target, setup, mayWrite: true, only: [], seed: 1, minutes: 5 })
    }, 60_000)

    it('finds no fault, and makes every call succeed', () => {
      const { results, findings } = report
      const odd = results.filter(({ outcome }) => !['passed', 'not offered'].includes(outcome.status))
      expect(odd).toEqual([])
      expect(findings.filter(({ verdict }) => verdict !== 'assumed')).toEqual([])
    })

    it('needs no call that examples/backend lacks for the others, unless the rule is about both', () => {
      const isLacking = (call: CallName) => lacking.test(call)
      const dependent = report.results.flatMap(({ check: { call, title }, calls = [] }) =>
        calls.some(isLacking) && !isLacking(call) ? [`${call} ${title}`] : [],
      )
      expect(dependent.toSorted()).toEqual([
        'jobs/apply notifies the owner of the job',
        'jobs/change-application-status does nothing when the status is set again',
        'jobs/change-application-status notifies the applicant of each change',
        'jobs/delete notifies applicants',
        'jobs/search features a job that was paid for early for 30 days from its approval',
        'jobs/search features a paid job for 30 days, then accepts another payment',
        'jobs/search lists accepted employees on the company page, and counts them',
        'jobs/search lists featured jobs before newer ones',
        'my-profile lists links on both sides, and counts them correctly',
        'users/find shows a company with its about text and posts',
      ])
      expect(report.notes.at(-1)).toMatch(/^Calls that a check depends on: \d \(median\), 1\d at most\.$/)
    })
  })
})
