import { describe, expect, test, vi } from 'vitest'
import { exampleAnswer, list } from '../../tests/support/answers.ts'
import { createBackend, type Backend } from './client.ts'
import { noteServerTime, serverNow } from './clock.ts'
import { isApiError, type ApiError } from './errors.ts'

type Reply = Response | Error | ((request: Request) => Promise<Response>)

/** Returns a backend that gives this reply, and the requests that it receives. */
function backendThat(
  reply: Reply,
  { token, accessKey, problem }: { token?: string; accessKey?: string; problem?: string } = {},
) {
  const requests: Request[] = []
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    const request = new Request(input, init)
    requests.push(request.clone())
    if (reply instanceof Error) throw reply
    return typeof reply === 'function' ? await reply(request) : reply
  })
  const backend = createBackend({
    baseUrl: () => 'http://localhost/demo',
    token: { get: () => token },
    timeZone: () => 'Europe/Paris',
    ...(accessKey !== undefined && { accessKey }),
    problem,
  })
  return { backend, requests }
}

function json(body: unknown, status = 200): Response {
  return Response.json(body, { status })
}

async function errorOf(promise: Promise<unknown>): Promise<ApiError> {
  try {
    await promise
  } catch (error) {
    if (isApiError(error)) return error
    throw error
  }
  throw new Error('The call succeeded.')
}

const apply = (backend: Backend) => backend.call('jobs/apply', { id: 7, cv_id: 3 })

test('a call posts form data below the base URL, with the token', async () => {
  const { backend, requests } = backendThat(json({ status: 'success', message: 'Sent.' }), { token: 't1' })
  expect(await apply(backend)).toEqual({ status: 'success', message: 'Sent.' })
  const [request] = requests
  expect(request?.method).toBe('POST')
  expect(request?.url).toBe('http://localhost/demo/api/jobs/apply')
  expect(request?.headers.get('authorization')).toBe('Bearer t1')
  expect(request?.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/)
  expect([...((await request?.formData()) ?? [])]).toEqual([
    ['id', '7'],
    ['cv_id', '3'],
  ])
})

test('without a login no token is sent; without a payload, no body', async () => {
  const { backend, requests } = backendThat(json({ status: 'success', message: '', settings: {} }))
  await backend.call('fetch-settings', undefined)
  expect(requests[0]?.headers.has('authorization')).toBe(false)
  expect(await requests[0]?.text()).toBe('')
})

test('the access key, if configured, is sent with every call, logged in or not (product: constants)', async () => {
  const sent = async (options: { token?: string; accessKey?: string }) => {
    const { backend, requests } = backendThat(
      () => Promise.resolve(json({ status: 'success', message: '', settings: {} })),
      options,
    )
    await backend.call('fetch-settings', undefined)
    await errorOf(backend.download('jobs/download-cvs', { id: 7, application_ids: [1] }))
    return requests.map(({ headers }) => headers.get('x-access-key'))
  }
  expect(await sent({ accessKey: 'key-1' })).toEqual(['key-1', 'key-1'])
  expect(await sent({ accessKey: 'key-1', token: 't1' })).toEqual(['key-1', 'key-1'])
  expect(await sent({ accessKey: '' })).toEqual([null, null])
  expect(await sent({})).toEqual([null, null])
})

test('the time zone is sent with the calls that accept it, and only with those (rules 4)', async () => {
  const { backend, requests } = backendThat(() => Promise.resolve(json({ status: 'success', message: '' })))
  await backend.call('jobs/fetch', { page: 1 })
  await backend.call('cvs/fetch', {})
  await backend.call('categories/fetch', { type: 'job' })
  const zones = await Promise.all(
    requests.map(async (request) => (await request.formData()).get('time_zone')),
  )
  expect(zones).toEqual(['Europe/Paris', 'Europe/Paris', null])
})

test('a refusal has the message and the field errors, at HTTP 200 (rules 2)', async () => {
  const refusal = {
    status: 'error',
    message: 'Not saved.',
    errors: { title: ['Too long.', '', 7, 'Too odd.'], url: 'Bad.', x: 1, y: [], z: [''] },
  }
  const error = await errorOf(apply(backendThat(json(refusal)).backend))
  expect(error).toMatchObject({
    kind: 'refused',
    message: 'Not saved.',
    httpStatus: 200,
    call: 'jobs/apply',
    fieldErrors: { title: ['Too long.', 'Too odd.'], url: ['Bad.'] },
  })
  expect(Object.keys(error.fieldErrors)).toEqual(['title', 'url'])
  // `useForm` reads the field errors under this name.
  expect(error.errors).toBe(error.fieldErrors)
})

