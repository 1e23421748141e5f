import { once } from 'node:events'
import { createServer } from 'node:net'

/** Ports that systems don't assign by default, so that one stays free for a server that starts minutes later. */
export const lasting = { from: 20_000, to: 29_999 }

/** Returns a free port of the range; by default, one that the system chooses. */
export async function freePort(range = { from: 0, to: 0 }): Promise<number> {
  for (let tries = 0; tries < 20; tries += 1) {
    const wanted = range.from + Math.floor(Math.random() * (range.to - range.from))
    const server = createServer().listen(wanted, '127.0.0.1')
    try {
      await once(server, 'listening')
    } catch {
      // Taken.
      continue
    }
    const address = server.address()
    server.close()
    await once(server, 'close')
    if (address !== null && typeof address === 'object') return address.port
  }
  throw new Error('No port is free.')
}
