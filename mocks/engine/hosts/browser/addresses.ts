import type { Convention } from '../../call/convention.ts'
import type { Simulated } from './worker-guard.ts'

/** The path that a page requests to find out whether the simulator answers. */
export const probePath = '-/simulator'

/**
 * Returns the requests, by method and URL prefix, that the simulator answers and that must never reach the network.
 * @param origin of the app, without a trailing slash: `https://example.com`
 * @param basePath of the app, with slashes: `/` or `/demo/`
 * @param hosts of third parties
 * @param calls where calls are
 */
export function simulatedAddresses(
  origin: string,
  basePath: string,
  hosts: readonly string[],
  { method, prefix }: Pick<Convention, 'method' | 'prefix'> = { method: 'POST', prefix: 'api/' },
): Simulated[] {
  const base = origin + basePath
  return [
    // A development server serves modules at such addresses too, such as those of src/api/.
    [method, `${base}${prefix}`],
    ['GET', `${base}storage/`],
    ['GET', `${base}${probePath}`],
    ...hosts.map((host): Simulated => ['*', `https://${host}/`]),
  ]
}

/** Returns the worker script's URL. Its query lists the guarded URLs, as a restarted worker has no other state. */
export function workerAddress(folder: string, addresses: readonly Simulated[]): string {
  const query = new URLSearchParams(addresses.map(([method, start]) => [method, start]))
  return `${folder}mockServiceWorker.js?${query.toString()}`
}
