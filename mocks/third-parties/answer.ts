import type { ThirdParties } from '../engine/backend.ts'
import type { JobBoard, WorldAccess } from '../operation.ts'
import { answerGoogle } from './google-api.ts'
import { json } from './http.ts'
import { scriptAt, type ScriptName, thirdPartyHosts } from './hosts.ts'
import { answerStripe } from './stripe-api.ts'

/** Returns the source of a look-alike script. */
type ScriptText = (name: ScriptName) => Promise<string>

/**
 * Answers requests to the third parties' real URLs, so that the app needs no code for the simulator. As with the
 * originals, pages of any origin may read the answers. Never rejects.
 * @returns undefined if the URL belongs to none of them
 */
export async function answerThirdParty(
  backend: WorldAccess,
  url: URL,
  request: Request,
  scripts: ScriptText,
): Promise<Response | undefined> {
  if (url.protocol !== 'https:' || !thirdPartyHosts.some((host) => host === url.host)) return undefined
  if (request.method === 'OPTIONS') return preflight(request)
  return open(await answerOf(backend, url, request, scripts))
}

/** The simulated third parties, in the form that the engine expects. */
export const thirdParties: ThirdParties<JobBoard> = { hosts: thirdPartyHosts, answer: answerThirdParty }

async function answerOf(
  backend: WorldAccess,
  url: URL,
  request: Request,
  scripts: ScriptText,
): Promise<Response> {
  const name = ['GET', 'HEAD'].includes(request.method) ? scriptAt(url) : undefined
  try {
    if (name) return script(await scripts(name))
    if (url.host === 'api.stripe.com') return await answerStripe(backend, url, request)
    const answer = url.host === 'accounts.google.com' && (await answerGoogle(backend, url, request))
    return answer || new Response('Not found.', { status: 404 })
  } catch (error) {
    console.error(error)
    return json({ error: { type: 'api_error', message: 'The simulated third party failed.' } }, 500)
  }
}

function script(text: string): Response {
  return new Response(text, { headers: { 'content-type': 'text/javascript; charset=utf-8' } })
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
