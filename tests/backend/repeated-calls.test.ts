import type { CallName } from '../../mocks/operation.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { cvs, jobs, password, personas } from '../../mocks/scenarios/personas.ts'
import { minute } from '../../mocks/engine/base/clock.ts'
import {
  createTestBackend,
  type FormInput,
  jobRow,
  pdfFile,
  refused,
  type TestBackend,
  watchNews,
} from '../support/backend.ts'

let backend: TestBackend
let ada: string
let harbour: string

beforeEach(async () => {
  backend = await createTestBackend()
  ada = await backend.signIn(personas.ada)
  harbour = await backend.signIn(personas.harbour)
})

describe('fifty wrong codes (rules 2, 9)', () => {
  async function codeFor(email: string): Promise<string> {
    const news = await watchNews(backend)
    await backend.call('login', { email, type: 'job_seeker' })
    return (await news()).mails.at(-1)?.code ?? ''
  }

  const emailOf = (id: number) => backend.runtime.read(({ tx }) => tx.accounts.need(id).email)

  /** Makes fifty attempts with wrong codes. Returns their HTTP statuses. */
  async function guess(email: string, code: string): Promise<number[]> {
    const statuses: number[] = []
    for (let number = 1; number <= 50; number += 1) {
      const wrong = String((Number(code) + number) % 1_000_000).padStart(6, '0')
      statuses.push((await backend.call('verify', { email, code: wrong })).httpStatus)
    }
    return statuses
  }

  it('invalidate the code, so that even the right one fails', async () => {
    const email = await emailOf(personas.ada)
    const code = await codeFor(email)
    const statuses = await guess(email, code)
    expect(statuses).toEqual([
      ...Array.from({ length: 5 }, () => 200),
      ...Array.from({ length: 45 }, () => 429),
    ])
    const { httpStatus, message } = await refused(backend, 'verify', { email, code })
    expect([httpStatus, message]).toEqual([429, 'Too many wrong codes. Please request a new one.'])
  })

  it('lock nobody out: a minute later, the owner gets a new code that works', async () => {
    const email = await emailOf(personas.ada)
    await guess(email, await codeFor(email))
    expect((await backend.call('login', { email, type: 'job_seeker' })).httpStatus).toBe(429)
    await backend.advance(minute)
    const code = await codeFor(email)
    expect((await backend.call('verify', { email, code })).success.user.email).toBe(email)
  })

  it('don’t affect sessions and other accounts', async () => {
    const [email, other] = [await emailOf(personas.ada), await emailOf(personas.newcomer)]
    await guess(email, await codeFor(email))
    expect((await backend.call('me', {}, ada)).httpStatus).toBe(200)
    expect((await backend.call('verify', { email: other, code: await codeFor(other) })).httpStatus).toBe(200)
  })

  it('don’t reveal whether an account exists', async () => {
    const email = await emailOf(personas.ada)
    const known = await guess(email, await codeFor(email))
    await backend.call('login', { email: 'nobody@example.com', type: 'job_seeker' })
    expect(await guess('nobody@example.com', '000000')).toEqual(known)
  })

  it('also block a password reset (rules 11)', async () => {
    const email = await emailOf(personas.ada)
    const news = await watchNews(backend)
    await backend.call('send-password-reset-link', { email })
    const code = (await news()).mails[0]?.code ?? ''
    const reset = (token: string) =>
      backend.call('reset-password', {
        email,
        token,
        password: 'a new secret',
        password_confirmation: 'a new secret',
      })
    const wrong = code === '000000' ? '000001' : '000000'
    for (let number = 1; number <= 50; number += 1) await reset(wrong)
    expect((await reset(code)).httpStatus).toBe(429)
    const form = { current_password: password, new_password: password, confirm_password: password }
    expect((await backend.call('change-password', form, ada)).success.status).toBe('success')
  })
})

