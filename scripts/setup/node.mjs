import { createHash } from 'node:crypto'
import {
  createReadStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { capture } from './child.mjs'
import { findNpm } from './npm.mjs'
import { Advice, cache, root, toolchain } from './places.mjs'

/**
 * Whether version `a` is `b` or newer.
 * @param {string} a as in `22.12.0`, with or without a `v`
 * @param {string} b
 */
export function isAtLeast(a, b) {
  const [left, right] = [a, b].map((version) =>
    version.replace(/^v/, '').split(/[.-]/).slice(0, 3).map(Number),
  )
  for (let part = 0; part < 3; part += 1) {
    const difference = (left?.[part] ?? 0) - (right?.[part] ?? 0)
    if (difference !== 0) return difference > 0
  }
  return true
}

/** The Node that set-up fetches where the host's own is too old. */
const fetched = join(cache, 'node', toolchain.node.version, `${process.platform}-${process.arch}`)
const fetchedBinary = join(fetched, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')

/**
 * A Node that the tools can run on, if one is here already.
 * @returns {string | undefined} the path of its program
 */
export function fittingNode() {
  if (isAtLeast(process.version, toolchain.node.oldest)) return process.execPath
  return existsSync(fetchedBinary) ? fetchedBinary : undefined
}

/**
 * Brings the pinned Node from the package registry that npm is set up for, checks it by its integrity and unpacks
 * its program into the cache. Another set-up never sees a half-unpacked one: the folder is made aside and renamed.
 * @param {(line: string) => void} say
 * @returns {Promise<string>} the path of its program
 */
export async function fetchNode(say) {
  const { version, oldest, packages } = toolchain.node
  const found = packages[`${process.platform}-${process.arch}`]
  const byHand = `install Node ${oldest.replace(/\.0$/, '')} or newer from https://nodejs.org and run the command again.`
  if (found === undefined) {
    throw new Advice(`Node ${process.version} is too old for the tools of this project: ${byHand}`)
  }
  say(`Node ${process.version} is too old for the tools: fetching Node ${version} (once, into .cache) …`)
  mkdirSync(cache, { recursive: true })
  const aside = mkdtempSync(join(cache, 'node-'))
  try {
    const npm = findNpm()
    const pack = ['pack', `${found.name}@${version}`, '--pack-destination', aside, '--loglevel', 'error']
    const packed = await capture(process.execPath, [npm, ...pack], { cwd: root })
    const archive = readdirSync(aside).find((name) => name.endsWith('.tgz'))
    if (packed.code !== 0 || archive === undefined) {
      throw new Advice(`Node ${version} could not be fetched by npm; ${byHand}\n\n${packed.stderr.trim()}`)
    }
    const actual = await integrityOf(join(aside, archive))
    if (actual !== found.integrity) {
      throw new Advice(
        `The package ${found.name}@${version} is not the one this project expects (${actual}); nothing was unpacked.`,
      )
    }
    // A relative name, because some tars take the colon of `C:` for a host.
    const unpacked = await capture('tar', ['-xzf', archive, 'package/bin'], { cwd: aside })
    const program = join(aside, 'package', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
    if (unpacked.code !== 0)
      throw new Advice(`Node ${version} could not be unpacked by tar; ${byHand}\n\n${unpacked.stderr}`)
    const answer = await capture(program, ['--version'])
    if (answer.stdout.trim() !== `v${version}`) {
      throw new Advice(
        `Node ${version} was fetched but does not start on this system; ${byHand}\n\n${answer.stderr}`,
      )
    }
    mkdirSync(dirname(fetched), { recursive: true })
    rmSync(fetched, { recursive: true, force: true })
    renameSync(join(aside, 'package'), fetched)
    return fetchedBinary
  } finally {
    rmSync(aside, { recursive: true, force: true })
  }
}

/**
 * @param {string} file
 * @returns {Promise<string>} in the form of lockfiles: `sha512-…`
 */
async function integrityOf(file) {
  const hash = createHash('sha512')
  for await (const piece of createReadStream(file)) hash.update(piece)
  return `sha512-${hash.digest('base64')}`
}
