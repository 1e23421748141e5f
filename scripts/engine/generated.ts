import { readFile } from 'node:fs/promises'
import { Misuse } from '../command-line.ts'
import type { Specifier, Texts } from '../generate/generated.ts'
import { ContractError } from '../generate/json.ts'
import type { Style } from '../generate/profile.ts'
import { generateTexts } from '../generate/target.ts'
import { packageName } from './entries.ts'

/** Returns the specifier of a file of the engine, for code that uses the package. */
export const inPackage: Specifier = (file) => `${packageName}/${file.replace(/\.ts$/, '')}`

/** Generates the files of a contract. @throws Misuse if it can't be read, or has problems, with a line for each */
export async function generated(contract: string, style: Style, specifier: Specifier): Promise<Texts> {
  const source = await readFile(contract, 'utf8').catch(() => {
    throw new Misuse(`${contract} can't be read.`)
  })
  try {
    return await generateTexts(source, style, specifier)
  } catch (error) {
    throw error instanceof ContractError ? new Misuse(error.message) : error
  }
}
