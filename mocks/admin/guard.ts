import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { isIP } from 'node:net'
import { Refused } from '../engine/call/errors.ts'
import { type AdminRequest, isLoopback } from '../engine/hosts/http/server.ts'

type Answer = (request: AdminRequest) => Promise<Response>

const secret = () => randomBytes(32).toString('hex')
const digest = (text: string) => createHash('sha256').update(text).digest()
const same = (one: string, other: string) => timingSafeEqual(digest(one), digest(other))

/**
 * Lets the right people to the admin pages. Where other machines can reach the server, these ask for a key. It works once,
 * for one browser or tool, which then has a cookie; another key takes its place.
 * @param own the address that the server listens at; left out, a loopback one
 * @param tell tells each key
 */
export function guarded(
  own: string | undefined,
  tell: (key: string) => void = () => undefined,
  answer: Answer,
): Answer {
  const isLocal = isLoopback(own)
  const cookie = `admin=${secret()}`
  let key = ''
  const renew = () => {
    key = secret()
    tell(key)
  }
  if (!isLocal) renew()
  return async (request) => {
    refuseStrangers(request, own)
    if (isLocal) return await answer(request)
    if (request.method === 'GET' && same(request.query.get('key') ?? '', key)) {
      renew()
      const headers = { location: '/-/', 'set-cookie': `${cookie}; Path=/-/; HttpOnly; SameSite=Strict` }
      return new Response(null, { status: 303, headers: { ...headers, 'cache-control': 'no-store' } })
    }
    const cookies = request.headers.get('cookie')?.split('; ') ?? []
    if (cookies.some((one) => same(one, cookie))) return await answer(request)
    throw new Refused('The admin pages ask for the key that the server printed: /-/?key=…', {
      httpStatus: 401,
    })
  }
}

/**
 * The admin pages show codes and log people in, so a page that somebody has open in the same browser must not reach them:
 * neither by a form or script of its own (a change has to come from the admin pages themselves, or from no page at all),
 * nor by a name of its own that leads to this machine.
 * @throws Refused
 */
function refuseStrangers({ method, headers }: AdminRequest, own = 'localhost'): void {
  const host = headers.get('host') ?? ''
  const name = host.replace(/:\d+$/, '').toLowerCase()
  // A number is nobody's name.
  const isNumber = isIP(name.replace(/^\[|\]$/g, '')) > 0
  if (!isLoopback(name) && (isLoopback(own) || !(isNumber || name === own))) {
    const names = isLoopback(own) ? 'the name localhost' : "this machine's IP address"
    throw new Refused(`The admin pages are reached by ${names}.`, { httpStatus: 403 })
  }
  if (method === 'GET' || method === 'HEAD') return
  const origin = headers.get('origin')
  const site = headers.get('sec-fetch-site')
  const isForeign = origin !== null && origin !== `http://${host}` && origin !== `https://${host}`
  const isSent = site !== null && site !== 'same-origin' && site !== 'none'
  if (isForeign || isSent) {
    throw new Refused('This came from another page than the admin pages.', { httpStatus: 403 })
  }
}
