import { http, type RequestHandler } from 'msw'
import { probePath } from './addresses.ts'
import { unanswered } from './worker-guard.ts'

/** Marks every answer of the simulator, so that an answer of the real network is told apart. */
export const simulatedHeader = unanswered[0]

/** The mark of an answer; the guard around the worker has another one for what nobody answered. */
export const answeredMark = '1'

/** More characters than has the line that closes a form (RFC 2046: 70 and hyphens), which is all of an empty one. */
const longestClosing = 80

/** Answers a request to a third party; `undefined` where nothing stands at the address. */
export type AnswerElsewhere = (url: URL, request: Request) => Promise<Response | undefined>

/**
 * The runtime as MSW request handlers, for pages with a worker and without, and for tests.
 * @param origin where the app stands, without a slash: `https://example.com`
 * @param basePath the app's base path, with slashes: `/` or `/demo/`
 * @param elsewhere answers for the third parties
 * @param hosts the third parties'
 */
export function handlersFor(
  runtime: { handle(path: string, request: Request, readForm: () => Promise<FormData>): Promise<Response> },
  origin: string,
  basePath: string,
  elsewhere: AnswerElsewhere,
  hosts: readonly string[],
): RequestHandler[] {
  const base = origin + basePath
  const answer = async ({ request }: { request: Request }): Promise<Response> => {
    const path = new URL(request.url).pathname.slice(basePath.length)
    if (path === probePath) return marked(new Response(null, { status: 204 }))
    return marked(await runtime.handle(path, request, () => readForm(request)))
  }
  const answerElsewhere = async ({ request }: { request: Request }): Promise<Response> =>
    // What is not simulated is not there: nothing of a demo may reach the real party.
    marked((await elsewhere(new URL(request.url), request)) ?? new Response(null, { status: 404 }))
  return [
    // The same as in `simulatedAddresses`, of which nothing reaches the network.
    http.post(`${base}api/*`, answer),
    http.get(`${base}${probePath}`, answer),
    http.get(`${base}storage/*`, answer),
    ...hosts.map((host) => http.all(`https://${host}/*`, answerElsewhere)),
  ]
}

function marked(response: Response): Response {
  // A simulated network error has no headers to mark.
  if (response.type !== 'error') response.headers.set(simulatedHeader, answeredMark)
  return response
}

/** Reads a form as a server does. Chromium takes one without any field for broken. */
async function readForm(request: Request): Promise<FormData> {
  const body = await request.blob()
  const isEmpty = body.size < longestClosing && /^--[^\r\n]+--(?:\r\n)?$/.test(await body.text())
  if (isEmpty) return new FormData()
  const type = request.headers.get('content-type') ?? ''
  return await new Response(body, { headers: { 'content-type': type } }).formData()
}
