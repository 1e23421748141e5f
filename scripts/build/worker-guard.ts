// MSW's service worker forwards a request to the network if no page answers, such as while the page is closing or after
// the worker restarted without its state. A guard around MSW's script blocks simulated requests instead.
// `guardedScript` inserts `covers` and `guard` as text, so they may use only parameters and globals.

import { claimPages, covers, storeFiles, unanswered } from '../../mocks/engine/hosts/browser/gate.ts'
import { type BuildFiles, offline, type WorkerEvent, type WorkerScope } from './worker-offline.ts'

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
