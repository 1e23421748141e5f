import { type Http2Bindings, type HttpBindings, serve } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { once } from 'node:events'
import { afterAll, beforeAll, beforeEach, vi } from 'vitest'
import { isJson, type Json } from '../../mocks/mixed/json.ts'

/**
 * Answers a call or a path instead of the backend; undefined lets the backend answer, and `cut` breaks the connection,
 * after some bytes if there are any.
 */
type Trouble = (
  call: string,
  pass: () => Promise<Response>,
  cut: (bytes?: string) => Response,
) => Promise<Response | undefined> | Response | undefined

/** Starts a proxy for a file's tests. @returns it, and what the console warns of in each test */
export function startProxy(): { proxy: Proxy; warnings: string[] } {
  const proxy = new Proxy()
  const warnings: string[] = []
  beforeAll(() => proxy.start())
  afterAll(() => proxy.stop())
  beforeEach(() => {
    proxy.trouble = () => undefined
    proxy.asked.length = 0
    warnings.length = 0
    vi.spyOn(console, 'warn').mockImplementation((...said) => void warnings.push(said.join(' ')))
  })
  return { proxy, warnings }
}

/** A server in front of the example backend that can break each answer, and go away. */
export class Proxy {
  trouble: Trouble = () => undefined
  target = ''
  /** The body of the last request. */
  lastForm: Blob | undefined
  /** The calls and paths asked for, each with its headers. */
  readonly asked: { call: string; method: string; headers: Headers }[] = []
  url = ''
  #server: ReturnType<typeof serve> | undefined

  /** Changes the JSON of one call's answers, where there is no other trouble. */
  change(call: string, edit: (answer: Json) => object): void {
    const others = this.trouble
    this.trouble = async (name, pass, cut) => {
      if (name !== call) return await others(name, pass, cut)
      const response = await pass()
      const answer: unknown = await response.json()
      return Response.json(edit(isJson(answer) ? answer : {}), { status: response.status })
    }
  }

  async start(port = 0): Promise<void> {
    const answer = async (request: Request, env: HttpBindings | Http2Bindings): Promise<Response> => {
      const { pathname } = new URL(request.url)
      const call = pathname.replace('/api/', '')
      this.asked.push({ call, method: request.method, headers: request.headers })
      const body = request.method === 'POST' ? await request.arrayBuffer() : undefined
      this.lastForm = new Blob([body ?? ''])
      const init = {
        method: request.method,
        headers: new Headers(request.headers),
        ...(body?.byteLength && { body }),
      }
      init.headers.delete('content-length')
      const pass = async () => await fetch(this.target + pathname, init)
      const cut = (bytes = '') => {
        env.incoming.socket.end(bytes, 'latin1')
        return RESPONSE_ALREADY_SENT
      }
      return (await this.trouble(call, pass, cut)) ?? (await pass())
    }
    const options = { fetch: answer, port, hostname: '127.0.0.1', overrideGlobalObjects: false }
    const server = serve(options)
    this.#server = server
    await once(server, 'listening')
    const address = server.address()
    this.url = `http://localhost:${typeof address === 'object' ? address?.port : port}`
  }

  async stop(): Promise<void> {
    const server = this.#server
    if (!server) return
    this.#server = undefined
    const closed = once(server, 'close')
    server.close()
    if ('closeAllConnections' in server) server.closeAllConnections()
    await closed
  }
}
