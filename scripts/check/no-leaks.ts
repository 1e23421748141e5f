import type { FullConfig } from 'playwright/test'
import * as v from 'valibot'

const leaks = v.array(v.object({ method: v.string(), path: v.string() }))

/** Fails the end-to-end run if a call reached the server: the simulator answers every call inside the browser. */
export default async function noLeaks(config: FullConfig): Promise<void> {
  const url = config.webServer?.url
  if (url === undefined) throw new Error('The end-to-end tests ran without a server.')
  const response = await fetch(new URL('/__leaks', url))
  const calls = v.parse(leaks, await response.json()).filter(({ path }) => path.includes('/api/'))
  if (calls.length > 0) {
    const list = calls.map(({ method, path }) => `  ${method} ${path}`).join('\n')
    throw new Error(`Calls that reached the server instead of the simulator:\n${list}`)
  }
}
