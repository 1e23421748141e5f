import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import { at, ContractError, isJson, isList, isObject, type Json, textsOf } from './contract.ts'
import { isFile } from './open/schemas.ts'

const blob = ts.factory.createTypeReferenceNode('Blob')
const nullLiteral = ts.factory.createLiteralTypeNode(ts.factory.createNull())

/** A helper of openapi-typescript, which doesn't compile for fields of a type that may be null. */
const withRequired = /type WithRequired<T, K extends keyof T> = T & \{\s*\[P in K\]-\?: T\[P\];\s*\};/
const safeWithRequired = `type WithRequired<T, K extends PropertyKey> = T & {
    [P in K]-?: P extends keyof NonNullable<T> ? Exclude<NonNullable<T>[P], undefined> : unknown;
};`

/**
 * Generates `schema.gen.ts`: the types of every path, schema and operation. Binary content is a `Blob`. A field with a
 * default is optional, because callers may leave it out, and so is one that only requests have, because answers share
 * the type.
 */
export async function generateSchema(document: Json): Promise<string> {
  try {
    const nodes = await openapiTS(JSON.stringify(readable(document)), {
      alphabetize: false,
      defaultNonNullable: false,
      silent: true,
      transform: (schema) => {
        if (!isJson(schema) || !isObject(schema) || !isFile(schema)) return undefined
        const nullable =
          schema['nullable'] === true || (isList(schema['type']) && schema['type'].includes('null'))
        return nullable ? ts.factory.createUnionTypeNode([blob, nullLiteral]) : blob
      },
    })
    return astToString(nodes).replace(withRequired, safeWithRequired)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    throw new ContractError([`its types can’t be generated: ${message.split('\n')[0]}`])
  }
}

/**
 * Removes the examples of bodies, whose comments would be longer than the types, `writeOnly` fields from what is
 * required, and what openapi-typescript stumbles over: `null` for a schema, `required: true` beside fields, and names instead of references in a discriminator.
 */
function readable(value: Json, key = ''): Json {
  if (isList(value)) return value.map((member) => readable(member))
  if (!isObject(value)) return value
  // Fields may have any name.
  const areFields = key === 'properties'
  const { properties } = value
  const isObjectSchema = !areFields && isObject(properties)
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => areFields || !('schema' in value && (name === 'example' || name === 'examples')))
      .filter(([name, member]) => !(isObjectSchema && name === 'required' && !isList(member)))
      .filter(([, member]) => !(key === 'mapping' && typeof member === 'string' && !member.startsWith('#/')))
      .map(([name, member]) => {
        if (member === null && schemaMaps.includes(key)) return [name, {}]
        if (!isObjectSchema || name !== 'required') return [name, readable(member, areFields ? '' : name)]
        return [name, textsOf(member).filter((each) => at(properties, each, 'writeOnly') !== true)]
      }),
  )
}

/** Mappings of schemas. */
const schemaMaps = ['schemas', 'properties', '$defs']
