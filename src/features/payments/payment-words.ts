import { forValue, plainWords } from '../../api/enumeration.ts'
import { dollarsOf, type Payment, type PaymentMethod, type PaymentStatus } from '../../api/payments.ts'
import { formatAmount } from '../../ui/pay.ts'
import type { Tone } from '../../ui/tones.ts'

/** Returns the amount of a payment, such as "$49", or a dash if the backend leaves it out. */
export function amountWords(payment: Pick<Payment, 'method' | 'amount'>): string {
  return formatAmount('USD', dollarsOf(payment), 'en-US') ?? '–'
}

const methods: Record<PaymentMethod, string> = { stripe: 'Card', other: 'Bank transfer' }

/** Returns the payment method as text. An unknown one gets spaces instead of underscores. */
export function methodWords(method: string): string {
  return forValue(methods, method) ?? plainWords(method)
}

const statuses: Record<PaymentStatus, { tone: Tone; words: string }> = {
  pending: { tone: 'info', words: 'Pending' },
  succeeded: { tone: 'good', words: 'Succeeded' },
  failed: { tone: 'bad', words: 'Failed' },
}

/** Returns the payment status as text and tone. An unknown one is neutral, with spaces instead of underscores. */
export function statusOf(status: string): { tone: Tone; words: string } {
  return forValue(statuses, status) ?? { tone: 'neutral', words: plainWords(status) }
}
