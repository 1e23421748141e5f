import { browserStorage } from '../../api/storage.ts'

const key = 'fieldwork.pendingReset'

/** A requested password reset: its account, and when the code was requested. */
export type PendingReset = {
  email: string
  /** By the backend's clock, in milliseconds since 1970 UTC. */
  sentAt: number
}

/**
 * Stores when the last code for a new password was requested. All tabs share it, because the link in the email opens a
 * new one.
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

/** The longest email address (limit of the contract). */
const longestEmail = 254

/** The email address in a page's URL; `undefined` if invalid, for example because the link was cut off. */
export function readResetEmail(text: string): string | undefined {
  const email = text.trim()
  return email.length <= longestEmail && /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+$/u.test(email) ? email : undefined
}

/** Whether the server treats two addresses as the same: it ignores surrounding whitespace and case (rules 8). */
export function isSameEmail(one: string | undefined, other: string): boolean {
  return one?.trim().toLowerCase() === other.trim().toLowerCase()
}
