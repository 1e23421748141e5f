// Many people arrive on a page from a link. Most of the page depends on calls that the app can't make before it has
// loaded. In builds for a real backend, a script in the page's head makes those of the route's loader immediately and
// loads the rest of the page's code. A job is readable as soon as its answer arrives (`firstJob`), and the app then
// reuses the answers. `scripts/build/first-call.ts` adds the script and `firstJob` to the page.
//
// `firstCallScript` inserts `ask` and its `timeZone` as text, so they may use only their parameters and globals.

import { toFormData } from './form-data.ts'

/** What pages at some paths ask for first. */
export type FirstCalls = {
  /** A pattern for paths below the app's base path. Its group is the id in the path. */
  path: string
  /** Whether the calls depend on the query string. Then they are made early only without one. */
  readsQuery: boolean
  /** Calls with their fields. A value `$id` is the id in the path. */
  calls: readonly (readonly [call: string, fields: readonly (readonly [name: string, value: string])[]])[]
  /** The files with the rest of the page's code, below the base path. */
  code: readonly string[]
}

export type FirstCallSetup = {
  /** URL that precedes `/api/…`. */
  apiUrl: string
  /** Base path of the app, with slashes. */
  basePath: string
  /** Sent as `X-Access-Key`, if not empty. */
  accessKey: string
  /** Storage key of the token. */
  tokenKey: string
  pages: readonly FirstCalls[]
}

/** A call that was made. `key` has its name and its fields, without the time zone. */
export type FirstCall = { key: string; token: string | undefined; answer: Promise<Response> }

/** Placeholder for a job in index.html, hidden by the app's first render. Each element shows one text of the job. */
export const firstJob =
  '<div class="first-paint-job" hidden>' +
  '<p class="first-paint-company" dir="auto" data-part="company"></p>' +
  '<p class="first-paint-title" dir="auto" data-part="title"></p>' +
  '<p class="first-paint-text" dir="auto" data-part="description"></p></div>'

/** The part of the page's global scope that the script uses. */
type Page = {
  document: {
    querySelector: (selector: string) => Pick<Element, 'textContent' | 'toggleAttribute'> | null
    head: Pick<Element, 'insertAdjacentHTML'>
  }
  location: { pathname: string; search: string }
  sessionStorage: Pick<Storage, 'getItem'>
  localStorage: Pick<Storage, 'getItem'>
  fetch: (address: string, init: RequestInit) => Promise<Response>
  firstCalls?: FirstCall[] | undefined
}

declare global {
  var firstCalls: FirstCall[] | undefined
}

/** What the script reads of the answer with a job, which nobody has checked yet. */
type Answered = {
  job?: { title: unknown; description: unknown; user: { name: unknown }; views?: unknown }
}

// Stryker disable all: these lines run as text in another context, where mutants can't be activated.

/** Makes the first calls of the current page, exactly as the app would. */
function ask(
  page: Page,
  { apiUrl, basePath, accessKey, tokenKey, pages }: FirstCallSetup,
  timeZone: () => string,
): void {
  const { pathname, search } = page.location
  if (!pathname.startsWith(basePath)) return
  const place = pathname.slice(basePath.length)
  const first = pages.find(({ path, readsQuery }) => new RegExp(path).test(place) && !(readsQuery && search))
  if (!first) return
  const id = new RegExp(first.path).exec(place)?.[1] ?? ''
  let token: string | undefined
  try {
    token = (page.sessionStorage.getItem(tokenKey) ?? page.localStorage.getItem(tokenKey)) || undefined
  } catch {
    // Storage is blocked: nobody is logged in.
  }
  const headers = new Headers({ accept: 'application/json' })
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`)
  if (accessKey) headers.set('x-access-key', accessKey)
  page.firstCalls = first.calls.map(([call, fields]) => {
    const body = new FormData()
    const sent: [string, string][] = []
    for (const [name, value] of fields) {
      const field: [string, string] = [name, value === '$id' ? id : value]
      if (name === 'time_zone') field[1] = timeZone()
      else sent.push(field)
      body.append(...field)
    }
    const answer = page.fetch(`${apiUrl}/api/${call}`, { method: 'POST', headers, body })
    // Prevents an unhandled rejection if the app never uses the answer.
    answer.catch(() => undefined)
    if (call === 'jobs/fetch-single') showJob(answer)
    return { key: JSON.stringify([call, sent]), token, answer }
  })
  const links = first.code.map((file) => `<link rel="modulepreload" crossorigin href="${basePath}${file}">`)
  page.document.head.insertAdjacentHTML('beforeend', links.join(''))

  function showJob(answer: Promise<Response>) {
    answer
      .then((response): Promise<Answered> => response.clone().json())
      .then(({ job }) => {
        // Owners get a different screen (rules 17: only the owner sees the views).
        if (!job || job.views !== undefined) return
        const texts = { title: job.title, company: job.user.name, description: job.description }
        for (const [part, text] of Object.entries(texts)) {
          const element = page.document.querySelector(`.first-paint-job [data-part='${part}']`)
          if (element) element.textContent = typeof text === 'string' ? text : ''
        }
        page.document.querySelector('.first-paint-job')?.toggleAttribute('hidden', false)
      })
      // The app reports errors.
      .catch(() => undefined)
  }
}

// Stryker restore all

/** Returns the script for the head of the page, to run before the app's. */
export function firstCallScript(setup: FirstCallSetup, timeZone: () => string): string {
  return `;(${String(ask)})(window, ${JSON.stringify(setup)}, ${String(timeZone)})\n`
}

/**
 * Returns the answer to a call that the page has already made, but only once: later requests must be new, as what they
 * ask for or the login may have changed.
 */
export function takeFirstCall(
  { firstCalls = [] }: Pick<Page, 'firstCalls'>,
  call: string,
  body: object | undefined,
  token: string | undefined,
): Promise<Response> | undefined {
  if (firstCalls.length === 0) return undefined
  const key = JSON.stringify([call, [...toFormData(body ?? {})]])
  const at = firstCalls.findIndex((first) => first.key === key && first.token === token)
  return at < 0 ? undefined : firstCalls.splice(at, 1)[0]?.answer
}
