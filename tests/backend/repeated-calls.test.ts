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
