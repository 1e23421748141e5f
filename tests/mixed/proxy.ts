import { serve } from '@hono/node-server'
import { once } from 'node:events'

/** Answers a call instead of the backend; undefined lets the backend answer. */
type Trouble = (call: string, pass: () => Promise<Response>) => Promise<Response> | Response | undefined

/** A server in front of the example backend that can break each answer, and go away. */
export class Proxy {
  trouble: Trouble = () => undefined
  target = ''
  url = ''
  #server: ReturnType<typeof serve> | undefined

  async start(port = 0): Promise<void> {
    const answer = async (request: Request): Promise<Response> => {
      const { pathname } = new URL(request.url)
      const body = request.method === 'POST' ? await request.arrayBuffer() : undefined
      const init = {
        method: request.method,
        headers: new Headers(request.headers),
        ...(body?.byteLength && { body }),
      }
      init.headers.delete('content-length')
      const pass = async () => await fetch(this.target + pathname, init)
      return (await this.trouble(pathname.replace('/api/', ''), pass)) ?? (await pass())
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
