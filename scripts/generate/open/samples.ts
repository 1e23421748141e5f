import type { ValidateFunction } from 'ajv'
import type { Ajv2020 } from 'ajv/dist/2020.js'
import { equal } from '../../../mocks/engine/open/formats.ts'
import type { Sample, Samples } from '../../../mocks/engine/open/unwritten-types.ts'
import { nullOr } from '../ajv-code.ts'
import { isList, isObject, type Json, type JsonObject, textsOf } from '../json.ts'
import { flagOf } from '../patterns.ts'
import type { Keys, OpenDocument } from './document.ts'
import { type Schemas, typeOf } from './schemas.ts'
import { isJsonType } from './shapes.ts'
import { likely } from './values.ts'

type Prepared = JsonObject | boolean

/** What may have examples in the contract: a body or a parameter, with its prepared schema. */
export interface Described {
  readonly type: string
  readonly schema: Prepared
  /** What has `example` or `examples`. */
  readonly media: JsonObject
  readonly keys: Keys
}

/** What the contract describes of a call: its parameters, also by place, bodies by media type, and answers by status. */
export interface DescribedCall {
  readonly places: Readonly<Record<string, JsonObject>>
  readonly params: readonly Described[]
  readonly bodies: Readonly<Record<string, Described>>
  readonly answers: Readonly<Record<string, Described>>
}

/** How a value is made. */
interface Way {
  readonly name: string
  /** Whether fields that aren't required are left out. */
  readonly minimal: boolean
  /** The schemas of the values that it lies in. */
  readonly outer: readonly Prepared[]
  /** The unions of which a branch is chosen. */
  readonly chosen: readonly unknown[]
}

/** The most items of a list in an example that are kept. */
const mostItems = 3

/** Makes values that fit prepared schemas: the same for the same schema, with every field that it describes. */
export class Sampler {
  readonly #document: OpenDocument
  readonly #schemas: Schemas
  readonly #ajv: Ajv2020
  readonly #checks = new Map<unknown, ValidateFunction>()
  /** Values of examples, by the schema of the field in the document. */
  readonly #seen = new Map<unknown, Json>()

  constructor(document: OpenDocument, schemas: Schemas, ajv: Ajv2020) {
    this.#document = document
    this.#schemas = schemas
    this.#ajv = ajv
  }

  /** Makes the samples of a body: one for each example of the contract, or else one of the schema. */
  samples({ type, schema, media, keys }: Described): Sample[] {
    const samples: Sample[] = []
    const add = (name: string, of: Sample['of'], given?: Json) => {
      const value = this.make(schema, '', given)
      if (value === undefined) return this.#document.gap('no sample fits its schema', keys)
      const body = isJsonType(type) || typeof value === 'string' ? value : JSON.stringify(value)
      if (samples.every((other) => !equal(other.body, body))) samples.push({ name, of, body })
    }
    const named = this.#document.members(media, keys, 'examples')
    for (const [name, { value }, place] of [['', { value: media['example'] }, keys] as const, ...named]) {
      if (value === undefined) continue
      if (!this.fits(schema, value)) this.#document.gap(refused, place)
      add(name, 'example', value)
    }
    for (const part of this.#parts([schema]))
      for (const example of this.#examplesOf(part)) add('', 'example', example)
    if (samples.length === 0) add('', 'schema')
    return samples
  }

  /**
   * Makes a value.
   * @param given what it begins with: what doesn't fit is replaced, and what is missing is added
   * @param minimal whether it has only what is required
   * @returns undefined if none is found
   */
  make(schema: Prepared, name: string, given?: Json, minimal = false): Json | undefined {
    const value = this.#value([schema], { name, minimal, outer: [], chosen: [] }, given)
    return [value, given].find((one) => one !== undefined && this.fits(schema, one))
  }

  /**
   * Makes a valid request, `{ path, query, header, cookie, body }`, with the parameters that are required.
   * @param type the media type of its body
   * @param minimal whether the body has only what is required
   */
  request({ places, bodies }: DescribedCall, type?: string, minimal = false): Record<string, Json> {
    const body = type === undefined ? undefined : bodies[type]
    const values = Object.entries(places).map(([place, schema]) => [
      place,
      this.make(schema, place, undefined, true),
    ])
    const example = minimal ? undefined : body?.media['example']
    return Object.fromEntries([...values, ['body', body && this.make(body.schema, '', example, minimal)]])
  }

  /** Whether a prepared schema accepts a value. */
  fits(schema: Prepared, value: Json): boolean {
    if (typeof schema === 'boolean') return schema
    let check = this.#checks.get(schema)
    if (!check) {
      const text = JSON.stringify(schema)
      check = this.#checks.get(text) ?? this.#ajv.compile(schema)
      this.#checks.set(schema, check).set(text, check)
    }
    // The check adds defaults.
    return check(structuredClone(value))
  }

  #value(schemas: readonly Prepared[], way: Way, wanted?: Json): Json | undefined {
    const own = schemas.map((schema) => this.#target(schema))
    if (own.some((schema) => schema === false || (schema !== true && way.outer.includes(schema))))
      return undefined
    const parts = this.#parts(schemas)
    const given = wanted ?? this.#example(schemas, parts)
    const union = parts.flatMap(unionsOf).find(({ id }) => !way.chosen.includes(id))
    if (union) return this.#choose(union, schemas, way, given)
    const inner = { ...way, outer: [...way.outer, ...own], chosen: [] }
    for (const type of typesIn(parts, given)) {
      let made: Json | undefined
      if (type === 'object') made = this.#object(parts, inner, given)
      else if (type === 'array') made = this.#list(parts, inner, given)
      else made = this.#scalar(type, schemas, parts, way.name, given)
      if (made !== undefined) return made
    }
    return undefined
  }

  /** Follows `$ref`s. */
  #target(schema: Prepared): Prepared {
    const ref = isObject(schema) ? schema['$ref'] : undefined
    return typeof ref === 'string' ? this.#target(this.#schemas.byId.get(ref) ?? true) : schema
  }

  /** Adds schemas, and those that describe the same value, to `parts`. */
  #parts(schemas: readonly Json[], parts: JsonObject[] = []): JsonObject[] {
    for (const schema of schemas) {
      if (!isObject(schema) || parts.includes(schema)) continue
      parts.push(schema)
      const { $ref: ref, allOf } = schema
      if (typeof ref === 'string') this.#parts([this.#schemas.byId.get(ref) ?? true], parts)
      if (isList(allOf)) this.#parts(allOf, parts)
    }
    return parts
  }

