import { availableParallelism } from 'node:os'

/** Chromium's switches for every test: no background traffic, and no need for a large /dev/shm. */
export const browserArgs: string[] = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--disable-sync',
  '--no-default-browser-check',
  '--no-first-run',
  '--no-pings',
  '--disable-dev-shm-usage',
  '--disable-gpu',
]

/** Tests at a time. A page waits for its service worker and its timers, so a core has time for more than one. */
export const browserWorkers: number = Math.ceil(availableParallelism() * 1.5)
