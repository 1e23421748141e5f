import { beforeEach, describe, expect, it } from 'vitest'
import { createTestBackend, refused, type TestBackend, watchNews } from '../../tests/support/backend.ts'
import { personas } from '../scenarios/personas.ts'

describe('login', () => {
  let backend: TestBackend
  let email: string
  const sentence = 'If an account exists for this address, we’ve sent it a code.'

  beforeEach(async () => {
    backend = await createTestBackend()
    email = await backend.runtime.read(({ tx }) => tx.accounts.need(personas.ada).email)
  })

  it('emails a six-digit code (rules 9)', async () => {
    const news = await watchNews(backend)
    const { success } = await backend.call('login', { email, type: 'job_seeker' })
    expect(success.message).toBe(sentence)
    const { mails, notifications } = await news()
    expect(notifications).toEqual([])
    expect(mails).toMatchObject([{ to: email, code: expect.stringMatching(/^\d{6}$/) }])
    expect(mails[0]?.text).toContain(mails[0]?.code)
  })

  const ascii = 'anna@xn--bcher-kva.example'
  const forms = ['anna@bücher.example', ` ${ascii.toUpperCase()}`, 'Anna@bu\u0308cher．example']

  it.each([ascii, 'anna@bücher.example'])('finds %s by all its forms (rules 8, 53)', async (stored) => {
    await backend.runtime.mutate(({ tx }) => tx.accounts.patch(personas.ada, { email: stored }))
    for (const typed of forms) {
      await backend.advance(60_000)
      const news = await watchNews(backend)
      await backend.call('send-password-reset-link', { email: typed })
      await backend.call('login', { email: typed, type: 'job_seeker' })
      const [reset, login] = (await news()).mails
      const verified = await backend.call('verify', { email: ascii, code: login?.code ?? '' })
      expect([reset?.to, login?.to, verified.success.user.id]).toEqual([ascii, ascii, personas.ada])
      const newcomer = { type: 'recruiter', name: 'Anna', password: 'long enough', email: typed } as const
      expect((await refused(backend, 'register', newcomer)).errors).toHaveProperty('email')
    }
  })

  it('sends a new code after a minute, and the old one no longer works (rules 9)', async () => {
    const news = await watchNews(backend)
    await backend.call('login', { email, type: 'job_seeker' })
    await backend.advance(60_000)
    await backend.call('login', { email, type: 'job_seeker' })
    const [first, second] = (await news()).mails
    expect(second?.code).not.toBe(first?.code)
    expect((await backend.call('verify', { email, code: first?.code ?? '' })).refusal.errors).toHaveProperty(
      'code',
    )
    expect((await backend.call('verify', { email, code: second?.code ?? '' })).success.user.email).toBe(email)
  })

  it('makes each address wait separately', async () => {
    await backend.call('login', { email, type: 'job_seeker' })
    const other = await backend.runtime.read(({ tx }) => tx.accounts.need(personas.harbour).email)
    expect((await backend.call('login', { email: other, type: 'recruiter' })).success.message).toBe(sentence)
  })
})
