import { beforeEach, describe, expect, it } from 'vitest'
import {
  createTestBackend,
  type FormInput,
  formOf,
  refused,
  type TestBackend,
  watchNews,
} from '../../tests/support/backend.ts'
import { password, personas } from '../scenarios/personas.ts'

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

  async function isPassword(current_password: string) {
    const token = await backend.signIn(personas.ada)
    const body = { current_password, new_password: 'for the test', confirm_password: 'for the test' }
    const response = await backend.raw('change-password', formOf(body), token)
    return (await response.json()).status === 'success'
  }

  it('ends all sessions of the account, and no others (rules 11)', async () => {
    const own = await backend.signIn(personas.ada)
    const foreign = await backend.signIn(personas.newcomer)
    await backend.call('reset-password', form)
    expect((await backend.call('me', {}, own)).httpStatus).toBe(401)
    expect((await backend.call('me', {}, foreign)).httpStatus).toBe(200)
  })

  it('emails the account, in case it was someone else (rules 11)', async () => {
    const news = await watchNews(backend)
    await backend.call('reset-password', form)
    expect((await news()).mails).toMatchObject([{ to: form.email, subject: 'Your password has changed' }])
  })

  it('refuses a code after ten minutes (rules 9)', async () => {
    await backend.advance(600_000)
    expect((await backend.call('reset-password', form)).refusal.message).toBe(wrong)
    expect(await isPassword(password)).toBe(true)
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

  it('gives the same answer for an unknown address and for one without a code (rules 11)', async () => {
    const other = await backend.runtime.read(({ tx }) => tx.accounts.need(personas.harbour).email)
    for (const email of ['nobody@example.org', other]) {
      expect(await refused(backend, 'reset-password', { ...form, email })).toMatchObject({ message: wrong })
    }
  })

  it('refuses a login code (rules 9)', async () => {
    const news = await watchNews(backend)
    await backend.call('login', { email: form.email, type: 'job_seeker' })
    const token = (await news()).mails[0]?.code ?? ''
    expect(token).not.toBe(form.token)
    expect((await backend.call('reset-password', { ...form, token })).refusal.message).toBe(wrong)
  })
})
