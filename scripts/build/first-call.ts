import { createHash } from 'node:crypto'
import { minifySync, runnerImport, type Plugin, type Rolldown } from 'vite'
import { firstCallScript, firstJob } from '../../src/api/first-call.ts'
import { browserTimeZone } from '../../src/api/time-zone.ts'
import { tokenKey } from '../../src/api/token.ts'
import { readEnv } from '../../src/read-env.ts'
import type * as FirstPages from './first-pages.ts'

/** Adds a script that makes a page's first calls before the app's code has loaded. Only for builds for a real backend. */
export function firstCall(backend: string, accessKey: string | undefined): Plugin {
  let base = '/'
  let fileName = ''
  return {
    name: 'first-call',
    apply: 'build',
    configResolved(config) {
      base = config.base
    },
    generateBundle: {
      order: 'pre',
      async handler(_options, bundle) {
        const { apiUrl, basePath, accessKey: key } = readEnv(backend, base, accessKey)
        // The backend's URL is missing or invalid. The app itself reports an invalid one.
        if (apiUrl === '') return
        // Loaders import screens, whose syntax Node alone can't read. Their style sheets stay text.
        const { module } = await runnerImport<typeof FirstPages>(`${import.meta.dirname}/first-pages.ts`, {
          configFile: false,
          resolve: { alias: [{ find: /^.*\.css$/, replacement: '$&?raw' }] },
          define: { 'import.meta.env.VITE_API_URL': JSON.stringify(apiUrl) },
        })
        const pages = (await module.firstPages()).map(({ route, ...asked }) => ({
          ...asked,
          path: `^${route
            .slice(1)
            .replace(/\/$/, '')
            .replace('$id', String.raw`([1-9]\d{0,15})`)}/?$`,
          code: codeOf(route, bundle),
        }))
        const script = firstCallScript({ apiUrl, basePath, accessKey: key, tokenKey, pages }, browserTimeZone)
        const { code: source } = minifySync('first-call.js', script)
        fileName = `assets/first-call-${createHash('sha256').update(source).digest('hex').slice(0, 8)}.js`
        this.emitFile({ type: 'asset', fileName, source })
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { path }) {
        if (!fileName || path !== '/index.html') return undefined
        // Goes before the style sheets, because a script waits for those above it.
        const script = `<script src="${base + fileName}"></script>\n    `
        return before(before(html, '<script type="module"', script), '<p class="first-paint-wait">', firstJob)
      },
    },
  }
}

function before(html: string, start: string, what: string): string {
  if (!html.includes(start)) throw new Error(`index.html must contain ${start}`)
  return html.replace(start, what + start)
}

/** Returns the files that a route's page needs in addition to those of the app's entry chunk, which reads answers. */
function codeOf(route: string, bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const page = `/src/routes/${route.slice(1).replace(/\/$/, '/index').replaceAll('/', '.') || 'index'}.tsx`
  const chunkOf = (module: string) =>
    chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)))
  const start = chunks.find(({ isEntry }) => isEntry)
  const parts = [chunkOf(`${page}?tsr-split=component`) ?? chunkOf(page), chunkOf('/src/api/read-answer.ts')]
  if (!start || !parts.every((part) => part !== undefined))
    throw new Error(`The build has no entry or no page for ${route}.`)
  const needs = (chunk: Rolldown.OutputChunk, known: Set<string>) => {
    if (known.has(chunk.fileName)) return known
    known.add(chunk.fileName)
    for (const other of chunks) if (chunk.imports.includes(other.fileName)) needs(other, known)
    return known
  }
  const there = needs(start, new Set())
  const files = new Set(parts.flatMap((part) => [...needs(part, new Set())]))
  return [...files].filter((file) => !there.has(file))
}
