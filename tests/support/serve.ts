import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { onTestFinished } from 'vitest'

/** Starts a server on this machine until the test ends. Returns its URL, and a function that stops it earlier. */
export async function serve(answer: RequestListener): Promise<[url: string, stop: () => void]> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  onTestFinished(stop)
  return [`http://127.0.0.1:${address.port}`, stop]
}
