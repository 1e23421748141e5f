import { browserStorage } from '../../api/storage.ts'

const key = 'fieldwork.pendingReset'

/** A requested password reset. */
export type PendingReset = {
  email: string
  /** When the code was requested, by the backend's clock, in milliseconds since 1970 UTC. */
  sentAt: number
}

/**
 * Stores the last request for a code for a new password. All tabs share it, because the link in the email opens a new
 * tab.
 */
export const pendingReset = {
  get: (): PendingReset | undefined => read(browserStorage.get(key)),
  set: (reset: PendingReset): void => browserStorage.set(key, JSON.stringify(reset)),
  clear: (): void => browserStorage.remove(key),
}

function read(text: string | null): PendingReset | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    if (typeof value !== 'object' || value === null || !('email' in value) || !('sentAt' in value))
      return undefined
    const { email, sentAt } = value
    return typeof email === 'string' && typeof sentAt === 'number' ? { email, sentAt } : undefined
  } catch {
    return undefined
  }
}

/** The contract's limit for email addresses, in characters. */
const longestEmail = 254

/** Returns the email address at the end of a reset link, or `undefined` if it is invalid, perhaps cut off. */
export function readResetEmail(text: string): string | undefined {
  const email = text.trim()
  return email.length <= longestEmail && /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+$/u.test(email) ? email : undefined
}

/** Returns whether two addresses are the same to the server, which ignores case and surrounding spaces (rules 8). */
export function isSameEmail(one: string | undefined, other: string): boolean {
  return one?.trim().toLowerCase() === other.trim().toLowerCase()
}
