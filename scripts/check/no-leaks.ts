import type { FullConfig } from 'playwright/test'
import { leakedTo } from './static-host.ts'

/** Fails the end-to-end run if a call reached the server: the simulator answers every call inside the browser. */
export default async function noLeaks(config: FullConfig): Promise<void> {
  const url = config.webServer?.url
  if (url === undefined) throw new Error('The end-to-end tests ran without a server.')
  const calls = await leakedTo(url)
  if (calls.length > 0) {
    throw new Error(`Calls that reached the server instead of the simulator:\n  ${calls.join('\n  ')}`)
  }
}
