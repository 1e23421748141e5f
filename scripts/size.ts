// Compares the size of the build for a real backend with the budget in check/budget.ts and with the saved sizes:
//
//   npm run size -- [--dir dist/app] [--write]
//
// `--write` saves the sizes in check/sizes.json for the next comparison; commit it.

import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import * as v from 'valibot'
import { budget, manifest, sortByNeed } from './check/budget.ts'

const { values } = parseArgs({
  options: {
    dir: { type: 'string', default: 'dist/app' },
    write: { type: 'boolean', default: false },
  },
})
const list = join(values.dir, '.vite/manifest.json')
const notes = join(import.meta.dirname, 'check/sizes.json')
const before = v.parse(v.record(v.string(), v.number()), JSON.parse(readFileSync(notes, 'utf8')))

const advice = `
Over the budget. The second column shows what has grown since check/sizes.json. Try, in this order:
- Load on demand what the first screen doesn't show: lazy() or a dynamic import().
- If a shared file grew by what one route needs, import it in that route only.
- Use what is already there: a piece of src/ui, the platform, a package that is loaded anyway.
- Raise the budget in scripts/check/budget.ts, with the reason in the commit, and run "npm run size -- --write".`

if (!existsSync(list)) {
  console.error(`There is no ${list}. Run "npm run build" first.`)
  process.exitCode = 1
} else {
  process.exitCode = report() ? 0 : 1
}

/** Prints the tables. Returns whether everything is within the budget. */
function report(): boolean {
  const chunks = v.parse(manifest, JSON.parse(readFileSync(list, 'utf8')))
  const { home, routes } = sortByNeed(chunks, readFileSync(join(values.dir, 'index.html'), 'utf8'))
  const files = sorted([...home].map((file) => [nameOf(file), gzipped(file)]))
  const added = sorted([...routes].map(([key, need]) => [routeOf(key), sum([...need].map(gzipped))]))
  const total = sum(files.map(([, size]) => size))
  const fits = total <= budget.home && added.every(([, size]) => size <= budget.route)

  console.log('What "/" needs before it renders, gzipped:')
  for (const [name, size] of files) row(name, size)
  row('total', total, budget.home)
  console.log('\nWhat each other route adds:')
  for (const [name, size] of added) row(name, size, budget.route)
  if (!fits) console.log(advice)
  const now = [...files, ['total', total] as const, ...added]
  if (values.write) writeFileSync(notes, `${JSON.stringify(Object.fromEntries(now), null, 2)}\n`)
  return fits
}

function row(name: string, size: number, most?: number): void {
  const grown = size - (before[name] ?? 0)
  // The hashes in file names vary, so a few bytes are noise.
  const growth = Math.abs(grown) < 50 ? '' : `${grown > 0 ? '+' : '−'}${kilo(Math.abs(grown))}`
  const verdict = most === undefined ? '' : `  ${size <= most ? 'of' : 'OVER'} ${kilo(most)}`
  console.log(`  ${name.padEnd(46)} ${kilo(size).padStart(9)} ${growth.padStart(9)}${verdict}`.trimEnd())
}

/** Returns a file name without its hash: `assets/index.js`. */
function nameOf(file: string): string {
  return file.replace(/-[\w-]{8}(?=\.\w+$)/, '')
}

/** Returns the route of a chunk's key: `jobs.index.tsx component`. */
function routeOf(key: string): string {
  return key.replace('src/routes/', '').replace('?tsr-split=', ' ')
}

function sorted(sizes: readonly (readonly [string, number])[]): (readonly [string, number])[] {
  return sizes.toSorted(([, a], [, b]) => b - a)
}

function gzipped(file: string): number {
  return gzipSync(readFileSync(join(values.dir, file))).byteLength
}

function sum(numbers: Iterable<number>): number {
  return [...numbers].reduce((total, number) => total + number, 0)
}

function kilo(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}
