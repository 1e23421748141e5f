// What the build for a real backend costs a visitor, against the budget in check/budget.ts:
//
//   npm run size -- [--dir dist/app] [--limit 150000]

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import * as v from 'valibot'
import { budget, manifest, sortByNeed } from './check/budget.ts'

const { values } = parseArgs({
  options: { dir: { type: 'string', default: 'dist/app' }, limit: { type: 'string' } },
})
const limit = values.limit === undefined ? budget.home : Number(values.limit)
const list = join(values.dir, '.vite/manifest.json')

if (!existsSync(list)) {
  console.error(`There is no ${list}: make the build with "npm run build" first.`)
  process.exitCode = 1
} else {
  process.exitCode = report() ? 0 : 1
}

/** Prints the table; answers whether everything is within the budget. */
function report(): boolean {
  const chunks = v.parse(manifest, JSON.parse(readFileSync(list, 'utf8')))
  const { home, routes } = sortByNeed(chunks, readFileSync(join(values.dir, 'index.html'), 'utf8'))
  const sizes = new Map([...home].map((file) => [file, gzipped(file)]))
  const total = sum(sizes.values())

  console.log('What "/" needs before it shows itself, gzipped:')
  for (const [file, size] of [...sizes].toSorted(([, a], [, b]) => b - a)) row(file, size)
  row('together', total, limit)

  console.log('\nWhat every other route adds:')
  const added = [...routes].map(([route, files]): [string, number] => [route, sum([...files].map(gzipped))])
  for (const [route, size] of added.toSorted(([, a], [, b]) => b - a)) {
    row(route.replace('src/routes/', '').replace('?tsr-split=', ' '), size, budget.route)
  }
  return total <= limit && added.every(([, size]) => size <= budget.route)
}

/** @param most the budget, where the line has one */
function row(name: string, size: number, most?: number): void {
  const verdict = most === undefined ? '' : `  ${size <= most ? 'of' : 'OVER'} ${kilo(most)}`
  console.log(`  ${name.padEnd(56)} ${kilo(size).padStart(9)}${verdict}`)
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
