// A small static file server, for `npm run preview` and the end-to-end tests:
//
//   node scripts/serve.ts --dir dist/demo [--base /demo/] [--port 4173], or with BASE_PATH and PORT
//
// `vite preview` would answer `/api/` and `/storage/` with the app. This server refuses such requests and lists them at
// `/__leaks`, because the simulator should have answered them.

import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { startHost } from './check/static-host.ts'

const { values } = parseArgs({
  options: {
    dir: { type: 'string', default: 'dist/demo' },
    base: { type: 'string', default: process.env.BASE_PATH || '/' },
    port: { type: 'string', default: process.env.PORT || '4173' },
  },
})

try {
  const { url, stop } = await startHost(resolve(values.dir), values.base, Number(values.port))
  console.log(`Serving ${values.dir} at ${url}${values.base}`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
