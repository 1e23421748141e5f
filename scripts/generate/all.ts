/** What is generated, from the contract for the most part, where it lies, and whether it is fresh. */
import { access, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { format, resolveConfig } from 'prettier'
import { generateDocs } from '../docs/all.ts'
import { readContract } from './contract.ts'
import {
  generateCalls,
  generateMetadata,
  generateOperationIndex,
  operationFile,
  scaffoldOperation,
} from './tables.ts'
import { generateTypes } from './types.ts'
import { generateValidators, generateValidatorTypes } from './validators.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** What to run when a generated file is stale. */
export const mendCommand = 'npm run generate'

const header = `// Generated from openapi.yaml by ${mendCommand}. Do not edit.\n`

/** The text of the contract in this repository. */
export function readSource(): Promise<string> {
  return readFile(join(root, 'openapi.yaml'), 'utf8')
}

/**
 * Generates every file of code, without writing one. The same contract gives the same bytes.
 *
 * @param source the text of an OpenAPI contract; this repository's own by default
 * @returns the text of each file by its path from the root of the repository
 * @throws {ContractError} when the contract breaks a convention the generators rest on
 */
export async function generateAll(source?: string): Promise<Map<string, string>> {
  const contract = readContract(source ?? (await readSource()))
  const formatted: Readonly<Record<string, string>> = {
    'src/api/calls.gen.ts': generateCalls(contract),
    'mocks/runtime/contract.gen.ts': generateMetadata(contract),
    'mocks/runtime/validators.gen.d.ts': generateValidatorTypes(),
    'mocks/api/index.gen.ts': generateOperationIndex(contract),
  }
  const files = new Map([
    ['src/api/schema.gen.ts', header + (await generateTypes(contract))],
    ['mocks/runtime/validators.gen.js', header + generateValidators(contract)],
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
export async function writeAll(): Promise<string[]> {
  const stale = await staleFiles()
  for (const [path, text] of stale) await write(path, text)
  return [...stale.keys()]
}

/** The generated files and pages that are missing or differ from what is generated now, with their fresh text. */
export async function staleFiles(): Promise<Map<string, string>> {
  const stale = new Map<string, string>()
  const source = await readSource()
  const fresh = [...(await generateAll(source)), ...(await generateDocs(readContract(source)))]
  for (const [path, text] of fresh) {
    const present = await readFile(join(root, path), 'utf8').catch(() => undefined)
    if (present !== text) stale.set(path, text)
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
    const exists = await access(join(root, path)).then(
      () => true,
      () => false,
    )
    if (exists) continue
    await write(path, scaffoldOperation(call))
    written.push(path)
  }
  return written
}

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true })
  await writeFile(join(root, path), text)
}
