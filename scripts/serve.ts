// A static host in small, for `npm run preview`, the end-to-end tests and the benchmarks:
//
//   node scripts/serve.ts --dir dist/demo [--base /demo/] [--port 4173]
//
// Unlike `vite preview` it has no answer of its own for `/api/` and `/storage/`: those belong to the simulator, so
// what arrives here got past it, is refused with 404, and is listed at `/__leaks`.

import { createServer } from 'node:http'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { createHost } from './check/static-host.ts'

const { values } = parseArgs({
  options: {
    dir: { type: 'string', default: 'dist/demo' },
    base: { type: 'string', default: '/' },
    port: { type: 'string', default: '4173' },
  },
})

const server = createServer(createHost(resolve(values.dir), values.base))
server.once('error', (error) => {
  console.error(error.message)
  process.exitCode = 1
})
server.listen(Number(values.port), 'localhost', () => {
  console.log(`${values.dir} is served at http://localhost:${values.port}${values.base}`)
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.closeAllConnections()
    server.close()
  })
}