  /** Returns the first example of a value that can be used. */
  #example(schemas: readonly Prepared[], parts: readonly JsonObject[]): Json | undefined {
    return parts
      .flatMap((part) => this.#examplesOf(part))
      .find(
        (one) => (typeof one === 'object' && one !== null) || schemas.every((each) => this.fits(each, one)),
      )
  }

  /** Returns the examples of a schema in the document, and reports those that it refuses. */
  #examplesOf(part: JsonObject): readonly Json[] {
    const source = this.#schemas.sources.get(part)
    const { example, examples = example === undefined ? [] : [example] } = source?.schema ?? {}
    if (!source || !isList(examples)) return []
    if (!examples.every((one) => this.fits(part, one))) this.#document.gap(refused, source.keys)
    return examples
  }

  /** Makes a value of the first branch that fits and keeps what is given, if there is one. */
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
    const required = parts.flatMap((part) => textsOf(part['required']))
    const described = parts.flatMap((part) => Object.keys(part['properties'] ?? {}))
    const names = new Set(way.minimal ? required : [...described, ...required])
    for (const name of Object.keys(base)) names.add(name)
    const least = Math.max(0, ...parts.map((part) => Number(part['minProperties'] ?? 0)))
    for (const name of described) if (names.size < least) names.add(name)
    const key = names.size === 0 && !way.minimal ? this.#keyOf(parts, way) : undefined
    const value: Record<string, Json> = {}
    for (const name of key === undefined ? names : [key]) {
      const schemas = parts.flatMap((part) => fieldOf(part, name))
      const isNeeded = required.includes(name)
      // Requests may have fields that only answers describe.
      if (schemas.length > 0 && schemas.every((one) => one === true) && !isNeeded && !(name in base)) continue
      const made = this.#value(schemas, { ...way, name }, base[name])
      if (made !== undefined) value[name] = made
      else if (isNeeded) return undefined
    }
    return value
  }

  /** Makes a key for an object that is a mapping. */
  #keyOf(parts: readonly JsonObject[], way: Way): string | undefined {
    const [pattern] = parts.flatMap((part) => Object.keys(part['patternProperties'] ?? {}))
    const isMap = parts.some((part) => isObject(part['additionalProperties']))
    const names = parts.map((part) => part['propertyNames'] ?? true).filter(isSchema)
    const schemas = pattern === undefined ? names : [...names, { pattern }]
    const key = isMap || pattern !== undefined ? this.#value(schemas, { ...way, name: 'key' }) : undefined
    return typeof key === 'string' ? key : undefined
  }

  #list(parts: readonly JsonObject[], way: Way, given?: Json): Json[] | undefined {
    const base = isList(given) ? given.slice(0, mostItems) : undefined
    const prefix = parts.flatMap(({ prefixItems }) => (isList(prefixItems) ? prefixItems : []))
    const least = Math.max(0, ...parts.map(({ minItems }) => Number(minItems ?? 0)))
    const most = Math.min(...parts.map(({ maxItems }) => Number(maxItems ?? Infinity)))
    const length = Math.max(base ? base.length : way.minimal ? 0 : 1, prefix.length, least)
    const items = Array.from({ length: Math.min(most, length) }, (_item, index) => {
      const schemas = index < prefix.length ? [prefix[index]] : parts.map((part) => part['items'])
      // Items may have to differ.
      const name = index === 0 ? way.name : `${way.name}_${index + 1}`
      return this.#value(schemas.filter(isSchema), { ...way, name }, base?.[index])
    }).filter((item) => item !== undefined)
    return items.length < least ? undefined : items
  }

  #scalar(
    type: string,
    schemas: readonly Prepared[],
    parts: readonly JsonObject[],
    name: string,
    given?: Json,
  ): Json | undefined {
    const sources = parts
      .map((part) => this.#schemas.sources.get(part))
      .filter((source) => source !== undefined)
    const [source] = sources
    const known = [
      given,
      this.#seen.get(source?.schema),
      ...sources.map(({ schema }) => schema['default'] || undefined),
    ]
    const listed = parts.flatMap(({ const: value, enum: values }) => [
      value,
      ...(isList(values) ? values : []),
    ])
    const keywords = Object.assign({}, ...sources.map(({ schema }) => schema), ...parts)
    const made = likely(type, keywords, name, ownerOf(source?.keys ?? []))
    for (const value of chain([...known, ...listed], made)) {
      if (value === undefined || !schemas.every((schema) => this.fits(schema, value))) continue
      if (source && value === given && !this.#seen.has(source.schema)) this.#seen.set(source.schema, value)
      return value
    }
    return undefined
  }
}

/** What the reports say of an example that can't be one. */
const refused = 'an example that its own schema refuses'

const isSchema = (value: Json | undefined): value is Prepared => typeof value === 'boolean' || isObject(value)

function* chain<T>(...lists: Iterable<T>[]): Generator<T> {
  for (const list of lists) yield* list
}

/** Branches of which a value has to fit one or more. */
interface Union {
  readonly id: unknown
  readonly branches: readonly Prepared[]
}

function unionsOf(part: JsonObject): Union[] {
  const { oneOf, anyOf, [nullOr]: inner } = part
  const lists = [oneOf, anyOf, inner === undefined ? undefined : [inner, { type: 'null' }]]
  return lists.filter(isList).map((list) => ({
    // That with null is made anew each time.
    id: list === lists[2] ? part : list,
    // Null says less than the others.
    branches: list.filter(isSchema).toSorted((one, other) => Number(isNull(one)) - Number(isNull(other))),
  }))
}

function isNull(schema: Prepared): boolean {
  return isObject(schema) && schema['type'] === 'null'
}

/** Whether a value has all that was given. */
function keeps(value: Json | undefined, given: Json): boolean {
  if (isList(given))
    return isList(value) && given.slice(0, mostItems).every((one, index) => keeps(value[index], one))
  if (!isObject(given)) return value === given
  return isObject(value) && Object.entries(given).every(([name, one]) => keeps(value[name], one))
}

/** Returns the types that a value may have, the likeliest first. */
function typesIn(parts: readonly JsonObject[], given?: Json): string[] {
  const has = (keywords: RegExp) => parts.some((part) => Object.keys(part).some((key) => keywords.test(key)))
  const ranked = [
    given === undefined ? [] : typeOf(given),
    has(/roperties$|^required$/) ? 'object' : [],
    has(/[iI]tems$/) ? 'array' : [],
    ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'],
  ].flat()
  return ranked.filter((type) =>
    parts.every(({ type: own = type }) =>
      [own].flat().some((one) => one === type || (one === 'number' && type === 'integer')),
    ),
  )
}

/** Returns what an object's schema says of a field. */
function fieldOf(
  { properties, patternProperties, additionalProperties }: JsonObject,
  name: string,
): Prepared[] {
  const own = isObject(properties) && Object.hasOwn(properties, name) ? properties[name] : undefined
  const matching = Object.entries(patternProperties ?? {})
    .filter(([pattern]) => new RegExp(pattern, flagOf(pattern)).test(name))
    .map(([, schema]) => schema)
  const found = [own, ...matching].filter(isSchema)
  return found.length > 0 ? found : [additionalProperties].filter(isSchema)
}

/** Names what a schema belongs to: its component, or the path of its call up to the first parameter. */
function ownerOf([first, second = '', third = '']: Keys): string {
  return first === 'components' ? third : second.split('/{', 1).join('')
}

/** Makes the samples of calls, by call and status. Examples of requests are checked, too. */
export function samplesOf(
  sampler: Sampler,
  calls: Readonly<Record<string, DescribedCall>>,
): Record<string, Samples> {
  const all = () =>
    Object.entries(calls).map(([id, { params, bodies, answers }]) => {
      for (const asked of [...params, ...Object.values(bodies)]) sampler.samples(asked)
      const samples = Object.entries(answers).map(
        ([status, answer]) => [status, sampler.samples(answer)] as const,
      )
      return [id, Object.fromEntries(samples)] as const
    })
  // What examples have is seen the first time, so that all samples agree with it the second.
  all()
  return Object.fromEntries(all())
}
