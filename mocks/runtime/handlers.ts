import { http, type RequestHandler } from 'msw'
import { thirdPartyHosts } from '../third-parties/answer.ts'
import type { Runtime } from './runtime.ts'

/** Marks every answer of the simulator, so that an answer of the real network is told apart. */
export const simulatedHeader = 'x-simulated'

/** The path that answers whether the simulator is in between. No call, so that asking is not a call that leaks. */
export const probePath = '-/simulator'

/** Answers a request to a third party; `undefined` where nothing stands at the address. */
export type AnswerElsewhere = (url: URL, request: Request) => Promise<Response | undefined>

/**
 * The runtime as MSW request handlers. The same ones answer in the service worker's pages, in the page itself, and in
 * tests.
 *
 * @param origin where the app stands, without a slash: `https://example.com`
 * @param basePath the app's base path, with slashes: `/` or `/demo/`
 * @param elsewhere answers for the third parties
 */
export function handlersFor(
  runtime: Pick<Runtime, 'handle'>,
  origin: string,
  basePath: string,
  elsewhere: AnswerElsewhere,
): RequestHandler[] {
  const base = origin + basePath
  const answer = async ({ request }: { request: Request }): Promise<Response> => {
    const path = new URL(request.url).pathname.slice(basePath.length)
    if (path === probePath) return marked(new Response(null, { status: 204 }))
    return marked(await runtime.handle(path, request))
  }
  const answerElsewhere = async ({ request }: { request: Request }): Promise<Response> =>
    // What is not simulated is not there: nothing of a demo may reach the real party.
    marked((await elsewhere(new URL(request.url), request)) ?? new Response(null, { status: 404 }))
  return [
    // Only POST is caught under api/: a development server serves the modules of src/api/ by GET.
    http.post(`${base}api/*`, answer),
    http.get(`${base}${probePath}`, answer),
    http.get(`${base}storage/*`, answer),
    ...thirdPartyHosts.map((host) => http.all(`https://${host}/*`, answerElsewhere)),
  ]
}

function marked(response: Response): Response {
  // A simulated network error has no headers to mark.
  if (response.type !== 'error') response.headers.set(simulatedHeader, '1')
  return response
}
