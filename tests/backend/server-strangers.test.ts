import { readdirSync, watch } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { beforeAll, describe, expect, it } from 'vitest'
import { personas } from '../../mocks/scenarios/personas.ts'
import { scenarios } from '../../mocks/scenarios/index.ts'
import type { RunningServer, ServerSetup } from '../../mocks/server.ts'
import { pdfFile } from '../support/backend.ts'
import { begin, call, pieces, raw, sendAll, signIn, testServers } from '../support/server.ts'

const { root, newFolder, start, stopped } = testServers()
/** Another form of the loopback address, which the server treats as reachable from outside. */
const elsewhere = '127.1'

describe('a large request', { timeout: 30_000 }, () => {
  let data: string
  let server: RunningServer
  let recruiter: string

  beforeAll(async () => {
    data = join(root, 'sent')
    server = await start({ data })
    recruiter = await server.runtime.read(({ tx }) => tx.accounts.need(personas.harbour).email)
  })

  async function tokenOf(who: string): Promise<string | undefined> {
    if (who === 'a recruiter') return await signIn(server, recruiter)
    return who === 'nobody' ? undefined : 'dead'
  }

  const large = pieces('file', '%PDF-1.7', 1_048_576)
  const upload = (token: string | undefined, headers = {}) =>
    begin(server, 'cvs/upload', large, {
      ...headers,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    })

  it.each(['nobody', 'the holder of an expired token', 'a recruiter'])(
    'by %s is refused before its body is sent, if the sender waits for permission',
    async (who) => {
      const { request, answer } = upload(await tokenOf(who), { expect: '100-continue' })
      request.on('continue', () => {
        throw new Error('The server wants to have it')
      })
      request.flushHeaders()
      const { status, body } = await answer
      request.on('error', () => undefined).destroy()
      expect([status, body.status]).toEqual([who === 'a recruiter' ? 200 : 401, 'error'])
    },
  )

  it.each(['nobody', 'the holder of an expired token', 'a recruiter'])(
    'by %s is answered, and its file is not written to disk',
    async (who) => {
      const { request, answer } = upload(await tokenOf(who))
      const made: unknown[] = []
      const watcher = watch(join(data, 'uploads'), (_event, file) => made.push(file))
      sendAll(request, large)
      const { status, body } = await answer
      expect([status, body.status]).toEqual([who === 'a recruiter' ? 200 : 401, 'error'])
      // The watcher reports asynchronously: this call gives it time.
      await call(server, 'fetch-settings')
      watcher.close()
      expect(made).toEqual([])
    },
  )

  it('is read if the sender is authorised', async () => {
    const form = pieces('file', '%PDF-1.7', 100_000, { title: 'Asked for' })
    const headers = { expect: '100-continue', authorization: `Bearer ${await signIn(server)}` }
    const { request, answer } = begin(server, 'cvs/upload', form, headers)
    request.on('continue', () => sendAll(request, form))
    request.flushHeaders()
    expect((await answer).body.status).toBe('success')
  })

  it('may be no larger than 4 MB for a call that needs no session', async () => {
    const form = pieces('email', 'x', 5 * 1_048_576)
    const { request, answer } = begin(server, 'login', form)
    sendAll(request, form)
    const { status, body } = await answer
    expect([status, body.message]).toEqual([413, 'The form is larger than 4 MB.'])
    expect(readdirSync(join(data, 'uploads'))).toEqual([])
  })
})

