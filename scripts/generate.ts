import { statSync } from 'node:fs'
import { relative, sep } from 'node:path'
import { Misuse, printSafely, readOptions, runCommand } from './command-line.ts'
import {
  findOperationProblems,
  mendCommand,
  ownTargets,
  scaffold,
  staleFiles,
  targetIn,
  writeAll,
} from './generate/all.ts'
import { ContractError } from './generate/contract.ts'
import { reportLines } from './generate/not-carried.ts'
import { root } from './setup/places.mjs'

const usage = `Generates the files that follow from openapi.yaml: types, calls, validators and pages of docs/.

  npm run generate                     writes every generated file
  npm run generate -- --scaffold       also writes what a call without an operation needs, and says what is left
  npm run generate -- --check          writes nothing; fails if a generated file is stale
  npm run generate -- --contract FILE --out FOLDER
                                       generates types, calls and validators of another contract
      --style open                     of any OpenAPI 3.0 or 3.1 document, as it is published; without it, of one
                                       that follows the conventions of openapi.yaml`

const options = {
  check: { type: 'boolean' },
  scaffold: { type: 'boolean' },
  contract: { type: 'string' },
  out: { type: 'string' },
  style: { type: 'string' },
} as const

// Reports repeat what contracts say.
printSafely()
await runCommand(async () => {
  const { check, scaffold: isScaffold, contract, out, style = 'house' } = readOptions(options, usage)
  if ((contract === undefined) !== (out === undefined)) throw new Misuse('--contract and --out go together.')
  if (style !== 'house' && (style !== 'open' || contract === undefined))
    throw new Misuse('--style is house or open, for the contract given by --contract.')
  if (contract !== undefined && !statSync(contract, { throwIfNoEntry: false })?.isFile())
    throw new Misuse(`--contract is "${contract}", but must be a file.`)
  const other =
    contract !== undefined && out !== undefined && targetIn(fromRoot(contract), fromRoot(out), style)
  const targets = other ? [other] : ownTargets
  try {
    const stale = check ? [...(await staleFiles(targets)).keys()] : []
    if (!check) {
      const { written, left } = isScaffold ? await scaffold() : { written: [], left: [] }
      const { written: generated, notCarried } = await writeAll(targets)
      written.push(...generated)
      for (const path of written) console.log(`wrote ${path}`)
      if (written.length === 0) console.log('All generated files are up to date.')
      for (const [index, line] of reportLines(notCarried).entries())
        console.log(`${index === 0 ? '\nNot carried:\n' : ''}  ${line}`)
      for (const [index, step] of left.entries())
        console.log(`${index === 0 ? '\nLeft to do:\n' : ''}  ${step}`)
    }
    // The operations of a contract given by --contract aren't in this project.
    const problems = [
      ...stale.map((path) => `${path} is stale. Run \`${mendCommand}\` and commit the result.`),
      ...(other ? [] : await findOperationProblems()),
    ]
    for (const problem of problems) console.error(problem)
    return check && problems.length > 0 ? 1 : 0
  } catch (error) {
    throw error instanceof ContractError ? new Misuse(error.message) : error
  }
})

function fromRoot(path: string): string {
  return relative(root, path).replaceAll(sep, '/')
}
