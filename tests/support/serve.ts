import type { RequestListener } from 'node:http'
import { onTestFinished } from 'vitest'
import { listen } from '../../scripts/check/static-host.ts'

/** Starts a server on this machine until the test ends. Returns its URL, and a function that stops it earlier. */
export async function serve(answer: RequestListener): Promise<[url: string, stop: () => void]> {
  const { url, stop } = await listen(answer, 0, '127.0.0.1')
  onTestFinished(stop)
  return [url, stop]
}
