import { isInCents, type Payment, type PaymentMethod, type PaymentStatus } from '../../api/payments.ts'
import { formatAmount } from '../../ui/pay.ts'
import type { Tone } from '../../ui/tones.ts'

/** An amount as it is shown: cents of a card as dollars, any other as it is given (product: constants). */
export function amountWords({ method, amount }: Pick<Payment, 'method' | 'amount'>): string {
  return isInCents[method] ? (formatAmount('USD', amount / 100, 'en-US') ?? '') : String(amount)
}

const methods: Record<PaymentMethod, string> = { stripe: 'Card', other: 'Bank transfer' }

/** How it was paid; a method that is not known as it came. */
export function methodWords(method: string): string {
  return lookUp(methods, method) ?? method
}

const statuses: Record<PaymentStatus, { tone: Tone; words: string }> = {
  pending: { tone: 'progress', words: 'Pending' },
  succeeded: { tone: 'good', words: 'Succeeded' },
  failed: { tone: 'bad', words: 'Failed' },
}

/** A payment's status; one that is not known as it came. */
export function statusOf(status: string): { tone: Tone; words: string } {
  return lookUp(statuses, status) ?? { tone: 'neutral', words: status }
}

/** `feature_job` is "feature job" (product: payments and receipts). */
export function typeWords(type: string): string {
  return type.replaceAll('_', ' ')
}

function lookUp<T>(all: Readonly<Record<string, T>>, key: string): T | undefined {
  return all[key]
}
