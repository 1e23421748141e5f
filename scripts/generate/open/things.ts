import { isList, isObject, type Json } from '../json.ts'
import type { Keys, Located, OpenDocument } from './document.ts'
import { type Fields, type Schemas, unions } from './schemas.ts'

/** The item in a body or in an answer, or that of its list. */
export interface Thing {
  /** The steps to the item, or to the list. */
  readonly at: readonly string[]
  readonly fields: Fields
  /** The places of the schemas that it may have. */
  readonly places: ReadonlySet<string>
  /** The table that its schema names in `x-row`. */
  readonly row: string | undefined
}

/** Fields that answers have beside an item or a list, in any contract. */
const wrappers =
  'data result results item items response payload value values entries records rows list content'.split(' ')
const beside =
  /^(?:_?links?|meta.*|.*pag(?:e|es|ing|ination|inator).*|.*cursor.*|.*total.*|.*count|has_?(?:more|next)|next.*|prev.*|limit|offset|size|object|type|status|success|ok|first(?:_?id)?|last(?:_?id)?|url|errors?|message)$/i

/** Fields that are keys whatever the parameter is called, and those that may be one if the item has none of these. */
const keyNames = ['id', 'uuid', 'guid', '_id']
const nameNames = 'key slug code token name username login email number fingerprint ip'.split(' ')

/** A name without its case, signs and plural: `ssh_keys`, `sshKey` → `sshkey`. */
export function stemOf(name: string): string {
  return plain(name)
    .replace(/([^s])s$/, '$1')
    .replace(/ie$/, 'y')
    .replace(/e$/, '')
}

function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
}

/** Finds items and lists in schemas. */
export class Things {
  readonly #document: OpenDocument
  readonly #schemas: Schemas

  constructor(document: OpenDocument, schemas: Schemas) {
    this.#document = document
    this.#schemas = schemas
  }

  /** Returns the item in an answer, which may be within a field. @param key the parameter of its path */
  itemIn(schema: Json | undefined, keys: Keys, noun: string, key: string | undefined): Thing | undefined {
    const whole = this.#thing(schema, keys, [])
    if (!whole || this.keysIn(whole, noun, key).some(({ isSure }) => isSure)) return whole
    const inner = [...whole.fields].flatMap(([name, field]) => {
      const thing = this.#itemsOf(field) ? undefined : this.#thing(field.schema, field.keys, [name])
      return thing ? [{ name, thing }] : []
    })
    const own = [...whole.fields.keys()].filter((name) => !beside.test(name))
    const found =
      inner.find(({ name }) => isNamed(name, noun)) ??
      inner.find(({ name }) => own.length === 1 && own[0] === name) ??
      inner.find(
        ({ name, thing }) =>
          wrappers.includes(name) && this.keysIn(thing, noun, key).some(({ isSure }) => isSure),
      )
    return found?.thing ?? (this.listIn(schema, keys, noun) ? undefined : whole)
  }

