import { type IncomingMessage, request } from 'node:http'
import { createServer } from 'vite'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { isJson } from '../../mocks/mixed/json.ts'
import { backendProxy } from '../../scripts/build/backend-proxy.ts'
import { startWorld, success, told, type World } from './world.ts'

let world: World
beforeEach(async () => {
  world = await startWorld()
})

/** Has the backend answer so for files. */
function serve(answer: (path: string) => Response | undefined): void {
  world.backend.answer = (name) => (name.startsWith('/') ? answer(name) : undefined)
}
const picture = () => new Response('picture')
const redirect = (location: string, status = 302) => new Response(null, { status, headers: { location } })

/** Returns what clients see where answers name a file so. */
async function named(given: string): Promise<string> {
  world.job['user'] = { id: world.company.id, name: 'Tidewater', profile_image: given }
  const [job] = await world.list('jobs/search', 'jobs')
  return isJson(job?.['user']) ? String(job['user']['profile_image']) : ''
}
const get = async (given: string, init?: RequestInit) =>
  await fetch(world.server.url + (await named(given)), { redirect: 'manual', ...init })

describe('a redirect', () => {
  it('of a file is followed at the backend’s own origin', async () => {
    serve((path) => (path === '/storage/a.png' ? redirect('../files/b.png', 307) : picture()))
    const response = await get('/storage/a.png')
    expect([response.status, await response.text()]).toEqual([200, 'picture'])
    expect(world.backend.asked.slice(-2)).toEqual(['/storage/a.png', '/files/b.png'])
  })

  it.each([
    'http://other.invalid/secret',
    '//other.invalid',
    'http://169.254.169.254/latest/meta-data/',
    '/storage/a.png',
    'file:///etc/passwd',
    'javascript:alert(1)',
    '',
    'http://',
  ])('of a file to another server, to no file or to itself leads nowhere: %#', async (location) => {
    serve((path) => (path === '/storage/a.png' ? redirect(location) : picture()))
    const response = await get('/storage/a.png')
    expect([response.status, response.headers.get('location')]).toEqual([404, null])
    expect(world.backend.asked.filter((path) => path === '/storage/a.png').length).toBeLessThan(10)
  })

  it.each([302, 307, 308])('of a call with HTTP %d isn’t followed, and is reported', async (status) => {
    world.backend.answer = (call) =>
      call === 'jobs/search' ? redirect(`http://other.invalid/api/${call}`, status) : undefined
    const response = await world.ask('jobs/search', {}, world.person)
    expect([response.status, response.headers.get('location')]).toEqual([status, null])
    expect(told()).toContain(`${world.backend.url} redirects jobs/search.`)
  })
})

/** What clients of a server get without an answer. */
const away = { http: 502, status: 'error', message: expect.stringContaining('can’t be reached') }

/** Starts a development server in front of the backend. @returns the address to use instead of the backend's */
async function startDevelopment(): Promise<string> {
  const server = { port: 0, proxy: backendProxy(`${world.backend.url}/api`, '/app/') }
  // It prepares no packages, and so leaves alone those of a running development server.
  const optimizeDeps = { noDiscovery: true }
  const dev = await createServer({ configFile: false, logLevel: 'silent', server, optimizeDeps })
  onTestFinished(() => dev.close())
  await dev.listen()
  return `${dev.resolvedUrls?.local[0]}app/-/backend`
}

/** A header of each kind that acts on the origin of an answer, and one that nobody knows. */
const acting = Object.entries({
  'set-cookie': 'a=1',
  'service-worker-allowed': '/',
  refresh: '0; url=/',
  link: '</x.css>; rel=stylesheet',
  location: '/x',
  'clear-site-data': '"*"',
  'content-security-policy': 'script-src *',
  'access-control-allow-origin': 'https://evil.example',
  'x-unknown': 'x',
})
const unknown = 'application/octet-stream'

