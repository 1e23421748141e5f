import { createHash } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { build } from 'vite'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { scenarios } from '../../mocks/scenarios/index.ts'
import type { RunningServer } from '../../mocks/server.ts'
import { formOf, pdfFile } from '../support/backend.ts'
import {
  ada,
  asAdmin,
  begin,
  call,
  envelope,
  mp4Head,
  pieces,
  raw,
  read,
  sendAll,
  signIn,
  testServers,
} from '../support/server.ts'

const { root, start, stopped } = testServers()

describe('the server', { timeout: 30_000 }, () => {
  let data: string
  let server: RunningServer
  let cv: string

  beforeAll(async () => {
    data = join(root, 'shared')
    server = await start({
      data,
      scenarios,
    })
    cv = server.url + (await server.runtime.read(({ tx }) => tx.cvs.need(1).path))
  })

  const uploads = () => readdirSync(join(data, 'uploads'))

  describe('a call', () => {
    it('is answered as in the browser, with the simulated date', async () => {
      const { status, headers, body } = await call(server, 'fetch-settings')
      expect(status).toBe(200)
      expect(body.status).toBe('success')
      expect(headers.get('content-type')).toBe('application/json')
      expect(headers.get('cache-control')).toBe('no-store')
      await asAdmin(server, 'clock', { advance: 86_400_000 })
      const moved = await call(server, 'fetch-settings')
      const ahead = Date.parse(moved.headers.get('date') ?? '') - Date.now()
      expect(ahead).toBeGreaterThan(86_000_000)
      await asAdmin(server, 'clock', { real_time: true })
    })

    it('may be a URL-encoded form (rules 3)', async () => {
      const body = new URLSearchParams({ email: ada, type: 'job_seeker' })
      const { body: answer } = await read(await fetch(`${server.url}/api/login`, { method: 'POST', body }))
      expect(answer.status).toBe('success')
    })

    it.each([
      ['an unknown call', 'POST', '/api/nope', 404],
      ['a path below a call', 'POST', '/api/jobs/search/x', 404],
      ['an unknown path', 'GET', '/hello', 404],
      ['an unknown path with POST', 'POST', '/hello', 404],
      ['a wrong method', 'GET', '/api/me', 405],
      ['a wrong method', 'DELETE', '/api/me', 405],
      ['an unknown method', 'PROPFIND', '/storage/x.pdf', 405],
      ['a file with POST', 'POST', '/storage/x.pdf', 405],
      ['an undecodable path', 'POST', '/api/%zz%E0%A4%A', 404],
    ])('%s is refused in an envelope (rules 2)', async (_what, method, path, status) => {
      const answer = await read(await fetch(server.url + path, { method }))
      expect(answer.status).toBe(status)
      expect(answer.body.status).toBe('error')
      expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    })

    it.each([
      ['JSON', 'application/json', '{"email":"x"}', 415],
      ['a lot of JSON', 'application/json', JSON.stringify('x'.repeat(3_000_000)), 415],
      ['text', 'text/plain', 'hello', 415],
      ['a form without its boundary', 'multipart/form-data', 'x', 400],
      [
        'a form without its end',
        'multipart/form-data; boundary=b',
        '--b\r\ncontent-disposition: form-data; name="email"\r\n\r\nx',
        400,
      ],
      ['an empty form', 'multipart/form-data; boundary=b', '', 400],
      ['a form that is none', 'multipart/form-data; boundary=b', 'hello '.repeat(1_000), 400],
    ])('with %s as its body is refused (rules 3)', async (_what, type, body, status) => {
      const headers = { 'content-type': type }
      const answer = await read(await fetch(`${server.url}/api/login`, { method: 'POST', body, headers }))
      expect(answer.status).toBe(status)
    })

    it('with too many or too long parts is refused (rules 3)', async () => {
      const many = new FormData()
      for (let part = 0; part < 1_200; part += 1) many.append(`part-${part}`, 'x')
      expect((await call(server, 'login', many)).body.message).toBe('The request has too many fields.')
      const long = await call(server, 'login', { email: 'x'.repeat(2_000_000), type: 'job_seeker' })
      expect(long.status).toBe(413)
      expect(long.body.message).toBe('A field of the form is larger than 1 MB.')
    })

    it('receives file names unchanged', async () => {
      const form = formOf({ title: 'CV' })
      form.append('file', new File(['words'], 'my "best" résumé; v2.pdf'))
      const { body } = await call(server, 'cvs/upload', form, await signIn(server))
      expect(body['errors']).toEqual({ file: ['my "best" résumé; v2.pdf is not a PDF.'] })
    })
  })

  describe('pages of other origins', () => {
    it('may call after a preflight, which browsers can cache', async () => {
      const headers = {
        origin: 'https://app.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization',
      }
      const response = await fetch(`${server.url}/api/me`, { method: 'OPTIONS', headers })
      expect(response.status).toBe(204)
      expect(response.headers.get('access-control-allow-origin')).toBe('*')
      expect(response.headers.get('access-control-allow-methods')).toContain('POST')
      expect(response.headers.get('access-control-allow-headers')).toMatch(
        /authorization.*content-type.*x-access-key/,
      )
      expect(Number(response.headers.get('access-control-max-age'))).toBeGreaterThanOrEqual(600)
      // Private data depends on the token alone, which browsers never send automatically.
      expect(response.headers.has('access-control-allow-credentials')).toBe(false)
      const { headers: answered } = await call(server, 'fetch-settings')
      expect(answered.get('access-control-expose-headers')).toMatch(/content-disposition.*date/)
    })
  })

  describe('invalid HTTP', () => {
    let impatient: RunningServer
    beforeAll(async () => {
      impatient = await start({ times: { request: 400, head: 300, look: 50 } })
    })

    it.each([
      ['text that is not HTTP', 'hello\r\n\r\n', 400],
      ['an invalid URL', 'GET http://[ HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n', 400],
      ['endless headers', `GET / HTTP/1.1\r\nx: ${'x'.repeat(40_000)}`, 431],
      ['missing headers', 'GET / HTTP/1.1\r\nhost: x\r\n', 408],
      [
        'a missing body',
        'POST /api/login HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 99\r\n\r\n--b',
        408,
      ],
    ])('%s is answered in an envelope', async (_what, text, status) => {
      const received = await raw(impatient, text)
      expect(received).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
      const body = v.parse(envelope, JSON.parse(received.slice(received.indexOf('\r\n\r\n'))))
      expect(body.status).toBe('error')
    })
  })

  describe('an upload', () => {
    it('is streamed to disk, and stored once it is complete (rules 30)', async () => {
      const token = await signIn(server)
      const size = 20 * 1_048_576
      const form = pieces('files[]', mp4Head, size, { caption: 'A film' })
      const { request, answer } = begin(server, 'posts/create', form, { authorization: `Bearer ${token}` })
      const half = form.filling.length / 2
      request.write(form.before)
      request.write(form.filling.subarray(0, half))
      const sizes = () => uploads().map((name) => statSync(join(data, 'uploads', name)).size)
      await expect.poll(() => sizes()[0] ?? 0, { timeout: 10_000 }).toBeGreaterThan(half / 2)
      request.write(form.filling.subarray(half))
      request.end(form.after)
      const { body } = await answer
      expect(body.status).toBe('success')
      expect(uploads()).toEqual([])
      const path = /"(\/storage\/[^"]+\.mp4)"/.exec(JSON.stringify(body))?.[1] ?? ''
      const stored = await fetch(server.url + path)
      expect(stored.headers.get('content-type')).toBe('video/mp4')
      const hash = (...parts: (string | Uint8Array)[]) =>
        parts.reduce((sum, part) => sum.update(part), createHash('sha256')).digest('hex')
      expect(hash(new Uint8Array(await stored.arrayBuffer()))).toBe(hash(mp4Head, form.filling))
    })

    it('that is too large is refused in an envelope after it was read (rules 30)', async () => {
      const token = await signIn(server)
      const form = pieces('files[]', mp4Head, 51 * 1_048_576)
      const { request, answer } = begin(server, 'posts/create', form, { authorization: `Bearer ${token}` })
      sendAll(request, form)
      const { status, body } = await answer
      expect(status).toBe(413)
      expect(body.message).toBe('file.bin is larger than 50 MB.')
      expect(uploads()).toEqual([])
    })

    it('may have no file name (rules 3)', async () => {
      const text = await pdfFile().text()
      const head = (name: string) => `--b\r\ncontent-disposition: form-data; name="${name}"\r\n`
      const file = `${head('file')}content-type: application/pdf\r\n\r\n${text}\r\n`
      const headers = {
        'content-type': 'multipart/form-data; boundary=b',
        authorization: `Bearer ${await signIn(server)}`,
      }
      const upload = async (body: string) =>
        (await read(await fetch(`${server.url}/api/cvs/upload`, { method: 'POST', body, headers }))).body
      expect((await upload(`${head('title')}\r\nNameless\r\n${file}--b--\r\n`)).status).toBe('success')
      const empty = `${head('title')}\r\nNameless\r\n${head('file')}\r\n\r\n--b--\r\n`
      expect((await upload(empty))['errors']).toEqual({ file: ['File is required.'] })
    })
  })

  describe('a file', () => {
    it('is served whole, with headers that prevent it from running as a page', async () => {
      const response = await fetch(cv)
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toBe('application/pdf')
      expect(response.headers.get('x-content-type-options')).toBe('nosniff')
      expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/)
      expect(response.headers.get('content-disposition')).toBe('attachment')
      expect(response.headers.get('accept-ranges')).toBe('bytes')
      expect(response.headers.get('access-control-allow-origin')).toBe('*')
      expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
      const body = Buffer.from(await response.arrayBuffer())
      expect(body.subarray(0, 5).toString()).toBe('%PDF-')
      expect(response.headers.get('content-length')).toBe(String(body.length))
    })
  })
})

