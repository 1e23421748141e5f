import { browserStorage, type SafeStorage } from '../../api/storage.ts'

const keyOf = (accountId: number, jobId: number) => `fieldwork.cardPayment.${accountId}.${jobId}`

/**
 * The card payment of a job that was begun and is not settled yet, by its secret: stored in this browser from right before it
 * is confirmed until the server has verified it or has said no. A backend may open another payment each time it is asked, so
 * only this tells after a lost answer or a reload what may be paid already.
 */
export type OpenPayment = {
  get: () => string | undefined
  set: (secret: string) => void
  clear: () => void
}

/** It outlasts a logout: the next login of the same account finds it again. */
export function openPayment(
  accountId: number,
  jobId: number,
  storage: SafeStorage = browserStorage,
): OpenPayment {
  const key = keyOf(accountId, jobId)
  return {
    get: () => storage.get(key) ?? undefined,
    set: (secret) => storage.set(key, secret),
    clear: () => storage.remove(key),
  }
}

/** The provider's id of a payment, which its secret begins with. */
export function paymentIdOf(secret: string): string {
  return secret.replace(/_secret.*$/s, '')
}
