import type { Payment } from '../../api/payments.ts'
import { formatAmount } from '../../ui/pay.ts'
import type { Tone } from '../../ui/tones.ts'

/** An amount as the specification wants it: cents of a card as dollars, any other as it is given (spec §9). */
export function amountWords({ method, amount }: Pick<Payment, 'method' | 'amount'>): string {
  return method === 'stripe' ? (formatAmount('USD', amount / 100, 'en-US') ?? '') : String(amount)
}

const methods: Record<string, string> = { stripe: 'Card', other: 'Bank transfer' }

/** How it was paid; a method that is not known as it came. */
export function methodWords(method: string): string {
  return methods[method] ?? method
}

const statuses: Record<string, { tone: Tone; words: string }> = {
  pending: { tone: 'progress', words: 'Pending' },
  succeeded: { tone: 'good', words: 'Succeeded' },
  failed: { tone: 'bad', words: 'Failed' },
}

/** A payment's status; one that is not known as it came. */
export function statusOf(status: string): { tone: Tone; words: string } {
  return statuses[status] ?? { tone: 'neutral', words: status }
}

/** `feature_job` is "feature job" (spec §2). */
export function typeWords(type: string): string {
  return type.replaceAll('_', ' ')
}
