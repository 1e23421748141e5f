import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import { at, isList, isObject, type Json, type JsonObject, textsOf } from './contract.ts'

const blob = ts.factory.createTypeReferenceNode('Blob')
const nullLiteral = ts.factory.createLiteralTypeNode(ts.factory.createNull())

/** A helper of openapi-typescript, which doesn't compile for fields of a type that may be null. */
const withRequired = /type WithRequired<T, K extends keyof T> = T & \{\s*\[P in K\]-\?: T\[P\];\s*\};/
const safeWithRequired = `type WithRequired<T, K extends PropertyKey> = T & {
    [P in K]-?: P extends keyof NonNullable<T> ? NonNullable<T>[P] : unknown;
};`

/**
 * Generates `schema.gen.ts`: the types of every path, schema and operation. Binary content is a `Blob`. A field with a
 * default is optional, because callers may leave it out, and so is one that only requests have, because answers share the type.
 */
export async function generateSchema(document: Json): Promise<string> {
  const nodes = await openapiTS(JSON.stringify(typed(document)), {
    alphabetize: false,
    defaultNonNullable: false,
    silent: true,
    transform: (schema) => {
      if (schema.format !== 'binary') return undefined
      const nullable = Array.isArray(schema.type) && schema.type.includes('null')
      return nullable ? ts.factory.createUnionTypeNode([blob, nullLiteral]) : blob
    },
  })
  return astToString(nodes).replace(withRequired, safeWithRequired)
}

/** Removes the examples of bodies, whose comments would be longer than the types, and requires no `writeOnly` field. */
function typed(value: Json, key = ''): Json {
  if (isList(value)) return value.map((member) => typed(member))
  if (!isObject(value)) return value
  // Fields may have any name.
  const areFields = key === 'properties'
  const describesBody = !areFields && 'schema' in value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !(describesBody && (name === 'example' || name === 'examples')))
      .map(([name, member]) => [
        name,
        name === 'required' && !areFields ? requiredOf(value) : typed(member, areFields ? '' : name),
      ]),
  )
}

function requiredOf({ required = null, properties }: JsonObject): Json {
  if (!isObject(properties) || !isList(required)) return required
  return textsOf(required).filter((name) => at(properties, name, 'writeOnly') !== true)
}