describe('a 401 or 403, or a refusal of `/api/me` (rules 12)', () => {
  const said = (message: string, status: number) => json({ status: 'error', message }, status)

  /** A backend with one answer to `me`, and a different one to all other calls. */
  const asking = (me: () => Response | Error, other: () => Response) =>
    backendThat(
      (request) => {
        const reply = request.url.endsWith('/me') ? me() : other()
        return reply instanceof Error ? Promise.reject(reply) : Promise.resolve(reply)
      },
      { token: 't1' },
    )
  const alive = () => json({ status: 'success', message: '', user: {} })
  const wrongPassword = () =>
    json({ status: 'error', message: 'Wrong.', errors: { current_password: ['Wrong.'] } }, 401)

  test.each([
    ['alive', alive],
    ['unknown, without an answer', () => new TypeError('Failed to fetch')],
    ['unknown, at HTTP 500', () => said('Later.', 500)],
    ['unknown, without JSON', () => new Response('<h1>502', { status: 502 })],
  ])('is a refusal of that call while the session is %s', async (_what, me) => {
    const error = await errorOf(apply(asking(me, wrongPassword).backend))
    expect(error).toMatchObject({
      kind: 'refused',
      httpStatus: 401,
      message: 'Wrong.',
      errors: { current_password: ['Wrong.'] },
    })
  })

  test.each([200, 401, 403])('ends the session if `/api/me` answers %s', async (status) => {
    const { backend } = asking(() => said('Dead.', status), wrongPassword)
    const error = await errorOf(apply(backend))
    expect(error).toMatchObject({ kind: 'session-over', call: 'jobs/apply', message: 'Wrong.' })
    expect(error.wasSentWith('t1')).toBe(true)
    expect(await errorOf(backend.call('me', undefined))).toMatchObject({ kind: 'session-over' })
    const forbidden = asking(
      () => said('Dead.', status),
      () => said('No.', 403),
    )
    expect(await errorOf(apply(forbidden.backend))).toMatchObject({ kind: 'session-over', message: 'Dead.' })
  })

  test.each([
    ['null', { user: null }, true],
    ['false', { user: false }, true],
    ['an empty text', { user: '' }, true],
    ['an empty list', { user: [] }, true],
    ['no field', {}, true],
    ['unreadable', { user: { id: '0198c6f0-7a52' } }, false],
  ])('ends the session if the user is %s: %j %s', async (_what, answer, isOver) => {
    const { backend } = backendThat(json({ status: 'success', message: 'OK', ...answer }), { token: 't1' })
    const error = await errorOf(backend.call('me', undefined))
    expect([error.kind, error.message]).toEqual(
      isOver
        ? ['session-over', 'Your session has expired. Please log in again.']
        : ['not-an-envelope', 'We couldn’t read the server’s answer. Please try again in a moment.'],
    )
    expect(error.wasSentWith('t1')).toBe(isOver)
  })

  test('is checked once for simultaneous failures, and again later', async () => {
    const { backend, requests } = asking(alive, wrongPassword)
    await Promise.all([1, 2, 3].map(() => errorOf(apply(backend))))
    const asked = () => requests.filter(({ url }) => url.endsWith('/me')).length
    expect(asked()).toBe(1)
    await errorOf(backend.download('jobs/download-cvs', { id: 7, application_ids: [1] }))
    expect(asked()).toBe(2)
  })
})

const unreadable = 'We couldn’t read the server’s answer. Please try again in a moment.'
const noReason = 'The server refused this without giving a reason. Please try again.'
const crowded = (wait: string) =>
  `That didn’t work: the server is getting too many requests. Please try again ${wait}.`

test.each([
  [400, null, 'refused', noReason],
  [403, null, 'refused', noReason],
  [413, null, 'refused', 'This file is too large for the server. Choose a smaller one.'],
  [431, null, 'refused', noReason],
  [429, null, 'refused', crowded('in a moment')],
  [429, '30', 'refused', crowded('in 30 seconds')],
  [429, '61', 'refused', crowded('in 2 minutes')],
  [429, 'Sat, 28 Nov 2026 12:02:00 GMT', 'refused', crowded('in 2 minutes')],
  [429, 'Thu, 01 Jan 1970 00:00:00 GMT', 'refused', crowded('in a moment')],
  [429, '9'.repeat(400), 'refused', crowded('later')],
  // A gateway may give up on a backend that has made the change.
  [503, '30', 'not-an-envelope', 'We couldn’t read the server’s answer. Please try again in 30 seconds.'],
])('a page of a proxy with HTTP %d, Retry-After %s (rules 2)', async (status, wait, kind, message) => {
  const headers = { date: 'Sat, 28 Nov 2026 12:00:00 GMT', ...(wait !== null && { 'retry-after': wait }) }
  const { backend } = backendThat(new Response('<h1>No', { status, headers }))
  expect(await errorOf(apply(backend))).toMatchObject({ kind, message })
  noteServerTime(new Response('', { headers: { date: new Date().toUTCString() } }))
})

