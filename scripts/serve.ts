// A static host in small, for `npm run preview`, the end-to-end tests and the benchmarks:
//
//   node scripts/serve.ts --dir dist/demo [--base /demo/] [--port 4173]
//
// Unlike `vite preview` it has no answer of its own for `/api/` and `/storage/`: those belong to the simulator, so
// what arrives here got past it, is refused with 404, and is listed at `/__leaks`.

import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { startHost } from './check/static-host.ts'

const { values } = parseArgs({
  options: {
    dir: { type: 'string', default: 'dist/demo' },
    base: { type: 'string', default: '/' },
    port: { type: 'string', default: '4173' },
  },
})

try {
  const { url, stop } = await startHost(resolve(values.dir), values.base, Number(values.port))
  console.log(`${values.dir} is served at ${url}${values.base}`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
