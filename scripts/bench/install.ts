import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '../check/command.ts'
import { root } from '../check/places.ts'
import { findNpm } from '../setup/npm.mjs'

/** Where that lies which only the benchmarks need: `npm ci` there brings it. */
export const peersFolder = join(root, 'scripts/bench/peers')

/** Installs the packages that the benchmarks compare with or measure by, unless they are there as the lock file says. */
export async function installPeers(): Promise<void> {
  const installed = join(peersFolder, 'node_modules/.package-lock.json')
  const locked = join(peersFolder, 'package-lock.json')
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(locked).mtimeMs) return
  console.log('Installing the peers …')
  const { code, output } = await run(findNpm(), [
    'ci',
    '--prefix',
    peersFolder,
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
  ])
  if (code !== 0) throw new Error(`The peers could not be installed:\n${output}`)
}
