import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { alone } from '../setup/lock.mjs'
import { cache, root } from '../setup/places.mjs'

const note = join(cache, 'test-contracts')

/** What decides the generated files: the contracts, the generator and its packages. */
const sources = [
  'tests/engine/*/openapi.yaml',
  'scripts/generate/**/*.ts',
  'oxfmt.config.ts',
  'package-lock.json',
]

/** Generates the code of the tests' contracts, which isn't committed, unless it is up to date. */
export async function generateTestContracts(): Promise<void> {
  if (isCurrent()) return
  await alone(async () => {
    if (isCurrent()) return
    // Imported here, because the generators take seconds to load.
    const { testTargets, writeAll } = await import('./all.ts')
    await writeAll(testTargets)
    mkdirSync(cache, { recursive: true })
    writeFileSync(note, stamp())
  })
}

function isCurrent(): boolean {
  const isComplete = globSync('tests/engine/*/openapi.yaml', { cwd: root }).every((path) =>
    existsSync(join(root, path, '../schema.gen.ts')),
  )
  return isComplete && existsSync(note) && readFileSync(note, 'utf8') === stamp()
}

function stamp(): string {
  const hash = createHash('sha256')
  for (const path of globSync(sources, { cwd: root }).toSorted())
    if (!path.endsWith('.test.ts')) hash.update(readFileSync(join(root, path)))
  return hash.digest('hex')
}
