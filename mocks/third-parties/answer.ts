import type { Runtime } from '../runtime/runtime.ts'
import { answerGoogle } from './google-api.ts'
import { answerStripe } from './stripe-api.ts'

/** The texts of the look-alike scripts that the app's loaders ask third parties for. */
export interface ThirdPartyScripts {
  /** Stripe.js: card fields and confirming a payment. */
  stripe: string
  /** Google Identity Services: the sign-in button. */
  google: string
  /** The chat widget. */
  chat: string
}

/** What the third parties need of the simulated backend. */
export type Backend = Pick<Runtime, 'act' | 'read' | 'identity' | 'scenarios'>

/** The hosts that the simulator answers for. Nothing that is asked of them reaches the network. */
export const thirdPartyHosts = [
  'js.stripe.com',
  'api.stripe.com',
  'accounts.google.com',
  'code.tidio.co',
] as const

/**
 * Answers for the third parties at their own addresses, so that the app needs to know nothing of the simulation. Any page
 * may read the answers, as with the real ones. Never rejects.
 * @returns undefined where the address is nobody's here
 */
export async function answerThirdParty(
  backend: Backend,
  url: URL,
  request: Request,
  scripts: ThirdPartyScripts,
): Promise<Response | undefined> {
  const host = thirdPartyHosts.find((one) => one === url.host)
  if (url.protocol !== 'https:' || !host) return undefined
  if (request.method === 'OPTIONS') return preflight(request)
  return open(await answerOf(host, backend, url, request, scripts))
}

async function answerOf(
  host: (typeof thirdPartyHosts)[number],
  backend: Backend,
  url: URL,
  request: Request,
  scripts: ThirdPartyScripts,
): Promise<Response> {
  const isGet = request.method === 'GET' || request.method === 'HEAD'
  try {
    switch (host) {
      case 'js.stripe.com':
        return isGet ? script(scripts.stripe) : notFound()
      case 'api.stripe.com':
        return await answerStripe(backend, url, request)
      case 'accounts.google.com':
        if (isGet && url.pathname === '/gsi/client') return script(scripts.google)
        return (await answerGoogle(backend, url, request)) ?? notFound()
      case 'code.tidio.co':
        return isGet && url.pathname.endsWith('.js') ? script(scripts.chat) : notFound()
    }
  } catch (error) {
    console.error(error)
    const body = { error: { type: 'api_error', message: 'The simulated third party has a problem.' } }
    return new Response(JSON.stringify(body), {
      status: 500,
      headers: { 'content-type': 'application/json' },
    })
  }
}

function script(text: string): Response {
  return new Response(text, { headers: { 'content-type': 'text/javascript; charset=utf-8' } })
}

function notFound(): Response {
  return new Response('There is nothing here.', { status: 404 })
}

function open(response: Response): Response {
  response.headers.set('access-control-allow-origin', '*')
  response.headers.set('cache-control', 'no-store')
  return response
}

function preflight(request: Request): Response {
  return open(
    new Response(null, {
      status: 204,
      headers: {
        'access-control-allow-methods': 'GET, POST, OPTIONS',
        'access-control-allow-headers': request.headers.get('access-control-request-headers') ?? '*',
        'access-control-max-age': '600',
      },
    }),
  )
}
