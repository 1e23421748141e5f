import { isApiError } from '../../api/errors.ts'
import { browserStorage, type SafeStorage } from '../../api/storage.ts'

const keyOf = (accountId: number | undefined, jobId: number) => `fieldwork.cardPayment.${accountId}.${jobId}`

/**
 * The secret of a job's unsettled card payment. This browser stores it from just before confirmation until the payment
 * is verified, rejected for good or known to have charged nothing. A backend may open a new payment for each call, so
 * after a lost answer or a reload only this secret identifies the payment that may have gone through.
 */
export type OpenPayment = {
  get: () => string | undefined
  set: (secret: string) => void
  clear: () => void
}

/** Accesses the job's stored payment. It survives a logout, so the next login of the same account finds it. */
export function openPayment(
  accountId: number | undefined,
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

/** Returns the provider's id of a payment, which is the first part of its secret. */
export function paymentIdOf(secret: string): string {
  return secret.replace(/_secret.*$/s, '')
}

/**
 * HTTP statuses that reject a payment for good. Any other refusal may be temporary, for example while the server waits
 * for the provider, so the secret of a payment that may be charged stays stored.
 */
const finalStatuses: readonly number[] = [404, 409, 410, 422]

/** Whether the server, asked to verify a payment, rejected it for good. */
export function isRejection(error: unknown): boolean {
  return isApiError(error, 'refused') && finalStatuses.includes(error.httpStatus)
}
