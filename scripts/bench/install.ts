import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../check/places.ts'
import { npm } from '../setup/command.mjs'

/** Holds what only the benchmarks need: `npm ci` there brings it. */
export const competitorsFolder = join(root, 'scripts/bench/competitors')

/** Installs the packages that the benchmarks compare with or measure by, unless they are what the lock file says. */
export async function installCompetitors(): Promise<void> {
  const installed = join(competitorsFolder, 'node_modules/.package-lock.json')
  const locked = join(competitorsFolder, 'package-lock.json')
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(locked).mtimeMs) return
  console.log('Installing the competitors …')
  const args = ['ci', '--prefix', competitorsFolder, '--ignore-scripts', '--no-audit', '--no-fund']
  if ((await npm(args)) !== 0) throw new Error('The competitors could not be installed.')
}
