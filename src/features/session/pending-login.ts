import { accountType, type AccountType } from '../../api/session.ts'
import { browserStorage, readStored, tabStorage, type SafeStorage } from '../../api/storage.ts'

const key = 'fieldwork.pendingEmail'

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
  get: (): PendingLogin | undefined => read(tabStorage) ?? read(browserStorage),
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

function read(storage: SafeStorage): PendingLogin | undefined {
  const stored = readStored(storage, key) ?? {}
  const { email, sentAt } = stored
  if (typeof email !== 'string' || email === '') return undefined
  return { email, type: accountType(stored), sentAt: typeof sentAt === 'number' ? sentAt : undefined }
}
