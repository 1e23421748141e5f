import { Ajv2020, type KeywordCxt, type Options } from 'ajv/dist/2020.js'
import { _ } from 'ajv/dist/compile/codegen/index.js'

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

/** Replaces common parts of ajv's code by shorter ones, and removes what validators don't report. */
export function shorten(code: string): string {
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
      .replaceAll(/vErrors = vErrors === null \? (\w+\.errors) : .*/g, '(vErrors ??= []).push(...$1);')
      .replaceAll(
        /(if\((data\d*)\.length > (\d+)\)\{\n(?:(?!const |function ).*\n)+const len\d+ = )\2\.length;/g,
        '$1$2.length > $3 ? 0 : $2.length;',
      )
  )
}
