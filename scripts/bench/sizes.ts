import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import * as v from 'valibot'
import { manifest, sortByNeed } from '../check/budget.ts'
import { kilobytes } from './figures.ts'

/** What the two builds weigh: rows of a name and a size. `npm run size` tells what the first ones are made of. */
export function sizesOf(app: string, demo: string): string[][] {
  const chunks = v.parse(manifest, JSON.parse(readFileSync(join(app, '.vite/manifest.json'), 'utf8')))
  const { home, routes } = sortByNeed(chunks, readFileSync(join(app, 'index.html'), 'utf8'))
  const sizeOf = (files: Iterable<string>) => sum([...files].map((file) => gzipped(join(app, file))))
  const largest = [...routes]
    .map(([route, files]) => ({ route, size: sizeOf(files) }))
    .toSorted((a, b) => b.size - a.size)
    .at(0)
  const rows = [['for a real backend, before "/" shows itself', kilobytes(sizeOf(home))]]
  if (largest) {
    const route = largest.route.replace('src/routes/', '').replace(/\?.*/, '')
    rows.push([`for a real backend, the heaviest route on top (${route})`, kilobytes(largest.size)])
  }
  return [...rows, ['with the simulator, all scripts and styles', kilobytes(allOf(demo))]]
}

function allOf(folder: string): number {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return sum(files.filter((file) => /\.(?:js|css)$/.test(file)).map((file) => gzipped(join(folder, file))))
}

function gzipped(file: string): number {
  return gzipSync(readFileSync(file)).byteLength
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
