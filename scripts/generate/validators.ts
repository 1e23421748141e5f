/**
 * `validators.gen.js`: the schemas of the contract compiled ahead of time, because a strict
 * Content-Security-Policy forbids what a validator does at run time (`new Function`).
 */
import { Ajv2020, type KeywordCxt } from 'ajv/dist/2020.js'
import { _ } from 'ajv/dist/compile/codegen/index.js'
import standaloneCode from 'ajv/dist/standalone/index.js'
import { formats } from '../../mocks/engine/contract/formats.ts'
import {
  at,
  ContractError,
  isJson,
  isList,
  isObject,
  refName,
  refusal,
  type Contract,
  type Json,
  type JsonObject,
} from './contract.ts'

/**
 * How a schema treats fields that it doesn't name. `open` is for requests, where they are ignored (rules 3).
 * `closed` is for answers, where each is an error: what the contract doesn't name, nobody may be told. A schema
 * that names no fields is the same in both; it is compiled once, as a `value`.
 */
type Mode = 'open' | 'closed'

/** Keywords that decide whether a value is valid and hold no schemas. */
const assertions = new Set(
  `type enum const format required pattern minLength maxLength minimum maximum exclusiveMinimum exclusiveMaximum
  multipleOf minItems maxItems minProperties maxProperties`.split(/\s+/),
)

/** Keywords that say nothing about validity. */
const annotations = new Set('title description example examples default deprecated discriminator'.split(' '))

/** Formats that say nothing about validity. */
const describing = ['password', 'binary']

/** Stands for "null, or this schema": unlike a union, it reports what is wrong with the value and nothing else. */
const nullOr = 'x-null-or'

/**
 * The module's text: `requestValidators` and `answerValidators` by call, and `refusalValidator`.
 * @param engine the way from the module to the engine
 */
export function generateValidators(contract: Contract, engine: string): string {
  const ajv = new Ajv2020({
    strict: true,
    allErrors: true,
    allowUnionTypes: true,
    // Each component becomes one function and each list of required fields one loop, which keeps the code small.
    inlineRefs: false,
    loopRequired: 2,
    code: { source: true, esm: true, lines: true, formats: _`formats` },
  })
  // The keywords that need this bookkeeping are not among the ones let through below.
  ajv.opts.unevaluated = false
  ajv.opts.dynamicRef = false
  ajv.addKeyword({ keyword: nullOr, schemaType: ['object', 'boolean'], code: compileNullOr })
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

  const functions = tidy(compile(ajv, exported))
  const helpers = ['formats', 'textLength'].filter((helper) => functions.includes(helper))
  const imports = `import { ${helpers.join(', ')} } from '${engine}/contract/formats.ts'\n\n`
  return `${helpers.length > 0 ? imports : ''}/** For what is no JSON: calls without a payload, answers that are files. */
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

/** What `validators.gen.js` looks like to TypeScript. */
export function generateValidatorTypes(engine: string): string {
  return `import type { contract } from './calls.gen.ts'
import type { Validator } from '${engine}/contract/types.ts'

/** Checks the fields of a request, read from form data. Files are only checked for being there. */
export declare const requestValidators: Readonly<Record<keyof typeof contract, Validator>>

/** Checks the answer of a call that succeeded; fields that the contract doesn't name are errors. */
export declare const answerValidators: Readonly<Record<keyof typeof contract, Validator>>

/** Checks the answer of any call that was refused. */
export declare const refusalValidator: Validator
`
}

function componentId(name: string, mode: Mode, contract: Contract): string {
  return `contract:/${namesFields(contract.schemas[name], contract) ? mode : 'value'}/${name}`
}

/** The function of a schema: `contract:/closed/Job` → `closed_Job`. */
function identifier(id: string): string {
  return id.slice('contract:/'.length).replaceAll(/\W/g, '_')
}

/** Whether a schema names the fields of an object, at any depth. */
function namesFields(schema: Json | undefined, contract: Contract): boolean {
  if (isList(schema)) return schema.some((member) => namesFields(member, contract))
  if (!isObject(schema)) return false
  const name = refName(schema)
  if (name !== undefined) return namesFields(contract.schemas[name], contract)
  return 'properties' in schema || Object.values(schema).some((member) => namesFields(member, contract))
}

/**
 * The schema as ajv compiles it: only what decides validity, references made absolute, closed where asked.
 *
 * @throws {ContractError} at a keyword whose meaning here nobody has thought about yet
 */
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
      throw new ContractError([
        `${place}: scripts/generate/validators.ts doesn't know what to do with \`${keyword}\``,
      ])
    }
  }
  if (mode === 'closed' && 'properties' in prepared) {
    if ('$ref' in prepared)
      throw new ContractError([`${place}: a \`$ref\` with \`properties\` beside it can't be closed`])
    prepared['additionalProperties'] ??= false
  }
  return prepared
}

/** As `prepare`, with the schemas that allow everything: `true`, and files, which are no JSON. */
function prepareAny(schema: Json | undefined, mode: Mode, contract: Contract, place: string): Json {
  if (typeof schema === 'boolean' || at(schema, 'format') === 'binary') return schema !== false
  return prepare(schema, mode, contract, place)
}

