import type { Encoding, FormField, OpenBody, Shape } from '../../../mocks/engine/open/types.ts'
import { at, isList, isObject, type Json, type JsonObject } from '../json.ts'
import { copiesOf, type Keys, type OpenDocument } from './document.ts'
import { isFile, type Schemas, typeOf, unions } from './schemas.ts'

/** The order in which text is read as a scalar: any text is a string. */
const scalars = ['integer', 'number', 'boolean', 'null', 'string']

/** Styles by where a parameter is; the first is the default. */
export const styles: Readonly<Record<string, readonly Encoding['style'][]>> = {
  path: ['simple', 'label', 'matrix'],
  query: ['form', 'spaceDelimited', 'pipeDelimited', 'deepObject'],
  header: ['simple'],
  cookie: ['form'],
}

const multipart = 'multipart/form-data'

/** What a schema says about a value as text, with the parts of `allOf`, `oneOf` and `anyOf` united. */
interface Traits {
  types: Set<string>
  items?: { schema: Json; keys: Keys }
  rest?: { schema: Json; keys: Keys }
  file: boolean
}

/** Derives from schemas how bodies and parameters are read. */
export class Shapes {
  readonly #document: OpenDocument
  readonly #schemas: Schemas
  readonly #count: () => void

  constructor(document: OpenDocument, schemas: Schemas) {
    this.#document = document
    this.#count = copiesOf(document.root)
    this.#schemas = schemas
  }

  /** Returns the shape of values as text. A schema within itself counts as text. */
  shapeOf(schema: Json | undefined, keys: Keys, outer: readonly string[] = []): Shape {
    this.#count()
    const found = this.#document.follow(schema, keys)
    const place = found?.keys.join('\n') ?? ''
    if (!found || outer.includes(place)) return 'string'
    const inner = [...outer, place]
    const { types, items, rest } = this.#traits(found.value, found.keys)
    if (types.has('object')) {
      // An object that names no field is a mapping.
      const fields = [...this.#schemas.fieldsOf(found.value, found.keys, true)].map(
        ([name, field]) => [name, this.shapeOf(field.schema, field.keys, inner)] as const,
      )
      return {
        fields: Object.fromEntries(fields),
        ...((rest ?? fields.length === 0) && {
          rest: rest ? this.shapeOf(rest.schema, rest.keys, inner) : 'string',
        }),
      }
    }
    if (types.has('array')) return { items: items ? this.shapeOf(items.schema, items.keys, inner) : 'string' }
    return scalars.filter((type) => types.has(type)).join('|') || 'string'
  }

  /** Returns how a body of a media type is read; undefined if it can't be. */
  bodyOf(type: string, media: JsonObject, keys: Keys): OpenBody | undefined {
    const schema = this.#document.follow(media['schema'], [...keys, 'schema'])
    if (isJsonType(type)) return 'json'
    if (type === multipart || type === 'application/x-www-form-urlencoded') {
      const fields = [...this.#schemas.fieldsOf(schema?.value, schema?.keys ?? keys, true)].map(
        ([name, field]) => [name, this.#fieldOf(name, field, media, type, keys)] as const,
      )
      return { fields: Object.fromEntries(fields) }
    }
    if (isBinaryType(type) || (isObject(schema?.value) && isFile(schema.value))) return 'file'
    return type.startsWith('text/') && !isXmlType(type) ? 'text' : undefined
  }

  #fieldOf(
    name: string,
    field: { schema: Json; keys: Keys },
    media: JsonObject,
    type: string,
    keys: Keys,
  ): FormField {
    const encoding = at(media, 'encoding', name)
    const contentType = at(encoding, 'contentType')
    const content = typeof contentType === 'string' ? contentType.toLowerCase() : undefined
    const place = [...keys, 'encoding', name]
    const found = this.#document.follow(field.schema, field.keys)
    const { types, items, file } = this.#traits(found?.value, found?.keys ?? field.keys)
    if (at(encoding, 'headers') !== undefined)
      this.#document.gap('headers of a field of a form aren’t read', place)
    if (file || (types.size === 0 && content !== undefined && isBinaryType(content))) {
      if (content !== undefined) this.#document.gap('the media types of a file aren’t checked', place)
      const kind = types.has('array') ? 'files' : 'file'
      const isMixed = file && [...types].some((one) => one !== 'null' && one !== 'array')
      if (!isMixed) return kind
      return { style: 'json', explode: false, shape: 'string', file: kind }
    }
    const { style: given, explode } = isObject(encoding) ? encoding : {}
    const style = styles['query']?.find((one) => one === given)
    const item = items && this.#traits(items.schema, items.keys).types
    const isDeep = types.has('object') || item?.has('object') === true || item?.has('array') === true
    if (content !== undefined ? isJsonType(content) : type === multipart && !style && isDeep)
      return { style: 'json', explode: false, shape: 'string' }
    if (given !== undefined && !style)
      this.#document.gap(`style ${JSON.stringify(given)} of a field isn’t known`, place)
    return {
      style: style ?? 'form',
      explode: typeof explode === 'boolean' ? explode : (style ?? 'form') === 'form',
      shape: this.shapeOf(field.schema, field.keys),
    }
  }

  #traits(schema: Json | undefined, keys: Keys): Traits {
    const traits: Traits = { types: new Set(), file: false }
    for (const { value, keys: place } of this.#schemas.parts(schema, keys, unions)) {
      if (isFile(value)) traits.file = true
      else for (const type of typesOf(value)) traits.types.add(type)
      const { items, additionalProperties: rest } = value
      if (items !== undefined) traits.items ??= { schema: items, keys: [...place, 'items'] }
      if (isObject(rest) || rest === true)
        traits.rest ??= { schema: rest, keys: [...place, 'additionalProperties'] }
    }
    if (traits.items && !traits.file) traits.file = this.#isFileItem(traits.items)
    return traits
  }

  #isFileItem({ schema, keys }: { schema: Json; keys: Keys }): boolean {
    return [...this.#schemas.parts(schema, keys, unions)].some(({ value }) => isFile(value))
  }
}

/** Returns the types of a schema, from its keywords or values if it has no `type`. */
function typesOf(schema: JsonObject): string[] {
  const { type, enum: values, const: value, nullable } = schema
  const named = isList(type) ? type : type === undefined ? [] : [type]
  const types = named.filter((one) => typeof one === 'string')
  if (types.length === 0 && isList(values)) types.push(...values.map(typeOf))
  if (types.length === 0 && value !== undefined) types.push(typeOf(value))
  if (types.length === 0 && ['properties', 'additionalProperties'].some((key) => isObject(schema[key])))
    types.push('object')
  if (types.length === 0 && 'items' in schema) types.push('array')
  return nullable === true ? [...types, 'null'] : types
}

export function isJsonType(type: string): boolean {
  return /^(?:application|text)\/json$|^[^;]+\+json$|^\*\/\*$/.test(type)
}

/** Whether a media type is XML that isn't a file, as pictures are. */
export function isXmlType(type: string): boolean {
  return /[/+]xml$/.test(type) && !isBinaryType(type)
}

/** Whether a media type is that of a file, rather than of text with a structure. */
export function isBinaryType(types: string): boolean {
  return types
    .split(',')
    .every((type) =>
      /^(?:image|audio|video|font|model)\/|^application\/(?:octet-stream|pdf|(?:x-)?(?:zip|gzip|tar|bzip2?|7z|rar)\b|x-(?:zip|7z|rar)-compressed|wasm|msword|vnd\.(?:ms-|openxml|oasis\.))/.test(
        type.trim(),
      ),
    )
}
