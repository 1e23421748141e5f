import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Answer } from './client.ts'
import { callAsViewer, callSignedIn, withPages } from './options.ts'
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

afterEach(() => token.clear())

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

/** The ids of `count` jobs from `first` on. */
const rows = (count: number, first = 1) =>
  Array.from({ length: count }, (_, index) => ({ id: first + index }))

test.each([
  ['the backend counts the pages', { jobs: rows(5), pages: 12 }, 1, undefined, [12, false]],
  ['the backend counts none', { jobs: [], pages: 0 }, 1, undefined, [1, false]],
  ['one row and no page before', { jobs: rows(1) }, 1, undefined, [2, true]],
  ['five rows and no page before', { jobs: rows(5) }, 1, undefined, [2, true]],
  ['no rows at all', { jobs: [] }, 1, undefined, [1, false]],
  ['a default of no pages above rows', { jobs: rows(5), pages: 0 }, 1, undefined, [2, true]],
  ['a total', { jobs: rows(5), total: 12 }, 1, undefined, [3, false]],
  ['a total that is all', { jobs: rows(5), total: 5 }, 1, undefined, [1, false]],
  ['a default of no jobs above rows', { jobs: rows(5), total: 0 }, 1, undefined, [2, true]],
  ['a page as long as the one before', { jobs: rows(5, 6) }, 2, { jobs: rows(5) }, [3, true]],
  ['a longer page', { jobs: rows(7, 6) }, 2, { jobs: rows(5) }, [3, true]],
  ['a shorter page', { jobs: rows(4, 6) }, 2, { jobs: rows(5) }, [2, false]],
  [
    'a shorter page that lost a row',
    { jobs: rows(4, 6), omitted: { jobs: 1 } },
    2,
    { jobs: rows(5) },
    [3, true],
  ],
  ['a repeated page', { jobs: rows(5) }, 2, { jobs: rows(5) }, [2, false]],
  ['an empty page', { jobs: [] }, 3, { jobs: rows(5) }, [2, false]],
  ['a later page with a total', { jobs: rows(2, 11), total: 12 }, 3, { jobs: rows(5, 6) }, [3, false]],
  ['a later page alone', { jobs: rows(2) }, 3, undefined, [4, true]],
] as const)('pages: %s (rules 5)', (_what, answer, page, before, [pages, isOpenEnded]) => {
  const read = withPages<{ jobs: readonly object[]; pages?: number; total?: number }>(
    answer,
    page,
    ['jobs'],
    before,
  )
  expect([read.pages, read.isOpenEnded ?? false]).toEqual([pages, isOpenEnded])
  expect([undefined, 5, 12]).toContain(read.total)
})
