import { valuesOf } from '../../api/enumeration.ts'
import type { AccountType } from '../../api/session.ts'
import { browserStorage, tabStorage } from '../../api/storage.ts'

const key = 'fieldwork.pendingEmail'
const types = valuesOf<AccountType>({ job_seeker: true, recruiter: true })

/** A login that has begun but isn't verified (product: login). */
export type PendingLogin = {
  email: string
  type: AccountType | undefined
  /**
   * When the last code was requested, by the backend's clock, in milliseconds since 1970 UTC. `undefined` if no code
   * has been sent: after a sign-up or a new password, only the account is known.
   */
  sentAt?: number | undefined
}

/**
 * Stores a login until its code is verified. The tab's entry lets two people log in at once in two tabs; the browser's
 * entry gives a reopened tab the address. The tab's entry takes precedence.
 */
export const pendingLogin = {
  get: (): PendingLogin | undefined => read(tabStorage.get(key)) ?? read(browserStorage.get(key)),
  set: (login: PendingLogin): void => {
    const text = JSON.stringify(login)
    tabStorage.set(key, text)
    browserStorage.set(key, text)
  },
  clear: (): void => {
    // The browser's entry stays if another tab has set it: somebody else may be logging in there.
    if (browserStorage.get(key) === tabStorage.get(key) || tabStorage.get(key) === null)
      browserStorage.remove(key)
    tabStorage.remove(key)
  },
}

/** Reads a stored login without Valibot, which would be in the first page: a route needs this before it loads. */
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
