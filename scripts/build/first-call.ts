import { createHash } from 'node:crypto'
import { minifySync, type Plugin, type Rolldown } from 'vite'
import { firstCallScript, firstJob } from '../../src/api/first-call.ts'
import { browserTimeZone } from '../../src/api/time-zone.ts'
import { tokenKey } from '../../src/api/token.ts'
import { readEnv } from '../../src/read-env.ts'

/** The modules that a job's page needs first: its route component, and the one that reads answers. */
const jobPage = [
  /\/src\/routes\/jobs\.\$id\.index\.tsx\?tsr-split=component$/,
  /\/src\/api\/read-answer\.ts$/,
]

/** Adds a script that requests a job before the app's code has loaded. Only for builds for a real backend. */
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
      handler(_options, bundle) {
        const { apiUrl, basePath, accessKey: key } = readEnv(backend, base, accessKey)
        // The backend's URL is missing or invalid. The app itself reports an invalid one.
        if (apiUrl === '') return
        const code = codeOfJobPage(bundle)
          .map((file) => `<link rel="modulepreload" crossorigin href="${base + file}">`)
          .join('')
        const script = firstCallScript({ apiUrl, basePath, accessKey: key, tokenKey, code }, browserTimeZone)
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

/** Returns the files that a job's page needs in addition to those of the app's entry chunk. */
function codeOfJobPage(bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const start = chunks.find(({ isEntry }) => isEntry)
  const parts = jobPage.map((part) => chunks.find(({ moduleIds }) => moduleIds.some((id) => part.test(id))))
  if (!start || !parts.every((part) => part !== undefined))
    throw new Error('The build has no entry or no page for a job.')
  const needs = (chunk: Rolldown.OutputChunk, known: Set<string>) => {
    if (known.has(chunk.fileName)) return known
    known.add(chunk.fileName)
    for (const other of chunks) if (chunk.imports.includes(other.fileName)) needs(other, known)
    return known
  }
  const there = needs(start, new Set())
  const page = new Set(parts.flatMap((part) => [...needs(part, new Set())]))
  return [...page].filter((file) => !there.has(file))
}
