import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { simulatorMarker } from '../../mocks/engine/hosts/browser/marker.ts'
import { guardedScript } from './worker-guard.ts'
import type { BuildFiles } from './worker-offline.ts'

export const workerFile = 'mockServiceWorker.js'
const pageName = 'index.html'
const tldtsStub = '\0tldts-stub'

/**
 * Replaces the package `tldts` to save 110 kB (gzip). MSW's cookie jar uses it for cookies with `Domain=…`; the simulator
 * uses no cookies.
 */
export const withoutTldts: Plugin = {
  name: 'without-tldts',
  resolveId: {
    order: 'pre',
    filter: { id: /^tldts$/ },
    // An app may use `tldts` itself.
    handler: (_, importer) => (importer?.includes('/tough-cookie/') ? tldtsStub : null),
  },
  load: (id) => (id === tldtsStub ? 'export function getDomain() { return null }' : null),
}

/** The bundler's files to write, by name. */
type BundledFile = { type: 'asset'; source: string | Uint8Array } | { type: 'chunk'; code: string }
type Bundle = Readonly<Record<string, BundledFile>>

/**
 * Adds the script of the simulator's service worker to a build and to the development server.
 * @param others the files outside of `assets/` that a page of the build needs offline, from the build or the public folder
 */
export function worker(others: readonly string[] = []): Plugin {
  let path = `/${workerFile}`
  let folder = ''
  return {
    name: 'worker',
    enforce: 'post',
    configResolved({ base, publicDir }) {
      folder = publicDir
      path = new URL(base + workerFile, 'http://localhost').pathname
    },
    generateBundle: {
      // Runs after the page is built, because the script contains the page's hash.
      order: 'post',
      handler(_, bundle) {
        const files = filesOf(bundle, others, folder)
        this.emitFile({ type: 'asset', fileName: workerFile, source: workerText(files) })
      },
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        if (new URL(request.url ?? '/', 'http://localhost').pathname !== path) {
          next()
          return
        }
        response.writeHead(200, {
          'cache-control': 'no-cache',
          'content-type': 'text/javascript; charset=utf-8',
          // Allows the scope `/`, because Storybook and the app serve the script from different folders.
          'service-worker-allowed': '/',
        })
        response.end(workerText())
      })
    },
  }
}

/** Returns the script. @param build the files that let the app open offline; without them, the app needs a network */
export function workerText(build?: BuildFiles): string {
  return guardedScript(readFileSync(createRequire(import.meta.url).resolve('#worker-script'), 'utf8'), build)
}

/** Returns the files that the demo needs offline; undefined for a build without the simulator. */
function filesOf(bundle: Bundle, names: readonly string[], publicDir: string): BuildFiles | undefined {
  const page = bundle[pageName]
  if (page?.type !== 'asset' || !page.source.toString().includes(simulatorMarker)) return undefined
  const files = Object.fromEntries(
    Object.entries(bundle)
      .filter(([name]) => name.startsWith('assets/'))
      .map(([name, file]) => [name, hashOf(contentOf(file))]),
  )
  const others = Object.fromEntries(
    names.map((name) => {
      const built = bundle[name]
      return [name, hashOf(built ? contentOf(built) : readFileSync(join(publicDir, name)))]
    }),
  )
  const pageHash = createHash('sha256').update(page.source).digest('hex')
  const version = hashOf(JSON.stringify([pageHash, files, others]))
  return { version, mark: simulatorMarker, page: '', pageHash, files, others }
}

function contentOf(file: BundledFile): string | Uint8Array {
  return file.type === 'chunk' ? file.code : file.source
}

function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16)
}
