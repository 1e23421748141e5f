import { beforeEach, describe, expect, it } from 'vitest'
import { createTestBackend, type TestBackend, watchNews } from '../../tests/support/backend.ts'

describe('subscribe', () => {
  let backend: TestBackend

  beforeEach(async () => {
    backend = await createTestBackend()
  })

  it('confirms by email (rules 34)', async () => {
    const news = await watchNews(backend)
    const { success } = await backend.call('subscribe', { email: 'nora.field@example.org' })
    expect(success.message).toBe('Thank you for subscribing.')
    expect((await news()).mails).toMatchObject([
      { to: 'nora.field@example.org', subject: 'You’re subscribed to our newsletter' },
    ])
  })

  it('succeeds twice for one address, regardless of case, but sends one email (rules 8, 34)', async () => {
    const news = await watchNews(backend)
    await backend.call('subscribe', { email: 'nora.field@example.org' })
    const { success } = await backend.call('subscribe', { email: ' Nora.Field@EXAMPLE.org' })
    expect(success.message).toBe('Thank you for subscribing.')
    expect((await news()).mails).toHaveLength(1)
  })
})
