import { beforeEach, describe, expect, it } from 'vitest'
import { createTestBackend, type TestBackend, watchNews } from '../../tests/support/backend.ts'
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
})
