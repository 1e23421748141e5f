import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text as readAll } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { setup as setupOf } from './conformance.ts'
import { startBackend } from './server.ts'

let backend: Awaited<ReturnType<typeof startBackend>>
beforeEach(async () => {
  backend = await startBackend({ port: 0, data: null, cors: true })
})
afterEach(() => backend.close())

type Fields = Record<string, string | Blob>

async function call(name: string, fields: Fields = {}, token?: string) {
  const body = new FormData()
  for (const [field, value] of Object.entries(fields)) body.append(field, value)
  const response = await fetch(`${backend.url}/api/${name}`, {
    method: 'POST',
    body,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  })
  return { http: response.status, answer: JSON.parse(await response.text()) }
}

const codeFor = async (email: string, purpose: 'login' | 'reset') => {
  const { code } = await setupOf(backend.url)
  return (await code?.({ email, purpose })) ?? ''
}

async function logIn(email: string, type: string): Promise<string> {
  await call('login', { email, type })
  const { answer } = await call('verify', { email, code: await codeFor(email, 'login') })
  return String(answer.access_token)
}

const recruiter = () => logIn('recruiter@example.com', 'recruiter')
const seeker = () => logIn('seeker@example.com', 'job_seeker')

const job = {
  title: 'Tester',
  type: 'hybrid',
  location: 'Bath',
  category: 'Software',
  nature: 'full_time',
  currency: 'GBP',
  salary_from: '46000',
  vacancies: '2',
}
const pdf = new Blob(['%PDF-1.4\n'], { type: 'application/pdf' })

