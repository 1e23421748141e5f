import type { ValidateFunction } from 'ajv'
import type { Ajv2020 } from 'ajv/dist/2020.js'
import type { Sample, Samples } from '../../../mocks/engine/open/unwritten-types.ts'
import { equal } from '../../../mocks/engine/open/formats.ts'
import { nullOr } from '../ajv-code.ts'
import { isList, isObject, type Json, type JsonObject, textsOf } from '../json.ts'
import { flagOf } from '../patterns.ts'
import type { Keys, OpenDocument } from './document.ts'
import { isOf, type Schemas, typeOf } from './schemas.ts'
import { isJsonType } from './shapes.ts'
import { likely } from './values.ts'

type Prepared = JsonObject | boolean

/** A body in the contract, with its prepared schema. */
export interface Described {
  readonly type: string
  readonly schema: Prepared
  readonly media: JsonObject
  readonly keys: Keys
}

/** How a value is made. */
interface Way {
  readonly name: string
  /** Whether fields that aren't required are left out. */
  readonly minimal: boolean
  /** The schemas of the values that it lies in. */
  readonly outer: readonly JsonObject[]
  /** The unions of which a branch is chosen. */
  readonly chosen: readonly unknown[]
}

const isSchema = (value: Json | undefined): value is Prepared => typeof value === 'boolean' || isObject(value)

/** Makes values that fit prepared schemas: the same for the same schema, with every field that it describes. */
export class Sampler {
  readonly #document: OpenDocument
  readonly #schemas: Schemas
  readonly #ajv: Ajv2020
  readonly #checks = new Map<unknown, ValidateFunction>()
  /** Values of the contract's examples, by the schema of the field in the document. */
  readonly #seen = new Map<unknown, Json>()

  constructor(document: OpenDocument, schemas: Schemas, ajv: Ajv2020) {
    this.#document = document
    this.#schemas = schemas
    this.#ajv = ajv
  }

  /**
   * Makes a value.
   * @param given what it begins with: what doesn't fit is replaced, and what is missing is added
   * @returns undefined if there is none, or it can't be found
   */
  make(schema: Prepared, name: string, given?: Json, minimal = false): Json | undefined {
    const value = this.#value([schema], { name, minimal, outer: [], chosen: [] }, given)
    return value !== undefined && this.fits(schema, value) ? value : undefined
  }

