import type { Ajv2020 } from 'ajv/dist/2020.js'
import { _ } from 'ajv/dist/compile/codegen/index.js'
import { areUnique } from '../../mocks/engine/open/formats.ts'
import { compile, identifier, newCompiler } from './ajv-code.ts'
import type { Specifier } from './generated.ts'
import type { Schemas } from './open/schemas.ts'
import { flagOf } from './patterns.ts'

/** The `$id` of a validator, or null for one that accepts anything; or several by name, such as a status. */
export type ValidatorIds = string | null | { readonly [name: string]: ValidatorIds }

/** The files of the functions that the code uses, besides the formats. */
const helpers = {
  textLength: 'contract/formats.ts',
  matchesUpTo: 'contract/formats.ts',
  equal: 'open/formats.ts',
  areUnique: 'open/formats.ts',
  remembering: 'open/formats.ts',
}

/** What a module of validators exports, by name. */
type Exported = Readonly<Record<string, ValidatorIds>>

/**
 * Returns the function that generates modules of validators: the schemas compiled ahead of time, because a strict
 * Content-Security-Policy forbids `new Function`.
 */
export function validatorWriter(
  schemas: Schemas,
  specifier: Specifier,
  ajv = compilerOf(schemas),
): (exported: Exported) => string {
  return (exported) => writeValidators(exported, schemas, ajv, specifier)
}

/** Makes the compiler of a contract's schemas. */
export function compilerOf(schemas: Schemas): Ajv2020 {
  const { isStrict, fillsDefaults, formats } = schemas.profile
  const ajv = newCompiler({
    strict: isStrict,
    allowUnionTypes: true,
    // JSON has neither NaN nor Infinity.
    strictNumbers: true,
    logger: false,
    validateSchema: false,
    meta: false,
    useDefaults: fillsDefaults,
    // A hundred times 0.01 isn't 1.
    multipleOfPrecision: 9,
    code: { regExp: Object.assign(newPattern, { code: 'new RegExp' }) },
    unicodeRegExp: false,
  })
  ajv.opts.unevaluated = schemas.tracks
  ajv.opts.dynamicRef = false
  for (const [name, format] of Object.entries(formats)) ajv.addFormat(name, format)
  ajv.removeKeyword('uniqueItems')
  ajv.addKeyword({
    keyword: 'uniqueItems',
    type: 'array',
    schemaType: 'boolean',
    error: { message: 'must NOT have equal items' },
    code: (context) => {
      const check = context.gen.scopeValue('func', { ref: areUnique, code: _`areUnique` })
      if (context.schema === true) context.fail(_`!${check}(${context.data})`)
    },
  })
  for (const [$id, schema] of schemas.byId)
    ajv.addSchema(typeof schema === 'boolean' ? { $id, ...(!schema && { not: {} }) } : { ...schema, $id })
  return ajv
}

/** Takes back the defaults that their own schemas refuse: those of lists and objects after those within them. */
export function checkDefaults(schemas: Schemas): void {
  for (const isOuter of [false, true]) {
    const ajv = compilerOf(schemas)
    for (const filled of schemas.filled) {
      const { default: value = null, ...schema } = filled.field
      const isObject = typeof value === 'object' && value !== null
      if (isObject === isOuter && !ajv.validate(schema, structuredClone(value))) schemas.takeBack(filled)
    }
  }
}

function writeValidators(exported: Exported, schemas: Schemas, ajv: Ajv2020, specifier: Specifier): string {
  const used = Object.fromEntries([...idsIn(exported)].map((id) => [identifier(id), id]))
  const compiled = schemas.tracks ? compile(ajv, used) : remembered(compile(ajv, used))
  // A body has room for more errors than a function may have arguments.
  const functions = compiled.replaceAll(
    /\(vErrors \?\?= \[\]\)\.push\(\.\.\.([\w.]+)\);/g,
    'for (const error of $1) (vErrors ??= []).push(error);',
  )
  const imports = Object.entries({ formats: schemas.profile.formatsFile, ...helpers })
    .filter(([name]) => new RegExp(`\\b${name}[(.[]`).test(functions))
    .map(([name, file]) => `import { ${name} } from '${specifier(file)}'\n`)
  const tables = Object.entries(exported).map(
    ([name, ids]) => `\nexport const ${name} = ${written(ids, '\n')}\n`,
  )
  return `${imports.join('')}
/** For requests and answers about which the contract says nothing, and for files. */
function anything() {
  return true
}

${functions}${tables.join('')}`
}

/** Makes the validators of choices remember what they found, because choices within choices ask the same again. */
function remembered(code: string): string {
  return code
    .replaceAll(/^function (choice_\w+)\(/gm, 'const $1 = remembering(function (')
    .replaceAll(/^(choice_\w+\.errors = vErrors;\nreturn errors === 0;\n\})/gm, '$1)')
}

function* idsIn(ids: ValidatorIds): Generator<string> {
  if (typeof ids === 'string') yield ids
  else for (const inner of Object.values(ids ?? {})) yield* idsIn(inner)
}

/** @param end follows each entry */
function written(ids: ValidatorIds, end = ' '): string {
  if (ids === null) return 'anything'
  if (typeof ids === 'string') return identifier(ids)
  const entries = Object.entries(ids).map(
    ([name, inner]) => `${JSON.stringify(name)}: ${written(inner)},${end}`,
  )
  return `{${end}${entries.join('')}}`
}

function newPattern(pattern: string): RegExp {
  return new RegExp(pattern, flagOf(pattern))
}

/** Generates the types of the house's validators. */
export function generateValidatorTypes(specifier: Specifier): string {
  return `import type { contract } from './calls.gen.ts'
import type { Validator } from '${specifier('contract/types.ts')}'

/** Validate the fields of a request. Files are only checked for presence. */
export declare const requestValidators: Readonly<Record<keyof typeof contract, Validator>>

/** Validate the answer of a successful call. Unknown fields are errors. */
export declare const answerValidators: Readonly<Record<keyof typeof contract, Validator>>

/** Validates the answer of a refused call. */
export declare const refusalValidator: Validator
`
}
