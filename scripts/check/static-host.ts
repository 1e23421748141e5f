import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import { extname, join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import * as v from 'valibot'

/**
 * Serves a folder as a static host for single-page apps does: files without caching, and `index.html` (200) for every
 * other page under `base`, with the headers of the folder's `_headers`.
 *
 * `/api/…` and `/storage/…` get 404, because the simulator should have answered them inside the browser. `GET /__leaks`
 * lists such requests as `{ method, path }`, and `DELETE /__leaks` clears the list.
 * @param folder an absolute path
 * @param base starts and ends with a slash
 */
export function createHost(folder: string, base: string): RequestListener {
  const leaks: { method: string; path: string }[] = []
  const host = new Hono()
  host.use(compress())
  host.get('/__leaks', (context) => context.json(leaks))
  host.delete('/__leaks', (context) => {
    leaks.length = 0
    return context.json(leaks)
  })
  host.use(async ({ req: { method, path }, json }, next) => {
    const inside = path.startsWith(base) ? path.slice(base.length - 1) : path
    if (!/^\/(?:api|storage)\//.test(inside) && !/^\/(?:api|storage)\//.test(path)) return await next()
    leaks.push({ method, path })
    return json({ leaked: path }, 404)
  })
  if (base !== '/') host.on('GET', ['/', base.slice(0, -1)], ({ redirect }) => redirect(base))
  host.get(`${base}*`, async ({ header }, next) => {
    header('cache-control', 'no-store')
    for (const [name, value] of headersOf(folder)) header(name, value)
    await next()
  })
  host.get(
    `${base}*`,
    serveStatic({ root: folder, rewriteRequestPath: (path) => path.slice(base.length - 1) }),
    async ({ req, text }, next) => {
      // When a page is opened directly, the browser asks for HTML. For scripts and images, it asks for other types.
      const isPage = req.header('accept')?.includes('text/html') || extname(req.path) === ''
      return isPage ? await next() : text('No such file.', 404)
    },
    serveStatic({ path: join(folder, 'index.html') }),
  )
  const listener = getRequestListener(host.fetch)
  return (request, response) => void listener(request, response)
}

const leakList = v.array(v.object({ method: v.string(), path: v.string() }))

/** Returns the calls that reached a host instead of the simulator, such as `POST /demo/api/me`. @param url of the host */
export async function leakedTo(url: string): Promise<string[]> {
  const response = await fetch(new URL('/__leaks', url))
  return v
    .parse(leakList, await response.json())
    .filter(({ path }) => path.includes('/api/'))
    .map(({ method, path }) => `${method} ${path}`)
}

/** Returns the headers in the folder's `_headers` file, if it has one. */
function headersOf(folder: string): [string, string][] {
  const file = join(folder, '_headers')
  const lines = existsSync(file) ? readFileSync(file, 'utf8').matchAll(/^ +([\w-]+): (.+)$/gm) : []
  return [...lines].map(([, name = '', value = '']) => [name, value])
}

/** Serves a folder, by default on any free port. */
export const startHost = (folder: string, base: string, port = 0) => listen(createHost(folder, base), port)

/** Serves requests, by default on any free port. Returns the URL, without a slash at the end, the port, and `stop`. */
export async function listen(answer: RequestListener, wanted = 0, name = 'localhost') {
  const server = createServer(answer).listen(wanted, name)
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The host has no port.')
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  const { port } = address
  return { url: `http://${name}:${port}`, port, stop }
}
