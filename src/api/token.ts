import { browserStorage, tabStorage, type SafeStorage } from './storage.ts'

/** Where a sign-in holds: in every tab of the browser, or in this tab only. */
export type TokenScope = 'browser' | 'tab'

/** What happened to the sign-in: `over` is a dead session (rules 12), `signed-out` was wanted. */
export type TokenChange = 'signed-in' | 'signed-out' | 'over'

export type TokenStore = {
  /** The token to send, if somebody is signed in. */
  get: () => string | undefined
  /** Signs in. Without a scope the current one stays; `'browser'` ends "this tab only". */
  set: (value: string, scope?: TokenScope) => void
  /** Signs out, or lays a dead session down. In "this tab only" the tab stays signed out by itself. */
  clear: (reason?: 'signed-out' | 'over') => void
  scope: () => TokenScope
  /** Whether a session died under the person's hands: what they typed should stay on screen. False after a reload. */
  ended: () => boolean
  /** Hears every change, other tabs' included. Returns how to stop. */
  subscribe: (listener: (change: TokenChange) => void) => () => void
}

/** The entry of the browser's storages that holds the token. */
export const tokenKey = 'fieldwork.token'

type StorageEvents = {
  addEventListener: (type: 'storage', listener: (event: { key: string | null }) => void) => void
}

type Places = {
  browser: SafeStorage
  tab: SafeStorage
  /** Where `storage` events of other tabs arrive. */
  events?: StorageEvents | undefined
}

/**
 * Keeps the access token, without React. An entry of the tab wins over the browser's; an empty entry says "nobody":
 * in the tab that it is signed out by itself, in the browser that the session died rather than was ended.
 */
export function createTokenStore({ browser, tab, events }: Places): TokenStore {
  const listeners = new Set<(change: TokenChange) => void>()
  let ended = false

  const scope = (): TokenScope => (tab.get(tokenKey) === null ? 'browser' : 'tab')
  const get = () => (tab.get(tokenKey) ?? browser.get(tokenKey)) || undefined

  function tell(change: TokenChange) {
    ended = change === 'over'
    for (const listener of listeners) listener(change)
  }

  events?.addEventListener('storage', (event) => {
    // A key of null: the whole storage was emptied.
    if ((event.key !== tokenKey && event.key !== null) || scope() === 'tab') return
    const entry = browser.get(tokenKey)
    tell(entry ? 'signed-in' : entry === '' ? 'over' : 'signed-out')
  })

  return {
    get,
    set: (value, wanted = scope()) => {
      if (wanted === 'tab') tab.set(tokenKey, value)
      else {
        tab.remove(tokenKey)
        browser.set(tokenKey, value)
      }
      tell('signed-in')
    },
    clear: (reason = 'signed-out') => {
      if (scope() === 'tab') tab.set(tokenKey, '')
      else if (reason === 'over') browser.set(tokenKey, '')
      else browser.remove(tokenKey)
      tell(reason)
    },
    scope,
    ended: () => ended,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

/** The app's token. */
export const token: TokenStore = createTokenStore({
  browser: browserStorage,
  tab: tabStorage,
  events: typeof window === 'undefined' ? undefined : window,
})
