import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'
import { guardedScript } from '../../mocks/engine/hosts/browser/worker-guard.ts'

const fileName = 'mockServiceWorker.js'

/** Adds the script of the simulator's service worker to a build and to the development server. */
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
          // Storybook and the app serve it from different folders.
          'service-worker-allowed': '/',
        })
        response.end(source)
      })
    },
  }
}
