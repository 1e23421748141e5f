import { isList, isObject, type Json, type JsonObject, mapped, textsOf } from '../json.ts'
import { nullOr } from '../ajv-code.ts'
import type { Profile } from '../profile.ts'
import { explodes, flagOf, lengthOf, longestFor } from '../patterns.ts'
import type { Keys, OpenDocument } from './document.ts'

/**
 * What a schema describes: requests lack what is `readOnly`, and answers what is `writeOnly`. A choice is a request's
 * schema that the value may not have to fit, so that it adds no defaults. What is the same in all of them is a value.
 */
export type Mode = 'request' | 'choice' | 'answer' | 'value'

type Test = (value: Json) => boolean

const isText: Test = (value) => typeof value === 'string'
const isNumber: Test = (value) => typeof value === 'number'
const isCount: Test = (value) => Number.isInteger(value) && Number(value) >= 0
const isTexts: Test = (value) => isList(value) && value.every(isText)
const types = ['null', 'boolean', 'integer', 'number', 'string', 'array', 'object']
const isType: Test = (value) => types.some((type) => type === value)

/** Keywords that validate and contain no schemas, and the values that they may have. */
const assertions: Readonly<Record<string, Test>> = {
  type: (value) => isType(value) || (isList(value) && value.length > 0 && value.every(isType)),
  enum: (value) => isList(value) && value.length > 0,
  const: () => true,
  format: isText,
  pattern: isText,
  required: isTexts,
  dependentRequired: (value) => isObject(value) && Object.values(value).every(isTexts),
  uniqueItems: (value) => typeof value === 'boolean',
  multipleOf: (value) => isNumber(value) && Number(value) > 0,
  ...Object.fromEntries(
    'minimum maximum exclusiveMinimum exclusiveMaximum'.split(' ').map((name) => [name, isNumber]),
  ),
  ...Object.fromEntries(
    'minLength maxLength minItems maxItems minContains maxContains minProperties maxProperties'
      .split(' ')
      .map((name) => [name, isCount]),
  ),
}

/** Keywords that contain one schema, or a list of them. */
const single = `items additionalProperties unevaluatedItems unevaluatedProperties not if then else contains
  propertyNames`.split(/\s+/)
/** Keywords whose schemas describe the same value. */
export const unions = ['allOf', 'oneOf', 'anyOf']

const lists = [...unions, 'prefixItems']

/** Keywords whose schemas the value may not have to fit. */
const choices = ['oneOf', 'anyOf', 'not', 'if', 'then', 'else', 'contains', 'dependentSchemas']

/** Keywords whose schemas would refuse each other's fields if each were closed. */
const unclosable =
  'allOf not if then else patternProperties dependentSchemas unevaluatedItems unevaluatedProperties'.split(
    ' ',
  )

/** Matches the keywords in JSON by which a mode can change a schema. */
const differing = /"(?:\$ref|properties|oneOf|anyOf|not|if|then|else|contains|dependentSchemas)":/

/** Keywords beside which null can simply be one of the types. */
const plain: JsonObject = {
  properties: true,
  patternProperties: true,
  additionalProperties: true,
  items: true,
  propertyNames: true,
}

type Prepared = Record<string, Json>

/** Stands for the target of a `$ref` that has none, until the problem is thrown. */
const unknownId = 'contract:/unknown'

/** Keywords that don't validate. */
const annotations =
  `$ref $defs $schema $comment definitions title description example examples default deprecated
  discriminator externalDocs xml readOnly writeOnly nullable contentMediaType`.split(/\s+/)

const nothing: ReadonlySet<string> = new Set()

/** The fields of an object, together with those of the schemas it consists of. */
export type Fields = ReadonlyMap<string, { schema: Json; keys: Keys }>

/** Turns the schemas of a document into JSON Schema 2020-12, with an `$id` for each target of a `$ref` and mode. */
export class Schemas {
  /** The schemas that others refer to, by `$id`. */
  readonly byId = new Map<string, JsonObject | boolean>([[unknownId, true]])
  /** Whether a schema has `unevaluatedProperties` or `unevaluatedItems`, which need bookkeeping. */
  readonly tracks: boolean
  readonly profile: Profile
  /** The fields that have a default. */
  readonly filled = new Set<{ field: Prepared; keys: Keys }>()
  readonly #refused = new Set<string>()
  /** Where a prepared schema comes from. */
  readonly sources = new WeakMap<object, { schema: JsonObject; keys: Keys }>()
  readonly #document: OpenDocument
  readonly #ids = new Map<string, string>()
  readonly #registered = new Map<string, string>()
  readonly #waiting: (() => void)[] = []

