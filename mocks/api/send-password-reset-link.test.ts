import { beforeEach, describe, expect, it } from 'vitest'
import {
  createTestBackend,
  refused,
  type TestBackend,
  watchNews,
  worldOf,
} from '../../tests/support/backend.ts'
import { personas } from '../scenarios/personas.ts'

describe('send-password-reset-link', () => {
  let backend: TestBackend
  let email: string
  const sentence = 'If an account exists for this address, we’ve sent it a link and a code.'

  beforeEach(async () => {
    backend = await createTestBackend()
    email = await backend.runtime.read(({ tx }) => tx.accounts.need(personas.harbour).email)
  })

  it('emails the link and the code (rules 11)', async () => {
    const news = await watchNews(backend)
    const { success } = await backend.call('send-password-reset-link', { email: email.toUpperCase() })
    expect(success.message).toBe(sentence)
    const [mail] = (await news()).mails
    expect(mail).toMatchObject({ to: email, code: expect.stringMatching(/^\d{6}$/) })
    const link = `https://app.example/reset-password/${encodeURIComponent(email)}`
    for (const part of [link, 'The code works once', 'If you didn’t ask for this, ignore this email.']) {
      expect(mail?.text).toContain(part)
    }
    expect(mail?.html).toContain(`<a href="${link}"`)
  })

  it('does not change the password or the sessions', async () => {
    const token = await backend.signIn(personas.harbour)
    const { accounts, sessions } = await worldOf(backend)
    await backend.call('send-password-reset-link', { email })
    expect(await worldOf(backend)).toMatchObject({ accounts, sessions })
    expect((await backend.call('me', {}, token)).httpStatus).toBe(200)
  })

  it('succeeds for an unknown address, and sends nothing (rules 11)', async () => {
    const news = await watchNews(backend)
    const body = { email: 'nobody@example.org' }
    expect((await backend.call('send-password-reset-link', body)).success.message).toBe(sentence)
    // The waiting time does not reveal that there is no account.
    expect((await refused(backend, 'send-password-reset-link', body)).httpStatus).toBe(429)
    expect(await news()).toEqual({ notifications: [], mails: [] })
  })

  it('sends no second code within a minute, but a new one after that minute (rules 9, 11)', async () => {
    const news = await watchNews(backend)
    await backend.call('send-password-reset-link', { email })
    await backend.advance(59_999)
    expect(await refused(backend, 'send-password-reset-link', { email })).toMatchObject({ httpStatus: 429 })
    await backend.advance(1)
    expect((await backend.call('send-password-reset-link', { email })).success.message).toBe(sentence)
    const [first, second] = (await news()).mails
    expect(second?.code).toMatch(/^\d{6}$/)
    expect(second?.code).not.toBe(first?.code)
  })
})