  /** Makes the samples of an answer: one for each example of the contract, and one of the schema. */
  samples({ type, schema, media, keys }: Described): Sample[] {
    const samples: Sample[] = []
    const add = (name: string, of: Sample['of'], given?: Json) => {
      const body = isJsonType(type) ? this.make(schema, '', given) : textOf(given)
      if (body === undefined) this.#document.gap('no sample fits its schema', keys)
      else if (samples.every((other) => !equal(other.body, body))) samples.push({ name, of, body })
    }
    for (const [name, example, place] of this.#examples(media, keys)) {
      if (isJsonType(type) && !this.fits(schema, example))
        this.#document.gap('an example that its own schema refuses', place)
      add(name, 'example', example)
    }
    const parts: JsonObject[] = []
    this.#collect(schema, [], parts)
    for (const example of parts.flatMap((part) => examplesIn(this.#schemas.sources.get(part)?.schema ?? {})))
      add('', 'example', example)
    if (isJsonType(type) || samples.length === 0) add('', 'schema')
    return samples
  }

  *#examples(media: JsonObject, keys: Keys): Generator<[name: string, example: Json, keys: Keys]> {
    if (media['example'] !== undefined) yield ['', media['example'], [...keys, 'example']]
    for (const [name, { value }, place] of this.#document.members(media, keys, 'examples'))
      if (value !== undefined) yield [name, value, place]
  }

  /** Whether a value is one that a prepared schema accepts. */
  fits(schema: Prepared, value: Json): boolean {
    if (typeof schema === 'boolean') return schema
    const text = this.#checks.has(schema) ? '' : JSON.stringify(schema)
    const check = this.#checks.get(schema) ?? this.#checks.get(text) ?? this.#ajv.compile(schema)
    if (text !== '') this.#checks.set(schema, check).set(text, check)
    // The check adds defaults.
    return check(structuredClone(value))
  }

  #value(schemas: readonly Prepared[], way: Way, wanted?: Json): Json | undefined {
    const parts: JsonObject[] = []
    if (!schemas.every((schema) => this.#collect(schema, way.outer, parts))) return undefined
    const given = wanted ?? this.#annotated(schemas, parts)
    const union = parts.flatMap(unionsOf).find(({ id }) => !way.chosen.includes(id))
    if (union) return this.#choose(union, schemas, way, given)
    const inner = { ...way, outer: [...way.outer, ...parts], chosen: [] }
    for (const type of typesIn(parts, given)) {
      const made =
        type === 'object'
          ? this.#object(parts, inner, given)
          : type === 'array'
            ? this.#list(parts, inner, given)
            : this.#scalar(schemas, parts, way.name, type, given)
      if (made !== undefined) return made
    }
    return undefined
  }

  /** Adds a schema and those that describe the same value to `parts`. @returns whether it has a value of finite depth */
  #collect(schema: Json, outer: readonly JsonObject[], parts: JsonObject[]): boolean {
    if (!isObject(schema)) return schema !== false
    if (parts.includes(schema)) return true
    if (outer.includes(schema)) return false
    parts.push(schema)
    const { $ref: ref, allOf } = schema
    const members = isList(allOf) ? [...allOf] : []
    if (typeof ref === 'string') members.unshift(this.#schemas.byId.get(ref) ?? true)
    return members.every((member) => this.#collect(member, outer, parts))
  }

  /** Returns what the contract says of a value: an example, or a default that isn't empty. */
  #annotated(schemas: readonly Prepared[], parts: readonly JsonObject[]): Json | undefined {
    for (const part of parts) {
      const source = this.#schemas.sources.get(part)
      if (!source) continue
      const { default: standard } = source.schema
      const given = examplesIn(source.schema)
      for (const one of given)
        if (!this.fits(part, one)) this.#document.gap('an example that its own schema refuses', source.keys)
      const all = standard === undefined || isEmpty(standard) ? given : [...given, standard]
      const usable = all.find(
        (one) => (typeof one === 'object' && one !== null) || schemas.every((schema) => this.fits(schema, one)),
      )
      if (usable !== undefined) return usable
    }
    return undefined
  }

  /** Makes a value of the first branch that fits, and keeps what is given if one of them can. */
  #choose({ id, branches }: Union, schemas: readonly Prepared[], way: Way, given?: Json): Json | undefined {
    let spare: Json | undefined
    for (const branch of branches) {
      const made = this.#value([...schemas, branch], { ...way, chosen: [...way.chosen, id] }, given)
      if (made === undefined || !schemas.every((schema) => this.fits(schema, made))) continue
      if (given === undefined || keeps(made, given)) return made
      spare ??= made
    }
    return spare
  }

  #object(parts: readonly JsonObject[], way: Way, given?: Json): JsonObject | undefined {
    const base = isObject(given) ? given : {}
    const required = new Set(parts.flatMap((part) => textsOf(part['required'])))
    const described = new Set(parts.flatMap((part) => Object.keys(part['properties'] ?? {})))
    const names = [...new Set([...described, ...required, ...Object.keys(base)])]
    if (names.length === 0 && !way.minimal) names.push(...this.#mapKeys(parts, way))
    const value: Record<string, Json> = {}
    for (const name of names) {
      const isGiven = Object.hasOwn(base, name)
      if (way.minimal && !required.has(name) && !isGiven) continue
      const schemas = parts.flatMap((part) => schemasOf(part, name))
      // What a request or answer doesn't have is described by neither a mapping nor a list.
      if (!isGiven && !required.has(name) && schemas.length > 0 && schemas.every((one) => one === true)) continue
      const made = this.#value(schemas, { ...way, name }, base[name])
      if (made !== undefined) value[name] = made
      else if (required.has(name)) return undefined
    }
    return value
  }

  /** Returns a key for an object that describes its values, not its fields. */
  #mapKeys(parts: readonly JsonObject[], way: Way): string[] {
    for (const { additionalProperties, patternProperties, propertyNames = true } of parts) {
      const [pattern] = Object.keys(patternProperties ?? {})
      if (pattern === undefined && !isObject(additionalProperties)) continue
      const names = pattern === undefined ? propertyNames : { pattern }
      const key = isSchema(names) ? this.#value([names], { ...way, name: 'key' }) : undefined
      if (typeof key === 'string') return [key]
    }
    return []
  }

  #list(parts: readonly JsonObject[], way: Way, given?: Json): Json[] | undefined {
    const least = Math.max(0, ...parts.map(({ minItems }) => Number(minItems ?? 0)))
    const most = Math.min(...parts.map(({ maxItems }) => Number(maxItems ?? Infinity)))
    const prefix = Math.max(0, ...parts.map(({ prefixItems }) => (isList(prefixItems) ? prefixItems.length : 0)))
    const length = isList(given) ? given.length : way.minimal ? 0 : 1
    const items: Json[] = []
    for (let index = 0; index < Math.min(most, Math.max(length, least, prefix)); index += 1) {
      const schemas = parts.flatMap(({ prefixItems, items: all, contains }) =>
        [isList(prefixItems) && index < prefixItems.length ? prefixItems[index] : all, contains].filter(isSchema),
      )
      const made = this.#value(schemas, way, isList(given) ? given[index] : undefined)
      if (made !== undefined) items.push(made)
    }
    return items.length < least ? undefined : items
  }

  #scalar(
    schemas: readonly Prepared[],
    parts: readonly JsonObject[],
    name: string,
    type: string,
    given?: Json,
  ): Json | undefined {
    const [source] = parts.map((part) => this.#schemas.sources.get(part))
    const fitting = (values: Iterable<Json>) => {
      for (const value of values)
        if (isOf(value, type) && schemas.every((schema) => this.fits(schema, value))) return value
      return undefined
    }
    const example = fitting(given === undefined ? [] : [given])
    if (example !== undefined) {
      if (source && !this.#seen.has(source.schema)) this.#seen.set(source.schema, example)
      return example
    }
    const seen = source && this.#seen.get(source.schema)
    const listed = parts.flatMap(({ enum: values, const: value }) => [
      ...(value === undefined ? [] : [value]),
      ...(isList(values) ? values : []),
    ])
    const merged = Object.assign({}, ...parts.map((part) => this.#schemas.sources.get(part)?.schema), ...parts)
    const owner = ownerOf(source?.keys ?? [])
    return fitting([...(seen === undefined ? [] : [seen]), ...listed]) ?? fitting(likely(type, merged, name, owner))
  }
}

interface Union {
  readonly id: unknown
  readonly branches: readonly Prepared[]
}

function unionsOf(part: JsonObject): Union[] {
  const { oneOf, anyOf, [nullOr]: inner } = part
  const unions: Union[] = [oneOf, anyOf].filter(isList).map((list) => ({
    id: list,
    // Null says less than any other branch.
    branches: list.filter(isSchema).toSorted((one, other) => Number(isNull(one)) - Number(isNull(other))),
  }))
  return isSchema(inner) ? [...unions, { id: part, branches: [inner, { type: 'null' }] }] : unions
}

function isNull(schema: Prepared): boolean {
  return isObject(schema) && schema['type'] === 'null'
}

/** Returns the examples of a schema in the document. */
function examplesIn({ example, examples }: JsonObject): readonly Json[] {
  if (isList(examples)) return examples
  return example === undefined ? [] : [example]
}

function textOf(example: Json | undefined): string {
  if (example === undefined) return 'Text'
  return typeof example === 'string' ? example : JSON.stringify(example)
}

function isEmpty(value: Json): boolean {
  return value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0)
}

/** Whether a value has all that was given. */
function keeps(value: Json | undefined, given: Json): boolean {
  if (isList(given))
    return isList(value) && value.length === given.length && given.every((one, at) => keeps(value[at], one))
  if (!isObject(given)) return value === given
  return isObject(value) && Object.entries(given).every(([name, one]) => keeps(value[name], one))
}

/** What keywords say about the type where there is no `type`. */
const implied: readonly (readonly [type: string, keywords: RegExp])[] = [
  ['object', /^(?:properties|required|additionalProperties|patternProperties|minProperties)$/],
  ['array', /^(?:items|prefixItems|minItems|maxItems)$/],
  ['number', /^(?:multipleOf|m(?:in|ax)imum|exclusiveM(?:in|ax)imum)$/],
]

/** Returns the types that a value may have: that of the given one first, and null last. */
function typesIn(parts: readonly JsonObject[], given?: Json): string[] {
  let types: string[] | undefined
  for (const { type } of parts) {
    if (type === undefined) continue
    const own = isList(type) ? textsOf(type) : [String(type)]
    types = types
      ? types.flatMap((one) => own.filter((other) => one === other || areNumbers(one, other)))
      : own
    // What is both is an integer.
    if (types.includes('integer')) types = types.filter((one) => one !== 'number')
  }
  const values = parts.flatMap(({ enum: list, const: value }) =>
    isList(list) ? list : value === undefined ? [] : [value],
  )
  const first = given === undefined ? undefined : typeOf(given)
  types ??= values.map(typeOf)
  if (types.length === 0)
    types = implied
      .filter(([, keywords]) => parts.some((part) => Object.keys(part).some((key) => keywords.test(key))))
      .map(([type]) => type)
  if (types.length === 0) types = [first ?? 'string']
  const rank = (type: string) => (type === first ? 0 : type === 'null' ? 2 : 1)
  return [...new Set(types)].toSorted((one, other) => rank(one) - rank(other))
}

function areNumbers(...types: readonly string[]): boolean {
  return types.every((type) => type === 'integer' || type === 'number')
}

/** Returns the schemas of a field within one of an object. */
function schemasOf({ properties, patternProperties, additionalProperties: rest }: JsonObject, name: string) {
  const patterns = Object.entries(patternProperties ?? {}).filter(([pattern]) =>
    new RegExp(pattern, flagOf(pattern)).test(name),
  )
  const own = isObject(properties) && Object.hasOwn(properties, name) ? [properties[name]] : []
  const found = [...own, ...patterns.map(([, schema]) => schema)].filter(isSchema)
  return found.length === 0 && isSchema(rest) ? [rest] : found
}

/** Names what a schema belongs to: its component, or the path of its call up to the first parameter. */
function ownerOf([first, second = '', third = '']: Keys): string {
  return first === 'components' ? third : (second.split('{')[0] ?? '').replace(/\/$/, '')
}

/**
 * Makes the samples of calls, by call and status.
 * @param answers the bodies of each call, by status
 */
export function samplesOf(sampler: Sampler, answers: Readonly<Record<string, Readonly<Record<string, Described>>>>) {
  const all = () =>
    Object.entries(answers).map(([id, bodies]): [string, Samples] => [
      id,
      Object.fromEntries(Object.entries(bodies).map(([status, body]) => [status, sampler.samples(body)])),
    ])
  // Examples are seen the first time, so that all samples agree with them the second.
  all()
  return Object.fromEntries(all())
}
