import type { Simulated } from './worker-guard.ts'

/** The path that answers whether the simulator is in between. */
export const probePath = '-/simulator'

/**
 * What nothing of may reach the network, because the simulator answers it.
 * @param origin where the app stands, without a slash: `https://example.com`
 * @param basePath the app's base path, with slashes: `/` or `/demo/`
 * @param hosts those of the third parties
 */
export function simulatedAddresses(origin: string, basePath: string, hosts: readonly string[]): Simulated[] {
  const base = origin + basePath
  return [
    // Only POST: a development server serves the modules of src/api/ by GET.
    ['POST', `${base}api/`],
    ['GET', `${base}storage/`],
    ['GET', `${base}${probePath}`],
    ...hosts.map((host): Simulated => ['*', `https://${host}/`]),
  ]
}

/**
 * The address of the worker's script. It carries what the worker guards: started anew, the worker has nothing else.
 * @param folder where the script lies, with slashes
 */
export function workerAddress(folder: string, addresses: readonly Simulated[]): string {
  const query = new URLSearchParams(addresses.map(([method, start]) => [method, start]))
  return `${folder}mockServiceWorker.js?${query.toString()}`
}
