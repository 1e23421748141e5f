/**
 * Generates from openapi.yaml what the app and the simulator share with it, and the pages in docs/ about rules, states
 * and access.
 *
 *     npm run generate                     writes every generated file
 *     npm run generate -- --scaffold       also creates an operation for each call that has none
 *     npm run generate -- --check          writes nothing; fails when a generated file is stale
 */
import { parseArgs } from 'node:util'
import { mendCommand, scaffoldOperations, staleFiles, writeAll } from './generate/all.ts'
import { ContractError } from './generate/contract.ts'

const { values } = parseArgs({ options: { check: { type: 'boolean' }, scaffold: { type: 'boolean' } } })

try {
  if (values.check) await check()
  else await generate(values.scaffold ?? false)
} catch (error) {
  // Any other error is a fault of the generators and shows its stack.
  if (!(error instanceof ContractError)) throw error
  console.error(error.message)
  process.exitCode = 1
}

async function generate(scaffold: boolean): Promise<void> {
  const written = [...(scaffold ? await scaffoldOperations() : []), ...(await writeAll())]
  for (const path of written) console.log(`wrote ${path}`)
  if (written.length === 0) console.log('Everything generated is fresh.')
}

async function check(): Promise<void> {
  const stale = await staleFiles()
  if (stale.size === 0) return
  for (const path of stale.keys()) console.error(`${path} is stale.`)
  console.error(`Run \`${mendCommand}\` and commit the result.`)
  process.exitCode = 1
}
