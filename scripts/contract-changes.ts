import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Contract, readContract } from './generate/contract.ts'
import { at } from './generate/json.ts'
import { breakingChanges } from './generate/changes.ts'
import { root } from './setup/places.mjs'

// Compares openapi.yaml with the one of the newest tag, such as v1.2.0 (see "Change the contract" in CONTRIBUTING.md).

const git = (...args: string[]) => {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: 'pipe',
      maxBuffer: 2 ** 26,
    }).trim()
  } catch {
    return undefined
  }
}

function majorOf({ document }: Contract): number {
  const version = at(document, 'info', 'version')
  return typeof version === 'string' ? Number.parseInt(version, 10) : 0
}

const tag = git('describe', '--tags', '--abbrev=0', '--match', 'v[0-9]*')
const tagged = tag === undefined ? undefined : git('show', `${tag}:openapi.yaml`)
if (tagged === undefined) console.log('There is no tagged contract to compare with.')
else {
  const old = readContract(tagged)
  const now = readContract(readFileSync(join(root, 'openapi.yaml'), 'utf8'))
  const changes = breakingChanges(old, now)
  for (const change of changes) console.error(change)
  if (changes.length > 0 && majorOf(now) <= majorOf(old)) {
    console.error(`These changes break clients of ${tag}. Avoid them, or raise the major of info.version.`)
    process.exitCode = 1
  }
}
