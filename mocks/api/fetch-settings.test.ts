import { beforeEach, describe, expect, it } from 'vitest'
import { createTestBackend, type TestBackend } from '../runtime/testing.ts'

describe('fetch-settings', () => {
  let backend: TestBackend

  beforeEach(async () => {
    backend = await createTestBackend()
  })

  it('answers the currencies, and no keys where there are none (spec §3, rules 25)', async () => {
    const { settings } = (await backend.call('fetch-settings')).success
    expect(settings.currencies).toContain('EUR')
    expect(settings).toMatchObject({ stripe_pk: null, tidio: null })
  })

  it('answers the keys of third parties, and nothing else of the world’s settings', async () => {
    const tidio = 'https://chat.example/widget.js'
    await backend.runtime.act(({ tx }) => tx.settings.patch(1, { stripe_pk: 'pk_test_1', tidio }))
    const { settings } = (await backend.call('fetch-settings')).success
    expect(settings).toEqual({ currencies: expect.any(Array), stripe_pk: 'pk_test_1', tidio })
  })
})
