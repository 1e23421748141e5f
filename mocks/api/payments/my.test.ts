import { beforeEach, describe, expect, it } from 'vitest'
import { createTestBackend, type TestBackend } from '../../../tests/support/backend.ts'
import { personas } from '../../scenarios/personas.ts'

describe('payments/my', () => {
  let backend: TestBackend
  let harbour: string

  beforeEach(async () => {
    backend = await createTestBackend()
    harbour = await backend.signIn(personas.harbour)
  })

  const page = async (number = 1, token = harbour) =>
    (await backend.call('payments/my', { page: number }, token)).success

  it('returns card amounts in cents, others in dollars (rules 25)', async () => {
    const { feature_price_per_month: price } = await backend.runtime.read(({ tx }) => tx.settings.need(1))
    const { payments } = await page()
    const amounts = (method: string) =>
      new Set(payments.filter((one) => one.method === method).map(({ amount }) => amount))
    expect(amounts('stripe')).toEqual(new Set([price * 100]))
    expect(amounts('other')).toEqual(new Set([price]))
  })

  it('returns the card provider’s id for a card payment, and its own id for any other', async () => {
    const { payments } = await page()
    for (const { method, payment_obj } of payments) {
      expect(typeof payment_obj.id).toBe(method === 'stripe' ? 'string' : 'number')
    }
  })
})
