import { forValue, plainWords } from '../../api/enumeration.ts'
import type { PaymentMethod } from '../../api/payments.ts'

const words: Record<PaymentMethod, string> = { stripe: 'Card', other: 'Bank transfer' }

/** The payment method as text; an unknown one with spaces instead of underscores. */
export function methodWords(method: string): string {
  return forValue(words, method) ?? plainWords(method)
}
