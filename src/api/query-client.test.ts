import { MutationObserver, onlineManager, QueryObserver, type QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { example } from '../../tests/support/examples.ts'
import { ApiError, type ApiErrorDetails } from './errors.ts'
import type { MutationMetaFields, QueryMetaFields } from './meta.ts'
import { createQueryClient, guardChanges } from './query-client.ts'
import { meQuery, type User } from './session.ts'
import { createSafeStorage } from './storage.ts'
import { createTokenStore, type TokenStore } from './token.ts'

const ada: User = { ...example('me').user, name: 'Ada', jobs_notifications: 3 }

let token: TokenStore
let client: QueryClient
const callbacks = {
  refused: vi.fn<(title: string, message: string) => (() => void) | undefined>(),
  dismissed: vi.fn<(message: string) => void>(),
  success: vi.fn<(title: string, message: string) => void>(),
  over: vi.fn<(message: string) => undefined>(),
  remember: vi.fn<() => void>(),
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
  const memory = () => createSafeStorage(() => undefined)
  token = createTokenStore({ browser: memory(), tab: memory() })
  client = createQueryClient({
    token,
    retries: 0,
    returnTo: { remember: callbacks.remember },
    onRefused: callbacks.refused,
    onSuccess: callbacks.success,
    onSessionOver: callbacks.over,
  })
})

afterEach(() => {
  vi.resetAllMocks()
  client.clear()
})

function fail(details: Partial<ApiErrorDetails>): ApiError {
  return new ApiError({ kind: 'refused', call: 'jobs/apply', message: 'No.', ...details })
}

async function query(error: Error, meta: QueryMetaFields = {}) {
  const queryFn = vi.fn<() => Promise<never>>().mockRejectedValue(error)
  const failing = { queryKey: ['failing'], queryFn, meta }
  await expect(client.query(failing)).rejects.toBe(error)
}

async function mutate(outcome: unknown, meta: MutationMetaFields = {}) {
  const observer = new MutationObserver(client, {
    mutationFn: () => (outcome instanceof Error ? Promise.reject(outcome) : Promise.resolve(outcome)),
    meta,
  })
  await observer.mutate().catch(() => undefined)
}

/** Shows a query on a screen. `data` returns what the screen shows: "answer 2" after the second request. */
function show(queryKey: readonly string[], meta: QueryMetaFields = {}) {
  let asked = 0
  const observer = new QueryObserver(client, {
    queryKey,
    queryFn: () => Promise.resolve(`answer ${(asked += 1)}`),
    meta,
  })
  const leave = observer.subscribe(() => undefined)
  return { leave, data: () => observer.getCurrentResult().data }
}

/** Logs somebody in, and puts their account in the cache, as the menu would. */
function arrive() {
  token.set('t1')
  client.setQueryData(meQuery().queryKey, ada)
  const observer = new QueryObserver(client, { ...meQuery(), enabled: () => token.get() !== undefined })
  return observer.subscribe(() => undefined)
}

const fault = new TypeError('x is not a function')
const cause = new TypeError('Failed to fetch')
const unread = fail({ kind: 'not-an-envelope', message: 'Unreadable.' })

test.each<[what: string, error: Error, logged: unknown[][], alerted: string[]]>([
  ['an unreadable answer', unread, [['jobs/apply: Unreadable.', '']], ['Unreadable.']],
  ['a cancelled call', fail({ kind: 'aborted' }), [], []],
  ['a refusal', fail({}), [], ['No.']],
  ['an error of the app', fault, [[fault]], []],
  ['no answer', fail({ kind: 'network', message: 'Lost.', cause }), [['jobs/apply: Lost.', cause]], []],
])(
  '%s is logged, and alerted for a mutation; the page says what a query could not load',
  async (_what, error, logged, alerted) => {
    await query(error)
    await mutate(error)
    expect(vi.mocked(console.error).mock.calls).toEqual([...logged, ...logged])
    expect(callbacks.refused.mock.calls.map(([, message]) => message)).toEqual(alerted)
  },
)

test('another attempt takes back the alert about the one before; a refused refetch has one, too', async () => {
  callbacks.refused.mockImplementation((_title, message) => () => callbacks.dismissed(message))
  const attempt = (id: number, outcome: unknown) =>
    new MutationObserver(client, {
      mutationKey: ['jobs/apply'],
      mutationFn: (_of: { id: number }) =>
        outcome instanceof Error ? Promise.reject(outcome) : Promise.resolve(outcome),
    }).mutate({ id })
  await expect(attempt(1, fail({}))).rejects.toMatchObject({ isAlerted: true })
  await attempt(2, {})
  expect(callbacks.dismissed).not.toHaveBeenCalled()
  await attempt(1, {})
  expect(callbacks.dismissed.mock.calls).toEqual([['No.']])

  const answers = [Promise.resolve(1), Promise.reject(fail({ message: 'Not now.' })), Promise.resolve(2)]
  const jobs = { queryKey: ['jobs'], queryFn: () => answers.shift() ?? 3, staleTime: 0 }
  await client.query(jobs)
  await expect(client.query(jobs)).rejects.toThrow('Not now.')
  expect(callbacks.refused).toHaveBeenLastCalledWith('Error', 'Not now.')
  await client.query(jobs)
  expect(callbacks.dismissed).toHaveBeenLastCalledWith('Not now.')
})

