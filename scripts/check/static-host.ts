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
  /** Either words or the absolute path of a file. */
  body?: string
  file?: string
}

/**
 * Serves a folder as a static host does that knows single-page apps: files as they are, without caching, and
 * `index.html` (200) for every other page under `base`, all with the headers that the folder's `_headers` names.
 *
 * `/api/…` and `/storage/…`, at the root or under `base`, answer 404: the app's simulator answers those inside the
 * browser, so a request for one has got past it. `GET /__leaks` lists them as `{ method, path }`; `DELETE /__leaks`
 * starts the list anew.
 * @param folder the absolute path of what is served
 * @param base where it stands, beginning and ending with a slash
 */
export function createHost(folder: string, base: string): RequestListener {
  const leaks: { method: string; path: string }[] = []

  function answer(method: string, path: string | undefined, accept: string): Answer {
    if (path === undefined) return words(400, 'The address cannot be read.')
    if (path === '/__leaks') {
      if (method === 'DELETE') leaks.length = 0
      return json(200, leaks)
    }
    const inside = path.startsWith(base) ? path.slice(base.length) : undefined
    if (/^\/(?:api|storage)\//.test(path) || /^(?:api|storage)\//.test(inside ?? '')) {
      leaks.push({ method, path })
      return json(404, { leaked: path })
    }
    if (method !== 'GET' && method !== 'HEAD') return words(405, 'Only files are here.')
    if (inside === undefined) {
      const isNear = path === '/' || `${path}/` === base
      return isNear
        ? { status: 302, headers: { location: base } }
        : words(404, `Nothing is here; try ${base}`)
    }
    // A page of the app, opened directly. What a page asks for by itself (a script, an image) accepts other types.
    const isPage = accept.includes('text/html') || extname(inside) === ''
    const file = fileAt(folder, inside) ?? (isPage ? fileAt(folder, 'index.html') : undefined)
    if (file === undefined) return words(404, 'There is no such file.')
    const type = types[extname(file)] ?? 'application/octet-stream'
    return { status: 200, headers: { ...headersOf(folder), 'content-type': type }, file }
  }

  return (request, response) => {
    const method = request.method ?? 'GET'
    const { status, headers, body, file } = answer(method, pathOf(request.url), request.headers.accept ?? '')
    const type = headers['content-type'] ?? ''
    const isZipped =
      compressible.test(type) && /\bgzip\b/.test(request.headers['accept-encoding']?.toString() ?? '')
    response.writeHead(status, {
      'cache-control': 'no-store',
      vary: 'accept-encoding',
      ...headers,
      ...(isZipped ? { 'content-encoding': 'gzip' } : {}),
    })
    if (method === 'HEAD') {
      response.end()
      return
    }
    const content = file === undefined ? Readable.from([body ?? '']) : createReadStream(file)
    pipeline(isZipped ? [content, createGzip(), response] : [content, response], () => {
      // A visitor who leaves in the middle is no error.
    })
  }
}

/** The path of a request without its query, decoded; `undefined` where it is malformed. */
function pathOf(url = '/'): string | undefined {
  try {
    return decodeURIComponent(new URL(url, 'http://host').pathname)
  } catch {
    return undefined
  }
}

/** The absolute path of a file inside the folder, if there is one by that name. */
function fileAt(folder: string, path: string): string | undefined {
  const file = join(folder, path === '' ? 'index.html' : path)
  if (!file.startsWith(folder + sep) || path.includes('\0')) return undefined
  try {
    return statSync(file).isFile() ? file : undefined
  } catch {
    // None of that name, or a name that no file can have: one that is too long, for example.
    return undefined
  }
}

/** What a build asks its host to send along; nothing where there is no build yet. */
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

/**
 * Serves a folder, at any free port unless one is named.
 * @returns its address, without a slash at the end, and what ends it
 */
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
