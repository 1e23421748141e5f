import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import { at, ContractError, isJson, isList, isObject, type Json, type JsonObject, textsOf } from './json.ts'
import { copiesOf, pointedTo } from './open/document.ts'
import { isFile } from './open/schemas.ts'
import { isBinaryType, isJsonType, isXmlType } from './open/shapes.ts'

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
    const nodes = await openapiTS(JSON.stringify(readable(withNames(document))), {
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
    if (error instanceof ContractError) throw error
    const message = error instanceof Error ? error.message : String(error)
    throw new ContractError([`its types can’t be generated: ${message.split('\n')[0]}`])
  }
}

/** A reference that types can look up by name. */
const named = /^#\/components\/\w+\/[^/]+$/

/** The end of a reference to a schema within something else. */
const inside =
  /\/(?:schema|items|additionalProperties|not|(?:allOf|anyOf|oneOf|prefixItems)\/\d+|(?:properties|patternProperties|\$defs)\/[^/]+)$/

/**
 * Copies a document with a name in `components.schemas` for each schema within something else that is referred to, and
 * with other such references replaced by what they point to: types can't look up what has no name or may be missing.
 */
function withNames(document: Json): Json {
  const own = at(document, 'components', 'schemas')
  const schemas = new Map<string, Json>(Object.entries(isObject(own) ? own : {}))
  const names = new Map<string, string>()
  const within = new Set<string>()
  const count = copiesOf(document)
  const copied = copy(document)
  if (names.size === 0 || !isObject(copied)) return copied
  const { components } = copied
  const shown = at(components, 'schemas')
  const added = Object.fromEntries([...names.values()].map((name) => [name, schemas.get(name) ?? {}]))
  return {
    ...copied,
    components: {
      ...(isObject(components) && components),
      schemas: { ...(isObject(shown) && shown), ...added },
    },
  }

  function copy(value: Json): Json {
    count()
    if (isList(value)) return value.map(copy)
    if (!isObject(value)) return value
    const { $ref: ref } = value
    if (typeof ref !== 'string' || !ref.startsWith('#/') || named.test(ref))
      return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, copy(member)]))
    if (inside.test(ref)) return { ...value, $ref: `#/components/schemas/${nameOf(ref)}` }
    if (within.has(ref)) return {}
    within.add(ref)
    const target = copy(pointedTo(ref, document) ?? {})
    within.delete(ref)
    return target
  }

  function nameOf(ref: string): string {
    const known = names.get(ref)
    if (known !== undefined) return known
    let name = ref.slice(2).replaceAll(/\W+/g, '_')
    while (schemas.has(name)) name += '_'
    names.set(ref, name)
    schemas.set(name, {})
    schemas.set(name, copy(pointedTo(ref, document) ?? {}))
    return name
  }
}

/** Keywords whose value must be a mapping, or whose members must be mappings of a kind. */
const mappings = /^(?:schema|requestBody)$/
const mappingsWithin = /^(?:properties|schemas|responses|content|headers)$/

/** Copies a document without what openapi-typescript stumbles over, such as `null` for a schema. */
function readable(value: Json, key = ''): Json {
  if (isList(value)) return value.map((member) => readable(member))
  if (!isObject(value)) return value
  // Fields and schemas may have any name.
  const areMembers = key === 'properties' || key === 'schemas'
  const entries = areMembers ? Object.entries(value) : key === 'content' ? written(value) : fitting(value)
  return Object.fromEntries(
    entries.map(([name, member]) => {
      const isFlawed = !isObject(member) && typeof member !== 'boolean'
      const isMapping = mappingsWithin.test(key) || (!areMembers && mappings.test(name))
      return [name, isMapping && isFlawed ? {} : readable(member, areMembers ? '' : name)]
    }),
  )
}

/** Returns the media types that are read and written, with text for those that have a structure of their own. */
function written(content: JsonObject): [string, Json][] {
  const plain = (type: string) => type.split(';', 1)[0]?.trim().toLowerCase() ?? ''
  const hasJson = Object.keys(content).some((type) => isJsonType(plain(type)))
  return Object.entries(content)
    .filter(([type]) => !(hasJson && isXmlType(plain(type))))
    .map(([type, media]) => {
      const isRead = isJsonType(plain(type)) || isBinaryType(plain(type)) || /form/.test(plain(type))
      if (isRead || !isObject(media) || !isObject(media['schema']) || isFile(media['schema']))
        return [type, media]
      return [type, { ...media, schema: { type: 'string' } }]
    })
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
  // An `externalValue` would be fetched.
  const left = ['$defs', 'externalValue', ...(isOpen ? ['patternProperties'] : [])]
  return Object.entries(isOpen ? { ...value, additionalProperties: true } : value)
    .filter(([name]) => !('schema' in value && (name === 'example' || name === 'examples')))
    .filter(([name, member]) => name !== 'discriminator' || !isObject(member) || hasMapping(member))
    .filter(([name]) => !left.includes(name))
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