/** Compiles the schemas; ajv refuses what its strict mode finds suspicious. */
function compile(ajv: Ajv2020, exported: Record<string, string>): string {
  try {
    return standaloneCode(ajv, exported)
  } catch (error) {
    throw new ContractError([error instanceof Error ? error.message : String(error)])
  }
}

function compileNullOr(context: KeywordCxt): void {
  const { gen, data } = context
  const valid = gen.let('valid', true)
  gen.if(_`${data} !== null`, () => context.subschema({ keyword: nullOr }, valid))
}

/** `schema21.properties["a-b"].enum` in ajv's code. */
const schemaPart = /\b(schema\d+)((?:\.\w+|\["(?:[^"\\]|\\.)*"\])+)/g

/** `func1.call(schema21.properties, key0)`, where `func1` is `hasOwnProperty`. */
const fieldLookUp = new RegExp(`\\bfunc\\d+\\.call\\(${schemaPart.source}, (\\w+)\\)`, 'g')

/**
 * ajv's standalone code in a form that is small, imports nothing of ajv, and changes only where the contract
 * does: functions carry the names of their schemas instead of numbers.
 *
 * @throws when ajv's code no longer looks as expected, rather than emit something half right
 */
function tidy(code: string): string {
  const schemas = new Map<string, Json>()
  for (const [, name, text] of code.matchAll(/^const (schema\d+) = (.*);$/gm)) {
    const schema: unknown = JSON.parse(text ?? '')
    if (name !== undefined && isJson(schema)) schemas.set(name, schema)
  }
  const names = new Map<string, string>()
  for (const [, name, id] of code.matchAll(/^function (validate\d+)\(.*\n\/\*# sourceURL="(.*)" \*\/;$/gm)) {
    if (name !== undefined && id !== undefined) names.set(name, identifier(id))
  }
  const lengthName = /^const (func\d+) = require\("ajv\/dist\/runtime\/ucs2length"\)\.default;$/m.exec(
    code,
  )?.[1]
  if (lengthName !== undefined) names.set(lengthName, 'textLength')

  const tidied = code
    .replaceAll(/^"use strict";$|^export const .*;$|^const (?:schema|func)\d+ = .*;$/gm, '')
    .replaceAll(/^\/\*# sourceURL=.*\n/gm, '')
    // Whole schemas are only kept for the names of fields and the lists in them.
    .replaceAll(fieldLookUp, (_match, name: string, path: string, key: string) => {
      const fields = valueAt(schemas.get(name), path)
      return `${JSON.stringify(Object.keys(isObject(fields) ? fields : {}))}.includes(${key})`
    })
    .replaceAll(schemaPart, (_match, name: string, path: string) =>
      JSON.stringify(valueAt(schemas.get(name), path)),
    )
    .replaceAll(/,schemaPath:"(?:[^"\\]|\\.)*"/g, '')
    .replaceAll(/, parentData, parentDataProperty, rootData=data(?:, dynamicAnchors=\{\})?/g, '')
    .replaceAll(
      /,parentData:?\w*,parentDataProperty(?::"(?:[^"\\]|\\.)*"|:\w+|),rootData(?:,dynamicAnchors)?/g,
      '',
    )
    .replaceAll(
      /const err(\d+) = (\{.*\});\nif\(vErrors === null\)\{\nvErrors = \[err\1\];\n\}\nelse \{\nvErrors\.push\(err\1\);\n\}\n/g,
      '(vErrors ??= []).push($2);\n',
    )
    // Appended, because joining lists anew at each item is quadratic; and a list that is too long is refused unread.
    .replaceAll(/vErrors = vErrors === null \? (\w+\.errors) : .*/g, '(vErrors ??= []).push(...$1);')
    .replaceAll(
      /(if\((data\d*)\.length > (\d+)\)\{\n(?:(?!const |function ).*\n)+const len\d+ = )\2\.length;/g,
      '$1$2.length > $3 ? 0 : $2.length;',
    )
    .replaceAll(/\b(?:validate|func)\d+\b/g, (name) => names.get(name) ?? name)
    .replaceAll(/\n{2,}/g, '\n\n')
    .trim()
  const left =
    /.*(?:\brequire\(|\bnew Function\b|\beval\(|\b(?:validate|schema|func)\d|parentData|rootData|sourceURL).*/.exec(
      tidied,
    )
  if (left)
    throw new Error(
      `ajv's code holds something that scripts/generate/validators.ts can't rewrite: ${left[0]}`,
    )
  return `${tidied}\n`
}

/** The value at the end of a chain of property accesses: `.properties["a-b"].enum`. */
function valueAt(value: Json | undefined, path: string): Json {
  let current = value
  for (const [, plain, quoted] of path.matchAll(/\.(\w+)|\[("(?:[^"\\]|\\.)*")\]/g)) {
    current = at(current, plain ?? String(JSON.parse(quoted ?? '""')))
  }
  if (current === undefined) throw new Error(`ajv's code refers to ${path}, which its schema doesn't have`)
  return current
}
