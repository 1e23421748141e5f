import { once } from 'node:events'
import { createServer } from 'node:net'

/** Waits for something that another process brings about, for a minute at most. */
export async function soon<T>(
  look: () => T | undefined | Promise<T | undefined>,
  complaint: string,
): Promise<T> {
  const until = performance.now() + 60_000
  for (;;) {
    const found = await look()
    if (found !== undefined) return found
    if (performance.now() > until) throw new Error(complaint)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** Waits until a server answers. */
export async function answers(address: string, init: RequestInit = {}): Promise<void> {
  const ask = async () => {
    try {
      const response = await fetch(address, init)
      await response.text()
      return response.ok || undefined
    } catch {
      // It is not up yet.
      return undefined
    }
  }
  await soon(ask, `Nobody answers at ${address}.`)
}

/** A port that nobody listens at. */
export async function freePort(): Promise<number> {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('There is no free port.')
  return address.port
}
