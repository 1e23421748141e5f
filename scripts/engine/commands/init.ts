import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inspect } from 'node:util'
import type { OpenContract } from '../../../mocks/engine/open/types.ts'
import { Misuse, readOptions } from '../../command-line.ts'
import { packageName } from '../entries.ts'
import { load, nameOf, temporaryFolder } from '../generated.ts'
import { writeFiles } from './generate.ts'

const usage = `Generates what a backend needs of a contract, and writes one in TypeScript: with one operation, for a list that
isn’t answered from state, if there is one.

  npx ${packageName} init openapi.yaml [options]

  --out FOLDER  src by default
  --force       replaces the backend that is there`

const options = {
  out: { type: 'string', default: 'src' },
  force: { type: 'boolean', default: false },
} as const

export async function init(): Promise<void> {
  const { word: file, out, force } = readOptions(options, usage, 'contract')
  if (file === undefined) throw new Misuse(`Name the contract, as in npx ${packageName} init openapi.yaml.`)
  const path = join(out, 'backend.ts')
  if (existsSync(path) && !force) throw new Misuse(`${path} is there. Add --force to replace it.`)
  const { files } = await writeFiles(file, out, 'open')
  await writeFile(path, await backendText(nameOf(file), await load(files, await temporaryFolder())))
  console.log(`wrote ${path}`)
}

/** How a sample becomes an expression. */
const asWritten = { depth: null, maxArrayLength: null, maxStringLength: null, breakLength: 100 }

async function backendText(name: string, contract: OpenContract): Promise<string> {
  const first = await firstOf(contract)
  const id = inspect(first?.id)
  const answer = inspect({ status: first?.status, body: first?.sample.body }, asWritten)
  const operations = `  operations: {
    ${id}: operation(${id}, () => (${answer.replaceAll('\n', '\n    ')})),
  },
`
  return `import { operationsOf } from '${packageName}'
import { simulate, type Simulated } from '${packageName}/open'
import { contract } from './contract.gen.ts'
import type { paths } from './schema.gen.ts'

export const operation = operationsOf<Simulated<paths, typeof contract.calls>>(contract.calls)

// The calls without an operation are answered from the contract.
export const backend = simulate({
  name: ${inspect(name)},
  contract,
${first ? operations : ''}})
`
}

/** Returns the call to write first, a list. One that is answered from state would make its resource forget. */
async function firstOf({ calls, does, parts }: OpenContract) {
  for (const [id, { method, path, tag }] of Object.entries(calls)) {
    if (method !== 'get' || path.includes('{') || Object.hasOwn(does, id)) continue
    const all = (await parts[tag]?.())?.samples[id] ?? {}
    const [status, bodies] = Object.entries(all).find(([each]) => /^2\d\d$/.test(each)) ?? ['', []]
    const sample = bodies.find(({ of }) => of === 'schema') ?? bodies[0]
    if (sample) return { id, status: Number(status), sample }
  }
  return undefined
}
