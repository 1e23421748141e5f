import { beforeEach, describe, expect, it } from 'vitest'
import { createTestBackend, refused, type TestBackend, watchNews } from '../../tests/support/backend.ts'
import { personas } from '../scenarios/personas.ts'

describe('verify', () => {
  let backend: TestBackend
  let email: string
  let code: string
  const wrong = 'This code is wrong or no longer valid. Check it, or request a new one.'
  const minute = 60_000

  beforeEach(async () => {
    backend = await createTestBackend()
    email = await backend.runtime.read(({ tx }) => tx.accounts.need(personas.ada).email)
    const news = await watchNews(backend)
    await backend.call('login', { email, type: 'job_seeker' })
    code = (await news()).mails[0]?.code ?? ''
  })

  const another = () => (code === '000000' ? '111111' : '000000')
  const sessions = () => backend.runtime.read(({ tx }) => tx.sessions.all().length)

  it('exchanges the code for a working token and the account (rules 9)', async () => {
    const { success } = await backend.call('verify', { email: ` ${email.toUpperCase()}`, code: ` ${code} ` })
    expect(success.user).toMatchObject({ id: personas.ada, email })
    const { user } = (await backend.call('me', {}, success.access_token)).success
    expect(user).toEqual(success.user)
  })

  it('accepts a code for ten minutes (rules 9)', async () => {
    await backend.advance(10 * minute - 1)
    expect((await backend.call('verify', { email, code })).success.user.id).toBe(personas.ada)
  })

  it('refuses a code after ten minutes (rules 9)', async () => {
    await backend.advance(10 * minute)
    expect((await backend.call('verify', { email, code })).refusal.message).toBe(wrong)
    expect(await sessions()).toBe(0)
  })

  it('allows five tries; then even the right code is refused (rules 9)', async () => {
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      const { httpStatus, refusal } = await backend.call('verify', { email, code: another() })
      expect([httpStatus, refusal.message]).toEqual([200, wrong])
    }
    expect(await refused(backend, 'verify', { email, code })).toMatchObject({
      httpStatus: 429,
      message: 'Too many wrong codes. Please request a new one.',
    })
    expect(await sessions()).toBe(0)
  })

  it('allows another code after one is used up (rules 9)', async () => {
    for (let attempt = 1; attempt <= 5; attempt += 1) await backend.call('verify', { email, code: another() })
    await backend.advance(minute)
    const news = await watchNews(backend)
    await backend.call('login', { email, type: 'job_seeker' })
    const fresh = (await news()).mails[0]?.code ?? ''
    expect((await backend.call('verify', { email, code: fresh })).success.user.id).toBe(personas.ada)
  })

  it('gives the same answer for an unknown address and for one without a code (rules 9)', async () => {
    const other = await backend.runtime.read(({ tx }) => tx.accounts.need(personas.harbour).email)
    for (const address of ['nobody@example.org', other]) {
      expect(await refused(backend, 'verify', { email: address, code })).toMatchObject({
        message: wrong,
        errors: { code: [wrong] },
      })
    }
  })
})
