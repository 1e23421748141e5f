import { env } from '../env.ts'
import { tabStorage, type SafeStorage } from './storage.ts'

const key = 'fieldwork.returnTo'

/** Where there is nothing to come back to. */
const passages = /^\/(login|verify|signup|forgot-password|reset-password)(?=[/?#]|$)/

export type ReturnTo = {
  /** Remembers a place of the app (default: here), such as `/jobs/7?tab=applicants`, to come back to after logging in. */
  remember: (path?: string) => void
  peek: () => string | undefined
  /** Gives the place and forgets it. */
  take: () => string | undefined
}

/**
 * A path inside this app, without the base path, or `undefined`: never another site's address, and no screen of
 * signing in.
 */
export function appPath(path: string | null | undefined): string | undefined {
  // One slash only: `//host` and `/\host` are other sites. Browsers drop tabs and line ends when they read addresses.
  if (!path || !/^\/(?![/\\])/.test(path) || /[\p{Cc}\\]/u.test(path)) return undefined
  const base = 'https://app.invalid'
  if (!URL.canParse(path, base)) return undefined
  const url = new URL(path, base)
  // After `/..` has been resolved it may begin with two slashes again.
  if (url.origin !== base || url.pathname.startsWith('//') || passages.test(url.pathname)) return undefined
  return url.pathname + url.search + url.hash
}

/** The place shown now, without the base path. */
export function herePath(): string {
  if (typeof window === 'undefined') return '/'
  const { pathname, search, hash } = window.location
  const inside = pathname.startsWith(env.basePath) ? pathname.slice(env.basePath.length - 1) : '/'
  return inside + search + hash
}

export function createReturnTo(storage: SafeStorage, here: () => string): ReturnTo {
  const peek = () => appPath(storage.get(key))
  return {
    remember: (path = here()) => {
      const place = appPath(path)
      if (place !== undefined) storage.set(key, place)
    },
    peek,
    take: () => {
      const place = peek()
      storage.remove(key)
      return place
    },
  }
}

/** Where the person was before logging in, stored in this tab. */
export const returnTo: ReturnTo = createReturnTo(tabStorage, herePath)
