import { plain } from '../../../mocks/engine/open/put.ts'
import { isList, isObject, type Json } from '../json.ts'
import type { Keys } from './document.ts'
import { type Fields, type Schemas, unions } from './schemas.ts'

interface Place {
  readonly schema: Json | undefined
  readonly keys: Keys
}

/** An item: the whole of a body, what is in one of its fields, or what its list contains. */
export interface Thing extends Place {
  /** The steps to the item, or to the list. */
  readonly at: readonly string[]
  readonly fields: Fields
  /** The places of the schemas that it may have. */
  readonly places: ReadonlySet<string>
}

/** Fields that may have the item or the list of any answer, and those that may be beside it. */
const wrappers = /^(?:data|results?|items?|response|payload|values?|entries|records|rows|list|content)$/
const beside =
  /^(?:_?links?|meta.*|.*pag(?:es?|ing|ination)|.*cursor.*|.*total.*|.*count|has_?(?:more|next)|(?:next|prev).*|limit|offset|size|object|type|status|success|ok|(?:first|last)(?:_?id)?|url|errors?|message)$/i

/** Fields that are keys in any item, and those that can be if the item has none of them. */
const ids = ['id', 'uuid', 'guid']
const names = 'key slug code token name username login email number fingerprint ip'.split(' ')

/** A name without its plural, at least the same for both. */
export function stemOf(name: string): string {
  return plain(name)
    .replace(/([^s])s$/, '$1')
    .replace(/ie$/, 'y')
    .replace(/e$/, '')
}

/** Finds items, lists and keys in schemas. */
export class Things {
  readonly #schemas: Schemas

  constructor(schemas: Schemas) {
    this.#schemas = schemas
  }

  /** Returns the item in an answer. @param noun the collection @param param the parameter with the item's key */
  itemIn(place: Place, noun: string, param: string | undefined): Thing | undefined {
    const whole = this.thing(place)
    const isSure = (thing: Thing) => this.keysIn(thing, noun, param).sure.length > 0
    if (!whole || isSure(whole)) return whole
    const inner = [...whole.fields].flatMap(([name, field]) => {
      const thing = this.#itemsOf(field) ? undefined : this.thing(field, [name])
      return thing ? [{ name, thing }] : []
    })
    const own = [...whole.fields.keys()].filter((name) => !beside.test(name))
    const found =
      inner.find(({ name }) => isNamed(name, noun)) ??
      inner.find(({ name, thing }) => own.join() === name || (wrappers.test(name) && isSure(thing)))
    return found?.thing ?? (this.listIn(place, noun) ? undefined : whole)
  }

  /** Returns the item of the list in an answer. */
  listIn(place: Place, noun: string, at: readonly string[] = []): Thing | undefined {
    const items = this.#itemsOf(place)
    if (items || at.length > 1) return items && this.thing(items, at)
    const fields = [...this.#schemas.fieldsOf(place.schema, place.keys, true)]
    const lists = fields.filter(([, field]) => this.#itemsOf(field))
    const isAlone = fields.filter(([name]) => !beside.test(name)).length === 1
    const isUsual = ([name]: (typeof fields)[number]) => isNamed(name, noun) || wrappers.test(name)
    const [name, field] =
      lists.find(isUsual) ??
      lists.find(([own]) => isAlone && !beside.test(own)) ??
      fields.find((one) => at.length === 0 && isUsual(one)) ??
      []
    return name === undefined || !field ? undefined : this.listIn(field, noun, [...at, name])
  }

  /** Returns the item in a request's body: within its only field, or the whole. */
  sentIn(place: Place, item: Thing): Thing | undefined {
    const whole = this.thing(place)
    const [[name = '', field] = [], ...more] = whole?.fields ?? []
    return (field && more.length === 0 && !item.fields.has(name) && this.thing(field, [name])) || whole
  }

  /**
   * Returns the fields that can be an item's key, the likeliest first: `domain_name` → `name`, `floating_ip` → `ip`.
   * Sure ones fit the parameter, or are keys by their names. The best for each name in "id or email" is in `best`.
   */
  keysIn({ fields }: Thing, noun: string, param: string | undefined) {
    const scalars = [...fields].flatMap(([name, field]) => (this.#isScalar(field) ? [name] : []))
    const alike = (wanted: string) => scalars.filter((name) => plain(name) === wanted)
    const fitting = (param?.split(/[_-]or[_-]|Or(?=[A-Z])/) ?? [])
      .map(plain)
      .map((one) => [
        ...alike(one),
        ...scalars
          .filter((name) => plain(name) !== '' && one.endsWith(plain(name)))
          .toSorted((first, second) => second.length - first.length),
        ...scalars.filter((name) => plain(name) === stemOf(noun) + one),
      ])
    const sure = [...fitting.flat(), ...ids.flatMap(alike)]
    const all = new Set([...sure, ...(param === undefined ? [] : names.flatMap(alike))])
    return { best: fitting.flatMap(([best]) => best ?? []), sure, all: [...all] }
  }

  requiredOf({ schema, keys }: Thing): ReadonlySet<string> {
    return this.#schemas.requiredOf(schema, keys)
  }

  /** Returns the table that the schema of an item names. */
  rowOf({ schema, keys }: Thing): string | undefined {
    const row = this.#schemas.keyword(schema, keys, 'x-row')
    return typeof row === 'string' ? row : undefined
  }

  thing({ schema, keys }: Place, at: readonly string[] = []): Thing | undefined {
    const fields = this.#schemas.fieldsOf(schema, keys, true)
    const parts = [...this.#schemas.parts(schema, keys, ['oneOf', 'anyOf'])]
    const places = new Set(parts.map((part) => part.keys.join('/')))
    return fields.size > 0 ? { schema, keys, at, fields, places } : undefined
  }

  #isScalar({ schema, keys }: Place): boolean {
    const parts = [...this.#schemas.parts(schema, keys, unions)]
    const types = parts.flatMap(({ value: { type = [] } }) => (isList(type) ? type : [type]))
    return !types.some((type) => type === 'object' || type === 'array' || type === 'boolean')
  }

  #itemsOf({ schema, keys }: Place): Place | undefined {
    for (const part of this.#schemas.parts(schema, keys, unions)) {
      const { items } = part.value
      if (isObject(items)) return { schema: items, keys: [...part.keys, 'items'] }
    }
    return undefined
  }
}

/** Returns the name that is like another: `fileId` for `file_id`. */
export function nameLike(all: Iterable<string>, name: string): string | undefined {
  return [...all].find((one) => plain(one) === plain(name))
}

/** Returns keys that a text names beside others: "The ID or fingerprint". */
export function namedIn(text: string): string[] {
  const isNamedIn = (name: string) => new RegExp(`\\b${name}\\b`, 'i').test(text)
  return /\bor\b/i.test(text) ? [...ids, ...names].filter(isNamedIn) : []
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
  const shared = sharedOf(one, other)
  return isSame(one, other) || (shared > 0 && shared >= share * Math.min(one.fields.size, other.fields.size))
}

/** Whether two things have the same schema or, where that is written twice, nearly the same fields. */
export function isSame(one: Thing, other: Thing): boolean {
  const shared = sharedOf(one, other)
  const isCopy = shared > 2 && shared >= 0.9 * Math.max(one.fields.size, other.fields.size)
  return isCopy || [...one.places].some((place) => other.places.has(place))
}

function sharedOf(one: Thing, other: Thing): number {
  return [...one.fields.keys()].filter((name) => other.fields.has(name)).length
}
