import { runInNewContext } from 'node:vm'
import { expect, test, vi } from 'vitest'
import { exampleAnswer, part } from '../../tests/support/answers.ts'
import { createBackend } from './client.ts'
import { firstCallScript, takeFirstCall, type FirstCall } from './first-call.ts'

const setup = {
  apiUrl: 'https://api.example.com/v1',
  basePath: '/demo/',
  accessKey: '',
  tokenKey: 'fieldwork.token',
  pages: [
    {
      path: String.raw`^jobs/([1-9]\d{0,14})/?$`,
      readsQuery: false,
      calls: [
        [
          'jobs/fetch-single',
          [
            ['id', '$id'],
            ['time_zone', 'UTC'],
          ],
        ],
      ],
      code: ['assets/job.js'],
    },
    {
      path: '^search/?$',
      readsQuery: true,
      calls: [
        ['jobs/search', [['page', '1']]],
        ['categories/fetch', []],
      ],
      code: [],
    },
  ],
} as const

type Setting = {
  path: string
  tab?: Record<string, string>
  browser?: Record<string, string>
  /** Makes reading the storage throw, as a browser does that blocks it. */
  blocked?: boolean
  accessKey?: string
  reply?: () => Promise<Response>
}

/** Runs the script as the page's head does. Returns what it requested, added and showed. */
function openPage({ path, tab = {}, browser = {}, blocked, accessKey = '', reply = answerJob }: Setting) {
  const requests: Request[] = []
  const storage = (entries: Record<string, string>) => ({
    getItem(key: string) {
      if (blocked) throw new DOMException('Blocked.', 'SecurityError')
      return entries[key] ?? null
    },
  })
  const texts: Record<string, string | null> = {}
  let isShown = false
  const document = {
    head: { insertAdjacentHTML: () => undefined },
    querySelector: (selector: string) => ({
      set textContent(text: string | null) {
        texts[/data-part='(\w+)'/.exec(selector)?.[1] ?? ''] = text
      },
      toggleAttribute: (_name: string, isSet: boolean) => {
        isShown = !isSet
      },
    }),
  }
  const { pathname, search } = new URL(path, 'http://localhost')
  const window: { firstCalls?: FirstCall[] } & Record<string, unknown> = {
    document,
    location: { pathname, search },
    sessionStorage: storage(tab),
    localStorage: storage(browser),
    fetch: (address: string, init: RequestInit) => {
      requests.push(new Request(address, init))
      return reply()
    },
  }
  const script = firstCallScript({ ...setup, accessKey }, () => 'Europe/Paris')
  runInNewContext(script, { window, FormData, Headers })
  return { window, requests, shown: () => (isShown ? texts : undefined) }
}

const example = exampleAnswer('jobs/fetch-single')
const { views: _views, ...others } = part(example['job'])
const user = { id: 7, name: 'Quay', profile_image: null }
const job = { ...others, id: 41, title: 'Planner', description: 'Ships.\nTides.', user }
const answerWith = (found: object) => Promise.resolve(Response.json({ ...example, job: found }))
const answerJob = () => answerWith(job)

/** Starts the app's client on a page that may have made the first call. Records the client's own requests. */
function startApp(window: { firstCalls?: FirstCall[] }, token?: string) {
  const asked = vi.fn<(request: Request) => Promise<Response>>(() =>
    answerWith({ ...job, title: 'Asked by the app' }),
  )
  vi.stubGlobal('fetch', asked)
  const backend = createBackend({
    baseUrl: () => setup.apiUrl,
    token: { get: () => token },
    timeZone: () => 'Europe/Paris',
    takeFirst: (...call) => takeFirstCall(window, ...call),
  })
  return {
    asked,
    ask: (id: number) => backend.call('jobs/fetch-single', { id }),
  }
}

test.each([
  ['a visitor', {}, undefined],
  ['a logged-in user', { browser: { [setup.tokenKey]: 't1' } }, 't1'],
  [
    'logged in in this tab only',
    { tab: { [setup.tokenKey]: 't2' }, browser: { [setup.tokenKey]: 't1' } },
    't2',
  ],
  [
    'logged out in this tab only',
    { tab: { [setup.tokenKey]: '' }, browser: { [setup.tokenKey]: 't1' } },
    undefined,
  ],
  ['blocked storage', { blocked: true }, undefined],
])('%s: the first call is identical to the app’s', async (_who, given, token) => {
  const { window, requests } = openPage({ path: '/demo/jobs/41', ...given })
  const [first] = requests
  const { asked, ask } = startApp({}, token)
  await ask(41)
  const own = asked.mock.calls[0]?.[0]
  const described = async (request: Request | undefined) => ({
    method: request?.method,
    url: request?.url,
    headers: [...(request?.headers ?? [])].filter(([name]) => name !== 'content-type'),
    fields: [...((await request?.formData()) ?? [])],
  })
  expect(await described(first)).toEqual(await described(own))
  expect(window.firstCalls?.[0]?.token).toBe(token)
})

