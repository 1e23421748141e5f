import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { git } from './check/git.ts'
import { Misuse, readOptions, runCommand } from './command-line.ts'
import { breakingChanges } from './generate/changes.ts'
import { type Contract, readContract } from './generate/contract.ts'
import { at, ContractError } from './generate/json.ts'
import { root } from './setup/places.mjs'

const usage = `Compares openapi.yaml with that of a commit (see "Change the contract" in CONTRIBUTING.md).

  --since COMMIT   by default where this branch left the main one, and on the main branch the commit before`

function majorOf({ document }: Contract): number {
  const version = at(document, 'info', 'version')
  return typeof version === 'string' ? Number.parseInt(version, 10) : 0
}

/** Reads an earlier contract. @returns the reason if it breaks a convention that is newer */
function earlier(source: string): Contract | string {
  try {
    return readContract(source)
  } catch (error) {
    if (error instanceof ContractError) return error.message
    throw error
  }
}

await runCommand(async () => {
  const { since } = readOptions({ since: { type: 'string' } }, usage)
  const left = git('merge-base', 'HEAD', 'origin/main') ?? git('merge-base', 'HEAD', 'main')
  const from = since ?? (left === git('rev-parse', 'HEAD') ? 'HEAD~1' : left)
  const before = from === undefined ? undefined : git('show', `${from}:openapi.yaml`)
  if (before === undefined) {
    if (since !== undefined) throw new Misuse(`There is no openapi.yaml at ${since}.`)
    console.log(
      'Not compared: this copy has no earlier commit. Fetch the main branch with its history, or use --since.',
    )
    return 0
  }
  const now = readContract(readFileSync(join(root, 'openapi.yaml'), 'utf8'))
  const old = earlier(before)
  if (typeof old === 'string') {
    console.log(`Not compared: today's generators can't read openapi.yaml at ${from}. ${old}`)
    return 0
  }
  const changes = breakingChanges(old, now)
  for (const change of changes) console.error(change)
  if (changes.length === 0 || majorOf(now) > majorOf(old)) return 0
  console.error(`These changes break clients of ${from}. Avoid them, or raise the major of info.version.`)
  return 1
})
