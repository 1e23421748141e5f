import { browserStorage, readStored } from '../../api/storage.ts'
import { tidyEmail } from '../../ui/email.ts'
import { tidyWords } from '../../ui/typed.ts'

const key = 'fieldwork.pendingReset'

/** A requested password reset: when the code was requested, by the backend's clock, in milliseconds since 1970 UTC. */
export type PendingReset = { email: string; sentAt: number }

/**
 * Stores the last request for a code for a new password. All tabs share it, because the link in the email opens a new
 * tab.
 */
export const pendingReset = {
  get: (): PendingReset | undefined => {
    const { email, sentAt } = readStored(browserStorage, key) ?? {}
    return typeof email === 'string' && typeof sentAt === 'number' ? { email, sentAt } : undefined
  },
  set: (reset: PendingReset): void => browserStorage.set(key, JSON.stringify(reset)),
  clear: (): void => browserStorage.remove(key),
}

/** The contract's limit for email addresses, in characters. */
const longestEmail = 254

/** Returns the email address at the end of a reset link, or `undefined` if it is invalid, perhaps cut off. */
export function readResetEmail(text: string): string | undefined {
  const email = tidyWords(text)
  return email.length <= longestEmail && /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+$/u.test(email) ? email : undefined
}

/** Returns whether two addresses are the same to the server, which ignores case and surrounding spaces (rules 8). */
export function isSameEmail(one: string | undefined, other: string): boolean {
  return tidyEmail(one ?? '').toLowerCase() === tidyEmail(other).toLowerCase()
}
