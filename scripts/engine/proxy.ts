import type { Behind } from '../../mocks/engine/backend.ts'
import type { BackendTypes } from '../../mocks/engine/call/types.ts'
import { Refused } from '../../mocks/engine/base/errors.ts'
import { inert } from '../../mocks/engine/call/file-response.ts'
import { isForm } from '../../mocks/engine/contract/read-body.ts'
import { isForeign, isLoopback, isNamed } from '../../mocks/engine/hosts/http/server.ts'
import { likeUnknownPath, type PathAnswer } from '../../src/api/unknown-path.ts'

/** What belongs to a connection, or is made anew for the other one. */
const ownHeaders = [
  'host',
  'forwarded',
  'content-length',
  'content-encoding',
  'transfer-encoding',
  'connection',
]

/**
 * Returns the function that asks another backend first, and the simulator if that one doesn't have the call: it answers
 * with HTTP 405 or 501, or as it answers at a path that nobody knows.
 * @param address the backend's; without a path, that of calls is as it is here
 * @param prefix of the calls here: `/api/v2`
 */
export function inFront<B extends BackendTypes>(
  world: Behind<B>,
  address: string,
  prefix: string,
): Behind<B>['handle'] {
  const { origin, pathname } = new URL(address)
  const root = origin + (pathname === '/' ? prefix : pathname.replace(/\/+$/, ''))
  const likeUnknown = new Map<string, ReturnType<typeof learn>>()
  world.log.source = 'the simulator'

  return async (path, request, readForm = () => request.formData()) => {
    if (path.startsWith('storage/')) return await world.handle(path, request)
    refuseStrangers(request)
    const started = performance.now()
    const { method, signal } = request
    const form = isForm(request.headers) ? await readForm() : undefined
    const blob = form || request.body === null ? null : await request.blob()
    const again = () => new Request(request, { method, ...(blob && { body: blob }) })
    const call = `/${path}`.slice(prefix.length + 1)
    const headers = without([...ownHeaders, ...(form ? ['content-type'] : [])], request.headers)
    const init = { method, signal, headers, body: form ?? blob, redirect: 'manual' } as const
    const { pathname: asked, search } = new URL(request.url)
    const answer = await fetch(`${root}/${call}${search}`, init).catch(() =>
      Response.json({ message: `${address} can’t be reached.` }, { status: 502 }),
    )
    if (await lacks(call, init, answer.clone()))
      return await world.handle(path, again(), () => Promise.resolve(form ?? new FormData()))
    const { status } = answer
    const outcome = status < 400 ? 'success' : 'error'
    const said = { caller: '', message: '', violations: [], source: address }
    const took = performance.now() - started
    world.log.add({ at: world.now(), call: `${method} ${asked}`, httpStatus: status, outcome, took, ...said })
    const passed = without(ownHeaders, answer.headers)
    // No page of another backend may act on this origin, which has the pages of /-/.
    for (const name of ['content-security-policy', 'x-content-type-options'] as const)
      passed.set(name, inert[name])
    return new Response(answer.body, { status, headers: passed })
  }

  async function lacks(call: string, { method, headers }: Asked, answer: Response): Promise<boolean> {
    if (answer.status !== 404) return answer.status === 405 || answer.status === 501
    const learning = likeUnknown.get(method) ?? learn(method, headers)
    likeUnknown.set(method, learning)
    try {
      return (await learning)({ call, httpStatus: 404, text: await answer.text() })
    } catch {
      likeUnknown.delete(method)
      return false
    }
  }

  async function learn(method: string, headers: Headers) {
    const ask = async (call: string): Promise<PathAnswer> => {
      const answer = await fetch(`${root}/${call}`, { method, headers })
      return { call, httpStatus: answer.status, text: await answer.text() }
    }
    return likeUnknownPath(await ask('no-such-call'), await ask('no-such-call-either'))
  }
}

/** @throws Refused if a page of another machine asks: the backend may trust the network that this one is in */
function refuseStrangers(request: Request): void {
  const origin = URL.parse(request.headers.get('origin') ?? '')
  if (isNamed(request) && (!isForeign(request) || isLoopback(origin?.hostname ?? ''))) return
  throw new Refused('Only pages of this machine may ask another backend here.', { httpStatus: 403 })
}

type Asked = Pick<Request, 'method' | 'headers'>

function without(names: readonly string[], headers: Headers): Headers {
  const others = new Headers(headers)
  for (const name of names) others.delete(name)
  return others
}