describe('strangers can’t guess (rules 42)', { timeout: 30_000 }, () => {
  it('a private file of a seeded world', async () => {
    const server = await start({ scenarios })
    const names = [
      ...(scenarios
        .find(({ name }) => name === 'everyday')
        ?.build(7, Date.now())
        .files.keys() ?? []),
    ]
    expect(names.length).toBeGreaterThan(40)
    const found = await Promise.all(
      names.map(async (name) => (await fetch(`${server.url}/storage/${name}`)).status),
    )
    expect(new Set(found)).toEqual(new Set([404]))
    const rows = await server.runtime.read(({ tx }) => [...tx.cvs.all(), ...tx.receipts.all()])
    expect(rows.length).toBe(names.length)
    for (const { path } of rows) {
      expect(path).toMatch(/_[0-9a-f]{32}\.pdf$/)
      expect((await fetch(server.url + path)).status).toBe(200)
    }
    await stopped(server)
  })

  it('a stored name or the secret of a payment, as each world has its own', async () => {
    const secretsOf = async (setup: Partial<ServerSetup>) => {
      const server = await start({ thirdParties: true, ...setup })
      const token = await signIn(server)
      const { body } = await call(server, 'cvs/upload', { title: 'Mine', file: pdfFile() }, token)
      const { path } = v.parse(v.object({ path: v.string() }), body['cv'])
      const intent = await server.runtime.read(({ tx }) => tx.intents.all()[0]?.client_secret)
      await stopped(server)
      return { token, path, intent }
    }
    const [one, other] = [await secretsOf({}), await secretsOf({})]
    expect(one.path).toMatch(/\/cv-[0-9a-f]{32}\.pdf$/)
    expect([one.path === other.path, one.token === other.token, one.intent === other.intent]).toEqual([
      false,
      false,
      false,
    ])
    const [test, again] = [await secretsOf({ deterministic: true }), await secretsOf({ deterministic: true })]
    expect(test).toEqual(again)
  })

  it('what a deterministic server stored, as an exposed one does not restore it', async () => {
    const data = join(root, 'guessable')
    const local = await start({ data, deterministic: true, thirdParties: true })
    await signIn(local)
    await stopped(local)

    const keys: string[] = []
    const onAdminKey = (key: string) => keys.push(key)
    const server = await start({ data, host: '127.1', admin: true, onAdminKey, reset: true })
    const { identity, storage } = server.runtime.store
    const [moment] = await storage.quarantined()
    const entered = await fetch(`${server.url}/-/?key=${keys[0]}`, { redirect: 'manual' })
    const [cookie = ''] = (entered.headers.get('set-cookie') ?? '').split('; ')
    const answer = await fetch(`${server.url}/-/api/quarantine/${moment}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ decision: 'restored' }),
    })
    expect(await answer.text()).toContain('others could guess its codes')
    expect(server.runtime.store.identity).toEqual(identity)
    await stopped(server)
  })

  it('an identity: a credential is valid only on the server that issued it', async () => {
    const [one, other] = [await start({ thirdParties: true }), await start({ thirdParties: true })]
    const body = new URLSearchParams({
      client_id: 'simulated.apps.googleusercontent.com',
      email: 'ada.lindqvist@example.org',
    })
    const issuer = `${one.url}/-/third-parties/accounts.google.com/gsi/simulated/credential`
    const issued: unknown = await (await fetch(issuer, { method: 'POST', body })).json()
    const { credential: token } = v.parse(v.object({ credential: v.string() }), issued)
    expect((await call(one, 'login-with-google', { token })).body.status).toBe('success')
    expect((await call(other, 'login-with-google', { token })).body.message).toMatch(
      /^Google couldn’t confirm/,
    )
    await Promise.all([stopped(one), stopped(other)])
  })

  it.each([
    ['names', 'everyday', 0],
    ['codes and tokens', 'empty', 1],
  ])(
    'deterministic %s, because a server that other machines can reach refuses a world with them',
    async (_what, scenario, people) => {
      const data = newFolder()
      const local = await start({ data, scenario, deterministic: true })
      const noor = { name: 'Noor', email: 'noor@example.com', password: 'long-enough', type: 'job_seeker' }
      if (people > 0) await call(local, 'register', noor)
      await stopped(local)
      await expect(start({ data, host: elsewhere })).rejects.toMatchObject({ name: 'UnsafeSetup' })
      await expect(start({ data, host: elsewhere, deterministic: true })).rejects.toMatchObject({
        name: 'UnsafeSetup',
      })
      await stopped(await start({ data, host: elsewhere, scenario, reset: true }))
      // The reset has replaced the deterministic world, so the server starts without a reset.
      await stopped(await start({ data, host: elsewhere }))
    },
  )
})

describe('a path that a proxy reads differently', { timeout: 30_000 }, () => {
  let server: RunningServer
  beforeAll(async () => {
    server = await start({ scenario: 'empty', thirdParties: true })
    await call(server, 'subscribe', { email: 'noor@example.com' })
  })

  it.each([
    String.raw`/api/..\-/api/mails`,
    String.raw`/-\api/mails`,
    '/api/../-/api/mails',
    '/api/%2e%2e/-/api/mails',
    '/./-/api/mails',
    '/api/..;/-/api/mails',
    '/api//-/api/mails',
    '//-/api/mails',
    '/-%2fapi%2fmails',
    '/-/api/mails%3f/..%2f..%2f..%2fapi/me',
    '/-/third-parties/../api/mails',
    'http://localhost/api/../-/api/mails',
    'localhost/-/api/mails',
    '*',
  ])('reaches no admin page: %s', async (path) => {
    for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS']) {
      const head = `${method} ${path} HTTP/1.1\r\nhost: localhost\r\n`
      const body = 'content-type: application/json\r\ncontent-length: 2\r\nconnection: close\r\n\r\n{}'
      const received = await raw(server, head + body)
      expect(received).toMatch(/^HTTP\/1\.1 (?:40[0-5]|204) /)
      expect(received).not.toContain('"mails"')
    }
  })
})
