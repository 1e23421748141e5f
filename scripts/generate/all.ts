/** What is generated, from contracts for the most part, where it lies, and whether it is fresh. */
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { format, resolveConfig } from 'prettier'
import { generateDocs } from '../docs/all.ts'
import { readContract } from './contract.ts'
import {
  generateCalls,
  generateMetadata,
  generateOperationIndex,
  operationFile,
  operationProblems,
  scaffoldOperation,
} from './tables.ts'
import { generateTypes } from './types.ts'
import { generateValidators, generateValidatorTypes } from './validators.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** What to run when a generated file is stale. */
export const mendCommand = 'npm run generate'

/** A contract and the folders of what is generated from it, as paths from the root of the repository. */
export interface Target {
  contract: string
  /** For `schema.gen.ts`, the types. */
  types: string
  /** For what the simulator's engine is handed: `calls.gen.ts` and `validators.gen.js`. */
  simulator: string
}

const jobBoard: Target = { contract: 'openapi.yaml', types: 'src/api', simulator: 'mocks/contract' }
const library = 'tests/engine/library'

/** The contracts of this repository: the job board's, and that of the engine's tests. */
export const ownTargets: readonly Target[] = [jobBoard, targetIn(`${library}/openapi.yaml`, library)]

/** A contract whose generated files all go into one folder. */
export function targetIn(contract: string, folder: string): Target {
  return { contract, types: folder, simulator: folder }
}

/** The text of a contract, by default the job board's. */
export function readSource({ contract }: Target = jobBoard): Promise<string> {
  return readFile(join(root, contract), 'utf8')
}

/**
 * Generates every file of code, without writing one. The same contract gives the same bytes.
 *
 * @param source the text of an OpenAPI contract
 * @param target where the files go; the job board's get the client's and the operations' in addition
 * @returns the text of each file by its path from the root of the repository
 * @throws {ContractError} when the contract breaks a convention the generators rest on
 */
export async function generateAll(source: string, target: Target = jobBoard): Promise<Map<string, string>> {
  const contract = readContract(source)
  const { types, simulator } = target
  const header = `// Generated from ${target.contract} by ${mendCommand}. Do not edit.\n`
  const way = posix.relative(simulator, 'mocks/engine')
  const engine = way.startsWith('.') ? way : `./${way}`
  const formatted: Readonly<Record<string, string>> = {
    [`${simulator}/calls.gen.ts`]: generateMetadata(contract, engine),
    [`${simulator}/validators.gen.d.ts`]: generateValidatorTypes(engine),
    ...(target === jobBoard && {
      'src/api/calls.gen.ts': generateCalls(contract),
      'mocks/api/index.gen.ts': generateOperationIndex(contract),
    }),
  }
  const files = new Map([
    [`${types}/schema.gen.ts`, header + (await generateTypes(contract))],
    [`${simulator}/validators.gen.js`, header + generateValidators(contract, engine)],
  ])
  for (const [path, text] of Object.entries(formatted)) {
    const options = await resolveConfig(join(root, path))
    files.set(path, await format(header + text, { ...options, filepath: path }))
  }
  return files
}

/**
 * Writes every generated file that isn't fresh.
 *
 * @returns the paths that were written
 */
export async function writeAll(targets?: readonly Target[]): Promise<string[]> {
  const stale = await staleFiles(targets)
  for (const [path, text] of stale) await write(path, text)
  return [...stale.keys()]
}

/** The generated files and pages that are missing or differ from what is generated now, with their fresh text. */
export async function staleFiles(targets = ownTargets): Promise<Map<string, string>> {
  const stale = new Map<string, string>()
  for (const target of targets) {
    const source = await readSource(target)
    const docs = target === jobBoard ? await generateDocs(readContract(source)) : []
    for (const [path, text] of [...(await generateAll(source, target)), ...docs]) {
      const present = await readFile(join(root, path), 'utf8').catch(() => undefined)
      if (present !== text) stale.set(path, text)
    }
  }
  return stale
}

/**
 * Creates a first operation for each call that has none; existing files are left alone.
 *
 * @returns the paths that were written
 */
export async function scaffoldOperations(): Promise<string[]> {
  const written: string[] = []
  for (const call of readContract(await readSource()).calls) {
    const path = operationFile(call)
    if (existsSync(join(root, path))) continue
    await write(path, scaffoldOperation(call))
    written.push(path)
  }
  return written
}

/** Calls without an operation and operations without a call, in sentences; none where each has its other. */
export async function findOperationProblems(): Promise<string[]> {
  const files = await readdir(join(root, 'mocks/api'), { recursive: true })
  const operations = files
    .filter((path) => /(?<!\.test|\.gen)\.ts$/.test(path))
    .map((path) => `mocks/api/${path.replaceAll('\\', '/')}`)
  return operationProblems(readContract(await readSource()), operations.toSorted())
}

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true })
  await writeFile(join(root, path), text)
}
