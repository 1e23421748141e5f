import { beforeEach, describe, expect, it } from 'vitest'
import type { CallName } from '../../mocks/operation.ts'
import { cvs, jobs, personas } from '../../mocks/scenarios/personas.ts'
import {
  createTestBackend,
  formOf,
  jobRow,
  pdfFile,
  type TestBackend,
  watchNews,
} from '../support/backend.ts'

let backend: TestBackend
let tokens: Record<'ada' | 'harbour' | 'smallShop' | 'newcomer', string>

beforeEach(async () => {
  backend = await createTestBackend()
  tokens = {
    ada: await backend.signIn(personas.ada),
    harbour: await backend.signIn(personas.harbour),
    smallShop: await backend.signIn(personas.smallShop),
    newcomer: await backend.signIn(personas.newcomer),
  }
})

/** Makes ten identical calls at once. Returns how many succeeded. */
async function tenTimes(call: CallName, body: Record<string, unknown>, by?: keyof typeof tokens) {
  const answers = await Promise.all(
    Array.from({ length: 10 }, async () => {
      const response = await backend.raw(call, formOf(body), by && tokens[by])
      return (await response.text()).includes('"success"')
    }),
  )
  return answers.filter(Boolean).length
}

const rows = <T>(look: Parameters<typeof backend.runtime.read<T>>[0]) => backend.runtime.read(look)
const newcomersEmail = () => rows(({ tx }) => tx.accounts.need(personas.newcomer).email)

describe('ten identical requests at once', () => {
  it('create one account (rules 8)', async () => {
    const email = 'once@example.com'
    const news = await watchNews(backend)
    const body = { name: 'A', email, password: 'long enough', type: 'job_seeker' }
    expect(await tenTimes('register', body)).toBe(1)
    expect(await rows(({ tx }) => tx.accounts.count('email', email))).toBe(1)
    expect((await news()).mails).toHaveLength(1)
  })

  it('submit one receipt and create one payment (rules 24)', async () => {
    const { id } = await backend.runtime.mutate(({ tx }) => tx.jobs.insert(jobRow(personas.harbour)))
    expect(await tenTimes('jobs/upload-receipt', { id, file: pdfFile() }, 'harbour')).toBe(1)
    const made = await rows(({ tx }) => [
      tx.payments.by('job_id', id).length,
      tx.receipts.where(({ job_id }) => job_id === id).length,
    ])
    expect(made).toEqual([1, 1])
  })

  it('set one default CV (rules 21)', async () => {
    expect(await tenTimes('cvs/set-default', { id: cvs.used }, 'ada')).toBe(10)
    expect(await tenTimes('cvs/upload', { file: pdfFile(), title: 'Ten', is_default: 1 }, 'ada')).toBe(10)
    const own = await rows(({ tx }) => tx.cvs.by('account_id', personas.ada))
    expect(own.filter(({ is_default }) => is_default)).toHaveLength(1)
  })

  it.each([
    ['a bookmark (rules 26)', 'bookmarks/toggle', { id: jobs.remote, type: 'job' }],
    ['following a company (rules 27)', 'followers/toggle', { id: personas.smallShop, type: 'recruiter' }],
  ] as const)('toggle %s, and never make two', async (_what, call, body) => {
    const marks = () => rows(({ tx }) => [tx.bookmarks.all().length, tx.followings.all().length])
    const before = await marks()
    expect(await tenTimes(call, body, 'ada')).toBe(10)
    expect(await marks()).toEqual(before)
  })

  it('create one request to an employee, and accept it once (rules 28)', async () => {
    expect(await tenTimes('employees/create', { email: await newcomersEmail() }, 'smallShop')).toBe(1)
    const [link] = await rows(({ tx }) => tx.employee_links.by('employee_id', personas.newcomer))
    expect(await tenTimes('employees/accept-request', { id: link?.id }, 'newcomer')).toBe(1)
  })

  it('log in once with one code (rules 9)', async () => {
    const email = await newcomersEmail()
    const news = await watchNews(backend)
    await backend.call('login', { email, type: 'job_seeker' })
    expect(await tenTimes('verify', { email, code: (await news()).mails[0]?.code })).toBe(1)
  })

  it('delete once', async () => {
    expect(await tenTimes('jobs/delete', { id: jobs.open }, 'harbour')).toBe(1)
  })
})