describe('the example backend', () => {
  it('takes a job from posting to a change of its application', async () => {
    const owner = await recruiter()
    const { id } = (await call('jobs/create', job, owner)).answer
    expect((await call('jobs/fetch-single', { id })).answer).toEqual({
      status: 'error',
      message: 'Job not found.',
    })
    const { decideJob } = await setupOf(backend.url)
    await decideJob?.(id, 'approved')

    const found = await call('jobs/search', { keyword: 'téster', types: '["hybrid"]', salary_to: '50000' })
    expect(found.answer).toMatchObject({ status: 'success', total: 1, pages: 1 })
    expect(found.answer.jobs[0]).toMatchObject({ id, salary_from: '46000.00', salary_to: null, vacancies: 2 })
    expect(found.answer.jobs[0].created_at).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)

    const applicant = await seeker()
    const { cv } = (await call('cvs/upload', { file: pdf, title: 'My CV' }, applicant)).answer
    expect(cv).toMatchObject({ title: 'My CV', is_default: 1 })
    expect(await (await fetch(cv.path)).text()).toBe('%PDF-1.4\n')
    expect((await call('jobs/apply', { id, cv_id: cv.id }, applicant)).answer.status).toBe('success')
    expect((await call('jobs/apply', { id, cv_id: cv.id }, applicant)).answer).toEqual({
      status: 'error',
      message: 'You have already applied for this job.',
    })

    const seen = (await call('jobs/fetch-single', { id, search: 'ada' }, owner)).answer
    expect(seen.job).toMatchObject({ applicants: 1, state: 'approved' })
    const [application] = seen.applications
    await call('jobs/change-application-status', { id: application.id, status: 'shortlisted' }, owner)
    const mine = (await call('jobs/my-applications', {}, applicant)).answer
    expect(mine.applications).toMatchObject([{ status: 'shortlisted', job: { id, title: 'Tester' } }])
  })

  it('counts characters, not their code units', async () => {
    const { answer } = await call('jobs/create', { ...job, title: '🚢'.repeat(255) }, await recruiter())
    expect(answer.status).toBe('success')
  })

  it('ends all sessions with a new password, and uses up the code', async () => {
    const email = 'new@example.com'
    await call('register', {
      name: 'New',
      email: 'New@Example.com',
      password: 'long-enough-1',
      type: 'recruiter',
    })
    const token = await logIn(email, 'recruiter')
    const { answer } = await call('me', {}, token)
    expect(answer.user).toMatchObject({ email, type: 'recruiter', jobs_notifications: 0 })
    expect(JSON.stringify(answer)).not.toMatch(/password|hash|token/)
    await call('send-password-reset-link', { email })
    const password = 'another-long-1'
    const fields = { email, token: await codeFor(email, 'reset'), password, password_confirmation: password }
    expect((await call('reset-password', fields)).answer.status).toBe('success')
    expect(await call('me', {}, token)).toEqual({ http: 401, answer: { message: 'Unauthenticated.' } })
    expect((await call('reset-password', fields)).http).toBe(422)
  })

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
  it('wrong fields, all at once', async () => {
    const owner = await recruiter()
    const wrong = { ...job, type: 'moon', location: '', salary_from: '-1', vacancies: '1.5', title: pdf }
    const { http, answer } = await call('jobs/create', wrong, owner)
    expect([http, Object.keys(answer)]).toEqual([422, ['message', 'errors']])
    expect(Object.keys(answer.errors)).toEqual(['title', 'type', 'location', 'salary_from', 'vacancies'])
    expect(answer.errors.type).toEqual(['The type is invalid.'])
  })

  it.each([
    ['category', { category: 'Magic' }, 'The category is invalid.'],
    ['salary_to', { salary_to: '45999.99' }, 'The salary to must be at least the salary from.'],
    ['title', { title: '🚢'.repeat(256) }, 'The title may not be greater than 255 characters.'],
  ])('a job whose %s is wrong', async (field, wrong, message) => {
    const { answer } = await call('jobs/create', { ...job, ...wrong }, await recruiter())
    expect(answer).toEqual({ message, errors: { [field]: [message] } })
  })

  it('a file that only claims to be a PDF', async () => {
    const file = new File(['<script>'], 'cv.pdf', { type: 'application/pdf' })
    const { http, answer } = await call('cvs/upload', { file, title: 'CV' }, await seeker())
    expect([http, answer.errors]).toEqual([422, { file: ['The file must be a PDF file.'] }])
  })

  it('what belongs to others', async () => {
    const type = 'recruiter'
    await call('register', { name: 'Other', email: 'other@example.com', password: 'long-enough-1', type })
    const other = await logIn('other@example.com', type)
    const refused = { http: 200, answer: { status: 'error', message: 'Job not found.' } }
    expect(await call('jobs/update', { ...job, id: '1' }, other)).toEqual(refused)
    expect(await call('jobs/delete', { id: '1' }, other)).toEqual(refused)
    const { answer } = await call('jobs/apply', { id: '1', cv_id: '9' }, await seeker())
    expect(answer.errors).toEqual({ cv_id: ['The cv id is invalid.'] })
  })

  it('wrong codes, a second code within a minute, and visitors', async () => {
    const login = { email: 'seeker@example.com', type: 'job_seeker' }
    await call('login', login)
    expect((await call('login', login)).http).toBe(429)
    const code = await codeFor(login.email, 'login')
    const wrong = code === '000000' ? '000001' : '000000'
    const tries = [1, 2, 3, 4, 5].map(() => call('verify', { email: login.email, code: wrong }))
    expect((await Promise.all(tries)).map(({ http }) => http)).toEqual([422, 422, 422, 422, 422])
    expect((await call('verify', { email: login.email, code })).http).toBe(429)
    expect((await call('jobs/my')).http).toBe(401)
  })

  it('calls that are not built, in words that pages of other origins can read', async () => {
    const response = await fetch(`${backend.url}/api/bookmarks/fetch`, { method: 'POST' })
    expect([response.status, await response.text()]).toEqual([404, '404 Not Found'])
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
  })

  const part = (name: string, content: string) =>
    `--b\r\ncontent-disposition: form-data; name=${name}\r\n\r\n${content}\r\n`
  const many = 3_000_000
  it.each([
    ['that is not a form', 'login', 'application/json', '{', 415],
    ['that breaks off', 'login', 'multipart/form-data; boundary=b', part('a; filename=a', '1'), 415],
    ['with millions of fields', 'login', 'application/x-www-form-urlencoded', 'a&'.repeat(many), 413],
    ['with many parts', 'login', 'multipart/form-data; boundary=b', part('a', '').repeat(100_000), 413],
    ['with a huge field', 'login', 'application/x-www-form-urlencoded', `a=${'%20'.repeat(many)}`, 413],
    [
      'with a huge file',
      'login',
      'multipart/form-data; boundary=b',
      part('a; filename=a', 'a'.repeat(2 * many + 1)),
      413,
    ],
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
            request(backend.url + path, { method, headers }, resolve).end(),
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
  const failureOf = async (port: string) => {
    const running = start(port)
    const [stderr, [code]] = await Promise.all([readAll(running.stderr), once(running, 'exit')])
    return { code, stderr }
  }

  it('refuses pages of other origins with --no-cors', async () => {
    const [line] = await once(createInterface(start('0', '--no-cors').stdout), 'line')
    const url = /http:\S+(?=\/api\/)/.exec(String(line))?.[0]
    const response = await fetch(`${url}/api/fetch-settings`, { method: 'POST' })
    expect(response.status).toBe(200)
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
  })

  it.each(['80x', '-1', '65536'])('says that the port %s is wrong', async (port) => {
    const stderr = `PORT is "${port}", but must be a whole number from 0 to 65535.\n`
    expect(await failureOf(port)).toEqual({ code: 1, stderr })
  })

  it('says that the port is in use', async () => {
    const port = new URL(backend.url).port
    const stderr = `Port ${port} is in use. Choose another, as in PORT=8081 npm run example-backend.\n`
    expect(await failureOf(port)).toEqual({ code: 1, stderr })
  })
})