test('HTTP 401 is an expired session, and keeps its token private (rules 2, 12)', async () => {
  const reply = () => Promise.resolve(json({ status: 'error', message: 'Please log in again.' }, 401))
  const error = await errorOf(apply(backendThat(reply, { token: 'secret-token' }).backend))
  expect(error).toMatchObject({ kind: 'session-over', message: 'Please log in again.', httpStatus: 401 })
  expect([error.wasSentWith('secret-token'), error.wasSentWith('other')]).toEqual([true, false])
  expect(JSON.stringify(error) + String(error.stack) + Object.values(error).join()).not.toContain(
    'secret-token',
  )
  const { message } = await errorOf(apply(backendThat(new Response('no', { status: 401 })).backend))
  expect(message).toBe('Your session has expired. Please log in again.')
})

test.each<[what: string, reply: Response, message?: string]>([
  ['an HTML page', new Response('<!doctype html><p>Oops', { headers: { 'content-type': 'text/html' } })],
  ['cut-off JSON', new Response('{"status":"succ', { headers: { 'content-type': 'application/json' } })],
  ['an empty body', new Response('')],
  ['an empty error', new Response(null, { status: 500, headers: { 'content-length': '0' } })],
  ['JSON null', json(null)],
  ['another word for success', json({ status: 'OK', message: 'Saved.' })],
  ['a fault with its reason', json({ message: 'Closed until noon.' }, 503), 'Closed until noon.'],
])('%s is one clear error (rules 2)', async (_what, reply, message = unreadable) => {
  expect(await errorOf(apply(backendThat(reply).backend))).toMatchObject({
    kind: 'not-an-envelope',
    message,
  })
})

const fetchJobs = (backend: Backend) => backend.call('jobs/fetch', { page: 1 })
const example = exampleAnswer('jobs/fetch')
const [card] = list(example['full_time'])
const withJobs = (...changes: object[]) =>
  json({ ...example, full_time: changes.map((change, index) => ({ ...card, id: index + 1, ...change })) })

test('an answer is read as the contract says, and unreadable values are reported once', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue()
  const { backend } = backendThat(() =>
    Promise.resolve(withJobs({ id: '1', salary_from: '46000.00' }, { vacancies: 'many' }, { id: 'seven' })),
  )
  const { full_time } = await fetchJobs(backend)
  expect(full_time.map(({ id }) => id)).toEqual([1, 2])
  expect(full_time[0]?.salary_from).toBe(46_000)
  await fetchJobs(backend)
  expect(warned.mock.calls).toEqual([
    [
      'jobs/fetch: the answer has values that could not be read.',
      ['full_time[1].vacancies: "many"', 'full_time[2].id: "seven"'],
    ],
  ])
})

const broken = () =>
  new ReadableStream({ pull: (controller) => controller.error(new TypeError('terminated')) })

test.each([
  ['no answer', new TypeError('Failed to fetch'), 'network'],
  ['an incomplete answer', new Response(broken()), 'network'],
  ['an error of the browser', new DOMException('No.', 'SecurityError'), 'network'],
  ['a call that the worker called off', new DOMException('Called off.', 'AbortError'), 'aborted'],
])('%s is no answer', async (_what, reply, kind) => {
  const message =
    kind === 'network'
      ? 'We couldn’t reach the server. Check your connection and try again.'
      : 'The request was cancelled.'
  expect(await errorOf(apply(backendThat(reply).backend))).toMatchObject({ kind, httpStatus: 0, message })
})

test('a file that vanished is no network failure, but an error of its field', async () => {
  const gone = new File(['%PDF-'], 'gone.pdf')
  vi.spyOn(gone, 'slice').mockImplementation(() => {
    throw new DOMException('gone', 'NotReadableError')
  })
  const sent = (file: File) =>
    errorOf(
      backendThat(new TypeError('Failed to fetch')).backend.call('cvs/upload', {
        file,
        title: 'CV',
        is_default: 0,
      }),
    )
  const words = '“gone.pdf” can’t be read any more. Remove it and choose it again.'
  expect(await sent(gone)).toMatchObject({ kind: 'refused', message: words, fieldErrors: { file: [words] } })
  expect(await sent(new File(['%PDF-'], 'here.pdf'))).toMatchObject({ kind: 'network', fieldErrors: {} })
})

