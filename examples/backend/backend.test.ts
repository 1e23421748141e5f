import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type IncomingMessage, request as open } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { setup as setupOf } from './conformance.ts'
import { startBackend } from './server.ts'

let backend: Awaited<ReturnType<typeof startBackend>>
beforeEach(async () => {
  backend = await startBackend({ port: 0, data: null, cors: true })
})
afterEach(() => backend.close())

async function call(name: string, fields: Record<string, string> = {}, token = '') {
  const body = new FormData()
  for (const [field, value] of Object.entries(fields)) body.set(field, value)
  const init = { method: 'POST', body, headers: { authorization: `Bearer ${token}` } }
  const response = await fetch(`${backend.url}/api/${name}`, init)
  return { http: response.status, answer: JSON.parse(await response.text()) }
}

async function recruiter(): Promise<string> {
  const email = 'recruiter@example.com'
  await call('login', { email, type: 'recruiter' })
  const { code } = await setupOf(backend.url)
  const { answer } = await call('verify', { email, code: (await code?.({ email, purpose: 'login' })) ?? '' })
  return String(answer.access_token)
}

describe('the example backend', () => {
  it('starts with jobs, and keeps its data in the folder', async () => {
    const data = mkdtempSync(join(tmpdir(), 'fieldwork-example-'))
    onTestFinished(() => {
      rmSync(data, { recursive: true })
    })
    const reopen = async () => {
      await backend.close()
      backend = await startBackend({ port: 0, data, cors: true })
    }
    await reopen()
    expect((await call('jobs/fetch', { page: 'x' })).answer).toMatchObject({ pages: 1, total: 2 })
    await call('jobs/delete', { id: '1' }, await recruiter())
    await reopen()
    expect((await call('jobs/fetch')).answer).toMatchObject({ pages: 1, total: 1 })
    expect((await call('fetch-home', { type: 'job' })).answer.locations).toEqual(['Cork'])
  })
})

describe('it refuses', () => {
  it('calls that are not built, in words that pages of other origins can read', async () => {
    const response = await fetch(`${backend.url}/api/bookmarks/fetch`, { method: 'POST' })
    expect([response.status, await response.text()]).toEqual([404, '404 Not Found'])
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
  })

  const part = (name: string, content: string) =>
    `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${content}\r\n`
  it.each([
    ['that is not a form', 'login', 'application/json', '{', 415],
    ['in the form of a query', 'login', 'application/x-www-form-urlencoded', 'a&'.repeat(1_000_000), 415],
    ['that breaks off', 'login', 'multipart/form-data; boundary=b', part('a', '1'), 415],
    ['with a huge file', 'login', 'multipart/form-data; boundary=b', part('a', 'a'.repeat(6_000_000)), 413],
    ['of a visitor where one must log in', 'cvs/upload', 'application/json', '{', 401],
  ])('a body %s', async (_what, name, type, body, status) => {
    const init = { method: 'POST', body, headers: { 'content-type': type } }
    expect((await fetch(`${backend.url}/api/${name}`, init)).status).toBe(status)
    expect((await call('fetch-settings')).http).toBe(200)
  })

  it.each(['/dev/last-code?email=seeker@example.com&purpose=login', '/dev/review'])(
    'pages of other sites: %s',
    async (path) => {
      const rebound = { 'x-dev': 'yes', host: 'evil.example' }
      for (const headers of [{}, { origin: 'https://evil.example' }, rebound])
        for (const method of ['GET', 'POST', 'OPTIONS']) {
          const answer = await new Promise<IncomingMessage>((resolve) =>
            open(backend.url + path, { method, headers }, resolve).end(),
          )
          expect([answer.statusCode, answer.headers['access-control-allow-origin']]).toEqual([403, undefined])
        }
    },
  )
})

describe('the command', () => {
  const start = (port: string, ...options: string[]) => {
    const data = mkdtempSync(join(tmpdir(), 'fieldwork-example-'))
    const args = [join(import.meta.dirname, 'main.ts'), '--data', data, ...options]
    const running = spawn(process.execPath, args, { env: { ...process.env, PORT: port } })
    onTestFinished(() => {
      running.kill()
      rmSync(data, { recursive: true })
    })
    return running
  }

  it('refuses pages of other origins with --no-cors', async () => {
    const [line] = await once(createInterface(start('0', '--no-cors').stdout), 'line')
    const url = /http:\S+(?=\/api\/)/.exec(String(line))?.[0]
    const response = await fetch(`${url}/api/fetch-settings`, { method: 'POST' })
    expect(response.status).toBe(200)
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
  })
})
