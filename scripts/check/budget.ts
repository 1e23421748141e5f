import * as v from 'valibot'

/** The size budget of a build for a real backend, in bytes of gzipped JavaScript and CSS. */
export const budget = {
  /** Everything that `/` needs before it renders. */
  home: 150_000,
  /** What each other route adds. */
  route: 40_000,
}

const chunk = v.object({
  file: v.string(),
  src: v.optional(v.string()),
  css: v.optional(v.array(v.string()), []),
  imports: v.optional(v.array(v.string()), []),
})

/** Vite's `manifest.json`: chunks by key. */
export const manifest = v.record(v.string(), chunk)
export type Manifest = v.InferOutput<typeof manifest>

export interface Needs {
  home: Set<string>
  /** The files that each route needs in addition to `home`, by the key of the route's chunk. */
  routes: Map<string, Set<string>>
}

/**
 * Groups the files of a build by the route that needs them. `/` needs what the page loads (scripts, module preloads,
 * styles), everything those import statically, and the chunks of its own route.
 * @param html the built `index.html`
 * @throws Error if the manifest has no page or no routes
 */
export function sortByNeed(chunks: Manifest, html: string): Needs {
  const entry = Object.keys(chunks).find((key) => key === 'index.html')
  if (entry === undefined) throw new Error('The manifest has no index.html.')
  const routes = Object.keys(chunks).filter((key) => /^src\/routes\/.*\btsr-split=/.test(key))
  if (routes.length === 0) throw new Error('The manifest has no routes.')
  const isHome = (key: string) => key.startsWith('src/routes/index.tsx?')

  const home = new Set([...namedIn(html), ...closure(chunks, entry)])
  for (const key of routes.filter(isHome)) for (const file of closure(chunks, key)) home.add(file)
  const others = routes
    .filter((key) => !isHome(key))
    .map((key): [string, Set<string>] => {
      const added = [...closure(chunks, key)].filter((file) => !home.has(file))
      return [key, new Set(added)]
    })
  return { home, routes: new Map(others) }
}

/** Returns the files of the build that a page's HTML names. */
function namedIn(html: string): string[] {
  const files = []
  for (const [tag] of html.matchAll(/<(?:script|link)\b[^>]*>/g)) {
    if (tag.startsWith('<link') && !/\brel="?(?:modulepreload|stylesheet)\b/.test(tag)) continue
    const address = /\b(?:src|href)="?([^"\s>]+)/.exec(tag)?.[1]
    if (address !== undefined && !/^(?:\w+:)?\/\//.test(address)) files.push(address.replace(/^\.?\//, ''))
  }
  return files
}

/** Returns the files of a chunk, its styles, and those of all chunks that it imports statically. */
function closure(chunks: Manifest, key: string, seen = new Set<string>()): Set<string> {
  const files = new Set<string>()
  const found = chunks[key]
  if (found === undefined || seen.has(key)) return files
  seen.add(key)
  for (const file of [found.file, ...found.css]) if (/\.(?:js|css)$/.test(file)) files.add(file)
  for (const next of found.imports) for (const file of closure(chunks, next, seen)) files.add(file)
  return files
}
