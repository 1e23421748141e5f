// Servers that don't answer, or don't have a call.
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createBackend, type Backend } from './client.ts'
import { isApiError, missingMessage } from './errors.ts'
import { callToChange } from './options.ts'

const upload = (size: number) => ({ file: new File(['x'.repeat(size)], 'cv.pdf'), title: 'CV' })

const asks: readonly (readonly [what: string, ask: (backend: Backend) => Promise<unknown>])[] = [
  ['a call', (backend) => backend.call('jobs/apply', { id: 7, cv_id: 3 })],
  ['a download', (backend) => backend.download('jobs/download-cvs', { id: 7, application_ids: [1] })],
  ['a file', (backend) => backend.fetchFile('http://localhost/storage/x')],
]

function testBackend(takeFirst?: () => Promise<Response>): Backend {
  return createBackend({
    baseUrl: () => 'http://localhost',
    token: { get: () => undefined },
    ...(takeFirst && { takeFirst }),
  })
}

/** Returns what became of a promise so far, as the kind of its error. */
function watched(promise: Promise<unknown>) {
  const outcome = { kind: 'pending' }
  promise.then(
    () => (outcome.kind = 'answered'),
    (error: unknown) => (outcome.kind = isApiError(error) ? error.kind : 'unknown'),
  )
  return outcome
}

const never = () => new Promise<Response>(() => undefined)

describe('a server that accepts and never answers', () => {
  const requests: Request[] = []

  beforeEach(() => {
    vi.useFakeTimers()
    requests.length = 0
    vi.stubGlobal('fetch', (...given: Parameters<typeof fetch>) => {
      requests.push(new Request(...given))
      return never()
    })
  })

  test.each([
    ...asks.map(([what, ask]) => [what, () => ask(testBackend()), 30_000] as const),
    [
      'a call made before the app loaded',
      () => testBackend(never).call('jobs/fetch-single', { id: 7 }),
      30_000,
    ],
    ['an upload of 1 MB', () => testBackend().call('cvs/upload', { ...upload(1e6), is_default: 0 }), 50_000],
  ] as const)('%s ends after its time limit, and is called off', async (_what, ask, limit) => {
    const outcome = watched(ask())
    await vi.advanceTimersByTimeAsync(limit - 1_000)
    expect(outcome.kind).toBe('pending')
    await vi.advanceTimersByTimeAsync(1_001)
    expect(outcome.kind).toBe('timeout')
    expect(requests.every(({ signal }) => signal.aborted)).toBe(true)
  })

  test('a file may take longer than its headers', async () => {
    const file = new TransformStream<Uint8Array>()
    const headers = { 'content-type': 'application/zip' }
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(file.readable, { headers })))
    const download = testBackend().download('jobs/download-cvs', { id: 7, application_ids: [1] })
    const outcome = watched(download)
    await vi.advanceTimersByTimeAsync(90_000)
    expect(outcome.kind).toBe('pending')
    vi.useRealTimers()
    const writer = file.writable.getWriter()
    void writer.write(new TextEncoder().encode('%PDF-')).then(() => writer.close())
    expect((await download).blob.size).toBe(5)
  })

  test('the wait for the simulator’s start is not limited', async () => {
    const { promise: started, resolve: start } = Promise.withResolvers<undefined>()
    const backend = testBackend()
    backend.whenReady(started)
    const outcome = watched(backend.call('me', undefined))
    await vi.advanceTimersByTimeAsync(100_000)
    expect(outcome.kind).toBe('pending')
    start(undefined)
    await vi.advanceTimersByTimeAsync(30_001)
    expect(outcome.kind).toBe('timeout')
  })
})

const html = (status: number) =>
  new Response('<h1>Not here', { status, headers: { 'content-type': 'text/html' } })

const path = '/api/jobs/apply'
const spring = { timestamp: '2026-11-27T10:00:00.000+00:00', status: 404, error: 'Not Found', path }

const json = (body: object, status = 404) => Response.json(body, { status })
const problem = { title: 'Job not found', status: 404, instance: path }

// Many frameworks also repeat the path when they refuse, which says nothing about the call.
describe('a server that doesn’t have a call', () => {
  test.each([
    ['a page with 404', html(404), 'not-built'],
    ['a page with 405', html(405), 'not-built'],
    ['a page with 410', html(410), 'not-built'],
    ['a page with 500', html(500), 'not-an-envelope'],
    ['nothing with 501', new Response(null, { status: 501 }), 'not-built'],
    ['JSON with 405', json({ message: 'Method.' }, 405), 'not-built'],
    [
      'Laravel’s missing route',
      json({ message: 'The route api/jobs/apply could not be found.' }),
      'not-built',
    ],
    ['Express’s missing route', json({ error: `Cannot POST ${path}` }), 'not-built'],
    ['Nest’s missing route', json({ message: `Cannot POST ${path}`, error: 'Not Found' }), 'not-built'],
    ['Fastify’s missing route', json({ message: `Route POST:${path} not found` }), 'not-built'],
    ['Symfony’s missing route', json({ detail: `No route found for "POST ${path}"` }), 'not-built'],
    [
      'Spring’s missing route',
      json({ ...spring, message: 'No static resource api/jobs/apply.' }),
      'not-built',
    ],
    ['Spring’s answer without a message', json(spring), 'not-built'],
    ['Spring’s refusal', json({ ...spring, message: 'Job not found' }), 'refused'],
    ['problem details', json({ ...problem, detail: 'No job 7' }), 'refused'],
    ['problem details without details', json(problem), 'refused'],
    ['a reason beside the request', json({ message: 'No job 7', request: `POST ${path}` }), 'refused'],
    ['an envelope with 404', json({ status: 'error', message: 'No job.' }), 'refused'],
    ['an envelope with 501', json({ status: 'error', message: 'No.' }, 501), 'refused'],
    ['a reason with 404', json({ message: 'Job not found.' }), 'refused'],
    ['a reason with 410', json({ message: 'Closed.' }, 410), 'refused'],
  ] as const)('%s', async (_what, reply, kind) => {
    vi.stubGlobal('fetch', () => Promise.resolve(reply))
    const error: unknown = await testBackend()
      .call('jobs/apply', { id: 7, cv_id: 3 })
      .catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ kind })
    // A missing call is not a missing job.
    expect(missingMessage(error) === undefined).toBe(kind !== 'refused' || reply.status === 501)
  })

  test('a missing file is not a missing call', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(html(404)))
    const failed = testBackend().fetchFile('http://localhost/storage/x')
    await expect(failed).rejects.toMatchObject({ kind: 'not-an-envelope' })
  })
})

test.each([
  [
    'late',
    never,
    'The server hasn’t answered, so we don’t know whether this worked. Check before you try again.',
  ],
  [
    'lost',
    () => Promise.reject(new TypeError('Failed to fetch')),
    'We couldn’t reach the server. Check your connection, and whether this worked, before you try again.',
  ],
  [
    'that there is no such call',
    () => Promise.resolve(html(404)),
    'The server doesn’t offer this yet. Nothing was changed.',
  ],
])('what is known of a change whose answer is %s is said', async (_what, reply, message) => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', reply)
  vi.stubGlobal('window', { location: { origin: 'http://localhost' } })
  const failed = callToChange('subscribe', { email: 'a@b.example' }).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(30_001)
  expect(await failed).toMatchObject({ message })
})
