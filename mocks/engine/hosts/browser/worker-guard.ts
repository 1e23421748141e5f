// MSW's service worker forwards a request to the network if no page answers, such as while the page is closing or after
// the worker restarted without its state. A guard around MSW's script blocks simulated requests instead.
// `guardedScript` inserts `covers` and `guard` as text, so they may use only parameters and globals.

import { type BuildFiles, offline, storeFiles, type WorkerEvent, type WorkerScope } from './worker-offline.ts'

/**
 * The requests that the simulator answers: a method, and the beginning of the URL. `*` is any request; `fetch` has any
 * method too, but is no request of a page, a module, a style sheet or a worker; and so is `paths`, whose URLs have a
 * beginning and, after a space, a regular expression for the rest.
 */
export type Simulated = readonly [method: string, start: string]

/** The header, with its value, of responses to requests that the worker blocked. A blocked call has not run. */
export const unanswered = ['x-simulated', 'unanswered'] as const

/** The message with which a page that has no controller asks the worker to control it. */
export const claimPages = 'claim-pages'

export function covers(
  addresses: readonly Simulated[],
  { method, url, destination }: Pick<Request, 'method' | 'url' | 'destination'>,
): boolean {
  // Pictures, sounds and videos may be answers of calls.
  const isCall = /^(?:|image|audio|video)$/.test(destination)
  return addresses.some(([only, start]) => {
    const [base = '', paths] = start.split(' ')
    if (!url.startsWith(base)) return false
    const pattern = `^(?:${paths?.replaceAll('*', '[^/?#]+')})(?:[?#]|$)`
    if (paths !== undefined) return isCall && new RegExp(pattern).test(url.slice(base.length))
    return only === '*' || only === method || (only === 'fetch' && isCall)
  })
}

/**
 * Blocks network access to simulated URLs. Must run before other code in the worker stores `fetch`.
 * @returns a listener for requests that nothing else answered, which the browser would send to the network
 */
function guard(
  worker: WorkerScope,
  isCovered: typeof covers,
  [header, mark]: typeof unanswered,
): (event: WorkerEvent) => void {
  const addresses = [...new URL(worker.location.href).searchParams]
  const network = worker.fetch.bind(worker)
  const refuse = () =>
    new Response('The simulator does not answer.', { status: 503, headers: { [header]: mark } })

  worker.fetch = async (input, init) => {
    const asked = input instanceof Request ? input : new Request(input, init)
    return isCovered(addresses, asked) ? refuse() : await network(input, init)
  }
  // MSW would ask the page about a module, and its question has no `destination`.
  worker.addEventListener('fetch', (event) => {
    const { method, url } = event.request
    const isBeside = isCovered(addresses, { method, url, destination: '' })
    if (isBeside && !isCovered(addresses, event.request)) event.stopImmediatePropagation()
  })
  return (event) => {
    if (isCovered(addresses, event.request)) event.respondWith(refuse())
  }
}

/**
 * Returns the script of the service worker: MSW's script with the guard around it.
 * @param build the files that let the app open offline; without them, the app needs a network
 */
export function guardedScript(mswScript: string, build?: BuildFiles): string {
  const files = build
    ? `(${String(offline)})(self, ${JSON.stringify(build)}, ${JSON.stringify(storeFiles)})`
    : '() => undefined'
  // The `fetch` listeners are added last, so they receive only requests that MSW has not answered.
  return `const answerFiles = ${files};
const refuseUnanswered = (${String(guard)})(self, ${String(covers)}, ${JSON.stringify(unanswered)});
${mswScript}
addEventListener('fetch', refuseUnanswered)
addEventListener('message', (event) => {
  if (event.data === '${claimPages}') event.waitUntil(self.clients.claim())
})
answerFiles()
`
}
