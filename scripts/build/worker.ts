import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'
import { guardedScript } from '../../mocks/engine/hosts/browser/worker-guard.ts'

const fileName = 'mockServiceWorker.js'

/** Puts the script of the simulator's service worker beside the pages, in a build and on the development server. */
export function worker(): Plugin {
  const source = guardedScript(
    readFileSync(createRequire(import.meta.url).resolve('msw/mockServiceWorker.js'), 'utf8'),
  )
  let path = `/${fileName}`
  return {
    name: 'worker',
    configResolved({ base }) {
      path = new URL(base + fileName, 'http://localhost').pathname
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source })
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
          // Storybook's pages and the app's have different folders.
          'service-worker-allowed': '/',
        })
        response.end(source)
      })
    },
  }
}
