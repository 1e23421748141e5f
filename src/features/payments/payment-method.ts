import { forValue, plainWords } from '../../api/enumeration.ts'
import type { PaymentMethod } from '../../api/payments.ts'

const words: Record<PaymentMethod, string> = { stripe: 'Card', other: 'Bank transfer' }

/** Returns the payment method as text. An unknown one gets spaces instead of underscores. */
export function methodWords(method: string): string {
  return forValue(words, method) ?? plainWords(method)
}