describe('ten identical requests at once', () => {
  /** Makes ten identical calls at once. Returns how many succeeded, and the distinct messages of the others. */
  async function tenTimes<K extends CallName>(call: K, body: FormInput<K>, token?: string) {
    const answers = await Promise.all(Array.from({ length: 10 }, () => backend.call(call, body, token)))
    const failed = answers.flatMap((answered) => {
      try {
        return [answered.refusal.message]
      } catch {
        return []
      }
    })
    return { successes: 10 - failed.length, said: [...new Set(failed)] }
  }

  it('create one account (rules 8)', async () => {
    const body = {
      name: 'A',
      email: 'once@example.com',
      password: 'long enough',
      type: 'job_seeker',
    } as const
    const news = await watchNews(backend)
    expect(await tenTimes('register', body)).toEqual({
      successes: 1,
      said: ['An account with this email address already exists. Please log in.'],
    })
    expect(await backend.runtime.read(({ tx }) => tx.accounts.count('email', 'once@example.com'))).toBe(1)
    expect((await news()).mails).toHaveLength(1)
  })

  it('submit one receipt and create one payment (rules 24)', async () => {
    const { id } = await backend.runtime.mutate(({ tx }) => tx.jobs.insert(jobRow(personas.harbour)))
    expect((await tenTimes('jobs/upload-receipt', { id, file: pdfFile() }, harbour)).successes).toBe(1)
    const { payments, receipts } = await backend.runtime.read(({ tx }) => ({
      payments: tx.payments.by('job_id', id).length,
      receipts: tx.receipts.where(({ job_id }) => job_id === id).length,
    }))
    expect([payments, receipts]).toEqual([1, 1])
  })

  it('set one default CV (rules 21)', async () => {
    expect((await tenTimes('cvs/set-default', { id: cvs.used }, ada)).successes).toBe(10)
    const body = { file: pdfFile(), title: 'Ten', is_default: 1 } as const
    expect((await tenTimes('cvs/upload', body, ada)).successes).toBe(10)
    const { cvs: rows } = (await backend.call('cvs/fetch', {}, ada)).success
    expect(rows.filter(({ is_default }) => is_default)).toHaveLength(1)
  })

  it('toggle a bookmark, and never create two (rules 26)', async () => {
    const id = jobs.remote
    const count = () =>
      backend.runtime.read(({ tx }) => tx.bookmarks.count('mark', `job:${id}:${personas.ada}`))
    const before = await count()
    expect((await tenTimes('bookmarks/toggle', { id, type: 'job' }, ada)).successes).toBe(10)
    expect(await count()).toBe(before)
  })

  it('toggle following a company, and never follow twice (rules 27)', async () => {
    const body = { id: personas.smallShop, type: 'recruiter' } as const
    const following = async () =>
      (await backend.call('followers/fetch', { type: 'recruiter' }, ada)).success.data
    const before = await following()
    expect((await tenTimes('followers/toggle', body, ada)).successes).toBe(10)
    expect(await following()).toEqual(before)
  })

  it('create one request to an employee, and accept it once (rules 28)', async () => {
    const smallShop = await backend.signIn(personas.smallShop)
    const newcomer = await backend.signIn(personas.newcomer)
    const { email } = await backend.runtime.read(({ tx }) => tx.accounts.need(personas.newcomer))
    expect((await tenTimes('employees/create', { email }, smallShop)).successes).toBe(1)
    const [link] = (await backend.call('my-profile', {}, newcomer)).success.employees
    const answered = await tenTimes('employees/accept-request', { id: link?.id ?? 0 }, newcomer)
    expect(answered).toEqual({ successes: 1, said: ['This request has already been accepted.'] })
  })

  it('log in once with one code (rules 9)', async () => {
    const { email } = await backend.runtime.read(({ tx }) => tx.accounts.need(personas.newcomer))
    const news = await watchNews(backend)
    await backend.call('login', { email, type: 'job_seeker' })
    const code = (await news()).mails[0]?.code ?? ''
    expect((await tenTimes('verify', { email, code })).successes).toBe(1)
  })

  it('delete once', async () => {
    expect(await tenTimes('jobs/delete', { id: jobs.open }, harbour)).toEqual({
      successes: 1,
      said: ['Job not found.'],
    })
  })
})
