import type { FullConfig } from 'playwright/test'
import * as v from 'valibot'

const leaks = v.array(v.object({ method: v.string(), path: v.string() }))

/**
 * After the end-to-end tests: the simulator answers every call inside the browser, so a call that reached the server
 * got past it, and the run has failed, whichever test it was.
 */
export default async function noLeaks(config: FullConfig): Promise<void> {
  const url = config.webServer?.url
  if (url === undefined) throw new Error('The end-to-end tests ran without their server.')
  const response = await fetch(new URL('/__leaks', url))
  const calls = v.parse(leaks, await response.json()).filter(({ path }) => path.includes('/api/'))
  if (calls.length > 0) {
    const list = calls.map(({ method, path }) => `  ${method} ${path}`).join('\n')
    throw new Error(`Calls that got past the simulator to the server:\n${list}`)
  }
}
