import { beforeEach, describe, expect, it } from 'vitest'
import { createTestBackend, refused, type TestBackend, watchNews } from '../../tests/support/backend.ts'
import { password, personas } from '../scenarios/personas.ts'

describe('change-password', () => {
  let backend: TestBackend
  let ada: string
  const form = {
    current_password: password,
    new_password: 'a new secrét',
    // In another normal form (rules 53)
    confirm_password: 'a new secre\u0301t',
  }

  beforeEach(async () => {
    backend = await createTestBackend()
    ada = await backend.signIn(personas.ada)
  })

  it('emails the account, in case it was someone else (rules 11)', async () => {
    const { email } = await backend.runtime.read(({ tx }) => tx.accounts.need(personas.ada))
    const news = await watchNews(backend)
    await backend.call('change-password', form, ada)
    const { notifications, mails } = await news()
    expect(notifications).toEqual([])
    expect(mails).toMatchObject([{ to: email, subject: 'Your password has changed', code: null }])
    expect(mails[0]?.text).toContain('https://app.example/forgot-password')
    expect(mails[0]?.text).not.toContain(form.new_password)
  })

  it('refuses a wrong current password', async () => {
    const message = 'This isn’t your current password. Try again, or reset it by email.'
    const body = { ...form, current_password: 'guessed' }
    expect(await refused(backend, 'change-password', body, ada)).toMatchObject({
      message,
      errors: { current_password: [message] },
    })
  })

  it('refuses two different new passwords', async () => {
    const body = { ...form, confirm_password: 'a new secres' }
    expect((await refused(backend, 'change-password', body, ada)).errors).toEqual({
      confirm_password: ['The new passwords don’t match. Enter the same one twice.'],
    })
  })

  it('refuses a short new password (rules 9)', async () => {
    const body = { ...form, new_password: 'seven c', confirm_password: 'seven c' }
    expect((await refused(backend, 'change-password', body, ada)).errors).toEqual({
      new_password: ['New password needs at least 8 characters.'],
    })
  })
})
