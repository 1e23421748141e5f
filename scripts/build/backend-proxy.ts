import type { ProxyOptions } from 'vite'
import { inertHeaders } from '../../mocks/mixed/inert.ts'

/** Headers of an answer that describe its transport. */
const ofTransport = new Set(['content-length', 'content-encoding', 'transfer-encoding'])

/**
 * Returns the settings with which the development server passes requests on to the real backend, as if it were the app's
 * own origin. Nothing in the answers acts on that origin, and its cookies stay there.
 * @param target the backend's address
 * @param base of the app, with slashes
 */
export function backendProxy(target: string, base: string): Record<string, ProxyOptions> {
  const path = `${base}-/backend`
  return {
    [path]: {
      target: new URL(target).origin,
      changeOrigin: true,
      rewrite: (url) => url.slice(path.length),
      configure(proxy) {
        proxy.on('proxyReq', (request) => request.removeHeader('cookie'))
        proxy.on('proxyRes', (answer, _request, response) => {
          // Otherwise, an answer that breaks ends the process, or the page waits for its rest.
          response.on('error', () => response.destroy())
          answer.once('close', () => answer.complete || response.destroy())
          const named = Object.entries(answer.headers)
          const given = new Headers(named.flatMap(([name, value]) => (value ? [[name, String(value)]] : [])))
          const transport = named.filter(([name]) => ofTransport.has(name))
          answer.headers = Object.fromEntries([...transport, ...inertHeaders(given)])
          // Node ends the process rather than send a status that it can't.
          answer.statusMessage = ''
          if (answer.statusCode === undefined || answer.statusCode < 200 || answer.statusCode > 599)
            answer.statusCode = 502
        })
      },
    },
  }
}
