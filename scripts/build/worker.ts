import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { simulatorMarker } from '../../mocks/engine/hosts/browser/marker.ts'
import { guardedScript } from '../../mocks/engine/hosts/browser/worker-guard.ts'
import { themeScriptIn } from './theme-script.ts'
import type { BuildFiles } from '../../mocks/engine/hosts/browser/worker-offline.ts'

const fileName = 'mockServiceWorker.js'
const pageName = 'index.html'

/** The bundler's files to write, by name. */
type Bundle = Readonly<
  Record<string, { type: 'asset'; source: string | Uint8Array } | { type: 'chunk'; code: string }>
>

/** Adds the script of the simulator's service worker to a build and to the development server. */
export function worker(): Plugin {
  const mswScript = readFileSync(createRequire(import.meta.url).resolve('msw/mockServiceWorker.js'), 'utf8')
  let path = `/${fileName}`
  let folder = ''
  return {
    name: 'worker',
    enforce: 'post',
    configResolved({ base, publicDir }) {
      folder = publicDir
      path = new URL(base + fileName, 'http://localhost').pathname
    },
    generateBundle: {
      // Runs after the page is built, because the script contains the page's hash.
      order: 'post',
      handler(_, bundle) {
        this.emitFile({ type: 'asset', fileName, source: guardedScript(mswScript, filesOf(bundle, folder)) })
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
        response.end(guardedScript(mswScript))
      })
    },
  }
}

/** Returns the files that the demo needs offline; undefined for a build without the simulator. */
function filesOf(bundle: Bundle, publicDir: string): BuildFiles | undefined {
  const page = bundle[pageName]
  if (page?.type !== 'asset' || !page.source.toString().includes(simulatorMarker)) return undefined
  const files = Object.fromEntries(
    Object.entries(bundle)
      .filter(([name]) => name.startsWith('assets/'))
      .map(([name, file]) => [name, hashOf(file.type === 'chunk' ? file.code : file.source)]),
  )
  const others = {
    'favicon.svg': hashOf(readFileSync(join(publicDir, 'favicon.svg'))),
    'theme.js': hashOf(themeScriptIn(publicDir)),
  }
  const pageHash = createHash('sha256').update(page.source).digest('hex')
  const version = hashOf(JSON.stringify([pageHash, files, others]))
  return { version, mark: simulatorMarker, page: '', pageHash, files, others }
}

function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16)
}
