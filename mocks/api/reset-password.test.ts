import { beforeEach, describe, expect, it } from 'vitest'
import {
  createTestBackend,
  type FormInput,
  refused,
  type TestBackend,
  watchNews,
} from '../../tests/support/backend.ts'
import { personas } from '../scenarios/personas.ts'

describe('reset-password', () => {
  let backend: TestBackend
  let form: Required<FormInput<'reset-password'>>
  const wrong = 'This code is wrong or no longer valid. Check it, or request a new one.'

  beforeEach(async () => {
    backend = await createTestBackend()
    const email = await backend.runtime.read(({ tx }) => tx.accounts.need(personas.ada).email)
    const news = await watchNews(backend)
    await backend.call('send-password-reset-link', { email })
    const token = (await news()).mails[0]?.code ?? ''
    form = { email, token, password: 'a new secret', password_confirmation: 'a new secret' }
  })

  it('refuses two different passwords, without counting a try', async () => {
    const message = 'The passwords don’t match. Enter the same one twice.'
    for (let attempt = 1; attempt <= 6; attempt += 1) {
      expect(
        await refused(backend, 'reset-password', { ...form, password_confirmation: 'another one' }),
      ).toMatchObject({ message, errors: { password_confirmation: [message] } })
    }
    expect((await backend.call('reset-password', form)).success.status).toBe('success')
  })

  it('refuses a short password', async () => {
    const body = { ...form, password: 'short', password_confirmation: 'short' }
    expect((await refused(backend, 'reset-password', body)).errors).toEqual({
      password: ['Password needs at least 8 characters.'],
    })
  })

  it('refuses a login code (rules 9)', async () => {
    const news = await watchNews(backend)
    await backend.call('login', { email: form.email, type: 'job_seeker' })
    const token = (await news()).mails[0]?.code ?? ''
    expect(token).not.toBe(form.token)
    expect((await backend.call('reset-password', { ...form, token })).refusal.message).toBe(wrong)
  })
})