describe('an answer acts on no origin that passes it on:', () => {
  const script = '<script>document.title = "Run"</script>'

  it.each([
    ['a page', 200, 'text/html', 'text/html'],
    ['an error page', 500, 'TEXT/HTML; charset=latin1', 'text/html'],
    ['a script', 200, 'text/javascript', 'text/plain; charset=utf-8'],
    ['XHTML', 200, 'application/xhtml+xml', unknown],
    ['a page with two types', 200, 'image/png, text/html', unknown],
    ['parts that replace each other', 404, 'multipart/x-mixed-replace; boundary=b', unknown],
    ['a picture with a script', 200, 'image/svg+xml', 'image/svg+xml'],
  ])('%s', async (_what, status, type, expected) => {
    const own = world.server.url + (await named('/storage/a'))
    const passing = await startDevelopment()
    const given = [...acting, ['content-type', type], ['content-disposition', 'inline; filename="a"']]
    const cookies: (string | null)[] = []
    world.backend.answer = (_name, _pass, _cut, { headers }) => {
      cookies.push(headers.get('cookie'))
      return new Response(script, { status, headers: Object.fromEntries(given) })
    }
    for (const [url, method] of [
      [own, 'GET'],
      [`${world.server.url}/api/logout`, 'POST'],
      [`${passing}/api/logout`, 'POST'],
      [`${passing}/storage/a`, 'GET'],
    ] as const) {
      const headers = { cookie: 'session=1', authorization: 'Bearer 1' }
      const response = await fetch(url, { method, headers, redirect: 'manual' })
      expect([response.status, await response.text()]).toEqual([status, script])
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': expected,
        'content-disposition': `${expected.startsWith('image/') ? 'inline' : 'attachment'}; filename="a"`,
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        'x-content-type-options': 'nosniff',
      })
      expect(acting.filter(([name, value]) => response.headers.get(name) === value)).toEqual([])
    }
    expect(new Set(cookies)).toEqual(new Set([null]))
  })

  it.each([
    ['image/png', '\x89PNG\r\n\x1a\n', 200, 'text/html'],
    ['application/pdf', '%PDF-1.4\n', 200, unknown],
    ['video/mp4', '\0\0\0\x18ftypisom\0\0\0\0isom', 206, unknown],
  ])('%s is shown, by its content', async (type, start, status, declared) => {
    const body = Buffer.from(start + '-'.repeat(5_000), 'latin1')
    const range = 'bytes 0-5000/9000'
    const headers = { 'content-type': declared, 'content-range': range }
    serve(() => new Response(body, { status, headers }))
    const response = await get('/storage/a', { headers: { range: 'bytes=0-5000' } })
    const names = ['content-type', 'content-disposition', 'content-range']
    expect(names.map((name) => response.headers.get(name))).toEqual([type, null, range])
    expect([response.status, Buffer.from(await response.arrayBuffer())]).toEqual([status, body])
  })
})

describe('a path of a file', () => {
  it('is served only to read, and only if an answer has named it', async () => {
    serve(picture)
    const path = await named('/storage/a.png')
    const forged = ['/admin', 'http://b.example', '//host/a', 'file:///etc/passwd', '/..%2fa', '\\\\host\\a']
    const hex = forged.map((each) => path.replace(/\w+\.png$/, Buffer.from(each).toString('hex')))
    const count = world.backend.asked.length
    for (const each of [...hex, path.replace(/\w(?=-\w+\.png)/, (end) => (end === '0' ? '1' : '0'))])
      for (const one of [each, each.replace('backend-', 'backend%2D'), `/${each}`]) {
        const response = await fetch(world.server.url + one, { redirect: 'manual' })
        expect([response.status, response.headers.get('location')]).toEqual([404, null])
      }
    for (const method of ['POST', 'DELETE', 'PUT'])
      expect((await fetch(world.server.url + path, { method })).status).toBeGreaterThan(403)
    expect(world.backend.asked).toHaveLength(count)
  })

  it.each([
    ['elsewhere', 'http://other.example/a.png'],
    ['at another port', 'http://localhost:1/a.png'],
    ['above the backend’s address', '../admin'],
    ['above it, in another spelling', 'BACKEND/%2e%2e/admin'],
    ['that clients read differently', '\\\\host\\a.png'],
    ['of a script', 'javascript:alert(1)'],
  ])('%s stays as it is, also where the simulator names it', async (_what, path) => {
    const given = path.replace('BACKEND', world.backend.url)
    expect(await named(given)).toBe(given)
    const fields = { type: 'job', id: world.job.id }
    await world.call('bookmarks/toggle', fields, world.person)
    expect(await world.list('bookmarks/fetch', 'bookmarks', fields, world.person)).toMatchObject([
      { job: { company: { profile_image: given } } },
    ])
  })

  it.each([
    [200, {}],
    [200, { host: '127.0.0.1', origin: 'http://localhost:5173' }],
    [403, { origin: 'https://evil.example' }],
    [403, { origin: 'null' }],
    [403, { origin: 'http://localhost:5174' }],
    [403, { host: 'evil.example', origin: 'http://evil.example' }],
  ])('is for pages of the app: HTTP %d for %j', async (status, headers) => {
    const url = new URL(await named('/storage/a.png'), world.server.url)
    serve(picture)
    for (const method of ['GET', 'OPTIONS']) {
      const answer = await new Promise<IncomingMessage>((resolve) =>
        request(url, { method, headers }, resolve).end(),
      )
      const isAdmitted = method === 'OPTIONS' && status === 200
      expect(answer.statusCode).toBe(isAdmitted ? 204 : status)
      expect(answer.headers['access-control-allow-origin']).toBe('http://localhost:5173')
    }
  })

  it('is the backend’s own in a form, and other texts stay', async () => {
    const about = await named('/storage/a.png')
    let sent = ''
    world.backend.answer = async (call, pass, _cut, asked) => {
      if (call === 'register') sent = await asked.clone().text()
      return await pass()
    }
    await world.call('register', { name: 'backend-ai', about })
    expect(sent).toContain('backend-ai')
    expect(sent).toContain('/storage/a.png')
  })
})

