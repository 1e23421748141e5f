import { expect, test } from 'vitest'
import { example } from '../../../tests/support/examples.ts'
import type { Payment } from '../../api/payments.ts'
import { featureStateOf } from './feature-state.ts'

const now = Date.parse('2026-11-20T09:30:00Z')
const [first] = example('payments/my').payments

/** A transfer whose receipt is being checked, or another payment. */
const payment = (fields: Partial<Payment> = {}, daysAgo = 1): Payment => ({
  id: 1,
  amount: 49,
  payment_obj: { id: 1 },
  job: { id: 41, title: 'Crane operator' },
  table_id: 41,
  ...first,
  method: 'other',
  status: 'pending',
  created_at: new Date(now - daysAgo * 86_400_000).toISOString(),
  ...fields,
})
const approved = { is_featured: 0, state: 'approved' } as const
const pending = { is_featured: 0, state: 'pending' } as const
const receipt = payment()
const lost = payment({ status: 'failed' })
const declined = payment({ method: 'stripe', status: 'failed' })
const charged = (daysAgo: number) => payment({ method: 'stripe', status: 'succeeded' }, daysAgo)
const unknown = payment({ method: 'stripe', status: 'captured' })
const [recent, old] = [charged(29), charged(30)]
const open = { kind: 'open', started: false, notFound: undefined, isUnread: false }

test.each<[what: string, job: Parameters<typeof featureStateOf>[0], payments: Payment[], state: object]>([
  ['is open without payments (product: feature a job)', approved, [], open],
  [
    'is featured, whatever the payments are (rules 23)',
    { ...approved, is_featured: 1 },
    [receipt],
    { kind: 'featured' },
  ],
  [
    'is in review while a receipt is checked (rules 24)',
    approved,
    [declined, receipt],
    { kind: 'review', payment: receipt },
  ],
  ['is open again after the 30 days (rules 23)', approved, [charged(31)], open],
  ['is paid before approval (rules 23)', pending, [recent], { kind: 'paid', payment: recent, isSure: true }],
  [
    'may be paid, in an unknown status',
    pending,
    [unknown],
    { kind: 'paid', payment: unknown, isSure: false },
  ],
  [
    'may be paid, 30 days ago',
    { ...pending, state: 'cancelled' },
    [old],
    { kind: 'paid', payment: old, isSure: false },
  ],
  [
    'has a started card payment (rules 25)',
    approved,
    [payment({ method: 'stripe' })],
    { ...open, started: true },
  ],
  ['has a transfer that was not found (rules 24)', approved, [lost], { ...open, notFound: lost }],
  ['is open, with a payment in an unknown status', approved, [unknown], { ...open, isUnread: true }],
  ['has a newer payment than one that was not found', approved, [declined, lost], open],
])('a job to feature %s', (_what, job, payments, state) => {
  expect(featureStateOf(job, payments, now)).toEqual(state)
})
