import { beforeEach, describe, expect, it } from 'vitest'
import { createTestBackend, refused, type TestBackend, watchNews } from '../../tests/support/backend.ts'

describe('subscribe', () => {
  let backend: TestBackend

  beforeEach(async () => {
    backend = await createTestBackend()
  })

  it('thanks by e-mail (rules 34)', async () => {
    const news = await watchNews(backend)
    const { success } = await backend.call('subscribe', { email: 'nora.field@example.org' })
    expect(success.message).toBe('Thank you for subscribing.')
    expect((await news()).mails).toMatchObject([
      { to: 'nora.field@example.org', subject: 'You are subscribed' },
    ])
  })

  it('succeeds twice, with one e-mail, however the address is written (rules 8, 34)', async () => {
    const news = await watchNews(backend)
    await backend.call('subscribe', { email: 'nora.field@example.org' })
    const { success } = await backend.call('subscribe', { email: ' Nora.Field@EXAMPLE.org' })
    expect(success.message).toBe('Thank you for subscribing.')
    expect((await news()).mails).toHaveLength(1)
  })

  it('refuses what is no address, and none at all', async () => {
    expect((await refused(backend, 'subscribe', { email: 'nora@' })).errors).toEqual({
      email: ['E-mail is not a valid email address.'],
    })
    expect((await refused(backend, 'subscribe', {})).errors).toEqual({ email: ['E-mail is required.'] })
  })
})
