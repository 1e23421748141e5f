import { beforeEach, describe, expect, it } from 'vitest'
import { createTestBackend, refused, type TestBackend, watchNews } from '../../tests/support/backend.ts'
import { password, personas } from '../scenarios/personas.ts'

describe('change-password', () => {
  let backend: TestBackend
  let ada: string
  const form = {
    current_password: password,
    new_password: 'a new secret',
    confirm_password: 'a new secret',
  }

  beforeEach(async () => {
    backend = await createTestBackend()
    ada = await backend.signIn(personas.ada)
  })

  it('replaces the old password', async () => {
    const { success } = await backend.call('change-password', form, ada)
    expect(success.message).toBe('Password changed. We’ve logged you out on your other devices.')
    expect(await refused(backend, 'change-password', form, ada)).toMatchObject({
      errors: { current_password: ['This isn’t your current password. Try again, or reset it by email.'] },
    })
    const back = { current_password: 'a new secret', new_password: password, confirm_password: password }
    expect((await backend.call('change-password', back, ada)).success.status).toBe('success')
  })

  it('ends only the other sessions of the account (rules 11)', async () => {
    const phone = await backend.signIn(personas.ada)
    const foreign = await backend.signIn(personas.harbour)
    await backend.call('change-password', form, ada)
    expect((await backend.call('me', {}, ada)).httpStatus).toBe(200)
    expect((await backend.call('me', {}, phone)).httpStatus).toBe(401)
    expect((await backend.call('me', {}, foreign)).httpStatus).toBe(200)
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

  it('is also for recruiters (product: roles)', async () => {
    const harbour = await backend.signIn(personas.harbour)
    expect((await backend.call('change-password', form, harbour)).success.status).toBe('success')
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

  it('answers 401 to a visitor (rules 2)', async () => {
    expect(await refused(backend, 'change-password', form)).toMatchObject({ httpStatus: 401 })
  })
})