test('the access key is sent with it (product: constants)', () => {
  const { requests } = openPage({ path: '/demo/jobs/41', accessKey: 'key-1' })
  expect(requests[0]?.headers.get('x-access-key')).toBe('key-1')
})

test.each([
  '/demo/',
  '/demo/jobs',
  '/demo/jobs/abc',
  '/demo/jobs/0',
  '/demo/jobs/41/edit',
  '/jobs/41',
  '/demo/search?keyword=nurse',
])('nothing is requested on %s', (path) => {
  expect(openPage({ path }).requests).toEqual([])
})

test('all first calls of a page are made, and taken by their own fields', () => {
  const { window, requests } = openPage({ path: '/demo/search' })
  expect(requests.map(({ url }) => url.replace(`${setup.apiUrl}/api/`, ''))).toEqual([
    'jobs/search',
    'categories/fetch',
  ])
  const take = (call: string, body: object) => takeFirstCall(window, call, body, undefined) !== undefined
  expect([
    take('jobs/search', { page: 2 }),
    take('categories/fetch', {}),
    take('jobs/search', { page: 1 }),
  ]).toEqual([false, true, true])
  expect(window.firstCalls).toEqual([])
})

test('the app reuses the answer once', async () => {
  const { window, requests } = openPage({ path: '/demo/jobs/41?ref=mail' })
  const { asked, ask } = startApp(window)
  expect((await ask(41)).job).toEqual(job)
  expect([requests.length, asked.mock.calls.length]).toEqual([1, 0])
  await ask(41)
  expect(asked).toHaveBeenCalledOnce()
})

test.each([
  ['the job', 'jobs/fetch-single', { id: 41 }, undefined, true],
  ['another job', 'jobs/fetch-single', { id: 42 }, undefined, false],
  [
    'the owner’s search among the applicants',
    'jobs/fetch-single',
    { id: 41, search: 'Ada' },
    undefined,
    false,
  ],
  ['somebody who has logged in since', 'jobs/fetch-single', { id: 41 }, 't9', false],
  ['another call about the job', 'jobs/download-cvs', { id: 41 }, undefined, false],
  ['no job', 'jobs/fetch-single', undefined, undefined, false],
] as const)('the first answer is for %s: %s %j', (_what, call, payload, token, isTaken) => {
  const { window } = openPage({ path: '/demo/jobs/41' })
  expect(takeFirstCall(window, call, payload, token) !== undefined).toBe(isTaken)
})

test('a failed first call fails once; the next call is sent', async () => {
  const { window } = openPage({
    path: '/demo/jobs/41',
    reply: () => Promise.reject(new TypeError('Failed to fetch')),
  })
  const { asked, ask } = startApp(window)
  await expect(ask(41)).rejects.toMatchObject({ kind: 'network' })
  expect(asked).not.toHaveBeenCalled()
  expect((await ask(41)).job.title).toBe('Asked by the app')
})

test('what is not text is not shown', async () => {
  const reply = () => answerWith({ ...job, title: { en: 'Planner' }, description: ['Ships.'] })
  const { shown } = openPage({ path: '/demo/jobs/41', reply })
  await vi.waitFor(() => expect(shown()).toEqual({ title: '', company: 'Quay', description: '' }))
})

test.each([
  ['a refusal', () => Promise.resolve(Response.json({ status: 'error', message: 'Job not found.' }))],
  ['an HTML page from a proxy', () => Promise.resolve(new Response('<!doctype html>'))],
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the viewer’s own job, which has another screen', () => answerWith({ ...job, views: 7 })],
])('%s is left to the app', async (_what, reply) => {
  const { window, shown } = openPage({ path: '/demo/jobs/41', reply })
  await window.firstCalls?.[0]?.answer.then((response) => response.text()).catch(() => undefined)
  await new Promise((resolve) => setTimeout(resolve))
  expect(shown()).toBeUndefined()
})
