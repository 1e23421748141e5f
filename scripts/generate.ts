import { Misuse, printSafely, readOptions, runCommand } from './command-line.ts'
import { findOperationProblems, mendCommand, scaffold, staleFiles, writeAll } from './generate/all.ts'
import { ContractError } from './generate/json.ts'
import { reportLines } from './generate/not-carried.ts'

const usage = `Generates the files that follow from openapi.yaml: types, calls, validators and pages of docs/.

  npm run generate                     writes every generated file
  npm run generate -- --scaffold       also writes what a call without an operation needs, and says what is left
  npm run generate -- --check          writes nothing; fails if a generated file is stale`

const options = {
  check: { type: 'boolean' },
  scaffold: { type: 'boolean' },
} as const

// Reports repeat what contracts say.
printSafely()
await runCommand(async () => {
  const { check, scaffold: isScaffold } = readOptions(options, usage)
  try {
    const stale = check ? [...(await staleFiles()).keys()] : []
    if (!check) {
      const { written, left } = isScaffold ? await scaffold() : { written: [], left: [] }
      const { written: generated, notCarried } = await writeAll()
      written.push(...generated)
      for (const path of written) console.log(`wrote ${path}`)
      if (written.length === 0) console.log('All generated files are up to date.')
      for (const [index, line] of reportLines(notCarried).entries())
        console.log(`${index === 0 ? '\nNot carried:\n' : ''}  ${line}`)
      for (const [index, step] of left.entries())
        console.log(`${index === 0 ? '\nLeft to do:\n' : ''}  ${step}`)
    }
    const problems = [
      ...stale.map((path) => `${path} is stale. Run \`${mendCommand}\` and commit the result.`),
      ...(await findOperationProblems()),
    ]
    for (const problem of problems) console.error(problem)
    return check && problems.length > 0 ? 1 : 0
  } catch (error) {
    throw error instanceof ContractError ? new Misuse(error.message) : error
  }
})
