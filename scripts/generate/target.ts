import type { Specifier, Texts } from './generated.ts'
import { readHouse } from './house.ts'
import { ContractError } from './json.ts'
import { readDocument } from './open/document.ts'
import { readOpen, type ReadingOptions } from './open/index.ts'
import { mended } from './open/mend.ts'
import { Schemas } from './open/schemas.ts'
import { profiles, type Style } from './profile.ts'
import { refuseUnsafe } from './unsafe.ts'

export interface GenerateOptions extends ReadingOptions {
  /** Whether a contract of the open style is refused for a small flaw, rather than read without it. */
  readonly strict?: boolean | undefined
  /** Whether the types are generated, which takes a while; by default, they are. */
  readonly hasTypes?: boolean
}

/**
 * Generates the files of a contract, without a header. The same contract gives the same texts.
 * @param source the text of an OpenAPI document, in YAML or JSON
 * @throws {ContractError} if the contract can't be read or breaks the conventions of its style
 */
export async function generateTexts(
  source: string,
  style: Style,
  specifier: Specifier,
  { strict = style === 'house', hasTypes = true, ...reading }: GenerateOptions = {},
): Promise<Texts> {
  try {
    const read = readDocument(source, strict)
    const document = style === 'open' ? mended(read) : read
    read.throwProblems()
    refuseUnsafe(document.root)
    const schemas = new Schemas(document, profiles[style])
    const { files, recognised } =
      style === 'open'
        ? readOpen(document, schemas, specifier, reading)
        : readHouse(document, schemas, specifier)
    document.throwProblems()
    // Loads a compiler.
    const types = hasTypes && (await (await import('./types.ts')).generateSchema(document.root))
    return {
      files: { ...(types !== false && { 'schema.gen.ts': types }), ...files() },
      recognised,
      notCarried: document.report.all,
    }
  } catch (error) {
    throw error instanceof RangeError ? new ContractError(['it is nested too deeply']) : error
  }
}