test('an offline browser still sends requests: the simulator needs no network', async () => {
  onlineManager.setOnline(false)
  try {
    const jobs = show(['jobs', 'my'])
    await vi.waitFor(() => expect(jobs.data()).toBe('answer 1'))
    await mutate({ status: 'success', message: 'Done.' }, { successTitle: 'Apply' })
    expect(callbacks.success).toHaveBeenCalledOnce()
    jobs.leave()
  } finally {
    onlineManager.setOnline(true)
  }
})

test('logging in keeps what is on screen until it is refetched, except the settings, which are the same for everyone', async () => {
  const [jobs, settings] = [
    show(['jobs', 'single', '41'], { holds: 'mixed' }),
    show(['settings'], { holds: 'public' }),
  ]
  await vi.waitFor(() => expect([jobs.data(), settings.data()]).toEqual(['answer 1', 'answer 1']))
  token.set('t1')
  expect(jobs.data()).toBe('answer 1')
  await vi.waitFor(() => expect(jobs.data()).toBe('answer 2'))
  expect(settings.data()).toBe('answer 1')
  jobs.leave()
  settings.leave()
})

test('a refetch waits for all changes that are on screen before the server has made them', async () => {
  token.set('t1')
  const jobs = show(['jobs', 'single'])
  await vi.waitFor(() => expect(jobs.data()).toBe('answer 1'))
  const bookmark = Promise.withResolvers<null>()
  const follow = Promise.withResolvers<null>()
  const press = (mutationKey: string, { promise }: typeof follow) =>
    new MutationObserver(client, {
      mutationKey: [mutationKey],
      mutationFn: () => promise,
      onMutate: () => undefined,
    }).mutate()
  const pressed = [press('bookmark', bookmark), press('follow', follow)]
  bookmark.resolve(null)
  await pressed[0]
  await mutate({ status: 'success', message: '' })
  expect(jobs.data()).toBe('answer 1')
  follow.reject(fail({ kind: 'network' }))
  await expect(pressed[1]).rejects.toMatchObject({ kind: 'network' })
  await vi.waitFor(() => expect(jobs.data()).toBe('answer 2'))

  // Two that end at the same moment don't wait for each other.
  const last = Promise.withResolvers<null>()
  const both = [press('bookmark', last), press('follow', last)]
  last.resolve(null)
  await Promise.all(both)
  await vi.waitFor(() => expect(jobs.data()).toBe('answer 3'))
  jobs.leave()
})

test('until a change is answered, leaving the page asks (rules 37)', async () => {
  const page = new EventTarget()
  guardChanges(client, page)
  const isAsked = () => !page.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  const { promise, resolve } = Promise.withResolvers<null>()
  const download = mutate(promise, { isRead: true })
  expect(isAsked()).toBe(false)
  const change = mutate(promise)
  expect(isAsked()).toBe(true)
  resolve(null)
  await Promise.all([download, change])
  expect(isAsked()).toBe(false)
})

test.each<[what: string, outcome: unknown, meta: MutationMetaFields, refetched: string[]]>([
  ['has changed something', {}, {}, ['jobs', 'public']],
  ['may have changed something', unread, {}, ['jobs', 'public']],
  ['was refused, so that the page is out of date', fail({}), {}, ['jobs', 'public']],
  ['got no answer', fail({ kind: 'network' }), {}, []],
  ['has changed the account', {}, { changes: 'account' }, ['jobs', 'me', 'public']],
  ['changes nothing that pages show', {}, { changes: 'nothing' }, []],
])('a mutation that %s refetches what may show it', async (_what, outcome, meta, refetched) => {
  token.set('t1')
  const shown = {
    files: show(['files'], { changesWith: 'nothing' }),
    jobs: show(['jobs']),
    me: show(['my account'], { changesWith: 'account' }),
    public: show(['home'], { holds: 'public' }),
  }
  await vi.waitFor(() => expect(Object.values(shown).map((one) => one.data())).not.toContain(undefined))
  await mutate(outcome, meta)
  await vi.waitFor(() => expect(client.isFetching()).toBe(0))
  const again = Object.entries(shown).filter(([, one]) => one.data() === 'answer 2')
  expect(again.map(([name]) => name)).toEqual(refetched)
  for (const one of Object.values(shown)) one.leave()
})

test.each([
  ['network', 2],
  ['timeout', 1],
  ['refused', 1],
] as const)('a query that fails (%s) is asked %i times', async (kind, times) => {
  const patient = createQueryClient({ token, retries: 1 })
  const queryFn = vi.fn<() => Promise<never>>(() => Promise.reject(fail({ kind })))
  await expect(patient.query({ queryKey: ['a'], queryFn, retryDelay: 0 })).rejects.toMatchObject({ kind })
  expect(queryFn).toHaveBeenCalledTimes(times)
})

