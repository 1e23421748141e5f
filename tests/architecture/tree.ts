import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/check/places.ts'

/** Returns the paths, from the root, of all files below a folder. May be empty. */
export function filesIn(folder: string): string[] {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { withFileTypes: true })
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`
      return entry.isDirectory() ? filesIn(path) : [path]
    })
    .toSorted()
}

/** Returns the text of a file. */
export function textOf(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}