  constructor(document: OpenDocument, profile: Profile) {
    this.#document = document
    this.profile = profile
    this.tracks = JSON.stringify(document.root).includes('"unevaluated')
  }

  /** Prepares a schema and all that it refers to. */
  prepare(schema: Json | undefined, keys: Keys, mode: Mode): JsonObject | boolean {
    const prepared = this.#prepare(schema, keys, mode, nothing)
    for (let next = this.#waiting.pop(); next; next = this.#waiting.pop()) next()
    return prepared
  }

  /** Gives a prepared schema an `$id`, which it shares with equal ones. @returns null if it accepts anything */
  register(mode: Mode, name: string, schema: JsonObject | boolean): string | null {
    if (schema === true || Object.keys(schema).length === 0) return null
    if (typeof schema === 'object' && typeof schema['$ref'] === 'string' && Object.keys(schema).length === 1)
      return schema['$ref']
    const text = `${mode} ${JSON.stringify(schema)}`
    const id = this.#registered.get(text) ?? this.newId(mode, name.trim())
    this.#registered.set(text, id)
    this.byId.set(id, schema)
    return id
  }

  /** The mappings of which a schema consists: itself, the targets of its `$ref`s, and the members of some lists. */
  *parts(
    schema: Json | undefined,
    keys: Keys,
    keywords: readonly string[] = [],
    seen = new Set<string>(),
  ): Generator<{ value: JsonObject; keys: Keys }> {
    const place = keys.join('\n')
    if (!isObject(schema) || seen.has(place)) return
    seen.add(place)
    const { $ref: ref } = schema
    if (ref === undefined || !this.#document.is30) {
      yield { value: schema, keys }
      for (const keyword of keywords) {
        const members = schema[keyword]
        for (const [index, member] of (isList(members) ? members : []).entries())
          yield* this.parts(member, [...keys, keyword, `${index}`], keywords, seen)
      }
    }
    const target = typeof ref === 'string' ? this.#document.target(ref, keys) : undefined
    if (target) yield* this.parts(target.value, target.keys, keywords, seen)
  }

  /** Merges the fields of a schema and those of its `allOf`, and with `united` those of its `oneOf` and `anyOf`. */
  fieldsOf(schema: Json | undefined, keys: Keys, united: boolean): Fields {
    const fields = new Map<string, { schema: Json; keys: Keys }>()
    for (const part of this.parts(schema, keys, united ? unions : ['allOf'])) {
      const { properties } = part.value
      for (const [name, member] of Object.entries(isObject(properties) ? properties : {}))
        if (!fields.has(name)) fields.set(name, { schema: member, keys: [...part.keys, 'properties', name] })
    }
    return fields
  }

  /** Returns the fields that a schema and those of its `allOf` require. */
  requiredOf(schema: Json | undefined, keys: Keys): ReadonlySet<string> {
    return new Set(
      [...this.parts(schema, keys, ['allOf'])].flatMap(({ value }) => textsOf(value['required'])),
    )
  }

  /** Returns a keyword of a schema or, if that lacks it, of the schema it refers to. */
  keyword(schema: Json | undefined, keys: Keys, keyword: string): Json | undefined {
    for (const { value } of this.parts(schema, keys)) if (value[keyword] !== undefined) return value[keyword]
    return undefined
  }

  /** Whether a schema has a default that was not taken back. */
  hasDefault(schema: Json | undefined, keys: Keys): boolean {
    return this.keyword(schema, keys, 'default') !== undefined && !this.#refused.has(keys.join('\n'))
  }

  /** Takes back a default. */
  takeBack(filled: { field: Prepared; keys: Keys }): void {
    delete filled.field['default']
    this.filled.delete(filled)
    this.#refused.add(filled.keys.join('\n'))
    this.#document.gap('a default that its own schema refuses isn’t filled in', filled.keys)
  }

  /** @param outer the fields that this mode leaves out, of the object whose part the schema is */
  #prepare(
    schema: Json | undefined,
    keys: Keys,
    mode: Mode,
    outer: ReadonlySet<string>,
  ): JsonObject | boolean {
    if (schema === undefined || typeof schema === 'boolean') return schema !== false
    if (!isObject(schema)) {
      if (schema === null) this.#note('a schema that is null accepts anything', keys)
      else this.#document.flaw('a schema must be a mapping', keys)
      return true
    }
    if ([...this.parts(schema, keys)].some(({ value }) => isFile(value))) return true
    const { $ref: ref } = schema
    const prepared: Prepared = typeof ref === 'string' ? { $ref: this.#refer(ref, keys, mode) } : {}
    // In OpenAPI 3.0, nothing beside a `$ref` counts, but many contracts mean `nullable` there.
    if (!this.#document.is30 || ref === undefined) this.#prepareKeywords(schema, prepared, keys, mode, outer)
    const whole = schema['nullable'] === true ? this.#nullable(prepared, keys) : prepared
    this.sources.set(whole, { schema, keys })
    return whole
  }

  #prepareKeywords(
    schema: JsonObject,
    prepared: Prepared,
    keys: Keys,
    mode: Mode,
    outer: ReadonlySet<string>,
  ): void {
    const hidden = this.#hiddenFields(schema, keys, mode, outer)
    const inner = (member: Json, keyword: string, ...steps: readonly string[]) => {
      const isChoice = mode === 'request' && choices.includes(keyword) && this.profile.fillsDefaults
      const within = isChoice ? 'choice' : mode
      return this.#prepare(
        member,
        [...keys, keyword, ...steps],
        within,
        keyword === 'allOf' ? hidden : nothing,
      )
    }
    for (const [keyword, value] of Object.entries(schema)) {
      if (annotations.includes(keyword) || keyword.startsWith('x-')) continue
      if (this.profile.closesAnswers && unclosable.includes(keyword))
        this.#document.problem(keys, `\`${keyword}\` can’t be used where answers are closed`)
      if (single.includes(keyword) && !isList(value)) prepared[keyword] = inner(value, keyword)
      else if (lists.includes(keyword) && isList(value) && value.length > 0) {
        const members = value.map((member, index) => inner(member, keyword, `${index}`))
        // What isn't checked, such as a file, fits the other schemas, too.
        this.#unite(keyword === 'oneOf' && members.includes(true) ? 'anyOf' : keyword, members, prepared)
      } else if (keyword === 'properties' && isObject(value))
        prepared[keyword] = mapped(value, (member, name) => {
          if (hidden.has(name)) return mode !== 'answer'
          const field = inner(member, keyword, name)
          const place = [...keys, keyword, name]
          if (mode === 'request') return this.withDefault(field, member, place)
          if (mode === 'choice' && this.keyword(member, place, 'default') !== undefined)
            this.#document.gap('a default that depends on a choice isn’t filled in', place)
          return field
        })
      else if (keyword === 'patternProperties' && isObject(value)) {
        const usable = Object.entries(value).filter(([pattern]) => this.#isPattern(pattern, keys))
        prepared[keyword] = mapped(Object.fromEntries(usable), (member, name) => inner(member, keyword, name))
      } else if (keyword === 'dependentSchemas' && isObject(value))
        prepared[keyword] = mapped(value, (member, name) => inner(member, keyword, name))
      else if (keyword === 'required' && isList(value))
        prepared[keyword] = textsOf(value).filter((name) => !hidden.has(name))
      else if (/^exclusiveM(?:in|ax)imum$/.test(keyword) && typeof value === 'boolean') {
        const limit = schema[keyword.slice('exclusive'.length).toLowerCase()]
        if (value && typeof limit === 'number') prepared[keyword] = limit
      } else if (!Object.hasOwn(assertions, keyword) || !assertions[keyword]?.(value))
        this.#note(
          `keyword "${keyword}" ${Object.hasOwn(assertions, keyword) ? 'has a value that can’t be' : 'isn’t'} checked`,
          keys,
        )
      else if (this.#isUsable(keyword, value, keys)) prepared[keyword] = value
    }
    Object.assign(prepared, lengthOf(prepared))
    if (mode !== 'answer' || !this.profile.closesAnswers || !('properties' in prepared)) return
    prepared['additionalProperties'] ??= false
    if ('$ref' in prepared)
      this.#document.problem(keys, 'a `$ref` with `properties` beside it can’t be closed')
  }

  /** Notes what can't be checked. */
  #note(what: string, keys: Keys): void {
    if (this.profile.isStrict) this.#document.problem(keys, what)
    else this.#document.gap(what, keys)
  }

