import { Ajv2020, type KeywordCxt, type Options } from 'ajv/dist/2020.js'
import { _ } from 'ajv/dist/compile/codegen/index.js'
import standaloneCode from 'ajv/dist/standalone/index.js'
import { flagOf, longestFor } from './patterns.ts'
import { at, ContractError, isJson, isObject, type Json } from './json.ts'

/** Means "null or this schema". Unlike a union, it reports only what is wrong with the value. */
export const nullOr = 'x-null-or'

/**
 * Makes a compiler of schemas to code without ajv at runtime. The code refers to formats as `formats.name`.
 * @param options override the common ones
 */
export function newCompiler({ code, ...options }: Options): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    // One function for each component and one loop for required fields keep the code small.
    inlineRefs: false,
    loopRequired: 2,
    ...options,
    code: { source: true, esm: true, lines: true, formats: _`formats`, ...code },
  })
  ajv.addKeyword({ keyword: nullOr, schemaType: ['object', 'boolean'], code: compileNullOr })
  return ajv
}

function compileNullOr(context: KeywordCxt): void {
  const { gen, data } = context
  const valid = gen.let('valid', true)
  gen.if(_`${data} !== null`, () => context.subschema({ keyword: nullOr }, valid))
}

/** Returns the function name of an `$id`: `contract:/closed/Job` → `closed_Job`. */
export function identifier(id: string): string {
  return id.slice('contract:/'.length).replaceAll(/\W/g, '_')
}

/**
 * Compiles schemas to functions.
 * @param exported the `$id` of each function that is needed, by the name that `identifier` gives it
 * @throws {ContractError} for a schema that can't be compiled
 */
export function compile(ajv: Ajv2020, exported: Readonly<Record<string, string>>): string {
  let code: string
  try {
    code = standaloneCode(ajv, exported)
  } catch (error) {
    throw new ContractError([error instanceof Error ? error.message : String(error)])
  }
  return tidy(code).replaceAll(/new RegExp\(("(?:[^"\\]|\\.)*"), "u?"\)/g, (_match, text: string) => {
    const pattern = String(JSON.parse(text))
    const longest = longestFor(pattern)
    const expression = `new RegExp(${text}, "${flagOf(pattern)}")`
    return longest === undefined ? expression : `matchesUpTo(${longest}, ${expression})`
  })
}

/** Functions that replace those of ajv's runtime. */
const runtime: Readonly<Record<string, string>> = { ucs2length: 'textLength', equal: 'equal' }

/** Matches `schema21.allOf[0].properties["3"]`, where 3 is any text. */
const schemaPart = /\b(schema\d+)((?:\.\w+|\["\d+"\]|\[\d+\])*)/g

/** Matches `func1.call(schema21.properties, key0)`, where `func1` is `hasOwnProperty`. */
const fieldLookUp = new RegExp(`\\bfunc\\d+\\.call\\(${schemaPart.source}, (\\w+)\\)`, 'g')

/**
 * Makes ajv's standalone code small and free of imports from ajv, and names functions after their schemas, so that the
 * code changes only where the contract does.
 * @throws if ajv's code has an unexpected form
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
  const imported = /^const (func\d+) = require\("ajv\/dist\/runtime\/(\w+)"\)\.default;$/gm
  for (const [, name = '', part = ''] of code.matchAll(imported)) names.set(name, runtime[part] ?? name)
  for (const [, name = '', own = ''] of code.matchAll(/^const (func\d+) = (\w+);$/gm)) names.set(name, own)
  const wrapped = /^const ((?:root|wrapper)\d+) = \{validate: (validate\d+)\};$/gm
  for (const [, name = '', validate = ''] of code.matchAll(wrapped))
    names.set(`${name}.validate`, names.get(validate) ?? validate)

  // Texts are put aside, because they may look like code.
  const texts: string[] = []
  const put = (text: string) => `"${texts.push(text) - 1}"`
  const restore = (part: string) =>
    part.replaceAll(/"(\d+)"/g, (_match, index: string) => texts[Number(index)] ?? '')
  const plain = code
    .replaceAll(/^"use strict";$|^export const .*;$|^const (?:schema|func|root|wrapper)\d+ = .*;$/gm, '')
    .replaceAll(/^\/\*# sourceURL=.*\n/gm, '')
    .replaceAll(/"[^"\\\n]*(?:\\.[^"\\\n]*)*"/g, put)
    // Schemas are needed only for their field names and lists.
    .replaceAll(fieldLookUp, (_match, name: string, path: string, key: string) => {
      const fields = valueAt(schemas.get(name), restore(path))
      return `${put(JSON.stringify(Object.keys(isObject(fields) ? fields : {})))}.includes(${key})`
    })
    .replaceAll(schemaPart, (_match, name: string, path: string) =>
      put(JSON.stringify(valueAt(schemas.get(name), restore(path)))),
    )
  const tidied = shorten(plain)
    .replaceAll(
      /\b(?:(?:root|wrapper)\d+\.validate|(?:validate|func)\d+)\b/g,
      (name) => names.get(name) ?? name,
    )
    .replaceAll(/\n{2,}/g, '\n\n')
    .trim()
  const left =
    /.*(?:\brequire\(|\bnew Function\b|\beval\(|\b(?:validate|schema|func|root|wrapper)\d|parentData|rootData|sourceURL).*/.exec(
      tidied,
    )
  if (left) throw new Error(`scripts/generate/ajv-code.ts can't rewrite this code of ajv: ${left[0]}`)
  return `${restore(tidied)}\n`
}

/** Replaces common parts of ajv's code by shorter ones, and removes what validators don't report. */
function shorten(code: string): string {
  return (
    code
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
      // Appending errors avoids quadratic joins. The next rewrite skips the items of a list that is too long.
      .replaceAll(/vErrors = vErrors === null \? ([\w.]+\.errors) : .*/g, '(vErrors ??= []).push(...$1);')
      .replaceAll(
        /(if\((data\d*)\.length > (\d+)\)\{\n(?:(?!const |function ).*\n)+const len\d+ = )\2\.length;/g,
        '$1$2.length > $3 ? 0 : $2.length;',
      )
  )
}

/** Returns the value of a chain of property accesses: `.properties["a-b"].enum`, `.allOf[0].enum`. */
function valueAt(value: Json | undefined, path: string): Json {
  const steps = path.matchAll(/\.(\w+)|\[("(?:[^"\\]|\\.)*")\]|\[(\d+)\]/g)
  const keys = Array.from(
    steps,
    ([, plain, quoted, index]) => plain ?? index ?? String(JSON.parse(quoted ?? '""')),
  )
  const found = at(value, ...keys)
  if (found === undefined) throw new Error(`ajv's code refers to ${path}, which isn't in its schema`)
  return found
}
