import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

/** What set-up keeps between runs; safe to delete at any time. */
export const cache = join(root, '.cache')

/**
 * Something a person has to do before the command can go on. Its message is one sentence that says what; it is
 * shown without a stack.
 */
export class Advice extends Error {}

/**
 * The value of a JSON file, or `undefined` where the file is missing or cut off.
 * @param {string} path
 * @returns {any}
 */
export function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}

/**
 * Writes a JSON file in one step, so that nobody ever reads half of it.
 * @param {string} path
 * @param {unknown} value
 */
export function writeJson(path, value) {
  mkdirSync(dirname(path), { recursive: true })
  const draft = `${path}.${process.pid}`
  writeFileSync(draft, `${JSON.stringify(value, null, 2)}\n`)
  renameSync(draft, path)
}

/** @type {{ node: { oldest: string, version: string, packages: Record<string, { name: string, integrity: string } | undefined> }, chromium: { oldestMajor: number } }} */
export const toolchain = readJson(fileURLToPath(new URL('toolchain.json', import.meta.url)))
