import { valuesOf } from '../../api/enumeration.ts'
import type { AccountType } from '../../api/session.ts'
import { browserStorage, tabStorage } from '../../api/storage.ts'

const key = 'fieldwork.pendingEmail'
const types = valuesOf<AccountType>({ job_seeker: true, recruiter: true })

/** A login that is under way (product: login): whose it is, and since when a code is awaited. */
export type PendingLogin = {
  email: string
  type: AccountType | undefined
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
    const given = 'type' in value ? value.type : undefined
    const type = types.find((each) => each === given)
    const sentAt = 'sentAt' in value && typeof value.sentAt === 'number' ? value.sentAt : undefined
    return { email: value.email, type, sentAt }
  } catch {
    return undefined
  }
}
