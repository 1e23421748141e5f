import { http, type RequestHandler } from 'msw'
import { probePath } from './addresses.ts'
import { unanswered } from './worker-guard.ts'

/** Identifies answers of the simulator, as opposed to the real network. */
export const simulatedHeader = unanswered[0]

/** Value of that header for answered requests; the worker's guard uses another one. */
export const answeredMark = '1'

/** Upper bound for the length of a form's closing boundary (RFC 2046: 70 characters and hyphens). */
const longestClosing = 80

/** Answers a request to a third party; undefined if the address is unknown. */
export type AnswerElsewhere = (url: URL, request: Request) => Promise<Response | undefined>

/**
 * Returns MSW request handlers for a runtime: for pages with or without a worker, and for tests.
 * @param origin of the app, without a trailing slash: `https://example.com`
 * @param basePath of the app, with slashes: `/` or `/demo/`
 * @param elsewhere answers for third parties
 * @param hosts of third parties
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
    // Unknown addresses answer 404: a demo must never reach the real third party.
    marked((await elsewhere(new URL(request.url), request)) ?? new Response(null, { status: 404 }))
  return [
    // Must match `simulatedAddresses`.
    http.post(`${base}api/*`, answer),
    http.get(`${base}${probePath}`, answer),
    http.get(`${base}storage/*`, answer),
    ...hosts.map((host) => http.all(`https://${host}/*`, answerElsewhere)),
  ]
}

function marked(response: Response): Response {
  // A simulated network error has no headers.
  if (response.type !== 'error') response.headers.set(simulatedHeader, answeredMark)
  return response
}

/** Reads a form as a server does. Chromium rejects forms without fields. */
async function readForm(request: Request): Promise<FormData> {
  const body = await request.blob()
  const isEmpty = body.size < longestClosing && /^--[^\r\n]+--(?:\r\n)?$/.test(await body.text())
  if (isEmpty) return new FormData()
  const type = request.headers.get('content-type') ?? ''
  return await new Response(body, { headers: { 'content-type': type } }).formData()
}
