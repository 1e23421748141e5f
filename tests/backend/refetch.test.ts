import { MutationObserver, type QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type CallName, isCall } from '../../mocks/operation.ts'
import { createQueryClient } from '../../src/api/query-client.ts'
import { token } from '../../src/api/token.ts'
import { createTestBackend, formOf } from '../support/backend.ts'
import { accountOf, callersOf } from '../support/cast.ts'
import { mutations } from '../support/mutations.ts'
import { bringThings, payloadOf, type Things } from '../support/payloads.ts'
import { queriesOf } from '../support/queries.ts'

beforeEach(() => {
  vi.stubGlobal('window', { location: { origin: 'https://app.example' } })
})

afterEach(() => token.clear())

/** Every query about the things that calls name. Reading the notifications would change what others show. */
function queriesAbout({ job, openJob, paidJob, seeker, recruiter, application }: Things) {
  return [
    { job, account: seeker },
    { job: openJob, account: recruiter },
    { job: paidJob, account: recruiter },
  ].flatMap((ids) => {
    const { notificationsQuery: _marksAsRead, ...queries } = queriesOf({ ...ids, application })
    return Object.entries(queries)
  })
}

const idle = (client: QueryClient) =>
  vi.waitFor(() => expect(client.isFetching() + client.isMutating()).toBe(0), { interval: 1 })

/** Every mutation, by all who may make it; by visitors alone if they may. */
const cases = mutations.flatMap(([call, mutation]) => {
  if (!isCall(call)) throw new Error(`${call} is no call`)
  const may = callersOf(call)
  return may
    .filter((role) => role === null || may[0] !== null)
    .flatMap((role) =>
      (role === 'recruiter' ? [false, true] : [false]).map((isPaid) => ({ call, mutation, role, isPaid })),
    )
})

it.each(cases)(
  'after $call by $role, every query on screen shows what it would if asked now; job paid for: $isPaid',
  async ({ call, mutation, role, isPaid }) => {
    const backend = await createTestBackend('empty')
    const things = await bringThings(backend, 'heather')
    const bodyOf = (name: CallName) => payloadOf(name, things, role ?? 'job_seeker')
    if (isPaid) {
      const owner = await backend.signIn(things.recruiter)
      await backend.raw('jobs/upload-receipt', formOf(bodyOf('jobs/upload-receipt')), owner)
    }
    vi.stubGlobal('fetch', (request: Request) =>
      backend.runtime.handle(new URL(request.url).pathname.slice(1), request),
    )
    if (role) token.set(await backend.signIn(accountOf(things, role)))
    const queries = queriesAbout(things)
    const client = createQueryClient({ retries: 0 })
    const shown = queries.map(([name, query]) => [name, query.show(client)] as const)
    await idle(client)

    const body = bodyOf(call)
    const variables = call === 'jobs/change-application-status' ? [body] : body
    const sent = new MutationObserver(client, mutation).mutate(variables)
    // What can't be done while a payment is under review is refused, and what it is about is asked for again.
    await (isPaid ? sent.catch(() => undefined) : sent)
    await idle(client)

    const now = createQueryClient({ retries: 0 })
    const expected = queries.map(([name, query]) => [name, query.show(now)] as const)
    await idle(now)
    const said = (all: typeof shown) =>
      all.map(([name, { data, error }]) => [name, error()?.message ?? data()])
    expect(said(shown)).toEqual(said(expected))
    for (const [, { leave }] of [...shown, ...expected]) leave()
  },
)