describe('third parties, if enabled', { timeout: 30_000 }, () => {
  it('have their keys, and answer at paths of the server', async () => {
    const server = await start({ thirdParties: true })
    const settings = await call(server, 'fetch-settings')
    expect(settings.body['settings']).toMatchObject({ stripe_pk: expect.stringMatching(/^pk_test_/) })
    const script = await fetch(`${server.url}/-/third-parties/js.stripe.com/v3`)
    expect(script.headers.get('content-type')).toMatch(/^text\/javascript/)
    expect(script.headers.get('access-control-allow-origin')).toBe('*')
    expect((await script.text()).length).toBeGreaterThan(1_000)
    const intents = `${server.url}/-/third-parties/api.stripe.com/v1/payment_intents`
    const body = new URLSearchParams({ key: 'pk_test_simulated', client_secret: 'x' })
    const intent = await fetch(`${intents}/pi_x/confirm`, { method: 'POST', body })
    expect(intent.status).toBe(404)
    for (const address of ['example.com/', '', ':/x']) {
      const nobody = await fetch(`${server.url}/-/third-parties/${address}`)
      expect(nobody.status).toBe(404)
    }
    await stopped(server)
  })

  it('bundle a script again if that failed before', async () => {
    const failing = vi.fn(build).mockRejectedValueOnce(new Error('Out of memory'))
    vi.doMock('vite', () => ({ build: failing }))
    const error = vi.spyOn(console, 'error').mockReturnValue()
    const server = await start({ thirdParties: true })
    const load = async () => (await fetch(`${server.url}/-/third-parties/code.tidio.co/simulated.js`)).status
    expect([await load(), await load(), await load()]).toEqual([500, 200, 200])
    expect(failing).toHaveBeenCalledTimes(2)
    expect(error).toHaveBeenCalledTimes(1)
    vi.doUnmock('vite')
    await stopped(server)
  })

  it('lose their keys if the next server runs without them, also in restored data', async () => {
    const data = join(root, 'keys')
    await stopped(await start({ data, thirdParties: true }))
    const keyOf = async (server: RunningServer) =>
      v.parse(
        v.object({ stripe_pk: v.nullable(v.string()) }),
        (await call(server, 'fetch-settings')).body['settings'],
      )
    const server = await start({ data })
    expect(await keyOf(server)).toEqual({ stripe_pk: null })
    expect((await fetch(`${server.url}/-/third-parties/js.stripe.com/v3`)).status).toBe(404)
    await stopped(server)

    await stopped(await start({ data, thirdParties: true, reset: true }))
    const other = await start({ data, reset: true })
    const [moment] = await other.runtime.store.storage.quarantined()
    expect((await asAdmin(other, `quarantine/${moment}`, { decision: 'restored' })).status).toBe(200)
    expect(await keyOf(other)).toEqual({ stripe_pk: null })
    await stopped(other)
  })
})
