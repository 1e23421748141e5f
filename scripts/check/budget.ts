import * as v from 'valibot'

/** What a build for a real backend may cost, in bytes of gzipped JavaScript and CSS. */
export const budget = {
  /** Everything that `/` needs before it can show itself. */
  home: 150_000,
  /** What any other route adds to that. */
  route: 40_000,
}

const chunk = v.object({
  file: v.string(),
  src: v.optional(v.string()),
  css: v.optional(v.array(v.string()), []),
  imports: v.optional(v.array(v.string()), []),
})

/** Vite's `manifest.json`, as far as it matters here: its chunks by their key. */
export const manifest = v.record(v.string(), chunk)
export type Manifest = v.InferOutput<typeof manifest>

/** The files of a build, from its root, by what they are needed for. */
export interface Needs {
  home: Set<string>
  /** By the key of the route's chunk: what it needs and `/` does not. */
  routes: Map<string, Set<string>>
}

/**
 * Sorts the files of a build by who needs them. `/` needs what the page names (scripts, module preloads, styles), everything
 * those import statically, and the chunks of its own route if the build cuts any off.
 * @param chunks the manifest
 * @param html the built `index.html`
 * @throws Error where the manifest has no page or no routes, as then nothing would be measured
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

/** The files that a page loads by itself. Addresses of other hosts are none of the build. */
function namedIn(html: string): string[] {
  const files = []
  for (const [tag] of html.matchAll(/<(?:script|link)\b[^>]*>/g)) {
    if (tag.startsWith('<link') && !/\brel="?(?:modulepreload|stylesheet)\b/.test(tag)) continue
    const address = /\b(?:src|href)="?([^"\s>]+)/.exec(tag)?.[1]
    if (address !== undefined && !/^(?:\w+:)?\/\//.test(address)) files.push(address.replace(/^\.?\//, ''))
  }
  return files
}

/** A chunk, its styles, and the same for everything it imports statically. */
function closure(chunks: Manifest, key: string, seen = new Set<string>()): Set<string> {
  const files = new Set<string>()
  const found = chunks[key]
  if (found === undefined || seen.has(key)) return files
  seen.add(key)
  for (const file of [found.file, ...found.css]) if (/\.(?:js|css)$/.test(file)) files.add(file)
  for (const next of found.imports) for (const file of closure(chunks, next, seen)) files.add(file)
  return files
}
