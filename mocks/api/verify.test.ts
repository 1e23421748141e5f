import { beforeEach, describe, expect, it } from 'vitest'
import { createTestBackend, refused, type TestBackend, watchNews } from '../../tests/support/backend.ts'
import { personas } from '../scenarios/personas.ts'

describe('verify', () => {
  let backend: TestBackend
  let email: string
  let code: string
  const wrong = 'This code is wrong or no longer valid. Check it, or request a new one.'

  beforeEach(async () => {
    backend = await createTestBackend()
    email = await backend.runtime.read(({ tx }) => tx.accounts.need(personas.ada).email)
    const news = await watchNews(backend)
    await backend.call('login', { email, type: 'job_seeker' })
    code = (await news()).mails[0]?.code ?? ''
  })

  it('exchanges the code for a working token and the account (rules 9)', async () => {
    const { success } = await backend.call('verify', { email: ` ${email.toUpperCase()}`, code: ` ${code} ` })
    expect(success.user).toMatchObject({ id: personas.ada, email })
    const { user } = (await backend.call('me', {}, success.access_token)).success
    expect(user).toEqual(success.user)
  })

  it.each([
    ['groups and a dash', (text: string) => `${text.slice(0, 3)}–${text.slice(3)}`],
    ['spaces that nobody sees', (text: string) => `\u200e${text.slice(0, 3)}\u00a0${text.slice(3)}\u200b`],
    ['full-width digits', (text: string) => inDigitsFrom(0xff10, text)],
    ['Arabic digits', (text: string) => inDigitsFrom(0x0660, text)],
  ])('accepts a code in %s (rules 46)', async (_, typed) => {
    const address = `\u200b${email.replace('@', '＠')}\u2060`
    const { success } = await backend.call('verify', { email: address, code: typed(code) })
    expect(success.user.id).toBe(personas.ada)
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

function inDigitsFrom(zero: number, text: string): string {
  return text.replaceAll(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)))
}
