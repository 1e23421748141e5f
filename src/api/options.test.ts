import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Answer } from './client.ts'
import { callAsViewer, callSignedIn } from './options.ts'
import { token } from './token.ts'

type Bookmarks = Answer<'bookmarks/fetch'>

const visitors: Bookmarks = { status: 'success', message: '', bookmarks: [], pages: 0 }
const own: Bookmarks = {
  ...visitors,
  bookmarks: [{ id: 1, job: { id: 7, title: 'Nurse', company: { name: 'Ada & Co', profile_image: null } } }],
}
const isForVisitors = ({ bookmarks }: Bookmarks) => bookmarks.length === 0

/** The server's answers, by the last part of the URL. */
let answers: Record<string, () => Response>
const asked: string[] = []

const dead = () =>
  Response.json(
    { status: 'error', message: 'Your session has expired. Please log in again.' },
    { status: 401 },
  )

beforeEach(() => {
  asked.length = 0
  answers = { fetch: () => Response.json(visitors), me: dead }
  vi.stubGlobal('window', { location: { origin: 'http://localhost' } })
  vi.stubGlobal('fetch', ({ url }: Request) => {
    const name = url.slice(url.lastIndexOf('/') + 1)
    asked.push(name)
    const answer = answers[name]
    return answer ? Promise.resolve(answer()) : Promise.reject(new TypeError('Failed to fetch'))
  })
})

afterEach(() => {
  token.clear()
  vi.unstubAllGlobals()
})

const ask = (known?: Bookmarks) => callAsViewer('bookmarks/fetch', { type: 'job' }, isForVisitors, known)

test('a call that requires a login fails without one, and is not sent', async () => {
  await expect(callSignedIn('cvs/fetch', {})).rejects.toMatchObject({
    kind: 'session-over',
    call: 'cvs/fetch',
    message: 'Please log in to see this.',
  })
  expect(asked).toEqual([])
})

test('after logging out, the viewer is a visitor, whatever was known before', async () => {
  token.set('t1')
  token.clear()
  await expect(ask(own)).resolves.toEqual(visitors)
  expect(asked).toEqual(['fetch'])
})

test('a session that another call found expired is not checked again', async () => {
  token.set('t1')
  answers['fetch'] = () => {
    token.clear('over')
    return Response.json(visitors)
  }
  await expect(ask()).rejects.toMatchObject({ kind: 'session-over', message: 'Please log in to see this.' })
  expect(asked).toEqual(['fetch'])
})

test('a visitor’s answer is accepted without further calls', async () => {
  await expect(ask()).resolves.toEqual(visitors)
  expect(asked).toEqual(['fetch'])
})

test('an answer that requires a login proves that the session is alive', async () => {
  token.set('t1')
  answers['fetch'] = () => Response.json(own)
  await expect(ask()).resolves.toEqual(own)
  expect(asked).toEqual(['fetch'])
})

test('an answer that may be a visitor’s is accepted unless the session is known to have expired', async () => {
  token.set('t1')
  answers['me'] = () => Response.json({ status: 'success', user: {} })
  await expect(ask(own)).resolves.toEqual(visitors)
  delete answers['me']
  await expect(ask(own)).resolves.toEqual(visitors)
  expect(asked).toEqual(['fetch', 'me', 'fetch', 'me'])
})

test('a refused call that requires a login checks the session, even with HTTP 200', async () => {
  token.set('t1')
  const refused = () => Response.json({ status: 'error', message: 'Unauthenticated.' })
  answers['fetch'] = refused
  answers['me'] = refused
  await expect(callSignedIn('cvs/fetch', {})).rejects.toMatchObject({ kind: 'session-over' })
  answers['me'] = () => Response.json({ status: 'success', user: {} })
  await expect(callSignedIn('cvs/fetch', {})).rejects.toMatchObject({ kind: 'refused' })
  delete answers['me']
  await expect(callSignedIn('cvs/fetch', {})).rejects.toMatchObject({ kind: 'refused' })
})

test('with an expired token, any answer or refusal means an expired session (rules 12)', async () => {
  token.set('t1')
  await expect(ask()).rejects.toMatchObject({ kind: 'session-over' })
  answers['fetch'] = () => Response.json({ status: 'error', message: 'Not found.' })
  await expect(ask()).rejects.toMatchObject({
    kind: 'session-over',
    message: expect.stringContaining('expired'),
  })
})

test('once the session has expired, known private data stays, and everything else is what a visitor gets', async () => {
  token.set('t1')
  token.clear('over')
  await expect(ask(own)).rejects.toMatchObject({ kind: 'session-over' })
  expect(asked).toEqual([])
  await expect(ask(visitors)).resolves.toEqual(visitors)
  await expect(ask()).resolves.toEqual(visitors)
})
