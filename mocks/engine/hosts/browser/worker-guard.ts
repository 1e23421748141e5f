// MSW's service worker lets through to the network whatever no page has answered: right for the app's own files, wrong
// for a call whose page is being left, or of a worker that started anew without a memory. The page has given such a call
// away by then, so a guard around MSW's script keeps it from the network.
//
// The functions are put into the script as text (`guardedScript`), so they use nothing but their parameters.

import { type BuildFiles, offline, storeFiles } from './worker-offline.ts'

/** What the simulator answers for: a method, `*` for any, and how the address begins. */
export type Simulated = readonly [method: string, start: string]

/** Marks what the worker has kept from the network; a header with its value. Nobody has run such a call. */
export const unanswered = ['x-simulated', 'unanswered'] as const

/** What the guard needs of the worker around it. */
interface WorkerScope {
  location: { href: string }
  fetch: typeof fetch
}

/** What the guard needs of a `FetchEvent`. */
interface Asked {
  request: Request
  respondWith(response: Response): void
}

export function covers(
  addresses: readonly Simulated[],
  { method, url }: Pick<Request, 'method' | 'url'>,
): boolean {
  return addresses.some(([only, start]) => (only === '*' || only === method) && url.startsWith(start))
}

/**
 * Keeps a worker from asking the network for what the simulator answers. To be called before anything else in the worker
 * can take `fetch`.
 * @returns what answers a request that no other listener has answered; without it the browser would ask the network
 */
function guard(
  worker: WorkerScope,
  isCovered: typeof covers,
  [header, mark]: typeof unanswered,
): (event: Asked) => void {
  const addresses = [...new URL(worker.location.href).searchParams]
  const network = worker.fetch.bind(worker)
  const refuse = () =>
    new Response('The simulator does not answer.', { status: 503, headers: { [header]: mark } })

  worker.fetch = async (input, init) => {
    const asked = input instanceof Request ? input : new Request(input, init)
    return isCovered(addresses, asked) ? refuse() : await network(input, init)
  }
  return (event) => {
    if (isCovered(addresses, event.request)) event.respondWith(refuse())
  }
}

/**
 * The script of the service worker: MSW's with the guard around it.
 * @param build the files to open the app from without a network; left out, it needs one
 */
export function guardedScript(mswScript: string, build?: BuildFiles): string {
  const files = build
    ? `(${String(offline)})(self, ${JSON.stringify(build)}, ${JSON.stringify(storeFiles)})`
    : '() => undefined'
  // The listeners come last: they hear only of what MSW has not answered.
  return `const answerFiles = ${files};
const refuseUnanswered = (${String(guard)})(self, ${String(covers)}, ${JSON.stringify(unanswered)});
${mswScript}
addEventListener('fetch', refuseUnanswered)
answerFiles()
`
}
