import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/check/places.ts'
import { textOf } from '../architecture/tree.ts'

/** Returns the text of every file of a build by its path from the root; fonts and images have none. */
export function built(folder: string): Map<string, string> {
  const files = readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
  return new Map(
    files
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length))
      .map((path) => [path, /\.(?:woff2|png|jpg|webp|avif|ico)$/.test(path) ? '' : textOf(path)]),
  )
}
