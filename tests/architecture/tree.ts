import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { root } from '../../scripts/check/places.ts'

/** Folders that tools create, which `filesIn` leaves out. */
const leavings = new Set(['.git', 'node_modules', 'dist', '.cache', '.tanstack', '.vitest', 'test-results'])

/** Returns the paths of the files that git tracks or would track; without git, all except those that tools create. */
export function projectFiles(): string[] {
  try {
    const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
    const listed = execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    // A file deleted but not yet committed is still listed.
    const files = listed.split('\0').filter((path) => path !== '' && existsSync(join(root, path)))
    if (files.length > 0) return files.toSorted()
  } catch {
    // No git, or no repository.
  }
  return filesIn('.')
}

/** Returns the paths, from the root, of all files below a folder except those that tools create. May be empty. */
export function filesIn(folder: string): string[] {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !leavings.has(name))
    .flatMap((entry) => {
      const path = folder === '.' ? entry.name : `${folder}/${entry.name}`
      return entry.isDirectory() ? filesIn(path) : [path]
    })
    .toSorted()
}

/** Returns the path of every file of a build, from the project's root. */
export function builtFiles(folder: string): string[] {
  const files = readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
  return files
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
}

/** Returns the text of a file. */
export function textOf(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}

/** A line of a file: `at` is its path and number in the form that editors and terminals turn into a link. */
export interface Place {
  at: string
  text: string
}

/** Returns every matching line of the files. */
export function linesMatching(paths: readonly string[], pattern: RegExp): Place[] {
  return paths.flatMap((path) =>
    textOf(path)
      .split('\n')
      .flatMap((text, index) =>
        pattern.test(text) ? [{ at: `${path}:${index + 1}`, text: text.trim() }] : [],
      ),
  )
}
