import { type Contract, readContract } from './contract.ts'
import { ContractError } from './json.ts'
import type { Specifier, Texts } from './generated.ts'
import { houseReport } from './house-report.ts'
import { generateOpen } from './open/index.ts'
import { generateMetadata } from './tables.ts'
import { generateSchema, refuseUnsafe } from './types.ts'
import { generateValidators, generateValidatorTypes } from './validators.ts'

/** How a contract is written: by the conventions of `readContract`, or in any way that OpenAPI allows. */
export type Style = 'house' | 'open'

/**
 * Generates the files of a contract, without a header. The same contract gives the same texts.
 * @param source the text of an OpenAPI document, in YAML or JSON
 * @throws {ContractError} if the contract can't be read or breaks the conventions of its style
 */
export async function generateTexts(source: string, style: Style, specifier: Specifier): Promise<Texts> {
  try {
    if (style === 'open') return await generateOpen(source, specifier)
    return await generateHouse(readContract(source), specifier)
  } catch (error) {
    throw error instanceof RangeError ? new ContractError(['it is nested too deeply']) : error
  }
}

async function generateHouse(contract: Contract, specifier: Specifier): Promise<Texts> {
  refuseUnsafe(contract.document)
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
