/** The cookies of this page. */
export const pageCookies = {
  get: () => document.cookie,
  /** @param cookie as in `Set-Cookie`. The page must see it wherever it is, as a server would. */
  set(cookie: string): void {
    document.cookie = `${cookie.replaceAll(/;\s*(?:httponly|(?:path|domain)=[^;]*)/gi, '')}; Path=/`
  },
}
