import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { root } from '../../scripts/check/places.ts'

/** What the tools leave behind, where there is no git to ask. */
const leavings = new Set(['.git', 'node_modules', 'dist', '.cache', '.tanstack', '.vitest', 'test-results'])

/**
 * The files that make up the project, from the root: what git tracks or would track, or everything but the tools'
 * leavings where this is no repository (an unpacked archive).
 */
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

/** Every file below a folder, from the root, without the tools' leavings; none where there is no such folder. */
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

/** Every file of a build, from the root of the project. */
export function builtFiles(folder: string): string[] {
  const files = readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
  return files
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
}

/** The text of a file of the project. */
export function textOf(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}

/** A place in a file, as editors and terminals turn into a link. */
export interface Place {
  at: string
  text: string
}

/** Every line of the named files that matches. */
export function linesMatching(paths: readonly string[], pattern: RegExp): Place[] {
  return paths.flatMap((path) =>
    textOf(path)
      .split('\n')
      .flatMap((text, index) =>
        pattern.test(text) ? [{ at: `${path}:${index + 1}`, text: text.trim() }] : [],
      ),
  )
}
