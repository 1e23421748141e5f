import type { ValidateFunction } from 'ajv'
import type { Ajv2020 } from 'ajv/dist/2020.js'
import { equal } from '../../../mocks/engine/open/formats.ts'
import type { Sample, Samples } from '../../../mocks/engine/open/unwritten-types.ts'
import { nullOr } from '../ajv-code.ts'
import { isList, isObject, type Json, type JsonObject, textsOf } from '../json.ts'
import type { Keys, OpenDocument } from './document.ts'
import { type Schemas, typeOf } from './schemas.ts'
import { isJsonType } from './shapes.ts'
import { likely } from './values.ts'

type Prepared = JsonObject | boolean
type All = readonly Prepared[]
type Parts = readonly JsonObject[]
type Union = ReturnType<typeof unionsOf>[number]

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

/** By operationId. */
export type DescribedCalls = Readonly<Record<string, DescribedCall>>

/** How a value is made. */
interface Way {
  readonly name: string
  /** Whether fields that aren't required are left out. */
  readonly minimal: boolean
  /** The schemas of the values that it lies in. */
  readonly outer: All
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
      const value = this.make(schema, given)
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
  make(schema: Prepared, given?: Json, minimal = false): Json | undefined {
    const value = this.#value([schema], { name: '', minimal, outer: [], chosen: [] }, given)
    return [value, given].find((one) => one !== undefined && this.fits(schema, one))
  }

