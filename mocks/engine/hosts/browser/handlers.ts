import { probePath } from './addresses.ts'
import { unanswered } from './worker-guard.ts'

/** The header that distinguishes responses of the simulator from those of the network. */
export const simulatedHeader = unanswered[0]

/** Value of `simulatedHeader` for answered requests; the worker's guard sends another value (`unanswered`). */
export const answeredMark = '1'

/** Upper bound on the length of a form's closing boundary, in bytes: at most 70, plus hyphens (RFC 2046). */
const longestClosing = 80

/**
 * Returns the function that answers requests to the simulated URLs, with or without a worker, and in tests.
 * @param origin of the app, without a trailing slash: `https://example.com`
 * @param basePath of the app, with slashes: `/` or `/demo/`
 * @param elsewhere answers for third parties; resolves to undefined if the URL is unknown
 */
export function answererFor(
  runtime: { handle(path: string, request: Request, readForm: () => Promise<FormData>): Promise<Response> },
  origin: string,
  basePath: string,
  elsewhere: (url: URL, request: Request) => Promise<Response | undefined>,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const url = new URL(request.url)
    const path = url.pathname.slice(basePath.length)
    // Unknown URLs get 404: a demo must never reach the real third party.
    if (url.origin !== origin)
      return marked((await elsewhere(url, request)) ?? new Response(null, { status: 404 }))
    if (path === probePath) return marked(new Response(null, { status: 204 }))
    return marked(await runtime.handle(path, request, () => readForm(request)))
  }
}

function marked(response: Response): Response {
  // The headers of a simulated network error (`Response.error()`) are immutable.
  if (response.type !== 'error') response.headers.set(simulatedHeader, answeredMark)
  return response
}

/** Reads a form as a server does, even one without fields, which Chromium can't parse. */
async function readForm(request: Request): Promise<FormData> {
  const body = await request.blob()
  const isEmpty = body.size < longestClosing && /^--[^\r\n]+--(?:\r\n)?$/.test(await body.text())
  if (isEmpty) return new FormData()
  const type = request.headers.get('content-type') ?? ''
  return await new Response(body, { headers: { 'content-type': type } }).formData()
}
