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

/** Tests of one check at a time. Two checks run side by side, so that one works while the other waits. */
export const browserWorkers: number = availableParallelism()
