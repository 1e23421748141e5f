import { valuesOf } from '../../api/enumeration.ts'
import type { AccountType } from '../../api/session.ts'
import { browserStorage, tabStorage } from '../../api/storage.ts'

const key = 'fieldwork.pendingEmail'
const types = valuesOf<AccountType>({ job_seeker: true, recruiter: true })

/** A login in progress (product: login): its account, and when the code was requested. */
export type PendingLogin = {
  email: string
  type: AccountType | undefined
  /**
   * When the last code was requested, by the backend's clock, in milliseconds since 1970 UTC. `undefined` before the
   * first step: after sign-up the address is known, but no code has been sent.
   */
  sentAt?: number | undefined
}

/**
 * Stores a login until its code is verified: in the tab, so that two people can log in in two tabs, and in the browser,
 * so that a reopened tab still has the address. The tab's entry takes precedence.
 */
export const pendingLogin = {
  get: (): PendingLogin | undefined => read(tabStorage.get(key)) ?? read(browserStorage.get(key)),
  set: (login: PendingLogin): void => {
    const text = JSON.stringify(login)
    tabStorage.set(key, text)
    browserStorage.set(key, text)
  },
  clear: (): void => {
    // Another tab may be logging another person in.
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
