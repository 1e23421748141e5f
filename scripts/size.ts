import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import * as v from 'valibot'
import { Misuse, readOptions, runCommand } from './command-line.ts'

// Compares the size of the build for a real backend with its budget, in bytes of gzipped JavaScript and CSS: what each
// route needs follows from Vite's manifest.

const budget = {
  /** Everything that `/` needs before it renders. */
  home: 150_000,
  /** What each other route adds. */
  route: 40_000,
}

const advice = `
Over the budget. Try, in this order:
- Load on demand what the first screen doesn't show: lazy() or a dynamic import().
- If a shared file grew by what one route needs, import it in that route only.
- Use what is already there: a piece of src/ui, the platform, a package that is loaded anyway.
- Raise the budget in scripts/size.ts, with the reason in the commit.`

const manifest = v.record(
  v.string(),
  v.object({
    file: v.string(),
    css: v.optional(v.array(v.string()), []),
    imports: v.optional(v.array(v.string()), []),
  }),
)

await runCommand(() => {
  const { dir } = readOptions(
    { dir: { type: 'string', default: 'dist/app' } },
    'npm run size -- [--dir dist/app]',
  )
  const list = join(dir, '.vite/manifest.json')
  if (!existsSync(list)) throw new Misuse(`There is no ${list}. Run "npm run build" first.`)
  const chunks = v.parse(manifest, JSON.parse(readFileSync(list, 'utf8')))

  /** Returns the files of a chunk, its styles, and those of all chunks that it imports statically. */
  const needs = (key: string, seen = new Set<string>()): string[] => {
    const chunk = chunks[key]
    if (chunk === undefined || seen.has(key)) return []
    seen.add(key)
    const own = [chunk.file, ...chunk.css].filter((file) => /\.(?:js|css)$/.test(file))
    return [...own, ...chunk.imports.flatMap((next) => needs(next, seen))]
  }
  const routes = Object.keys(chunks).filter((key) => /^src\/routes\/.*\btsr-split=/.test(key))
  const isHome = (key: string) => key.startsWith('src/routes/index.tsx?')
  if (!('index.html' in chunks) || routes.length === 0) throw new Error(`${list} has no page or no routes.`)

  const page = readFileSync(join(dir, 'index.html'), 'utf8')
  const home = new Set([
    ...namedIn(page),
    ...needs('index.html'),
    ...routes.filter(isHome).flatMap((key) => needs(key)),
  ])
  const sizes = new Map([...new Set([...home, ...routes.flatMap((key) => needs(key))])].map(measured(dir)))
  const sum = (files: Iterable<string>) =>
    [...files].reduce((total, file) => total + (sizes.get(file) ?? 0), 0)

  console.log('What "/" needs before it renders, gzipped:')
  for (const file of home) row(file, sum([file]))
  let fits = row('total', sum(home), budget.home)
  console.log('\nWhat each other route adds:')
  for (const key of routes.filter((each) => !isHome(each))) {
    const added = new Set(needs(key).filter((file) => !home.has(file)))
    fits = row(key.replace('src/routes/', '').replace('?tsr-split=', ' '), sum(added), budget.route) && fits
  }
  if (!fits) console.log(advice)
  return Promise.resolve(fits ? 0 : 1)
})

/** Returns the files of the build that a page's HTML names. */
function namedIn(html: string): string[] {
  return [...html.matchAll(/<(?:script|link)\b[^>]*>/g)].flatMap(([tag]) => {
    if (tag.startsWith('<link') && !/\brel="?(?:modulepreload|stylesheet)\b/.test(tag)) return []
    const address = /\b(?:src|href)="?([^"\s>]+)/.exec(tag)?.[1]
    return address === undefined || /^(?:\w+:)?\/\//.test(address) ? [] : [address.replace(/^\.?\//, '')]
  })
}

function measured(folder: string) {
  return (file: string): [string, number] => [file, gzipSync(readFileSync(join(folder, file))).byteLength]
}

/** Prints a size. Returns whether it is within its bound. */
function row(name: string, size: number, most?: number): boolean {
  const kilo = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
  const fits = most === undefined || size <= most
  const verdict = most === undefined ? '' : `  ${fits ? 'of' : 'OVER'} ${kilo(most)}`
  console.log(`  ${name.padEnd(46)} ${kilo(size).padStart(9)}${verdict}`)
  return fits
}
