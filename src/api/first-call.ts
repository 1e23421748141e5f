// A job's page is what most people arrive at, by a link that somebody sent them. All of it hangs on one call, and the app
// makes it only when its code is there. In a build for a real backend a script in the head of the page makes that call at
// once, and the app takes over the answer. `scripts/build/first-call.ts` puts the script in.
//
// The functions are put into the script as text (`firstCallScript`), so they use nothing but their parameters.

/** Where the calls go and what they carry. */
export type FirstCallSetup = {
  /** Address that `/api/…` is put behind. */
  apiUrl: string
  /** Path the app is served under, beginning and ending with `/`. */
  basePath: string
  /** Sent as `X-Access-Key`, unless it is empty. */
  accessKey: string
  /** The entry of the browser's storages that holds the token. */
  tokenKey: string
}

/** A call that is under way before the app is there. */
export type FirstCall = { id: number; token: string | undefined; answer: Promise<Response> }

/** What the script needs of the page around it. */
type Page = {
  location: { pathname: string }
  sessionStorage: Pick<Storage, 'getItem'>
  localStorage: Pick<Storage, 'getItem'>
  fetch: (address: string, init: RequestInit) => Promise<Response>
  firstCall?: FirstCall | undefined
}

declare global {
  var firstCall: FirstCall | undefined
}

/** Asks for the job that the page is about, if it is the page of a job, exactly as the app would. */
function ask(
  page: Page,
  { apiUrl, basePath, accessKey, tokenKey }: FirstCallSetup,
  timeZone: () => string,
): void {
  const { pathname } = page.location
  if (!pathname.startsWith(basePath)) return
  const id = /^jobs\/([1-9]\d{0,14})\/?$/.exec(pathname.slice(basePath.length))?.[1]
  if (id === undefined) return
  let token: string | undefined
  try {
    token = (page.sessionStorage.getItem(tokenKey) ?? page.localStorage.getItem(tokenKey)) || undefined
  } catch {
    // No storage, nobody signed in.
  }
  const body = new FormData()
  body.append('id', id)
  body.append('time_zone', timeZone())
  const headers = new Headers({ accept: 'application/json' })
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`)
  if (accessKey) headers.set('x-access-key', accessKey)
  const answer = page.fetch(`${apiUrl}/api/jobs/fetch-single`, { method: 'POST', headers, body })
  // Who leaves the page at once takes no answer over; its failure is nobody's then.
  answer.catch(() => undefined)
  page.firstCall = { id: Number(id), token, answer }
}

/** The script for the head of the page, to be run before the app's. */
export function firstCallScript(setup: FirstCallSetup, timeZone: () => string): string {
  return `;(${String(ask)})(window, ${JSON.stringify(setup)}, ${String(timeZone)})\n`
}

/**
 * The answer to a call that the page has made already. It is given out once: a job that is looked at again is asked for
 * again, and who has signed in or out since is somebody else.
 */
export function takeFirstCall(
  page: Pick<Page, 'firstCall'>,
  call: string,
  body: object | undefined,
  token: string | undefined,
): Promise<Response> | undefined {
  const { firstCall } = page
  if (!firstCall || call !== 'jobs/fetch-single' || firstCall.token !== token) return undefined
  const { id, ...more }: { id?: unknown } = body ?? {}
  if (id !== firstCall.id || Object.keys(more).length > 0) return undefined
  page.firstCall = undefined
  return firstCall.answer
}
