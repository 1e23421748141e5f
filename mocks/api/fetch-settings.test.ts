import { beforeEach, describe, expect, it } from 'vitest'
import { createTestBackend, type TestBackend } from '../../tests/support/backend.ts'

describe('fetch-settings', () => {
  let backend: TestBackend

  beforeEach(async () => {
    backend = await createTestBackend()
  })

  it('returns the currencies and the keys of third parties', async () => {
    const { settings } = (await backend.call('fetch-settings')).success
    expect(settings.currencies).toContain('EUR')
    expect(settings).toMatchObject({
      stripe_pk: 'pk_test_simulated',
      google_client_id: 'simulated.apps.googleusercontent.com',
      tidio: 'https://code.tidio.co/simulated.js',
    })
  })

  it('returns null for missing keys (rules 25)', async () => {
    const { settings } = (await (await createTestBackend('empty')).call('fetch-settings')).success
    expect(settings).toMatchObject({ stripe_pk: null, google_client_id: null, tidio: null })
  })

  it('returns changed keys, and no other settings', async () => {
    const tidio = 'https://chat.example/widget.js'
    await backend.runtime.mutate(({ tx }) => tx.settings.patch(1, { stripe_pk: 'pk_test_1', tidio }))
    const { settings } = (await backend.call('fetch-settings')).success
    expect(settings).toMatchObject({ stripe_pk: 'pk_test_1', tidio })
  })
})
