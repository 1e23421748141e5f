import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { raw, testSetup, visit } from '../../tests/support/server.ts'
import { type RunningServer, startServer } from '../server.ts'

const root = mkdtempSync(join(tmpdir(), 'fieldwork-guard-'))
afterAll(() => {
  rmSync(root, { recursive: true, force: true })
})

describe('a server that other machines can reach', { timeout: 30_000 }, () => {
  /** Another spelling of the loopback address, which the server treats as reachable by other machines. */
  const exposed = () => ({ ...testSetup(join(root, 'open')), host: '127.1', scenario: 'empty' })

  it('has no admin pages by default, and no key', async () => {
    const keys: string[] = []
    const open = await startServer({ ...exposed(), onAdminKey: (key) => keys.push(key) })
    const answers = await Promise.all(['/', '/-/', '/-/api/mails'].map((path) => fetch(open.url + path)))
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
    expect((await fetch(`${open.url}/api/fetch-home`, { method: 'POST' })).status).toBe(200)
    expect(keys).toEqual([])
    await open.stop()
  })

  it('requires a key that works once, then its cookie', async () => {
    const keys: string[] = []
    const open = await startServer({ ...exposed(), admin: true, onAdminKey: (key) => keys.push(key) })
    const pages = `${open.url}/-/`
    const httpStatusOf = async (path: string, headers: Record<string, string> = {}, method = 'GET') =>
      (await fetch(pages + path, { method, headers, redirect: 'manual' })).status
    expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)])
    for (const path of ['', 'admin.css', 'api/mails', '?key=', '?key=guessed']) {
      expect([path, await httpStatusOf(path)]).toEqual([path, 401])
    }
    expect(await httpStatusOf('api/reset', { 'content-type': 'application/json' }, 'POST')).toBe(401)
    expect(await httpStatusOf(`?key=${keys[0]}`, {}, 'HEAD')).toBe(401)

    const entered = await fetch(`${pages}?key=${keys[0]}`, { redirect: 'manual' })
    expect([entered.status, entered.headers.get('location')]).toEqual([303, '/-/'])
    const [cookie = '', ...rules] = (entered.headers.get('set-cookie') ?? '').split('; ')
    expect(rules).toEqual(['Path=/-/', 'HttpOnly', 'SameSite=Strict'])
    expect(await httpStatusOf('', { cookie })).toBe(200)
    expect(await httpStatusOf('api/mails', { cookie: `other=1; ${cookie}` })).toBe(200)
    expect(await httpStatusOf('', { cookie: `${cookie}0` })).toBe(401)
    const json = { cookie, 'content-type': 'application/json', origin: 'https://evil.example' }
    expect(await httpStatusOf('api/reset', json, 'POST')).toBe(403)

    expect(await httpStatusOf(`?key=${keys[0]}`)).toBe(401)
    expect(keys).toHaveLength(2)
    expect(await httpStatusOf(`?key=${keys[1]}`)).toBe(303)
    await open.stop()
  })

  it.each([
    ['127.0.0.1:4000', 401],
    ['[2001:db8::1]', 401],
    ['localhost', 401],
    ['127.1:80', 401],
    ['evil.example', 403],
    ['127.0.0.1.evil.example', 403],
  ])('accepts IP addresses, localhost and its own host name, and no others: %s', async (host, status) => {
    const open = await startServer({ ...exposed(), admin: true })
    expect((await visit(open, '', { host })).status).toBe(status)
    await open.stop()
  })
})

describe('a request that a proxy forwarded', { timeout: 30_000 }, () => {
  let server: RunningServer
  const keys: string[] = []
  beforeAll(async () => {
    const onAdminKey = (key: string) => keys.push(key)
    server = await startServer({ ...testSetup(join(root, 'behind')), scenario: 'empty', onAdminKey })
  })
  afterAll(async () => {
    await server.stop()
  })

  /** Returns the status of a request with these lines as its headers, in addition to `Host`. */
  async function statusOf(first: string, ...lines: string[]): Promise<number> {
    const head = [first, 'host: localhost', 'connection: close', ...lines].join('\r\n')
    return Number(/^HTTP\/1\.1 (\d+)/.exec(await raw(server, `${head}\r\n\r\n`))?.[1])
  }

  it.each([
    'X-Forwarded-For: 203.0.113.9',
    'x-forwarded-for:',
    'X-FORWARDED-HOST: evil.example',
    'X-Forwarded: for=203.0.113.9',
    'Forwarded: for=203.0.113.9',
    'Via: 1.1 proxy',
    'X-Real-IP: 203.0.113.9',
    'X-Original-URL: /api/me',
    'X-Rewrite-URL: /api/me',
    'X-Client-IP: 203.0.113.9',
    'CF-Connecting-IP: 203.0.113.9',
    'CDN-Loop: cloudflare',
  ])('needs the key because of the header %s', async (line) => {
    const found = [
      await statusOf('GET /-/ HTTP/1.1', line),
      await statusOf('GET /-/api/mails HTTP/1.1', line),
      await statusOf('GET /-/?key= HTTP/1.1', line),
      await statusOf('POST /-/api/sessions HTTP/1.1', line, 'content-length: 0'),
    ]
    expect(found).toEqual([401, 401, 401, 401])
  })

  it.each(['HTTP/1.0', 'HTTP/0.9'])('needs the key because of its version, %s', async (version) => {
    expect(await statusOf(`GET /-/api/mails ${version}`)).toBe(401)
  })

  it('needs the key even if the header of the proxy is behind 2,500 others', async () => {
    const others = Array.from({ length: 2_500 }, () => 'a:')
    expect(await statusOf('GET /-/api/mails HTTP/1.1', ...others, 'x-forwarded-for: 203.0.113.9')).toBe(401)
  })

  it('has access with the key that the server printed, at any host name, but not from other sites', async () => {
    const at = async (path: string, headers = {}, method = 'GET') =>
      await visit(
        server,
        path,
        { host: 'jobs.example', 'x-forwarded-for': '203.0.113.9', ...headers },
        method,
      )
    await at('')
    expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)])
    const { status: entered, cookie } = await at(`?key=${keys[0]}`)
    expect([entered, await at(`?key=${keys[0]}`)]).toEqual([303, { status: 401, cookie: '' }])
    expect((await at('api/mails', { cookie })).status).toBe(200)
    for (const path of ['', 'api/mails', `?key=${keys[1]}`])
      expect((await at(path, { cookie, 'sec-fetch-dest': 'empty' })).status).toBe(403)
    const form = { cookie, origin: 'https://jobs.example' }
    expect((await at('hello', form, 'POST')).status).toBe(404)
    for (const origin of ['https://evil.example', 'https://jobs.example:1', 'null'])
      expect((await at('hello', { ...form, origin }, 'POST')).status).toBe(403)
    expect((await at('hello', { ...form, 'sec-fetch-site': 'same-site' }, 'POST')).status).toBe(403)
  })

  it('leaves the admin pages open to this machine', async () => {
    expect(await statusOf('GET /-/api/mails HTTP/1.1')).toBe(200)
  })

  it('is refused by a server with predictable codes', async () => {
    const setup = { ...testSetup(join(root, 'same')), scenario: 'empty', deterministic: true }
    const predictable = await startServer(setup)
    const headers = { 'x-forwarded-for': '203.0.113.9' }
    const statuses = await Promise.all(
      [{ headers }, {}].map(
        async (init) =>
          (await fetch(`${predictable.url}/api/fetch-home`, { method: 'POST', ...init })).status,
      ),
    )
    expect(statuses).toEqual([403, 200])
    await predictable.stop()
  })
})
