import { createReadStream, statSync } from 'node:fs'
import type { RequestListener, ServerResponse } from 'node:http'
import { extname, join, sep } from 'node:path'
import { createGzip } from 'node:zlib'

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}
const compressible = /^(?:text\/|image\/svg|application\/(?:json|manifest))/

/**
 * Serves a folder as a static host does that knows single-page apps: files as they are, without caching, and
 * `index.html` (200) for every other page under `base`.
 *
 * `/api/…` and `/storage/…`, at the root or under `base`, answer 404: the app's simulator answers those inside the
 * browser, so a request for one has got past it. `GET /__leaks` lists them as `{ method, path }`; `DELETE /__leaks`
 * starts the list anew.
 *
 * @param folder the absolute path of what is served
 * @param base where it stands, beginning and ending with a slash
 */
export function createHost(folder: string, base: string): RequestListener {
  const leaks: { method: string; path: string }[] = []

  return (request, response) => {
    const method = request.method ?? 'GET'
    const path = pathOf(request.url)
    if (path === undefined) return void refuse(response, 400, 'The address cannot be read.')

    if (path === '/__leaks') {
      if (method === 'DELETE') leaks.length = 0
      return void json(response, 200, leaks)
    }
    const inside = path.startsWith(base) ? path.slice(base.length) : undefined
    if (/^\/(?:api|storage)\//.test(path) || /^(?:api|storage)\//.test(inside ?? '')) {
      leaks.push({ method, path })
      return void json(response, 404, { leaked: path })
    }
    if (method !== 'GET' && method !== 'HEAD') return void refuse(response, 405, 'Only files are here.')
    if (inside === undefined) {
      if (path !== '/' && `${path}/` !== base)
        return void refuse(response, 404, `Nothing is here; try ${base}`)
      return void response.writeHead(302, { location: base }).end()
    }

    const file = fileAt(folder, inside)
    if (file !== undefined) return void send(file)
    // A page of the app, opened directly. What a page asks for by itself (a script, an image) accepts other types.
    const isPage = request.headers.accept?.includes('text/html') === true || extname(inside) === ''
    const index = isPage ? fileAt(folder, 'index.html') : undefined
    if (index === undefined) return void refuse(response, 404, 'There is no such file.')
    send(index)

    function send(found: string) {
      const type = types[extname(found)] ?? 'application/octet-stream'
      const zip = compressible.test(type) && /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))
      response.writeHead(200, {
        'content-type': type,
        'cache-control': 'no-store',
        vary: 'accept-encoding',
        'x-content-type-options': 'nosniff',
        ...(zip ? { 'content-encoding': 'gzip' } : {}),
      })
      if (method === 'HEAD') return void response.end()
      const content = createReadStream(found)
      content.once('error', () => response.destroy())
      if (zip) content.pipe(createGzip()).pipe(response)
      else content.pipe(response)
    }
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
  return statSync(file, { throwIfNoEntry: false })?.isFile() ? file : undefined
}

function json(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
  response.end(JSON.stringify(value))
}

function refuse(response: ServerResponse, status: number, why: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
  response.end(`${why}\n`)
}
