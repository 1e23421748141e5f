import { browserStorage } from '../../api/storage.ts'

const key = 'fieldwork.pendingReset'

/** A new password that has been asked for: whose it is, and since when its code is awaited. */
export type PendingReset = {
  email: string
  /** By the backend's clock, in milliseconds since 1970 UTC. */
  sentAt: number
}

/**
 * Keeps when the last code for a new password was asked for. In the whole browser: the link in the e-mail opens a tab of
 * its own.
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

/** Longest address that there can be (limit of the contract). */
const longestEmail = 254

/** The e-mail address in the address of a page; `undefined` for what can be none, such as a link that was cut off. */
export function readResetEmail(text: string): string | undefined {
  const email = text.trim()
  return email.length <= longestEmail && /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+$/u.test(email) ? email : undefined
}

/** Whether two addresses are the same to the server: blanks around them and capitals do not count (rules 8). */
export function isSameEmail(one: string | undefined, other: string): boolean {
  return one?.trim().toLowerCase() === other.trim().toLowerCase()
}
