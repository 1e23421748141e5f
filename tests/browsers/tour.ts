import { readFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import * as v from 'valibot'
import { jobs } from '../../mocks/scenarios/personas.ts'
import { root, testBase, testBuilds } from '../../scripts/check/places.ts'
import { createHost, listen } from '../../scripts/check/static-host.ts'

/** The loads of a tour: paths of the demo, and moves through the history. */
export const loads = [
  '',
  '',
  'search?keyword=engineer',
  'jobs',
  'back',
  'forward',
  `jobs/${jobs.open}`,
  'about',
  'back',
  'back',
  'forward',
  'signup',
  'back',
  'find-talent',
  `recruiter/1`,
] as const

export interface Stop {
  load: string
  url: string
  isAnswered: boolean
}

const stopSchema = v.object({ url: v.string(), isAnswered: v.boolean() })

/**
 * Serves the demo with a script that makes one call on each page, reports its answer, and goes where the host says. So a browser that nothing drives makes the tour by itself.
 */
export async function startTour() {
  const files = createHost(join(root, testBuilds.demo), testBase)
  const page = readFileSync(join(root, testBuilds.demo, 'index.html'), 'utf8')
  const withScript = page.replace('</head>', `<script src="${testBase}tour.js"></script></head>`)
  const stops: Stop[] = []
  const host = await listen(
    (request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://host')
      const inside = pathname.slice(testBase.length)
      if (inside === 'tour.js')
        response.setHeader('content-type', 'text/javascript').end(`(${String(inPage)})('${testBase}')`)
      else if (inside === 'tour') {
        void textOf(request).then((text) => {
          stops.push({ load: loads[stops.length] ?? '', ...v.parse(stopSchema, JSON.parse(text)) })
          const next = loads[stops.length]
          response.setHeader('content-type', 'application/json').end(JSON.stringify(next ?? null))
        })
      } else if (/^(?:text\/html)/.test(request.headers.accept ?? '') && !inside.startsWith('assets/'))
        response.setHeader('content-type', 'text/html; charset=utf-8').end(withScript)
      else files(request, response)
    },
    0,
    '127.0.0.1',
  )
  return { url: `http://localhost:${host.port}${testBase}`, stops, stop: host.stop }
}

/** When each page is left, from its first script, in milliseconds: two before the code arrives, two each in its steps. */
const leaves = [200, 500, 900, 1_200, 1_600, 1_900]

/** How long code and styles take to load, and the page that replaces the one that is left, in milliseconds. */
const slowness = 700

/**
 * Serves a build whose pages leave for another site while they load. Each is on an origin of its own, without stored
 * code. `open` are the pages that are still to be left, and `lost` the leaves that led back.
 */
export async function startLeaves(build: 'demo' | 'app') {
  const base = build === 'demo' ? testBase : '/'
  const files = createHost(join(root, testBuilds[build]), base)
  const page = readFileSync(join(root, testBuilds[build], 'index.html'), 'utf8')
  const withScript = page.replace('<head>', '<head><script src="/leave.js"></script>')
  const open = new Set(leaves)
  const left = new Set<string>()
  const lost: string[] = []
  const urlOf = (after: number) => `http://after-${after}.localhost:${host.port}${base}`
  const host = await listen(
    (request, response) => {
      const { pathname, searchParams, hostname } = new URL(
        request.url ?? '/',
        `http://${request.headers.host}`,
      )
      const slowly = (answer: () => unknown) => setTimeout(() => response.destroyed || answer(), slowness)
      if (pathname === '/leave.js') {
        const after = hostname.replaceAll(/\D/g, '')
        if (left.has(after)) lost.push(`after ${after} ms`)
        left.add(after)
        const target = `http://127.0.0.1:${host.port}/elsewhere?after=${after}`
        response.setHeader('content-type', 'text/javascript')
        response.end(`setTimeout(() => location.assign('${target}'), ${after})`)
      } else if (pathname === '/elsewhere')
        slowly(() => {
          open.delete(Number(searchParams.get('after')))
          const [next] = open
          response.setHeader('content-type', 'text/html')
          response.end(next && `<script>location.assign('${urlOf(next)}')</script>`)
        })
      else if (pathname === base)
        response.setHeader('content-type', 'text/html; charset=utf-8').end(withScript)
      else if (/assets\/(?!first-call)/.test(pathname)) slowly(() => files(request, response))
      else files(request, response)
    },
    0,
    '127.0.0.1',
  )
  return { url: urlOf(leaves[0] ?? 0), open, lost, stop: host.stop }
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  request.setEncoding('utf8')
  for await (const part of request) text += String(part)
  return text
}

/** Runs on every page of the tour. The content policy allows it, as a script of the demo's own origin. */
function inPage(base: string): void {
  const visit = async () => {
    while (document.documentElement.dataset['backend'] === undefined)
      await new Promise((resolve) => setTimeout(resolve, 10))
    const body = new FormData()
    body.set('type', 'job')
    const answer = await fetch(`${base}api/categories/fetch`, { method: 'POST', body })
    const isAnswered = (await answer.text()).includes('"success"')
    const report = { url: location.href, isAnswered }
    const response = await fetch(`${base}tour`, { method: 'POST', body: JSON.stringify(report) })
    const next: unknown = await response.json()
    if (typeof next !== 'string') return
    // The page that is left must be idle by then, so that the browser freezes it.
    setTimeout(() => {
      if (next === 'back') history.back()
      else if (next === 'forward') history.forward()
      else location.assign(base + next)
    }, 500)
  }
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void visit()
  })
  void visit()
}
