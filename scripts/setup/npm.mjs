import { existsSync, realpathSync } from 'node:fs'
import { basename, delimiter, dirname, join } from 'node:path'
import { Advice } from './places.mjs'

/**
 * The JavaScript file of npm's command line, so that npm can be run on a Node of our choice and without a shell:
 * the npm that started us, or the one beside the host's Node, or the one on the PATH.
 * @returns {string}
 */
export function findNpm() {
  const places = [
    process.env.npm_execpath,
    join(dirname(process.execPath), 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    join(dirname(process.execPath), '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    ...(process.env.PATH ?? process.env.Path ?? '').split(delimiter).flatMap((folder) => [
      // On Unix `npm` is a link to the file; on Windows the file lies in a folder beside `npm.cmd`.
      join(folder, 'npm'),
      join(folder, 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    ]),
  ]
  for (const place of places) {
    if (place === undefined || !existsSync(place)) continue
    const file = realpathSync(place)
    // The same variable is set by other package managers, which cannot read our lockfile.
    if (basename(file) === 'npm-cli.js') return file
  }
  throw new Advice(
    'npm was not found beside Node; install Node from https://nodejs.org, which brings npm along.',
  )
}
