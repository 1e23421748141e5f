import { type Contract, readContract } from './contract.ts'
import { houseReport } from './house-report.ts'
import type { NotCarried } from './not-carried.ts'
import { generateOpen } from './open/index.ts'
import { generateMetadata } from './tables.ts'
import { generateSchema } from './types.ts'
import { generateValidators, generateValidatorTypes } from './validators.ts'

/** How a contract is written: by the conventions of `mocks/engine/README.md`, or in any way that OpenAPI allows. */
export type Style = 'house' | 'open'

/** Returns the specifier with which generated code imports a file of the engine: `open/types.ts`. */
export type Specifier = (file: string) => string

/** The names of the generated files. `schema.gen.ts` has the types of the contract; the others are for the engine. */
export type FileName = 'schema.gen.ts' | 'calls.gen.ts' | 'validators.gen.js' | 'validators.gen.d.ts'

export interface Texts {
  readonly files: Readonly<Record<FileName, string>>
  /** What the simulator doesn't follow. */
  readonly notCarried: readonly NotCarried[]
}

/**
 * Generates the files of a contract, without a header. The same contract gives the same texts.
 * @param source the text of an OpenAPI document, in YAML or JSON
 * @throws {ContractError} if the contract can't be read or breaks the conventions of its style
 */
export function generateTexts(source: string, style: Style, specifier: Specifier): Promise<Texts> {
  return style === 'open' ? generateOpen(source, specifier) : generateHouse(readContract(source), specifier)
}

async function generateHouse(contract: Contract, specifier: Specifier): Promise<Texts> {
  return {
    files: {
      'schema.gen.ts': await generateSchema(contract.document),
      'calls.gen.ts': generateMetadata(contract, specifier),
      'validators.gen.js': generateValidators(contract, specifier),
      'validators.gen.d.ts': generateValidatorTypes(specifier),
    },
    notCarried: houseReport(contract),
  }
}
