import { readFileSync } from 'node:fs'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { root, testBase, testBuilds } from '../../scripts/check/places.ts'
import { createHost } from '../../scripts/check/static-host.ts'

/** When each page is left, from its first script, in milliseconds. */
const leaves = [100, 500, 900, 1_300, 1_600, 1_900, 2_300, 2_700, 3_100, 3_500]

/** How long this host takes for code, styles and the page that somebody goes to, in milliseconds. */
const slowness = 1_500

/**
 * Serves a build at one origin for each leave, where no earlier page has stored code, and the other site that each page
 * is left for. A browser that nothing drives starts at `url` and goes through them by itself; `done` is their number so
 * far, and `lost` has the times of those that led to the page again.
 */
export async function startLeaves(build: 'demo' | 'app') {
  const base = build === 'demo' ? testBase : '/'
  const files = createHost(join(root, testBuilds[build]), base)
  const page = readFileSync(join(root, testBuilds[build], 'index.html'), 'utf8')
  const origins: string[] = []
  const left = new Set<number>()
  const lost = new Set<number>()
  let done = 0
  const servers = leaves.map((after, index) =>
    createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://host')
      if (pathname === '/leave.js') {
        if (left.has(after)) lost.add(after)
        left.add(after)
        const there = `${origins[index]?.replace('localhost', '127.0.0.1')}/elsewhere`
        response.setHeader('content-type', 'text/javascript')
        response.end(`setTimeout(() => location.assign('${there}'), ${after})`)
      } else if (pathname === '/elsewhere') {
        const next = origins[index + 1]
        setTimeout(() => {
          response.setHeader('content-type', 'text/html')
          response.end(`<script>${next ? `location.assign('${next}${base}')` : ''}</script>`, () => {
            done += 1
          })
        }, slowness)
      } else if (pathname === base)
        response.setHeader('content-type', 'text/html; charset=utf-8').end(page.replace('<head>', '<head><script src="/leave.js"></script>'))
      else if (/assets\/(?!first-call)/.test(pathname))
        setTimeout(() => response.destroyed || files(request, response), slowness)
      else files(request, response)
    }).listen(0, '127.0.0.1'),
  )
  for (const server of servers) {
    if (!server.listening) await once(server, 'listening')
    const address = server.address()
    if (address === null || typeof address === 'string') throw new Error('The host has no port.')
    origins.push(`http://localhost:${address.port}`)
  }
  return {
    url: `${origins[0]}${base}`,
    done: () => done,
    lost,
    stop() {
      for (const server of servers) {
        server.closeAllConnections()
        server.close()
      }
    },
  }
}
