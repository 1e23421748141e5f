import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runThrough } from './child.mjs'
import { findNpm } from './npm.mjs'
import { Advice, readJson, root, writeJson } from './places.mjs'

const lockfile = join(root, 'package-lock.json')
const stampFile = join(root, 'node_modules', '.fieldwork-setup.json')

/**
 * Whether node_modules holds exactly what the lockfile says, for this Node and this machine.
 * @param {string} nodeVersion as in `v24.21.0`
 */
export function packagesFit(nodeVersion) {
  const stamp = readJson(stampFile)
  const wanted = stampFor(nodeVersion)
  if (stamp !== undefined && Object.entries(wanted).every(([key, value]) => stamp[key] === value)) return true
  // Somebody may have run npm by hand since; npm's own record of what it installed tells.
  if (!installedByHand(readJson(lockfile), readJson(join(root, 'node_modules', '.package-lock.json'))))
    return false
  writeJson(stampFile, wanted)
  return true
}

/**
 * Installs the packages of the lockfile.
 * @param {string} node the program to run npm with
 * @param {string} nodeVersion
 * @param {NodeJS.ProcessEnv} env
 * @param {{ say: (line: string) => void, worksOn: (pid: number) => void }} context
 */
export async function installPackages(node, nodeVersion, env, { say, worksOn }) {
  say('Installing the packages of package-lock.json …')
  // Servers often set NODE_ENV=production, which would leave the tools out.
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']
  const code = await runThrough(node, [findNpm(), ...args], { cwd: root, env, onStart: worksOn })
  if (code !== 0) throw new Advice('The packages could not be installed; what npm says is above.')
  writeJson(stampFile, stampFor(nodeVersion))
}

/** @param {string} nodeVersion */
function stampFor(nodeVersion) {
  return {
    lockfile: createHash('sha256').update(readFileSync(lockfile)).digest('hex'),
    node: nodeVersion.replace(/^v/, '').split('.')[0],
    machine: `${process.platform}-${process.arch}`,
  }
}

/**
 * Whether npm's record of node_modules says the same as the lockfile, but for optional packages of other machines.
 * @param {any} lock
 * @param {any} record
 * @returns {boolean}
 */
export function installedByHand(lock, record) {
  if (lock?.packages === undefined || record?.packages === undefined) return false
  for (const path of Object.keys(record.packages)) if (lock.packages[path] === undefined) return false
  return Object.entries(lock.packages).every(([path, wanted]) => {
    if (path === '') return true
    const found = record.packages[path]
    if (found === undefined) return wanted.optional === true && !isForThisMachine(wanted)
    return found.version === wanted.version && found.integrity === wanted.integrity
  })
}

/**
 * Whether an optional package is a variant that surely belongs on this machine. One that names a C library may
 * rightly be absent, and so may one that names nothing: it is there for the sake of another optional package.
 * @param {{ os?: string[], cpu?: string[], libc?: string[] }} entry
 */
function isForThisMachine({ os, cpu, libc }) {
  if (libc !== undefined || (os === undefined && cpu === undefined)) return false
  return (os?.includes(process.platform) ?? true) && (cpu?.includes(process.arch) ?? true)
}