test('the request for a file can be cancelled', async () => {
  const { backend, requests } = backendThat(() => new Promise<Response>(() => undefined))
  const controller = new AbortController()
  const failed = errorOf(backend.fetchFile('http://localhost/x', { signal: controller.signal }))
  await vi.waitFor(() => expect(requests).toHaveLength(1), { interval: 1 })
  controller.abort()
  expect(requests[0]?.signal.aborted).toBe(true)
  expect(await failed).toMatchObject({ kind: 'aborted' })
})

const day = 86_400_000
const download = (backend: Backend) => backend.download('jobs/download-cvs', { id: 7, application_ids: [1] })
/** A backend whose first call was made before the app loaded. */
const waiting = (first: Response) =>
  createBackend({
    baseUrl: () => 'http://localhost',
    token: { get: () => undefined },
    takeFirst: () => Promise.resolve(first),
  })

describe('the server’s clock', () => {
  const tomorrow = Date.UTC(2026, 10, 29, 12)
  const headers = { date: new Date(tomorrow).toUTCString(), 'content-type': 'application/zip' }
  const answered = () => new Response('{"status":"success","message":""}', { headers })

  test.each([
    ['is set by a call', () => apply(backendThat(answered()).backend), tomorrow],
    ['is set by a download', () => download(backendThat(answered()).backend), tomorrow],
    ['is not set by an answer that waited for the app', () => apply(waiting(answered())), tomorrow - day],
  ])('%s', async (_what, ask, time) => {
    vi.useFakeTimers({ toFake: ['Date'], now: tomorrow - day })
    await ask()
    expect(serverNow()).toBe(time)
    noteServerTime(new Response('', { headers: { date: new Date().toUTCString() } }))
    vi.useRealTimers()
  })
})

test('nothing reaches the network if the backend could not start or its URL is invalid', async () => {
  const failed = backendThat(json({ status: 'success', message: '' }))
  failed.backend.whenReady(Promise.reject(new Error('no worker')))
  expect(await errorOf(apply(failed.backend))).toMatchObject({ kind: 'network' })
  const wrong = backendThat(json({ status: 'success', message: '' }), { problem: 'VITE_API_URL is wrong.' })
  expect(await errorOf(apply(wrong.backend))).toMatchObject({
    kind: 'network',
    message: 'VITE_API_URL is wrong.',
  })
  expect([failed.requests, wrong.requests]).toEqual([[], []])
})

const typed = (body: string | null, type: string) => new Response(body, { headers: { 'content-type': type } })

test.each([
  ['a refusal', json({ status: 'error', message: 'Not of this job.' }), 'refused', 'Not of this job.'],
  ['a success without a file', json({ status: 'success', message: '' }), 'not-an-envelope', unreadable],
  ['nothing', typed(null, 'application/zip'), 'not-an-envelope', unreadable],
])('a failed download: %s', async (_what, reply, kind, message) => {
  const { backend } = backendThat(reply, { token: 't1' })
  expect(await errorOf(download(backend))).toMatchObject({ kind, message })
})

// Files are fetched without the token, so that their HTTP 401 says nothing about the session.
test.each([
  [json({ status: 'error', message: 'File not found.' }, 404), 'File not found.'],
  [json({ status: 'error', message: 'Not your file.' }, 401), 'Not your file.'],
  [new Response('<h1>Log in', { status: 401 }), /^The server refused this/],
])('a refused file is no expired session', async (reply, message) => {
  const { backend, requests } = backendThat(reply, { token: 't1' })
  const error = await errorOf(backend.fetchFile('http://localhost/storage/x'))
  expect(error).toMatchObject({ kind: 'refused', message: expect.stringMatching(message) })
  expect(requests.map(({ url }) => url)).toEqual(['http://localhost/storage/x'])
})

test('the app’s own client sends its build’s key to its build’s backend (product: constants)', async () => {
  const { requests } = backendThat(json({ status: 'success', message: '', settings: {} }))
  vi.stubEnv('VITE_API_URL', 'https://api.example.com')
  vi.stubEnv('VITE_ACCESS_KEY', 'key-1')
  vi.resetModules()
  try {
    const { call } = await import('./client.ts')
    await call('fetch-settings', undefined)
  } finally {
    vi.unstubAllEnvs()
    // Later imports must read the restored settings.
    vi.resetModules()
  }
  expect(requests.map(({ url, headers }) => [url, headers.get('x-access-key')])).toEqual([
    ['https://api.example.com/api/fetch-settings', 'key-1'],
  ])
})