test('an expired session is ended once and reported once, and the screen stays (rules 12)', async () => {
  const leaveMenu = arrive()
  const form = show(['profile'], { holds: 'personal' })
  const job = show(['job'], { holds: 'mixed' })
  await vi.waitFor(() => expect([form.data(), job.data()]).toEqual(['answer 1', 'answer 1']))
  client.setQueryData(['cvs'], ['secret'])
  client
    .getQueryCache()
    .find({ queryKey: ['cvs'] })
    ?.setOptions({ queryKey: ['cvs'], meta: { holds: 'personal' } })

  const dead = () => fail({ kind: 'session-over', message: 'Please log in again.', sentToken: 't1' })
  await Promise.all([mutate(dead()), mutate(dead()), query(dead())])

  expect(token.get()).toBeUndefined()
  expect(token.ended()).toBe(true)
  expect(callbacks.remember).toHaveBeenCalledTimes(1)
  expect(callbacks.over).toHaveBeenCalledExactlyOnceWith('Please log in again.')
  expect(client.getQueryData(meQuery().queryKey)).toBeUndefined()
  expect(client.getQueryData(['cvs'])).toBeUndefined()
  await mutate({})
  await vi.waitFor(() => expect(client.isFetching()).toBe(0))
  expect([form.data(), job.data()]).toEqual(['answer 1', 'answer 1'])
  for (const leave of [form.leave, job.leave, leaveMenu]) leave()
})

test('a late 401 of an old token does not end the new session', async () => {
  arrive()()
  token.set('t2')
  await query(fail({ kind: 'session-over', sentToken: 't1' }))
  expect(token.get()).toBe('t2')
  expect(callbacks.over).not.toHaveBeenCalled()
})

test('a user who arrives with an expired token silently becomes a visitor (rules 12)', async () => {
  token.set('t1')
  await query(fail({ kind: 'session-over', call: 'me', sentToken: 't1' }), { quiet: true })
  expect(token.get()).toBeUndefined()
  expect(token.ended()).toBe(false)
  expect(callbacks.over).not.toHaveBeenCalled()
  expect(callbacks.refused).not.toHaveBeenCalled()
})

test('a visitor who must log in gets an alert after a press, not for a query', async () => {
  await query(fail({ kind: 'session-over', message: 'Log in.' }))
  expect(callbacks.refused).not.toHaveBeenCalled()
  await mutate(fail({ kind: 'session-over', message: 'Log in.' }))
  expect(callbacks.refused).toHaveBeenCalledExactlyOnceWith('Error', 'Log in.')
  expect(callbacks.over).not.toHaveBeenCalled()
})

test('an answer on its way to a visitor is dropped when somebody logs in', async () => {
  const late = Promise.withResolvers<string>()
  const ask = vi.fn<() => Promise<string>>()
  ask.mockReturnValueOnce(late.promise).mockResolvedValueOnce('for Ada')
  const jobs = { queryKey: ['jobs', 'list'], queryFn: ask, meta: { holds: 'public' } as const }
  const observer = new QueryObserver(client, jobs)
  const leave = observer.subscribe(() => undefined)
  token.set('t1')
  late.resolve('for a visitor')
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('for Ada'))
  leave()
})

test('logging out and leaving a page before it was refetched leaves no private data on it', async () => {
  const leaveMenu = arrive()
  const slow = Promise.withResolvers<string>()
  const ask = vi.fn<(signal: { signal: AbortSignal }) => Promise<string>>()
  ask.mockResolvedValueOnce('with my bookmarks').mockImplementation(({ signal }) => {
    signal.addEventListener('abort', () => slow.reject(new Error('Cancelled.')))
    return slow.promise
  })
  const queryKey = ['jobs', 'list']
  const observer = new QueryObserver(client, { queryKey, queryFn: ask, meta: { holds: 'public' } })
  const leave = observer.subscribe(() => undefined)
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('with my bookmarks'))
  token.clear()
  expect(observer.getCurrentResult().data).toBe('with my bookmarks')
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2))
  leave()
  expect(client.getQueryData(queryKey)).toBeUndefined()
  leaveMenu()
})

test.each([
  ['the same user finds everything unchanged', ada, false],
  ['another user finds nothing', { ...ada, id: 2, name: 'Grace' }, true],
])('logging in after an interruption: %s', async (_who, user, isEmptied) => {
  const leaveMenu = arrive()
  const form = show(['profile'], { holds: 'personal' })
  await vi.waitFor(() => expect(form.data()).toBe('answer 1'))
  await mutate(fail({ kind: 'session-over', sentToken: 't1' }))
  const seen: unknown[] = []
  const leaveWatch = client.getQueryCache().subscribe(() => seen.push(form.data()))
  token.set('t2')
  client.setQueryData(meQuery().queryKey, user)
  await vi.waitFor(() => expect(form.data()).toBe('answer 2'))
  expect(seen.includes(undefined)).toBe(isEmptied)
  for (const leave of [leaveWatch, form.leave, leaveMenu]) leave()
})
