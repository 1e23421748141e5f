import { describe, expect, it } from 'vitest'
import type { Payment } from '../../api/payments.ts'
import { featureStateOf } from './feature-state.ts'

const now = Date.parse('2026-11-20T09:30:00Z')
const day = 86_400_000

const payment = (fields: Partial<Payment> = {}, daysAgo = 1): Payment => ({
  id: 1,
  method: 'other',
  status: 'pending',
  amount: 49,
  payment_obj: { id: 1 },
  job: { id: 41, title: 'Crane operator' },
  table_id: 41,
  created_at: new Date(now - daysAgo * day).toISOString(),
  ...fields,
})
const plain = { is_featured: 0, state: 'approved' } as const
const pending = { is_featured: 0, state: 'pending' } as const

describe('the state of featuring a job', () => {
  it('is open without payments (product: feature a job)', () => {
    expect(featureStateOf(plain, [], now)).toEqual({ kind: 'open', started: false, notFound: undefined })
  })

  it('is featured, whatever the payments are (rules 23)', () => {
    expect(featureStateOf({ ...plain, is_featured: 1 }, [payment()], now)).toEqual({ kind: 'featured' })
  })

  it('is in review while a receipt is being checked (rules 24)', () => {
    const receipt = payment()
    const failed = payment({ method: 'stripe', status: 'failed' })
    expect(featureStateOf(plain, [failed, receipt], now)).toEqual({ kind: 'review', payment: receipt })
  })

  it('is open again after the 30 days (rules 23)', () => {
    expect(featureStateOf(plain, [payment({ status: 'succeeded' }, 31)], now).kind).toBe('open')
  })

  it('is paid before approval, which is certain only for 30 days (rules 23)', () => {
    const recent = payment({ method: 'stripe', status: 'succeeded' }, 29)
    expect(featureStateOf(pending, [recent], now)).toEqual({ kind: 'paid', payment: recent, isSure: true })
    const unknown = payment({ method: 'stripe', status: 'captured' })
    expect(featureStateOf(pending, [unknown], now)).toEqual({ kind: 'paid', payment: unknown, isSure: false })
    const old = payment({ method: 'stripe', status: 'succeeded' }, 30)
    expect(featureStateOf({ ...pending, state: 'cancelled' }, [old], now)).toEqual({
      kind: 'paid',
      payment: old,
      isSure: false,
    })
  })

  it('reports an unfinished card payment (rules 25)', () => {
    const tried = payment({ method: 'stripe' })
    expect(featureStateOf(plain, [tried], now)).toEqual({ kind: 'open', started: true, notFound: undefined })
  })

  it('reports a transfer that was not found, until a newer payment (rules 24)', () => {
    const lost = payment({ status: 'failed' })
    expect(featureStateOf(plain, [lost], now)).toEqual({ kind: 'open', started: false, notFound: lost })
    const declined = payment({ method: 'stripe', status: 'failed' })
    expect(featureStateOf(plain, [declined, lost], now)).toMatchObject({ notFound: undefined })
  })
})
