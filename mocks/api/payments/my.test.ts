import { beforeEach, describe, expect, it } from 'vitest'
import { createTestBackend, pdfFile, refused, type TestBackend } from '../../../tests/support/backend.ts'
import { jobs, personas } from '../../scenarios/personas.ts'

describe('payments/my', () => {
  let backend: TestBackend
  let harbour: string

  beforeEach(async () => {
    backend = await createTestBackend()
    harbour = await backend.signIn(personas.harbour)
  })

  const page = async (number = 1, token = harbour) =>
    (await backend.call('payments/my', { page: number }, token)).success

  it('returns the caller’s payments, newest first', async () => {
    await backend.call('jobs/upload-receipt', { id: jobs.open, file: pdfFile() }, harbour)
    const { title } = await backend.runtime.read(({ tx }) => tx.jobs.need(jobs.open))
    const { payments } = await page()
    expect(payments[0]).toMatchObject({
      method: 'other',
      status: 'pending',
      job: { id: jobs.open, title },
      table_id: jobs.open,
      created_at: '2026-11-20T09:30:00.000Z',
    })
    const times = payments.map(({ created_at }) => Date.parse(created_at))
    expect(times).toEqual([...times].sort((a, b) => b - a))
  })

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

  it('does not return other people’s payments', async () => {
    const owners = await backend.runtime.read(({ tx }) =>
      tx.payments.where(({ account_id }) => account_id !== personas.harbour).map(({ id }) => id),
    )
    expect(owners.length).toBeGreaterThan(0)
    const { payments, total } = await page()
    expect(payments.filter(({ id }) => owners.includes(id))).toEqual([])
    const own = await backend.runtime.read(({ tx }) => tx.payments.count('account_id', personas.harbour))
    expect(total).toBe(own)
  })

  it('returns pages and a total (rules 5)', async () => {
    const smallShop = await backend.signIn(personas.smallShop)
    expect(await page(1, smallShop)).toMatchObject({ payments: [], pages: 1, total: 0 })
    await backend.runtime.mutate(({ tx, now }) => {
      for (let number = 1; number <= 11; number += 1) {
        tx.payments.insert({
          account_id: personas.smallShop,
          job_id: jobs.smallShop,
          method: 'stripe',
          status: 'failed',
          amount: 4900,
          intent_id: `pi_${number}`,
          created_at: now,
        })
      }
    })
    const found = [await page(1, smallShop), await page(2, smallShop), await page(3, smallShop)]
    expect(found.map(({ payments, pages, total }) => [payments.length, pages, total])).toEqual([
      [10, 2, 11],
      [1, 2, 11],
      [0, 2, 11],
    ])
  })

  it('is for recruiters only (rules 6, 7)', async () => {
    const ada = await backend.signIn(personas.ada)
    expect((await refused(backend, 'payments/my', {}, ada)).message).toBe(
      'This needs a recruiter account. Please log in with one.',
    )
    expect((await refused(backend, 'payments/my')).httpStatus).toBe(401)
  })
})
