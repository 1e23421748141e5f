import { browserStorage, tabStorage } from '../../api/storage.ts'

const key = 'fieldwork.pendingEmail'

/** A login that is under way (spec §4): whose it is, and since when a code is awaited. */
export type PendingLogin = {
  email: string
  type: 'job_seeker' | 'recruiter' | undefined
  /**
   * When the last code was asked for, by the backend's clock, in milliseconds since 1970 UTC. `undefined` before the
   * first step: after signing up the address is known, but no code is on its way.
   */
  sentAt?: number | undefined
}

/**
 * Keeps the e-mail address until it is verified. The tab's own wins over the browser's, so that two people can log in
 * in two tabs, and a tab that was closed in between still knows.
 */
export const pendingLogin = {
  get: (): PendingLogin | undefined => read(tabStorage.get(key)) ?? read(browserStorage.get(key)),
  set: (login: PendingLogin): void => {
    const text = JSON.stringify(login)
    tabStorage.set(key, text)
    browserStorage.set(key, text)
  },
  clear: (): void => {
    // Another tab may be waiting for another person's code.
    if (browserStorage.get(key) === tabStorage.get(key) || tabStorage.get(key) === null)
      browserStorage.remove(key)
    tabStorage.remove(key)
  },
}

function read(text: string | null): PendingLogin | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    if (typeof value !== 'object' || value === null || !('email' in value)) return undefined
    if (typeof value.email !== 'string' || value.email === '') return undefined
    const type =
      'type' in value && (value.type === 'job_seeker' || value.type === 'recruiter') ? value.type : undefined
    const sentAt = 'sentAt' in value && typeof value.sentAt === 'number' ? value.sentAt : undefined
    return { email: value.email, type, sentAt }
  } catch {
    return undefined
  }
}