  /** Returns the item of the list in an answer. */
  listIn(schema: Json | undefined, keys: Keys, noun: string, at: readonly string[] = []): Thing | undefined {
    const items = schema === undefined ? undefined : this.#itemsOf({ schema, keys })
    if (items) return this.#thing(items.value, items.keys, at)
    const fields = [...this.#schemas.fieldsOf(schema, keys, true)]
    const lists = fields.flatMap(([name, field]) => {
      const inner = this.#itemsOf(field)
      const thing = inner && this.#thing(inner.value, inner.keys, [...at, name])
      return thing ? [{ name, thing }] : []
    })
    const isAlone = fields.filter(([name]) => !beside.test(name)).length === 1
    const list =
      lists.find(({ name }) => isNamed(name, noun)) ??
      lists.find(({ name }) => wrappers.includes(name)) ??
      lists.find(({ name }) => isAlone && !beside.test(name))
    if (list || at.length > 0) return list?.thing
    for (const [name, field] of fields)
      if (wrappers.includes(name) || isNamed(name, noun)) {
        const thing = this.listIn(field.schema, field.keys, noun, [name])
        if (thing) return thing
      }
    return undefined
  }

  /** Returns the item in a request's body, within its only field or the whole, and which of its fields are required. */
  sentIn(schema: Json | undefined, keys: Keys, item: Thing) {
    const whole = this.#thing(schema, keys, [])
    const [[name, field] = [], ...more] = whole?.fields ?? []
    const isWrapped = name !== undefined && field && more.length === 0 && !item.fields.has(name)
    const inner = isWrapped ? this.#thing(field.schema, field.keys, [name]) : undefined
    const thing = inner ?? whole
    const place = inner && field ? field : { schema, keys }
    const fields = [...(thing?.fields ?? [])].filter(
      ([, one]) => this.#schemas.keyword(one.schema, one.keys, 'readOnly') !== true,
    )
    return {
      at: thing?.at,
      fields: fields.map(([one]) => one),
      required: this.#schemas.requiredOf(place.schema, place.keys),
    }
  }

  /**
   * Returns the fields that can be an item's key, the likeliest first: `domain_name` → `name`, `floating_ip` → `ip`. One
   * fits the parameter best; a sure one fits it, or is a key by its name.
   */
  keysIn({ fields }: Thing, noun: string, param: string | undefined) {
    const names = [...fields.keys()].filter((name) => this.#isScalar(fields, name))
    const alike = (wanted: string) => names.filter((name) => plain(name) === wanted)
    // "id or email"
    const params = param === undefined ? [] : param.split(/[_-]or[_-]|Or(?=[A-Z])/).map(plain)
    const fitting = params.map((one) => [
      ...alike(one),
      ...names
        .filter((name) => plain(name).length > 1 && one.endsWith(plain(name)))
        .toSorted((first, second) => second.length - first.length),
      ...names.filter(
        (name) => plain(name).endsWith(one) && isNamed(plain(name).slice(0, -one.length), noun),
      ),
    ])
    const firsts = fitting.map(([first]) => first)
    const sure = [...fitting.flat(), ...keyNames.flatMap(alike)]
    const all = new Set([...sure, ...(param === undefined ? [] : nameNames.flatMap(alike))])
    return [...all].map((name) => ({ name, fits: firsts.includes(name), isSure: sure.includes(name) }))
  }

  /** Returns fields of an item that a text about its key names beside others: "The ID or fingerprint". */
  namedIn({ fields }: Thing, text: string): string[] {
    if (!/\bor\b/i.test(text)) return []
    return [...keyNames, ...nameNames].filter(
      (name) => new RegExp(`\\b${name}\\b`, 'i').test(text) && this.#isScalar(fields, name),
    )
  }

  #isScalar(fields: Fields, name: string): boolean {
    const field = fields.get(name)
    if (!field) return false
    const parts = [...this.#schemas.parts(field.schema, field.keys, unions)]
    const types = parts.flatMap(({ value: { type = [] } }) => (isList(type) ? type : [type]))
    const isDeep = parts.some(({ value }) => 'properties' in value || 'items' in value)
    return (
      !isDeep && (types.length === 0 || types.some((type) => /^(?:string|integer|number)$/.test(`${type}`)))
    )
  }

  #itemsOf({ schema, keys }: { schema: Json; keys: Keys }): Located | undefined {
    for (const part of this.#schemas.parts(schema, keys, unions)) {
      const { items } = part.value
      if (isObject(items)) return { value: items, keys: [...part.keys, 'items'] }
    }
    return undefined
  }

  #thing(schema: Json | undefined, keys: Keys, at: readonly string[]): Thing | undefined {
    const fields = this.#schemas.fieldsOf(schema, keys, true)
    if (fields.size === 0) return undefined
    const row = this.#schemas.keyword(schema, keys, 'x-row')
    return {
      at,
      fields,
      places: this.#placesOf(schema, keys),
      row: typeof row === 'string' ? row : undefined,
    }
  }

  /** Whatever a `$ref` or a choice leads to is the same thing, also with `description` or `nullable` beside it. */
  #placesOf(schema: Json | undefined, keys: Keys): Set<string> {
    const places = new Set<string>()
    for (const { value, keys: place } of this.#schemas.parts(schema, keys, ['oneOf', 'anyOf'])) {
      places.add(place.join('/'))
      const { allOf } = value
      if (!isList(allOf) || allOf.length !== 1 || 'properties' in value) continue
      for (const inner of this.#placesOf(allOf[0], [...place, 'allOf', '0'])) places.add(inner)
    }
    return places
  }
}

/** Returns the field that is called like a parameter: `fileId` for `file_id`. */
export function fieldLike(fields: Iterable<string>, param: string): string | undefined {
  return [...fields].find((name) => plain(name) === plain(param))
}

/** Whether a field is called like the things of a collection: `ssh_key` and `keys`. */
function isNamed(name: string, noun: string): boolean {
  const [one, other] = [stemOf(name), stemOf(noun)]
  return one !== '' && (one.endsWith(other) || other.endsWith(one))
}

/** Whether an answer says only that something was done. */
export function isNote({ fields }: Thing): boolean {
  return [...fields.keys()].every((name) => beside.test(name))
}

/** Whether two things are the same, or one is a part of the other. @param share the least share of fields of the smaller */
export function isAlike(one: Thing, other: Thing, share = 0.5): boolean {
  if (isSame(one, other)) return true
  const shared = [...one.fields.keys()].filter((name) => other.fields.has(name)).length
  return shared > 0 && shared >= share * Math.min(one.fields.size, other.fields.size)
}

/** Whether two things have the same schema or, where it is written twice, the same fields. */
export function isSame(one: Thing, other: Thing): boolean {
  if ([...one.places].some((place) => other.places.has(place))) return true
  const shared = [...one.fields.keys()].filter((name) => other.fields.has(name)).length
  return shared > 2 && shared >= 0.9 * Math.max(one.fields.size, other.fields.size)
}
