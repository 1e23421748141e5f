import { rmSync } from 'node:fs'
import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, parse } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { OpenContract } from '../../mocks/engine/open/types.ts'
import { Misuse } from '../command-line.ts'
import type { Specifier, Texts } from '../generate/generated.ts'
import { ContractError } from '../generate/json.ts'
import { reportLines } from '../generate/not-carried.ts'
import type { Style } from '../generate/profile.ts'
import { type GenerateOptions, generateTexts } from '../generate/target.ts'
import { packageName } from './entries.ts'

/** Returns the specifier of a file of the engine, for code that uses the package. */
const inPackage: Specifier = (file) => `${packageName}/${file.replace(/\.ts$/, '')}`

/** Generates the files of a contract. @throws Misuse if it can't be read, or has problems, with a line for each */
export async function generated(contract: string, style: Style, given: GenerateOptions): Promise<Texts> {
  const source = await readFile(contract, 'utf8').catch(() => {
    throw new Misuse(`${contract} can't be read.`)
  })
  try {
    return await generateTexts(source, style, inPackage, given)
  } catch (error) {
    throw error instanceof ContractError ? new Misuse(error.message) : error
  }
}

/** An import of the package, which a temporary folder can't find. */
const ofPackage = new RegExp(`'(${packageName}/[\\w/]+)'`, 'g')

/** Makes a folder that lasts as long as the program. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `${packageName}-`))
  process.once('exit', () => {
    rmSync(folder, { recursive: true, force: true })
  })
  return folder
}

/** Writes the generated files into a temporary folder, from which parts are loaded on demand. @returns the contract */
export async function load(files: Texts['files'], folder: string): Promise<OpenContract> {
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }')
  for (const [name, text] of Object.entries(files)) {
    const resolved = text.replaceAll(ofPackage, (_match, specifier: string) =>
      JSON.stringify(import.meta.resolve(specifier)),
    )
    await writeFile(join(folder, name), resolved)
  }
  const module: unknown = await import(pathToFileURL(join(folder, 'contract.gen.ts')).href)
  if (!hasContract(module)) throw new Error('The generated code lacks the contract')
  return module.contract
}

function hasContract(module: unknown): module is { contract: OpenContract } {
  return typeof module === 'object' && module !== null && 'contract' in module
}

/** Returns the name of a contract's backend: `books.openapi.yaml` → `books`. */
export function nameOf(file: string): string {
  return parse(file).base.split('.')[0] || 'backend'
}

/** The options of a command that say how a contract is read. */
export const readingOptions = {
  prefix: { type: 'string' },
  strict: { type: 'boolean' },
  row: { type: 'string', multiple: true },
} as const

/** Reads `--row '/books=none'`. @throws Misuse */
export function rowsIn(given: readonly string[] = []): Record<string, string> {
  const rows = given.map((text) => {
    const [, place, row] = /^(.*\/.*)=([^=]+)$/.exec(text) ?? []
    if (place === undefined || row === undefined)
      throw new Misuse(`--row ${text} isn’t like --row '/books=none' or --row 'GET /shelf=books'.`)
    return [place, row] as const
  })
  return Object.fromEntries(rows)
}

/** Prints what was found in a contract. */
export function printReport({ recognised, notCarried }: Pick<Texts, 'recognised' | 'notCarried'>): void {
  print('Recognised, until you write their operations:', recognised)
  print('Not carried:', reportLines(notCarried))
}

function print(title: string, lines: readonly string[]): void {
  if (lines.length > 0) console.log(`\n${title}\n\n${lines.map((line) => `  ${line}`).join('\n')}`)
}