describe('a connection that breaks', () => {
  it('or not: a call that is switched to real gets the backend’s own answer', async () => {
    const { sides, call } = world.mix()
    expect(await call('send-message')).toMatchObject({ http: 200 })
    sides.choose(['send-message'], 'real')
    expect(await call('send-message')).toMatchObject({ http: 404 })
  })

  it.each([
    ['while it waited', true],
    ['while the backend was asked for its calls', false],
  ])('because the client left %s: the simulator goes on', async (_when, isAsked) => {
    const { server, call } = await world.anew('missing', 100)
    if (isAsked) await call('fetch-settings')
    const left = new AbortController()
    world.backend.answer = (name) => {
      if (name !== 'jobs/search') return undefined
      left.abort()
      return new Promise(() => undefined)
    }
    const body = new URLSearchParams({ page: '1' })
    const hung = fetch(`${server.url}/api/jobs/search`, { method: 'POST', body, signal: left.signal })
    await expect(hung).rejects.toThrow('aborted')
    expect(await call('fetch-settings')).toMatchObject(success)
    const given = { call: 'jobs/search', message: 'The backend can’t be reached.' }
    await vi.waitFor(
      () => expect(server.runtime.log.entries).toContainEqual(expect.objectContaining(given)),
      { timeout: 20_000 },
    )
  })
})

it.each([
  ['a status below all', '000 Odd\r\ncontent-length: 2\r\n\r\n{}'],
  ['a status above all', '999 Odd\r\ncontent-length: 2\r\n\r\n{}'],
  ['control characters', '200 \x1b[31m\x01\r\ncontent-length: 2\r\n\r\n{}'],
  ['a broken chunk', '200 OK\r\ntransfer-encoding: chunked\r\n\r\n2\r\n{}\r\nzz\r\n'],
  ['less than it says', '200 OK\r\ncontent-length: 9\r\n\r\n{}'],
  ['more than it says', '200 OK\r\ncontent-length: 2\r\n\r\n{}HTTP/1.1 200 OK\r\n\r\n'],
])('the development server outlives an answer with %s, and no page waits for it', async (_what, bytes) => {
  const passing = await startDevelopment()
  const ask = async () => await fetch(`${passing}/api/fetch-settings`, { method: 'POST' })
  world.backend.answer = (_call, _pass, cut) => cut(`HTTP/1.1 ${bytes}`)
  await ask().then(
    async (answer) => await answer.text().catch(() => ''),
    () => '',
  )
  world.backend.answer = () => undefined
  expect((await ask()).status).toBe(200)
})

it('a call without an answer is reported while it hangs', async () => {
  const { server, call } = await world.anew('posts', 10)
  const answer = Promise.withResolvers<Response>()
  world.backend.answer = (name) => (name === 'jobs/search' ? answer.promise : undefined)
  const pending = call('jobs/search')
  await vi.waitFor(() => expect(told()).toBe(`${world.backend.url} hasn’t answered jobs/search yet.`))
  expect(server.runtime.log.entries[0]).toMatchObject({ message: 'No answer yet.', httpStatus: 0 })
  answer.resolve(Response.json({ ...success, message: '', jobs: [] }))
  expect(await pending).toMatchObject(success)
})

it('a backend that is away from the start is asked for its calls once it answers', async () => {
  const { backend, call, person } = world
  await backend.stop()
  for (const name of ['jobs/search', 'my-profile', 'jobs/fetch']) expect(await call(name)).toMatchObject(away)
  expect(console.info).toHaveBeenCalledTimes(1)
  await backend.start()
  await call('me', {}, person)
  expect(await call('my-profile', {}, person)).toMatchObject(success)
  expect(console.info).toHaveBeenCalledTimes(2)
})
