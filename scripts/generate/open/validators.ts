import { _ } from 'ajv/dist/compile/codegen/index.js'
import { formats } from '../../../mocks/engine/open/formats.ts'
import { compile, identifier, newCompiler } from '../ajv-code.ts'
import type { Specifier } from '../generated.ts'
import { flagOf } from '../patterns.ts'
import type { Schemas } from './schemas.ts'

/** The `$id` of each validator, or null for one that accepts anything: by call, then by media type or status. */
export type ValidatorIds = Readonly<Record<string, Readonly<Record<string, string | null>>>>

/** The files of the functions that the code uses. */
const helpers = {
  textLength: 'contract/formats.ts',
  matchesUpTo: 'contract/formats.ts',
  equal: 'open/formats.ts',
  formats: 'open/formats.ts',
  areUnique: 'open/formats.ts',
  remembering: 'open/formats.ts',
}

/** Generates `validators.gen.js` of an open contract. */
export function generateOpenValidators(
  schemas: Schemas,
  requests: ValidatorIds,
  answers: ValidatorIds,
  specifier: Specifier,
): string {
  const ajv = newCompiler({
    strict: false,
    // JSON has neither NaN nor Infinity.
    strictNumbers: true,
    logger: false,
    validateSchema: false,
    meta: false,
    useDefaults: true,
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
    code: (context) => context.schema === true && context.fail(_`!areUnique(${context.data})`),
  })
  for (const [$id, schema] of schemas.byId)
    ajv.addSchema(typeof schema === 'boolean' ? { $id, ...(!schema && { not: {} }) } : { ...schema, $id })
  const used = [requests, answers].flatMap((all) => Object.values(all).flatMap((ids) => Object.values(ids)))
  const exported = Object.fromEntries(used.filter((id) => id !== null).map((id) => [identifier(id), id]))
  const compiled = schemas.tracks ? compile(ajv, exported) : remembered(compile(ajv, exported))
  // A body has room for more errors than a function may have arguments.
  const functions = compiled.replaceAll(
    /\(vErrors \?\?= \[\]\)\.push\(\.\.\.([\w.]+)\);/g,
    'for (const error of $1) (vErrors ??= []).push(error);',
  )
  const imports = Object.entries(helpers)
    .filter(([name]) => new RegExp(`\\b${name}\\b`).test(functions))
    .map(([name, file]) => `import { ${name} } from '${specifier(file)}'\n`)
  return `${imports.join('')}
/** For requests and answers about which the contract says nothing. */
function anything() {
  return true
}

${functions}
export const requestValidators = ${table(requests)}

export const answerValidators = ${table(answers)}
`
}

/** Generates the types of `validators.gen.js`. */
export function generateOpenValidatorTypes(specifier: Specifier): string {
  return `import type { contract } from './calls.gen.ts'
import type { Validator } from '${specifier('contract/types.ts')}'

type Validators = Readonly<Record<keyof typeof contract, Readonly<Record<string, Validator>>>>

/** Validate \`{ path, query, header, cookie, body }\`, by media type of the body; that without a body is under \`''\`. */
export declare const requestValidators: Validators

/** Validate answers with JSON, by status as the contract writes it: \`200\`, \`4XX\`, \`default\`. */
export declare const answerValidators: Validators
`
}

/** Makes the validators of choices remember what they found, because choices within choices ask the same again. */
function remembered(code: string): string {
  return code
    .replaceAll(/^function (choice_\w+)\(/gm, 'const $1 = remembering(function (')
    .replaceAll(/^(choice_\w+\.errors = vErrors;\nreturn errors === 0;\n\})/gm, '$1)')
}

function table(all: ValidatorIds): string {
  const lines = Object.entries(all).map(([call, ids]) => {
    const members = Object.entries(ids).map(
      ([key, id]) => `${JSON.stringify(key)}: ${id === null ? 'anything' : identifier(id)}`,
    )
    return `  ${JSON.stringify(call)}: { ${members.join(', ')} },\n`
  })
  return `{\n${lines.join('')}}`
}

function newPattern(pattern: string): RegExp {
  return new RegExp(pattern, flagOf(pattern))
}
