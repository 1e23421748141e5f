import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { Refused } from '../engine/base/errors.ts'
import { isForwarded } from '../engine/hosts/http/exchange.ts'
import { isForeign, isLoopback, isNamed } from '../engine/hosts/http/server.ts'

type Answer = (request: Request) => Promise<Response>

const secret = () => randomBytes(32).toString('hex')
const digest = (text: string) => createHash('sha256').update(text).digest()
const same = (one: string, other: string) => timingSafeEqual(digest(one), digest(other))

/**
 * Guards the admin pages. If other machines can reach the server, or a proxy forwarded the request, the pages require a
 * key. Each key works once, for one browser or tool, which gets a cookie; then a new key replaces it.
 * @param own the address the server listens on; a loopback one by default
 * @param announce receives each new key
 */
export function guarded(
  own: string | undefined,
  announce: (key: string) => void = () => undefined,
  answer: Answer,
): Answer {
  const isLocal = isLoopback(own)
  const cookie = `admin=${secret()}`
  let key = ''
  const renew = () => {
    key = secret()
    announce(key)
  }
  if (!isLocal) renew()
  return async (request) => {
    refuseForeign(request, own)
    if (isLocal && !isForwarded(request)) return await answer(request)
    if (key === '') renew()
    if (request.method === 'GET' && same(new URL(request.url).searchParams.get('key') ?? '', key)) {
      renew()
      const headers = { location: '/-/', 'set-cookie': `${cookie}; Path=/-/; HttpOnly; SameSite=Strict` }
      return new Response(null, { status: 303, headers: { ...headers, 'cache-control': 'no-store' } })
    }
    const cookies = request.headers.get('cookie')?.split('; ') ?? []
    if (cookies.some((one) => same(one, cookie))) return await answer(request)
    throw new Refused(
      'Each key for the admin pages works once. Open the latest address that the server printed: /-/?key=…',
      {
        httpStatus: 401,
      },
    )
  }
}

/**
 * Refuses requests from other sites in the same browser, because the admin pages show codes and can log in as anyone. A
 * change must come from the admin pages or from no page at all, and nothing from a script: the pages have none, but others
 * of this origin may.
 * @throws Refused
 */
function refuseForeign(request: Request, own?: string): void {
  const { method, headers } = request
  // A proxy's visitors need the key.
  if (!isNamed(request, own)) {
    const names = isLoopback(own) ? 'localhost' : "this machine's IP address"
    throw new Refused(`Open the admin pages at ${names}.`, { httpStatus: 403 })
  }
  if (headers.get('sec-fetch-dest') === 'empty')
    throw new Refused('Scripts can’t use the admin pages. Open them at /-/.', { httpStatus: 403 })
  if (method === 'GET' || method === 'HEAD') return
  const site = headers.get('sec-fetch-site')
  const isSent = site !== null && site !== 'same-origin' && site !== 'none'
  if (isForeign(request) || isSent) {
    throw new Refused('This request came from outside the admin pages. Open them at /-/.', {
      httpStatus: 403,
    })
  }
}
