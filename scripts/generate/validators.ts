import { formats } from '../../mocks/engine/contract/formats.ts'
import { compile, identifier, newCompiler, nullOr } from './ajv-code.ts'
import { refusal, type Contract } from './contract.ts'
import { at, ContractError, isList, isObject, refName, type Json, type JsonObject } from './json.ts'
import { lengthOf } from './patterns.ts'
import type { Specifier } from './generated.ts'

/**
 * How a schema treats fields that it doesn't name. Requests are `open` and ignore them (rules 3). Answers are `closed`
 * and refuse them, so that nothing leaks. A schema that names no fields is compiled only once, as a `value`.
 */
type Mode = 'open' | 'closed'

/** Keywords that validate and contain no schemas. */
const assertions = new Set(
  `type enum const format required pattern minLength maxLength minimum maximum exclusiveMinimum exclusiveMaximum
  multipleOf minItems maxItems minProperties maxProperties`.split(/\s+/),
)

/** Keywords that don't validate. */
const annotations = new Set('title description example examples default deprecated discriminator'.split(' '))

const describing = ['password', 'binary']

/**
 * Generates `validators.gen.js`: the schemas compiled ahead of time, because a strict Content-Security-Policy forbids
 * `new Function`.
 */
export function generateValidators(contract: Contract, specifier: Specifier): string {
  const ajv = newCompiler({ strict: true, allowUnionTypes: true })
  // `prepare` refuses the keywords that need this bookkeeping.
  ajv.opts.unevaluated = false
  ajv.opts.dynamicRef = false
  for (const [name, check] of Object.entries(formats)) ajv.addFormat(name, check)
  for (const name of describing) ajv.addFormat(name, true)

  for (const name of Object.keys(contract.schemas)) {
    const modes = new Map(
      (['open', 'closed'] as const).map((mode) => [componentId(name, mode, contract), mode]),
    )
    for (const [$id, mode] of modes)
      ajv.addSchema({ ...prepare(contract.schemas[name], mode, contract, name), $id })
  }
  const exported: Record<string, string> = {}
  const validatorOf = ($id: string) => {
    exported[identifier($id)] = $id
    return identifier($id)
  }
  const requests: string[] = []
  const answers: string[] = []
  for (const { name, meta, request, answer } of contract.calls) {
    const $id = `contract:/request/${meta.operationId}`
    if (request) ajv.addSchema({ ...prepare(request, 'open', contract, name), $id })
    requests.push(`  '${name}': ${request ? validatorOf($id) : 'anything'},\n`)
    answers.push(
      `  '${name}': ${answer ? validatorOf(componentId(answer, 'closed', contract)) : 'anything'},\n`,
    )
  }
  const refusalValidator = validatorOf(componentId(refusal, 'closed', contract))

  const functions = compile(ajv, exported)
  const helpers = ['formats', 'matchesUpTo', 'textLength'].filter((helper) => functions.includes(helper))
  const imports = `import { ${helpers.join(', ')} } from '${specifier('contract/formats.ts')}'\n\n`
  return `${helpers.length > 0 ? imports : ''}/** For calls without a payload and answers that are files. */
function anything() {
  return true
}

${functions}
export const requestValidators = {
${requests.join('')}}

export const answerValidators = {
${answers.join('')}}

export const refusalValidator = ${refusalValidator}
`
}

/** Generates the types of `validators.gen.js`. */
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

function componentId(name: string, mode: Mode, contract: Contract): string {
  return `contract:/${namesFields(contract.schemas[name], contract) ? mode : 'value'}/${name}`
}

/** Whether a schema names fields at any depth. */
function namesFields(schema: Json | undefined, contract: Contract): boolean {
  if (isList(schema)) return schema.some((member) => namesFields(member, contract))
  if (!isObject(schema)) return false
  const name = refName(schema)
  if (name !== undefined) return namesFields(contract.schemas[name], contract)
  return 'properties' in schema || Object.values(schema).some((member) => namesFields(member, contract))
}

/** Reduces a schema to what ajv needs, with absolute references. @throws {ContractError} for an unknown keyword */
function prepare(schema: Json | undefined, mode: Mode, contract: Contract, place: string): JsonObject {
  if (!isObject(schema)) throw new ContractError([`${place}: a schema is a mapping`])
  const prepared: Record<string, Json> = {}
  const inner = (member: Json | undefined, step: string) =>
    prepareAny(member, mode, contract, `${place}/${step}`)
  for (const [keyword, value] of Object.entries(schema)) {
    if (annotations.has(keyword) || keyword.startsWith('x-')) continue
    if (assertions.has(keyword)) prepared[keyword] = value
    else if (keyword === '$ref') prepared[keyword] = componentId(refName(schema) ?? '', mode, contract)
    else if (keyword === 'items' || keyword === 'additionalProperties')
      prepared[keyword] = inner(value, keyword)
    else if (keyword === 'properties' && isObject(value)) {
      prepared[keyword] = Object.fromEntries(
        Object.entries(value).map(([name, member]) => [name, inner(member, name)]),
      )
    } else if ((keyword === 'oneOf' || keyword === 'anyOf') && isList(value)) {
      const [one, ...others] = value.filter((member) => at(member, 'type') !== 'null')
      const nullable = value.length === 2 && others.length === 0
      if (nullable) prepared[nullOr] = inner(one, keyword)
      else prepared[keyword] = value.map((member, index) => inner(member, `${keyword}/${index}`))
    } else {
      throw new ContractError([`${place}: scripts/generate/validators.ts doesn't know \`${keyword}\``])
    }
  }
  Object.assign(prepared, lengthOf(prepared))
  if (mode === 'closed' && 'properties' in prepared) {
    if ('$ref' in prepared)
      throw new ContractError([`${place}: a \`$ref\` with \`properties\` beside it can't be closed`])
    prepared['additionalProperties'] ??= false
  }
  return prepared
}

function prepareAny(schema: Json | undefined, mode: Mode, contract: Contract, place: string): Json {
  if (typeof schema === 'boolean' || at(schema, 'format') === 'binary') return schema !== false
  return prepare(schema, mode, contract, place)
}
