// This file and its imports must run on Node 20.

import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { npm } from './command.mjs'
import { alone } from './lock.mjs'
import { Advice, cache, root } from './places.mjs'

/** The version to fetch if the installed Node is too old. */
const version = readFileSync(join(root, '.nvmrc'), 'utf8').trim()
const note = join(cache, `node-${version}-${process.platform}-${process.arch}`)

/** Whether a version of Node runs the tools, and TypeScript without a flag. @param {string} node as in `v22.18.0` */
function isCurrent(node) {
  const [major = 0, minor = 0] = node.slice(1).split('.').map(Number)
  return major >= 24 || (major === 22 && minor >= 18)
}

/**
 * Returns the path of a Node that runs the tools: the current one, or one fetched with npm's package `node`.
 * @returns {Promise<string>}
 * @throws {Advice}
 */
export async function findNode() {
  if (isCurrent(process.version)) return process.execPath
  return known() ?? (await alone(async () => known() ?? (await fetchNode())))
}

async function fetchNode() {
  console.error(`Node ${process.version} is too old for the tools. Fetching Node ${version} by npx, once …`)
  let path = ''
  const args = ['exec', '--yes', '--loglevel=error', '--', `node@${version}`, '-p', 'process.execPath']
  const code = await npm(args, { onOutput: (text) => (path += text) })
  path = path.trim()
  if (code !== 0 || !existsSync(path)) {
    throw new Advice(
      `Node ${version} couldn't be fetched. Install Node 22.18 or newer from https://nodejs.org and run the command again.`,
    )
  }
  writeFileSync(note, path)
  return path
}

function known() {
  const path = existsSync(note) ? readFileSync(note, 'utf8') : ''
  return existsSync(path) ? path : undefined
}
