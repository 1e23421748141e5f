// Many people arrive at a job's page from a shared link. The whole page depends on one call, which the app can't make
// before it has loaded. In builds for a real backend, a script in the page's head makes that call immediately and loads
// the rest of the page's code. The job is readable as soon as the answer arrives (`firstJob`), and the app then reuses
// the answer. `scripts/build/first-call.ts` adds the script and `firstJob` to the page.
//
// `firstCallScript` inserts `ask` and its `timeZone` as text, so they may use only their parameters and globals.

export type FirstCallSetup = {
  /** URL that precedes `/api/…`. */
  apiUrl: string
  /** Base path of the app, with slashes. */
  basePath: string
  /** Sent as `X-Access-Key`, if not empty. */
  accessKey: string
  /** Storage key of the token. */
  tokenKey: string
  /** HTML `<link>` elements that preload the code of a job's page. */
  code: string
}

export type FirstCall = { id: number; token: string | undefined; answer: Promise<Response> }

/** Placeholder for a job in index.html, hidden by the app's first render. Each element shows one text of the job. */
export const firstJob =
  '<div class="first-paint-job" hidden>' +
  '<p class="first-paint-title" dir="auto" data-part="title"></p>' +
  '<p class="first-paint-intro" dir="auto" data-part="company"></p>' +
  '<p class="first-paint-text" dir="auto" data-part="description"></p></div>'

/** The part of the page's global scope that the script uses. */
type Page = {
  document: {
    querySelector: (selector: string) => Pick<Element, 'textContent' | 'toggleAttribute'> | null
    head: Pick<Element, 'insertAdjacentHTML'>
  }
  location: { pathname: string }
  sessionStorage: Pick<Storage, 'getItem'>
  localStorage: Pick<Storage, 'getItem'>
  fetch: (address: string, init: RequestInit) => Promise<Response>
  firstCall?: FirstCall | undefined
}

declare global {
  var firstCall: FirstCall | undefined
}

/** What the script reads of the answer, which nobody has checked yet. */
type Answered = {
  job?: { title: unknown; description: unknown; user: { name: unknown }; views?: unknown }
}

// Stryker disable all: these lines run as text in another context, where mutants can't be activated.

/** Requests the job of the current page, if it is a job's page, exactly as the app would. */
function ask(
  page: Page,
  { apiUrl, basePath, accessKey, tokenKey, code }: FirstCallSetup,
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
    // Storage is blocked: nobody is logged in.
  }
  const body = new FormData()
  body.append('id', id)
  body.append('time_zone', timeZone())
  const headers = new Headers({ accept: 'application/json' })
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`)
  if (accessKey) headers.set('x-access-key', accessKey)
  const answer = page.fetch(`${apiUrl}/api/jobs/fetch-single`, { method: 'POST', headers, body })
  // Prevents an unhandled rejection if the app never uses the answer.
  answer.catch(() => undefined)
  page.firstCall = { id: Number(id), token, answer }
  page.document.head.insertAdjacentHTML('beforeend', code)
  answer
    .then((response): Promise<Answered> => response.clone().json())
    .then(({ job }) => {
      // Owners get a different screen (rules 17: only the owner sees the views).
      if (!job || job.views !== undefined) return
      const texts = { title: job.title, company: job.user.name, description: job.description }
      for (const [part, text] of Object.entries(texts)) {
        const place = page.document.querySelector(`.first-paint-job [data-part='${part}']`)
        if (place) place.textContent = typeof text === 'string' ? text : ''
      }
      page.document.querySelector('.first-paint-job')?.toggleAttribute('hidden', false)
    })
    // The app reports errors.
    .catch(() => undefined)
}

// Stryker restore all

/** Returns the script for the head of the page, to run before the app's. */
export function firstCallScript(setup: FirstCallSetup, timeZone: () => string): string {
  return `;(${String(ask)})(window, ${JSON.stringify(setup)}, ${String(timeZone)})\n`
}

/**
 * Returns the answer to a call that the page has already made, but only once: later requests must be new, as the job or
 * the login may have changed.
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