  /** Whether a format or pattern can be checked. Every other keyword can. */
  #isUsable(keyword: string, value: Json, keys: Keys): boolean {
    if (typeof value !== 'string') return true
    if (keyword === 'pattern') return this.#isPattern(value, keys)
    if (keyword !== 'format' || Object.hasOwn(this.profile.formats, value)) return true
    this.#note(`format "${value}" isn’t checked`, keys)
    return false
  }

  #isPattern(pattern: string, keys: Keys): boolean {
    const longest = longestFor(pattern)
    if (longest !== undefined) this.#document.gap(explodes(longest), keys)
    if (flagOf(pattern) !== undefined) return true
    this.#note('a pattern that JavaScript can’t read isn’t checked', keys)
    return false
  }

  /** Returns the names of the fields that the mode leaves out. */
  #hiddenFields(schema: JsonObject, keys: Keys, mode: Mode, outer: ReadonlySet<string>): ReadonlySet<string> {
    if (!['properties', 'required', 'allOf'].some((keyword) => keyword in schema)) return outer
    const flag = mode === 'answer' ? 'writeOnly' : 'readOnly'
    const fields = [...this.fieldsOf(schema, keys, false)]
    const own = fields.filter(([, field]) => this.keyword(field.schema, field.keys, flag) === true)
    return new Set([...outer, ...own.map(([name]) => name)])
  }

  /** Adds the default of a schema to it: ajv reads only those beside the other keywords. */
  withDefault(field: JsonObject | boolean, schema: Json | undefined, keys: Keys): JsonObject | boolean {
    const standIn = this.profile.fillsDefaults ? this.keyword(schema, keys, 'default') : undefined
    if (standIn === undefined) return field
    const filled: Prepared = { ...(typeof field === 'boolean' ? {} : field), default: standIn }
    this.filled.add({ field: filled, keys })
    if (isObject(schema)) this.sources.set(filled, { schema, keys })
    return filled
  }

  /** Adds `allOf` and the like. A union with null becomes `nullOr`. */
  #unite(keyword: string, members: readonly (JsonObject | boolean)[], prepared: Prepared): void {
    const others = members.filter((member) => typeof member === 'boolean' || member['type'] !== 'null')
    const [one, ...more] = others
    const isUnion = keyword === 'oneOf' || keyword === 'anyOf'
    if (
      !isUnion ||
      this.tracks ||
      others.length === members.length ||
      one === undefined ||
      nullOr in prepared
    )
      prepared[keyword] = members
    else prepared[nullOr] = more.length > 0 ? { [keyword]: others } : one
  }

  #nullable(prepared: Prepared, keys: Keys): JsonObject {
    if (!this.#document.is30) this.#note('`nullable` is followed, but isn’t a keyword of OpenAPI 3.1', keys)
    const { type, enum: values } = prepared
    const isPlain = Object.keys(prepared).every((keyword) => keyword in assertions || keyword in plain)
    if (isPlain && type !== undefined && !('const' in prepared)) {
      const list = isList(type) ? type : [type]
      return {
        ...prepared,
        type: [...new Set([...list, 'null'])],
        ...(isList(values) && { enum: [...new Set([...values, null])] }),
      }
    }
    if (Object.keys(prepared).length === 0) return prepared
    return this.tracks ? { anyOf: [{ type: 'null' }, prepared] } : { [nullOr]: prepared }
  }

  /** Returns the `$id` of what a `$ref` points to. */
  #refer(ref: string, keys: Keys, given: Mode): string {
    const target = this.#document.follow({ $ref: ref }, keys) && this.#document.target(ref, keys)
    if (!target) return unknownId
    const mode = differing.test(JSON.stringify(target.value)) ? given : 'value'
    const place = [mode, ...target.keys].join('/')
    const known = this.#ids.get(place)
    if (known !== undefined) return known
    const id = this.newId(mode, target.keys.join('/').replace(/^components\/schemas\//, ''))
    this.#ids.set(place, id)
    this.#waiting.push(() => this.byId.set(id, this.#prepare(target.value, target.keys, mode, nothing)))
    return id
  }

  /** Makes an `$id` whose last part is the name of a function. */
  newId(mode: Mode, name: string): string {
    const stem = `contract:/${mode}/${name.replaceAll(/\W+/g, '_')}`
    let id = stem
    for (let number = 2; this.byId.has(id); number += 1) id = `${stem}_${number}`
    this.byId.set(id, true)
    return id
  }
}

/** Whether a schema describes the content of a file, as 2.0, 3.0 and 3.1 write it. */
export function isFile({ type, format, contentMediaType, contentEncoding }: JsonObject): boolean {
  if (format === 'binary' || contentEncoding === 'binary' || type === 'file') return true
  const isBinary = typeof contentMediaType === 'string' && !/^text\/|json|xml/i.test(contentMediaType)
  return isBinary && contentEncoding === undefined && (type === undefined || type === 'string')
}

/** Returns the narrowest type of a value. */
export function typeOf(value: Json): string {
  if (value === null) return 'null'
  if (isList(value)) return 'array'
  return Number.isInteger(value) ? 'integer' : typeof value
}
