import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import {
  at,
  ContractError,
  isJson,
  isList,
  isObject,
  type Json,
  type JsonObject,
  textsOf,
} from './contract.ts'
import { pointerSteps } from './open/document.ts'
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
    const nodes = await openapiTS(JSON.stringify(readable(document, document)), {
      alphabetize: false,
      defaultNonNullable: false,
      emptyObjectsUnknown: true,
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

/** References through what isn't a field of a value, or may be missing: types can't look up what they point to. */
const unnamed = /\/(?:\$defs|requestBody)\//

/**
 * Copies a document without what openapi-typescript stumbles over, such as `null` for a schema, and with what `unnamed`
 * references point to in their place.
 * @param inlined the references within which the value is
 */
function readable(value: Json, document: Json, key = '', inlined: readonly string[] = []): Json {
  const copy = (member: Json, name = '') => readable(member, document, name, inlined)
  if (isList(value)) return value.map((member) => copy(member))
  if (!isObject(value)) return value
  const copyAll = (entries: readonly [string, Json][], areMembers: boolean) =>
    Object.fromEntries(
      entries.map(([name, member]) => [
        name,
        areMembers && member === null ? {} : copy(member, areMembers ? '' : name),
      ]),
    )
  // Fields and schemas may have any name.
  if (key === 'properties' || key === 'schemas') return copyAll(Object.entries(value), true)
  const { $ref: ref } = value
  if (typeof ref !== 'string' || !unnamed.test(ref)) return copyAll(fitting(value), false)
  // What is within itself would have an endless type.
  if (inlined.includes(ref)) return {}
  return readable(at(document, ...(pointerSteps(ref) ?? [])) ?? {}, document, '', [...inlined, ref])
}

/**
 * Returns the members of an object from which openapi-typescript makes a type that fits what is valid, without the
 * examples of bodies, whose comments would be longer than the types.
 */
function fitting(value: JsonObject): [string, Json][] {
  const { $ref: ref, nullable, properties, patternProperties, additionalProperties: rest } = value
  if (ref !== undefined && nullable === true) return Object.entries({ allOf: [{ $ref: ref }], nullable })
  const hasFields = isObject(properties) && Object.keys(properties).length > 0
  // As a type, "all other fields" means the named ones too.
  const isOpen = hasFields && (patternProperties !== undefined || isObject(rest))
  return Object.entries(isOpen ? { ...value, additionalProperties: true } : value)
    .filter(([name]) => !('schema' in value && (name === 'example' || name === 'examples')))
    .filter(([name, member]) => name !== 'discriminator' || !isObject(member) || hasMapping(member))
    .filter(([name]) => name !== '$defs' && !(isOpen && name === 'patternProperties'))
    .flatMap(([name, member]) => {
      if (!isObject(properties) || name !== 'required') return [[name, member]]
      // Answers share the type, and lack what is `writeOnly`.
      const required = textsOf(member).filter((each) => at(properties, each, 'writeOnly') !== true)
      return isList(member) ? [[name, required]] : []
    })
}

/** Whether a discriminator names schemas for values; others mean the names of schemas, which few fields have. */
function hasMapping({ propertyName, mapping }: JsonObject): boolean {
  if (propertyName === undefined) return true
  const targets = isObject(mapping) ? Object.values(mapping) : []
  return (
    targets.length > 0 && targets.every((target) => typeof target === 'string' && target.startsWith('#/'))
  )
}
