import { env } from '../env.ts'
import { tabStorage, type SafeStorage } from './storage.ts'

const key = 'fieldwork.returnTo'

/** Screens that are not worth returning to. */
const loginScreens = /^\/(login|verify|signup|forgot-password|reset-password)(?=[/?#]|$)/

export type ReturnTo = {
  /** Saves a URL of the app (default: the current one), such as `/jobs/7?tab=applicants`, to return to after login. */
  remember: (path?: string) => void
  peek: () => string | undefined
  /** Returns the saved URL and deletes it. */
  take: () => string | undefined
}

/** Checks a path, given without the base path. Returns `undefined` for other sites and for login screens. */
export function appPath(path: string | null | undefined): string | undefined {
  // `//host` and `/\host` are other sites. So is `/<tab>/host`, as browsers ignore tabs and line breaks in URLs.
  if (!path || !/^\/(?![/\\])/.test(path) || /[\p{Cc}\\]/u.test(path)) return undefined
  const base = 'https://app.invalid'
  if (!URL.canParse(path, base)) return undefined
  const url = new URL(path, base)
  // Resolving `/..` may produce two leading slashes.
  if (url.origin !== base || url.pathname.startsWith('//') || loginScreens.test(url.pathname))
    return undefined
  return url.pathname + url.search + url.hash
}

/** Returns the current URL, without the origin and the base path. */
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

/** The URL to return to after login, stored in this tab. */
export const returnTo: ReturnTo = createReturnTo(tabStorage, herePath)
