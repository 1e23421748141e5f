import { beforeEach, describe, expect, it } from 'vitest'
import {
  createTestBackend,
  type FormInput,
  refused,
  type TestBackend,
  watchNews,
} from '../../tests/support/backend.ts'

describe('register', () => {
  let backend: TestBackend
  const form = {
    name: 'Nora Field',
    email: 'nora.field@example.org',
    password: 'eight ch',
    type: 'job_seeker',
  } as const

  beforeEach(async () => {
    backend = await createTestBackend()
  })

  /** The newest account, as `me` returns it. */
  async function newcomer() {
    const id = await backend.runtime.read(({ tx }) => Math.max(...tx.accounts.all().map((row) => row.id)))
    const token = await backend.signIn(id)
    return { token, user: (await backend.call('me', {}, token)).success.user }
  }

  it('welcomes the new account, which can then log in with a code (rules 9)', async () => {
    const news = await watchNews(backend)
    await backend.call('register', form)
    const { notifications, mails } = await news()
    expect(notifications).toEqual([])
    expect(mails).toMatchObject([{ to: form.email, subject: 'Welcome to Fieldwork', code: null }])
    expect(mails[0]?.text).toContain('https://app.example/login')
    await backend.call('login', { email: form.email, type: form.type })
    const mail = (await news()).mails.at(-1)
    const { success } = await backend.call('verify', { email: form.email, code: mail?.code ?? '' })
    expect(success.user.name).toBe('Nora Field')
  })

  it.each(["o'brien@example.com", 'a#b@example.com', 'ada@xn--e1afmkfd.xn--p1ai'])(
    'accepts %s, as the contract does',
    async (email) => {
      const body = { name: 'Ada', email, password: 'long enough', type: 'job_seeker' } as const
      expect((await backend.call('register', body)).success.status).toBe('success')
    },
  )

  it('trims name and email, and stores the email in lower case (rules 8)', async () => {
    await backend.call('register', { ...form, name: '  Nora Field ', email: ' Nora.FIELD@Example.org ' })
    expect((await newcomer()).user).toMatchObject({ name: 'Nora Field', email: 'nora.field@example.org' })
  })

  it('stores the password as typed, but not in plain text', async () => {
    await backend.call('register', { ...form, password: '  spaces count  ' })
    const { token, user } = await newcomer()
    const stored = await backend.runtime.read(({ tx }) => tx.accounts.need(user.id).password_hash)
    expect(stored).not.toContain('spaces')
    const change = (current_password: string) =>
      backend.call(
        'change-password',
        { current_password, new_password: 'something new', confirm_password: 'something new' },
        token,
      )
    expect((await change('spaces count')).refusal.errors).toHaveProperty('current_password')
    expect((await change('  spaces count  ')).success.status).toBe('success')
  })

  it.each<[string, FormInput<'register'>, object]>([
    ['a short password', { password: 'seven c' }, { password: ['Password needs at least 8 characters.'] }],
    ['an invalid email', { email: 'nora' }, { email: ['Email is not a valid email address.'] }],
    ['a blank name', { name: '   ' }, { name: ['Name is required.'] }],
    ['a name that nobody sees (rules 46)', { name: '\u200b\u2060' }, { name: ['Name is required.'] }],
    [
      'a missing account type (product: validation)',
      { type: undefined },
      { type: ['Account type is required.'] },
    ],
  ])('refuses %s', async (_what, change, errors) => {
    expect((await refused(backend, 'register', { ...form, ...change })).errors).toEqual(errors)
  })
})
