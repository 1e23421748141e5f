import type { Specifier, Texts } from './generated.ts'
import { readHouse } from './house.ts'
import { ContractError } from './json.ts'
import { readDocument } from './open/document.ts'
import { readOpen } from './open/index.ts'
import { Schemas } from './open/schemas.ts'
import { profiles, type Style } from './profile.ts'
import { generateSchema, refuseUnsafe } from './types.ts'

/**
 * Generates the files of a contract, without a header. The same contract gives the same texts.
 * @param source the text of an OpenAPI document, in YAML or JSON
 * @throws {ContractError} if the contract can't be read or breaks the conventions of its style
 */
export async function generateTexts(source: string, style: Style, specifier: Specifier): Promise<Texts> {
  try {
    const document = readDocument(source)
    refuseUnsafe(document.root)
    const schemas = new Schemas(document, profiles[style])
    const read = style === 'open' ? readOpen : readHouse
    const textsOf = read(document, schemas, specifier)
    document.throwProblems()
    return {
      files: { 'schema.gen.ts': await generateSchema(document.root), ...textsOf() },
      notCarried: document.report.all,
    }
  } catch (error) {
    throw error instanceof RangeError ? new ContractError(['it is nested too deeply']) : error
  }
}
