import standaloneCode from 'ajv/dist/standalone/index.js'
import { newCompiler, shorten } from '../ajv-code.ts'
import { at, ContractError, isJson, isList, isObject, type Json } from '../contract.ts'
import type { Specifier } from '../target.ts'
import { flagOf } from './schemas.ts'
import type { Schemas } from './schemas.ts'

/** The `$id` of each validator, or null for one that accepts anything: by call, then by media type or status. */
export type ValidatorIds = Readonly<Record<string, Readonly<Record<string, string | null>>>>

/** Functions that replace those of ajv's runtime. */
const runtime: Readonly<Record<string, { name: string; file: string }>> = {
  ucs2length: { name: 'textLength', file: 'contract/formats.ts' },
  equal: { name: 'equal', file: 'open/formats.ts' },
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
  for (const [$id, schema] of schemas.byId)
    ajv.addSchema(typeof schema === 'boolean' ? { $id, ...(!schema && { not: {} }) } : { ...schema, $id })
  const used = [requests, answers].flatMap((all) => Object.values(all).flatMap((ids) => Object.values(ids)))
  const exported = Object.fromEntries(used.filter((id) => id !== null).map((id) => [identifier(id), id]))
  const functions = tidy(compile(ajv, exported))
  const helpers = [...Object.values(runtime), { name: 'formats', file: 'open/formats.ts' }]
  const imports = Map.groupBy(
    helpers.filter(({ name }) => new RegExp(`\\b${name}\\b`).test(functions)),
    ({ file }) => file,
  )
  return `${[...imports]
    .map(
      ([file, names]) => `import { ${names.map(({ name }) => name).join(', ')} } from '${specifier(file)}'\n`,
    )
    .join('')}
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

function table(all: ValidatorIds): string {
  const lines = Object.entries(all).map(([call, ids]) => {
    const members = Object.entries(ids).map(
      ([key, id]) => `${JSON.stringify(key)}: ${id === null ? 'anything' : identifier(id)}`,
    )
    return `  ${JSON.stringify(call)}: { ${members.join(', ')} },\n`
  })
  return `{\n${lines.join('')}}`
}

/** Returns the function name of an `$id`: `contract:/answer/Pet` → `answer_Pet`. */
function identifier(id: string): string {
  return id.slice('contract:/'.length).replaceAll(/\W/g, '_')
}

function newPattern(pattern: string): RegExp {
  return new RegExp(pattern, flagOf(pattern))
}

function compile(ajv: ReturnType<typeof newCompiler>, exported: Record<string, string>): string {
  try {
    return standaloneCode(ajv, exported)
  } catch (error) {
    throw new ContractError([error instanceof Error ? error.message : String(error)])
  }
}

/** Matches `schema21.allOf[0].properties`, and the text before it that says what is read of it. */
const schemaPart = /(\.call\()?\b(schema\d+)((?:\.\w+|\["\d+"\]|\[\d+\])*)/g

/**
 * Makes ajv's code small and free of imports from ajv, and names functions after their schemas.
 * @throws if ajv's code has an unexpected form
 */
function tidy(code: string): string {
  const schemas = new Map<string, Json>()
  const names = new Map<string, string>()
  const constants: string[] = []
  const readConstant = (line: string, name: string, value: string) => {
    const helper = /^require\("ajv\/dist\/runtime\/(\w+)"\)\.default$/.exec(value)?.[1]
    const wrapped = /^\{validate: (validate\d+)\}$/.exec(value)?.[1]
    const pattern = /^new RegExp\((".*"), ""\)$/.exec(value)?.[1]
    if (name.startsWith('schema')) {
      const schema: unknown = JSON.parse(value)
      if (isJson(schema)) schemas.set(name, schema)
    } else if (helper !== undefined) names.set(name, runtime[helper]?.name ?? name)
    else if (wrapped !== undefined) names.set(`${name}.validate`, wrapped)
    else if (pattern !== undefined)
      constants.push(`const ${name} = new RegExp(${pattern}, "${flagOf(String(JSON.parse(pattern)))}");`)
    else constants.push(line)
    return ''
  }
  const functions = code
    .replaceAll(/^"use strict";$|^export const .*;$/gm, '')
    .replaceAll(/^const ((?:schema|func|pattern|formats|root|wrapper)\d+) = (.*);$/gm, readConstant)
  for (const [, name = '', id = ''] of code.matchAll(
    /^function (validate\d+)\(.*\n\/\*# sourceURL="(.*)" \*\/;$/gm,
  ))
    names.set(name, identifier(id))

  // Texts are put aside, because they may look like code.
  const texts: string[] = []
  const bare = functions
    .replaceAll(/^\/\*# sourceURL=.*\n/gm, '')
    .replaceAll(/"[^"\\\n]*(?:\\.[^"\\\n]*)*"/g, (text) => `"${texts.push(text) - 1}"`)
  const parts = new Map<string, string>()
  const tidied = shorten(bare)
    .replaceAll(schemaPart, (_match, call: string | undefined, name: string, path: string) => {
      const value = valueAt(
        schemas.get(name),
        path.replaceAll(/"(\d+)"/g, (_text, index: string) => texts[Number(index)] ?? ''),
      )
      // Only the names of the fields are looked up.
      const part = JSON.stringify(
        call && isObject(value) ? Object.fromEntries(Object.keys(value).map((key) => [key, 1])) : value,
      )
      const known = parts.get(part) ?? `part${parts.size}`
      parts.set(part, known)
      return `${call ?? ''}${known}`
    })
    .replaceAll(/\b(?:root|wrapper)\d+\.validate\b/g, (name) => names.get(name) ?? name)
    .replaceAll(/\b(?:validate|func)\d+\b/g, (name) => names.get(name) ?? name)
    .replaceAll(/\n{2,}/g, '\n\n')
    .trim()
  const left =
    /.*(?:\brequire\(|\bnew Function\b|\beval\(|\b(?:validate|schema|root|wrapper)\d|parentData|rootData|sourceURL).*/.exec(
      tidied,
    )
  if (left) throw new Error(`scripts/generate/open/validators.ts can't rewrite this code of ajv: ${left[0]}`)
  for (const [part, name] of parts) constants.push(`const ${name} = ${part};`)
  const restored = tidied.replaceAll(/"(\d+)"/g, (_text, index: string) => texts[Number(index)] ?? '')
  return `${constants.join('\n')}\n\n${restored}\n`
}

/** Returns the value of a chain of property accesses: `.properties["a-b"].enum`, `.allOf[0]`. */
function valueAt(value: Json | undefined, path: string): Json {
  let current = value
  for (const [, plain, quoted, index] of path.matchAll(/\.(\w+)|\[("(?:[^"\\]|\\.)*")\]|\[(\d+)\]/g)) {
    if (isList(current)) current = current[Number(index)]
    else current = at(current, plain ?? String(JSON.parse(quoted ?? '""')))
  }
  if (current === undefined) throw new Error(`ajv's code refers to ${path}, which isn't in its schema`)
  return current
}
