import { browserStorage, tabStorage, type SafeStorage } from './storage.ts'

/** The scope of a login: all tabs of the browser, or only this tab. */
export type TokenScope = 'browser' | 'tab'

/** A change of the login: `over` is an expired session (rules 12), `signed-out` a deliberate logout. */
export type TokenChange = 'signed-in' | 'signed-out' | 'over'

export type TokenStore = {
  /** Returns the token to send, if somebody is logged in. */
  get: () => string | undefined
  /** Logs in. Without a scope, the current one stays; `'browser'` ends a login that is limited to this tab. */
  set: (value: string, scope?: TokenScope) => void
  /** Logs out, or ends an expired session. In the scope `'tab'`, other tabs stay logged in. */
  clear: (reason?: 'signed-out' | 'over') => void
  scope: () => TokenScope
  /** Returns whether the session expired during use: typed text should then stay on screen. False after a reload. */
  ended: () => boolean
  /** Subscribes to changes, including those of other tabs. Returns a function that unsubscribes. */
  subscribe: (listener: (change: TokenChange) => void) => () => void
}

export const tokenKey = 'fieldwork.token'

type StorageEvents = {
  addEventListener: (type: 'storage', listener: (event: { key: string | null }) => void) => void
}

type Places = {
  browser: SafeStorage
  tab: SafeStorage
  /** Source of other tabs' `storage` events. */
  events?: StorageEvents | undefined
}

/**
 * Stores the access token, independent of React. The tab's entry overrides the browser's. An empty tab entry means that
 * only this tab is logged out, an empty browser entry that the session has expired.
 */
export function createTokenStore({ browser, tab, events }: Places): TokenStore {
  const listeners = new Set<(change: TokenChange) => void>()
  let ended = false

  const scope = (): TokenScope => (tab.get(tokenKey) === null ? 'browser' : 'tab')
  const get = () => (tab.get(tokenKey) ?? browser.get(tokenKey)) || undefined

  function notify(change: TokenChange) {
    ended = change === 'over'
    for (const listener of listeners) listener(change)
  }

  events?.addEventListener('storage', (event) => {
    // A null key means that the whole storage was cleared.
    if ((event.key !== tokenKey && event.key !== null) || scope() === 'tab') return
    const entry = browser.get(tokenKey)
    notify(entry ? 'signed-in' : entry === '' ? 'over' : 'signed-out')
  })

  return {
    get,
    set: (value, wanted = scope()) => {
      if (wanted === 'tab') tab.set(tokenKey, value)
      else {
        tab.remove(tokenKey)
        browser.set(tokenKey, value)
      }
      notify('signed-in')
    },
    clear: (reason = 'signed-out') => {
      if (scope() === 'tab') tab.set(tokenKey, '')
      else if (reason === 'over') browser.set(tokenKey, '')
      else browser.remove(tokenKey)
      notify(reason)
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

export const token: TokenStore = createTokenStore({
  browser: browserStorage,
  tab: tabStorage,
  events: typeof window === 'undefined' ? undefined : window,
})
