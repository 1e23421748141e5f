// A job's page is what most people arrive at, by a link that somebody sent them. All of it hangs on one call, and the app
// makes it only when its code is there. In a build for a real backend a script in the head of the page makes that call at
// once, and sends for the rest of the page's code. The job can be read as soon as the answer is there (`firstJob`), and
// the app takes the answer over. `scripts/build/first-call.ts` puts all of it into the page.
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
  /** Links, as HTML, to the code that a job's page needs beside the app's own. */
  code: string
}

/** A call that is under way before the app is there. */
export type FirstCall = { id: number; token: string | undefined; answer: Promise<Response> }

/** The place for a job in index.html, which the app's first rendering hides. Each part takes a text of the job. */
export const firstJob =
  '<div class="first-paint-job" hidden>' +
  '<p class="first-paint-title" dir="auto" data-part="title"></p>' +
  '<p class="first-paint-intro" dir="auto" data-part="company"></p>' +
  '<p class="first-paint-text" dir="auto" data-part="description"></p></div>'

/** What the script needs of the page around it. */
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

/** What is read of the answer. */
type Answered = {
  job?: { title: string; description: string | null; user: { name: string }; views?: number }
}

// Stryker disable all: these lines run as text in another context, where a mutant cannot be switched on.

/** Asks for the job that the page is about, if it is the page of a job, exactly as the app would. */
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
  page.document.head.insertAdjacentHTML('beforeend', code)
  answer
    .then((response): Promise<Answered> => response.clone().json())
    .then(({ job }) => {
      // Its owner comes for something else (rules 17: only the owner is told the views).
      if (!job || job.views !== undefined) return
      const texts = { title: job.title, company: job.user.name, description: job.description }
      for (const [part, text] of Object.entries(texts)) {
        const place = page.document.querySelector(`.first-paint-job [data-part='${part}']`)
        if (place) place.textContent = text ?? ''
      }
      page.document.querySelector('.first-paint-job')?.toggleAttribute('hidden', false)
    })
    // What is wrong with an answer is the app's to say.
    .catch(() => undefined)
}

// Stryker restore all

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
