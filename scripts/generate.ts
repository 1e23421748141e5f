/**
 * Generates from openapi.yaml what the app and the simulator share with it, and the pages in docs/ about states and
 * access; likewise what the tests of the engine need of their contract. Says which call has no operation, and which
 * operation no call.
 *
 *     npm run generate                     writes every generated file
 *     npm run generate -- --scaffold       also creates an operation for each call that has none
 *     npm run generate -- --check          writes nothing; fails when a generated file is stale
 *     npm run generate -- --contract FILE --out FOLDER
 *                                          does the same for another contract: its types, calls and validators
 */
import { relative, sep } from 'node:path'
import { parseArgs } from 'node:util'
import {
  findOperationProblems,
  mendCommand,
  scaffoldOperations,
  ownTargets,
  staleFiles,
  targetIn,
  writeAll,
} from './generate/all.ts'
import { ContractError } from './generate/contract.ts'
import { root } from './setup/places.mjs'

const { values } = parseArgs({
  options: {
    check: { type: 'boolean' },
    scaffold: { type: 'boolean' },
    contract: { type: 'string' },
    out: { type: 'string' },
  },
})
const { contract, out } = values
if ((contract === undefined) !== (out === undefined)) throw new Error('--contract and --out go together.')
const other = contract !== undefined && out !== undefined && targetIn(fromRoot(contract), fromRoot(out))
const targets = other ? [other] : ownTargets
/** The job board keeps its operations in files of their own; how another backend does is its own business. */
const operationProblems = other ? () => Promise.resolve([]) : findOperationProblems

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
  const written = [...(scaffold ? await scaffoldOperations() : []), ...(await writeAll(targets))]
  for (const path of written) console.log(`wrote ${path}`)
  if (written.length === 0) console.log('Everything generated is fresh.')
  for (const problem of await operationProblems()) console.warn(problem)
}

async function check(): Promise<void> {
  const stale = [...(await staleFiles(targets)).keys()].map(
    (path) => `${path} is stale: run \`${mendCommand}\` and commit the result.`,
  )
  const problems = [...stale, ...(await operationProblems())]
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) process.exitCode = 1
}

function fromRoot(path: string): string {
  return relative(root, path).replaceAll(sep, '/')
}