  /**
   * Makes a valid request, `{ path, query, header, cookie, body }`, with the parameters that are required. What can't be
   * made is undefined.
   * @param type the media type of its body
   * @param minimal whether the body has only what is required
   */
  request({ places, bodies }: DescribedCall, type = '', minimal = false): Record<string, Json | undefined> {
    const request: Record<string, Json | undefined> = {}
    for (const [place, schema] of Object.entries(places)) request[place] = this.make(schema, undefined, true)
    const { schema, media } = bodies[type] ?? {}
    if (schema !== undefined)
      request['body'] = this.make(schema, minimal ? undefined : media?.['example'], minimal)
    return request
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

  #value(schemas: All, way: Way, wanted?: Json): Json | undefined {
    const own = schemas.map((schema) => this.#target(schema))
    if (own.some((schema) => schema === false || (schema !== true && way.outer.includes(schema))))
      return undefined
    const parts = this.#parts(schemas)
    const given = wanted ?? this.#example(schemas, parts)
    const union = parts.flatMap(unionsOf).find(({ id }) => !way.chosen.includes(id))
    if (union) return this.#choose(union, schemas, way, given)
    const inner = { ...way, outer: [...way.outer, ...own], chosen: [] }
    const kind = kindIn(parts, given)
    if (kind === 'object') return this.#object(parts, inner, given)
    if (kind === 'array') return this.#list(parts, inner, given)
    return this.#scalar(schemas, parts, way.name, given)
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
  #example(schemas: All, parts: Parts): Json | undefined {
    const examples = parts.flatMap((part) => this.#examplesOf(part))
    return examples.find(
      (one) => isObject(one) || isList(one) || schemas.every((each) => this.fits(each, one)),
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
  #choose({ id, branches }: Union, schemas: All, way: Way, given?: Json): Json | undefined {
    let spare: Json | undefined
    for (const branch of branches) {
      const made = this.#value([...schemas, branch], { ...way, chosen: [...way.chosen, id] }, given)
      if (made === undefined || !schemas.every((schema) => this.fits(schema, made))) continue
      if (given === undefined || keeps(made, given)) return made
      spare ??= made
    }
    return spare
  }

  #object(parts: Parts, way: Way, given?: Json): JsonObject | undefined {
    const base = isObject(given) ? given : {}
    const required = parts.flatMap((part) => textsOf(part['required']))
    const described = parts.flatMap((part) => Object.keys(part['properties'] ?? {}))
    const names = new Set(way.minimal ? required : [...described, ...required])
    for (const name of Object.keys(base)) names.add(name)
    const least = Math.max(0, ...parts.map((part) => Number(part['minProperties'] ?? 0)))
    for (const name of described) if (names.size < least) names.add(name)
    const isMap = parts.some((part) => isObject(part['additionalProperties']))
    if (names.size === 0 && isMap && !way.minimal) names.add('key')
    const value: Record<string, Json> = {}
    for (const name of names) {
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

  #list(parts: Parts, way: Way, given?: Json): Json[] | undefined {
    const base = isList(given) ? given.slice(0, mostItems) : undefined
    const least = Math.max(0, ...parts.map(({ minItems }) => Number(minItems ?? 0)))
    const most = Math.min(...parts.map(({ maxItems }) => Number(maxItems ?? Infinity)))
    const length = Math.max(base ? base.length : way.minimal ? 0 : 1, least)
    const schemas = parts.map((part) => part['items']).filter(isSchema)
    const items = Array.from({ length: Math.min(most, length) }, (_item, index) => {
      // Items may have to differ.
      const name = index === 0 ? way.name : `${way.name}_${index + 1}`
      return this.#value(schemas, { ...way, name }, base?.[index])
    }).filter((item) => item !== undefined)
    return items.length < least ? undefined : items
  }

  #scalar(schemas: All, parts: Parts, name: string, given?: Json): Json | undefined {
    const sources = parts.flatMap((part) => this.#schemas.sources.get(part) ?? [])
    const [source] = sources
    const defaults = sources.map(({ schema }) => schema['default'] ?? undefined)
    const listed = parts.flatMap((part) => [part['const'], ...(isList(part['enum']) ? part['enum'] : [])])
    const first = [given, this.#seen.get(source?.schema), ...defaults, ...listed]
    const said = [...sources.map(({ schema }) => schema), ...parts].flatMap((each) => Object.entries(each))
    for (const value of likely(first, Object.fromEntries(said), name, ownerOf(source?.keys ?? []))) {
      if (!schemas.every((schema) => this.fits(schema, value))) continue
      if (source && value === given && !this.#seen.has(source.schema)) this.#seen.set(source.schema, value)
      return value
    }
    return undefined
  }
}

/** What the reports say of an example that can't be one. */
const refused = 'an example that its own schema refuses'

const isSchema = (value: Json | undefined): value is Prepared => typeof value === 'boolean' || isObject(value)

/** Returns the choices of a schema: the branches of each, of which a value has to fit one. */
function unionsOf(part: JsonObject) {
  const { oneOf, anyOf, [nullOr]: inner } = part
  const lists = [oneOf, anyOf, inner === undefined ? undefined : [inner, { type: 'null' }]]
  return lists.filter(isList).map((list) => ({
    // That with null is made anew each time.
    id: list === lists[2] ? part : list,
    branches: list.filter(isSchema),
  }))
}

/** Whether a value has all that was given. */
function keeps(value: Json | undefined, given: Json): boolean {
  if (isList(given))
    return isList(value) && given.slice(0, mostItems).every((one, index) => keeps(value[index], one))
  if (!isObject(given)) return value === given
  return isObject(value) && Object.entries(given).every(([name, one]) => keeps(value[name], one))
}

/** Returns the kind of value to make: that of the given one, if it may be that. */
function kindIn(parts: Parts, given?: Json): string {
  const kinds = ['object', 'array', 'scalar', 'null'].filter((kind) =>
    parts.every(({ type = kind }) => textsOf([type].flat()).some((one) => kindOf(one) === kind)),
  )
  const has = (keyword: string) => parts.some((part) => keyword in part)
  const implied = has('items') ? 'array' : has('properties') || has('required') ? 'object' : 'scalar'
  const wanted = given === undefined ? implied : kindOf(typeOf(given))
  return kinds.includes(wanted) ? wanted : (kinds[0] ?? 'scalar')
}

function kindOf(type: string): string {
  return ['object', 'array', 'null'].includes(type) ? type : 'scalar'
}

/** Returns what an object's schema says of a field. */
function fieldOf({ properties, additionalProperties: rest }: JsonObject, name: string): Prepared[] {
  const own = isObject(properties) && Object.hasOwn(properties, name) ? properties[name] : undefined
  return [own ?? rest].filter(isSchema)
}

/** Names what a schema belongs to: its component, or the path of its call up to the first parameter. */
function ownerOf([first, second = '', third = '']: Keys): string {
  return first === 'components' ? third : second.split('/{', 1).join('')
}

/** Makes the samples of calls. Examples of requests are checked, too. */
export function samplesOf(sampler: Sampler, calls: DescribedCalls): Record<string, Samples> {
  // What examples have is seen first, so that all samples agree with it.
  for (const { params, bodies, answers } of Object.values(calls)) {
    const shown = Object.values(answers).filter(({ media }) => 'example' in media || 'examples' in media)
    for (const one of [...shown, ...params, ...Object.values(bodies)]) sampler.samples(one)
  }
  const samples: Record<string, Samples> = {}
  for (const [id, { answers }] of Object.entries(calls)) {
    const made = Object.entries(answers).map(([status, answer]) => [status, sampler.samples(answer)] as const)
    samples[id] = Object.fromEntries(made)
  }
  return samples
}
