import { once } from 'node:events'
import { createReadStream, readFileSync, statSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import { extname, join, sep } from 'node:path'
import { pipeline, Readable } from 'node:stream'
import { createGzip } from 'node:zlib'

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
}
const compressible = /^(?:text\/|image\/svg|application\/(?:json|manifest))/

interface Answer {
  status: number
  headers: Record<string, string>
  body?: string
  /** An absolute path. */
  file?: string
}

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

  function answer(method: string, path: string | undefined, accept: string): Answer {
    if (path === undefined) return words(400, 'Malformed address.')
    if (path === '/__leaks') {
      if (method === 'DELETE') leaks.length = 0
      return json(200, leaks)
    }
    const inside = path.startsWith(base) ? path.slice(base.length) : undefined
    if (/^\/(?:api|storage)\//.test(path) || /^(?:api|storage)\//.test(inside ?? '')) {
      leaks.push({ method, path })
      return json(404, { leaked: path })
    }
    if (method !== 'GET' && method !== 'HEAD') return words(405, 'Only GET and HEAD.')
    if (inside === undefined) {
      if (path === '/' || `${path}/` === base) return { status: 302, headers: { location: base } }
      return words(404, `Nothing here. Try ${base}`)
    }
    // When a page is opened directly, the browser asks for HTML. For scripts and images, it asks for other types.
    const isPage = accept.includes('text/html') || extname(inside) === ''
    const file = fileAt(folder, inside) ?? (isPage ? fileAt(folder, 'index.html') : undefined)
    if (file === undefined) return words(404, 'No such file.')
    const type = types[extname(file)] ?? 'application/octet-stream'
    return { status: 200, headers: { ...headersOf(folder), 'content-type': type }, file }
  }

  return (request, response) => {
    const method = request.method ?? 'GET'
    const { status, headers, body, file } = answer(method, pathOf(request.url), request.headers.accept ?? '')
    const type = headers['content-type'] ?? ''
    const encodings = String(request.headers['accept-encoding'])
    const isZipped = compressible.test(type) && /\bgzip\b/.test(encodings)
    response.writeHead(status, {
      'cache-control': 'no-store',
      vary: 'accept-encoding',
      ...headers,
      ...(isZipped ? { 'content-encoding': 'gzip' } : {}),
    })
    const content = file === undefined ? Readable.from([body ?? '']) : createReadStream(file)
    pipeline(isZipped ? [content, createGzip(), response] : [content, response], () => {
      // A browser that disconnects early is not an error.
    })
  }
}

/** Returns the decoded path of a request, or undefined if it is malformed. */
function pathOf(url = '/'): string | undefined {
  try {
    return decodeURIComponent(new URL(url, 'http://host').pathname)
  } catch {
    return undefined
  }
}

/** Returns the absolute path of a file inside the folder, if it exists. */
function fileAt(folder: string, path: string): string | undefined {
  const file = join(folder, path === '' ? 'index.html' : path)
  if (!file.startsWith(folder + sep) || path.includes('\0')) return undefined
  try {
    return statSync(file).isFile() ? file : undefined
  } catch {
    // Missing, or not a valid name.
    return undefined
  }
}

/** Returns the headers in the folder's `_headers` file, if it has one. */
function headersOf(folder: string): Record<string, string> {
  const file = fileAt(folder, '_headers')
  const lines = file === undefined ? [] : readFileSync(file, 'utf8').matchAll(/^ +([\w-]+): (.+)$/gm)
  return Object.fromEntries([...lines].map(([, name = '', value = '']) => [name.toLowerCase(), value]))
}

function json(status: number, value: unknown): Answer {
  return { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(value) }
}

function words(status: number, why: string): Answer {
  return { status, headers: { 'content-type': 'text/plain; charset=utf-8' }, body: `${why}\n` }
}

/** Serves a folder, by default on any free port. Returns its URL, without a slash at the end, and `stop`. */
export async function startHost(folder: string, base: string, port = 0) {
  const server = createServer(createHost(folder, base)).listen(port, 'localhost')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The host has no port.')
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  return { url: `http://localhost:${address.port}`, stop }
}
