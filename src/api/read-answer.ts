// Backends agree on the fields of an answer but encode them differently: `"46000.00"` or `46000`, `1` or `true`, no
// list or an empty one. This module converts answers to the contract's types, so that screens see no difference.
//
// Pure: independent of browser and bundler.
import { answers, enumerations, shapes } from './answers.gen.ts'
import { isObject, parseJson, type Json } from './json.ts'
import { shownText, textsIn } from './texts.ts'

// The client loads all readers with the first call.
export { failure } from './failure.ts'
export { isNotBuilt, isSuccess, readBody } from './refusal.ts'
export { unreadableFiles, unreadableWords } from './unreadable-files.ts'

/** An enumeration value that only a newer backend has; empty if the backend sent none. */
export type Unknown = string & Record<never, never>

/** The fields that an object has but that could not be read, or not wholly. They hold an empty value (rules 44). */
export type Unread = { unread?: readonly string[] }

/**
 * A type of the contract after reading. Required texts and lists are always present: empty if they were missing. What
 * may be null is null instead of undefined. Unreadable numbers, bits and booleans are undefined, times empty, and
 * enumerations may hold any text. A row whose `id` is unreadable is omitted; an object inside a row stays without its `id`.
 */
export type Read<T> = T extends readonly (infer Item)[]
  ? Read<Item>[]
  : T extends object
    ? Unread & { [Key in keyof T]: Inner<T[Key]> | (Key extends 'id' ? never : MayBeMissing<T[Key]>) }
    : T extends string
      ? T | (string extends T ? never : Unknown)
      : T

/** The fields of an answer after reading. An object that was asked for has its `id`. */
export type ReadAnswer<T> = { [Key in keyof T]: Read<T[Key]> | MayBeMissing<T[Key]> }

type Inner<T> = T extends { id: infer Id } ? Omit<Read<T>, 'id'> & { id?: Id } : Read<T>

type MayBeMissing<T> = [T] extends [number | boolean] ? undefined : never

export type Reading = {
  /** Undefined if the answer is unusable because the requested object is missing. */
  answer: { readonly [field: string]: unknown } | undefined
  /** For example `jobs[3].salary_from: "lots"`, or `absent` for a missing required value. Only the first few. */
  unread: string[]
  omitted?: Omitted
}

/** How many entries each of an answer's lists lacks because they could not be read; 1 for a list that is none. */
export type Omitted = Readonly<Record<string, number>>

/** A field of an answer or of a shape in `answers.gen.ts`. */
export type Field = { name: string; optional: boolean; isList: boolean; kind: string; nullable: boolean }

/** Maximum number of entries in `unread`, and characters per value. */
const mostUnread = 20
const longestQuote = 60

const known = new Map<string, readonly Field[]>()

/** Returns the fields that a text of `answers` or `shapes` describes. */
export function fieldsOf(shape: string): readonly Field[] {
  const fields =
    known.get(shape) ??
    Array.from(
      shape.matchAll(/(-?)(\w+)(?::(\*?)(\w+))?(\??)/g),
      ([, optional, name = '', list, kind = 'text', nullable]) => ({
        name,
        optional: !!optional,
        isList: !!list,
        kind,
        nullable: !!nullable,
      }),
    )
  known.set(shape, fields)
  return fields
}

/**
 * Converts the answer of a call, such as `jobs/search`. The time it takes is proportional to the part of the answer
 * that the contract describes; other content is ignored without being traversed.
 */
export function readAnswer(call: string, received: unknown): Reading {
  const unread: string[] = []
  const path: (string | number)[] = []
  const omitted: Record<string, number> = {}
  /** Number of values that were there but could not be read. */
  let lost = 0

  function note(value: unknown): undefined {
    if (value !== undefined && value !== null) lost += 1
    report(value)
  }

  function report(value: unknown): void {
    if (unread.length >= mostUnread) return
    const place = path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`)).join('')
    unread.push(`${place.slice(1)}: ${described(value)}`)
  }

  function readObject(shape: string, value: unknown): Json | undefined {
    const fields = fieldsOf(shape)
    if (!isObject(value) || isForeignRow(fields, value)) return note(value)
    const read: Record<string, unknown> = {}
    const own: string[] = []
    for (const field of fields) {
      const before = lost
      path.push(field.name)
      const found = readField(field, Object.hasOwn(value, field.name) ? value[field.name] : undefined)
      path.pop()
      if (lost > before) own.push(field.name)
      if (found !== undefined) read[field.name] = found
      else if (isNeeded(field)) return undefined
    }
    if (own.length > 0 && path.length > 0) read['unread'] = own
    return read
  }

  /** Whether a row has only fields with other names, so that showing it as empty would be wrong. */
  function isForeignRow(fields: readonly Field[], value: Json): boolean {
    if (typeof path.at(-1) !== 'number' || fields.some(({ name }) => Object.hasOwn(value, name))) return false
    return Object.keys(value).length > 0
  }

  /**
   * Returns whether an object is unusable without this field: an answer's own object or text, and the id of a row. An
   * object inside a row is shown without its id.
   */
  function isNeeded({ name, kind, optional, isList, nullable }: Field): boolean {
    if (optional || isList || nullable) return false
    const isInner = path.length > 1 && typeof path.at(-1) === 'string'
    return name === 'id' && kind === 'id'
      ? !isInner
      : path.length === 0 && (kind in shapes || kind === 'text')
  }

  function readField({ optional, isList, kind, nullable }: Field, value: unknown): unknown {
    const isAbsent =
      value === undefined || value === null || (isBlank(value) && (isList || !blankKinds.has(kind)))
    if (isAbsent && optional) return nullable && value === null ? null : undefined
    if (isList) return isAbsent ? [] : readList(kind, value)
    if (isAbsent) return nullable ? null : absent(kind, value)
    const found = readOne(kind, value)
    if (found !== undefined || optional) return found
    return nullable ? null : fallback(kind)
  }

  /** Returns what a missing value means. A switch is off: backends leave out, for example, a bookmark that isn't there. */
  function absent(kind: string, value: unknown): unknown {
    report(value)
    return kind === 'boolean' ? false : kind === 'bit' ? 0 : fallback(kind)
  }

  /** Returns the replacement for a value that is missing or could not be read. An answer's own objects have none. */
  function fallback(kind: string): unknown {
    const shape = shapes[kind]
    const isNone = path.length === 1 && kind === 'text'
    if (shape === undefined) return textKinds.includes(kind) && !isNone ? '' : undefined
    if (path.length === 1) return undefined
    // The missing object has been recorded: give its fields their defaults without recording each.
    const noted = unread.length
    const empty = readObject(shape, {})
    unread.length = noted
    return empty
  }

  function readOne(kind: string, value: unknown): unknown {
    const shape = shapes[kind]
    if (shape !== undefined) return readObject(shape, value)
    const found = kinds[kind] ? kinds[kind](value) : kind in enumerations ? choice(kind, value) : value
    return found === undefined ? note(value) : found
  }

  function readList(kind: string, value: unknown): unknown[] {
    const items: unknown[] = []
    const all = listOf(value, kind)
    const ids = new Set<unknown>()
    let missing = 0
    if (!all) {
      note(value)
      missing = 1
    }
    for (const [index, item] of (all ?? []).entries()) {
      path.push(index)
      const found = readOne(kind, kind === 'text' ? textOf(item) : item)
      const id = isObject(found) ? found['id'] : undefined
      if (found === undefined) missing += 1
      else if (id === undefined || !ids.has(id)) items.push(found)
      else report(item)
      ids.add(id)
      path.pop()
    }
    // A row that is null is lost too.
    lost += missing
    const [list] = path
    if (path.length === 1 && list !== undefined && missing > 0) omitted[list] = missing
    return items
  }

  if (!isObject(received) || received['status'] !== 'success') {
    note(received)
    return { answer: undefined, unread }
  }
  const message = text(received['message']) ?? textsIn(received['message']).join(' ')
  const answer = readObject(answers[call] ?? '', received)
  return {
    answer: answer && { status: 'success', message, ...answer },
    unread,
    ...(Object.keys(omitted).length > 0 && { omitted }),
  }
}

const kinds: Readonly<Record<string, (value: unknown) => unknown>> = {
  text,
  number,
  count: (value) => whole(value, 0),
  id: (value) => whole(value, 1),
  reference: (value) => (typeof value === 'string' ? value : whole(value, 0)),
  boolean: (value) => isOn(value) ?? isRow(value),
  bit: (value) => {
    const found = isOn(value)
    return found === undefined ? found : Number(found)
  },
  // `image/png` is an `image`.
  media: (value) => text(value)?.split('/', 1)[0]?.toLowerCase(),
  time: readTime,
}

/** The kinds whose unreadable values become an empty text; numbers and switches have no replacement. */
const textKinds = ['text', 'media', 'time', 'reference', ...Object.keys(enumerations)]

/** The kinds for which an empty text is a value. For others it means that there is none. */
const blankKinds = new Set([...textKinds, 'boolean', 'bit'])

const switches = new Map<unknown, boolean>([
  ...[true, 1, '1', '1.0', 'true', 'yes', 'y', 'on', 't'].map((on) => [on, true] as const),
  ...[false, 0, '', '0', '0.0', 'false', 'no', 'n', 'off', 'f'].map((off) => [off, false] as const),
])

function isOn(value: unknown): boolean | undefined {
  return switches.get(typeof value === 'string' ? value.trim().toLowerCase() : value)
}

/** Backends also answer with the row that makes it so, such as the follow, or with null. A deleted row may mean either. */
function isRow(value: unknown): true | undefined {
  if (!isObject(value) || (value['deleted_at'] ?? null) !== null) return undefined
  return Object.entries(value).some(([key, id]) => /(?:^|_)id$/.test(key) && whole(id, 1)) || undefined
}

/** Returns an enumeration's value, also of `Full-Time` or `{value, label}`; other texts, which may be newer, unchanged. */
function choice(name: string, value: unknown): string | undefined {
  const given = isObject(value) ? ['value', 'code', 'name', 'label'].map((key) => value[key]) : [value]
  const texts = given.map(text).filter((each) => each !== undefined)
  const letters = (each: string) => each.toLowerCase().replaceAll(/[\s_-]/g, '')
  return enumerations[name]?.split(' ').find((each) => texts.map(letters).includes(letters(each))) ?? texts[0]
}

function isBlank(value: unknown): boolean {
  return typeof value === 'string' && value.trim() === ''
}

function text(value: unknown): string | undefined {
  if (typeof value === 'string') return shownText(value)
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : undefined
}

function number(value: unknown): number | undefined {
  const found = typeof value === 'string' && /^\s*\d+(?:\.\d+)?\s*$/.test(value) ? Number(value) : value
  return typeof found === 'number' && Number.isFinite(found) && found >= 0 ? found : undefined
}

function whole(value: unknown, least: number): number | undefined {
  const found = number(value)
  return Number.isSafeInteger(found) && found !== undefined && found >= least ? found : undefined
}

/**
 * Returns a moment in ISO 8601, or undefined if it isn't certain which one is meant, as for `11/12/2026`. Reads both forms
 * of ISO, the dates of HTTP, and seconds or milliseconds since 1970. Times without a zone are UTC (rules 4).
 */
export function readTime(value: unknown): string | undefined {
  const given = text(value)?.trim() ?? ''
  const [, since] = /^(\d{10}|\d{13})(?:\.\d+)?$/.exec(given) ?? []
  if (since !== undefined) return new Date(Number(given) * (since.length === 10 ? 1000 : 1)).toISOString()
  const isHttp = /^\w{3}, [\w ]+ [\d:]+ GMT$/.test(given) && new Date(given).toUTCString() === given
  if (isHttp) return new Date(given).toISOString()
  const [, year, month, day, hour, minute, second = '', zone = 'Z'] = iso.exec(given) ?? []
  const date = `${year}-${month}-${day}`
  const offset = /^[a-z]/i.test(zone) ? 'Z' : `${zone.slice(0, 3)}:${zone.slice(3).replace(':', '') || '00'}`
  const read = hour === undefined ? date : `${date}T${hour}:${minute}${second && `:${second}`}${offset}`
  // Some engines read 31 February as a day in March.
  return Number.isNaN(Date.parse(read)) || new Date(date).getUTCDate() !== Number(day) ? undefined : read
}

const iso =
  /^(\d{4})-?(\d\d)-?(\d\d)(?:[T ](\d\d):?(\d\d)(?::?(\d\d(?:\.\d+)?))? *(Z|UTC|GMT|[+-]\d\d(?::?\d\d)?)?)?$/i

/**
 * Returns the entries of a list. Backends also send it as JSON text, as forms do, as an object with numbers for keys or
 * as a page, such as `{"data": […]}`; and a list of texts separated by commas or as `{"EUR": "Euro"}`.
 */
export function listOf(value: unknown, kind: string, levels = 3): readonly unknown[] | undefined {
  if (isArray(value)) return value
  if (levels === 0) return undefined
  if (typeof value === 'string') {
    const parsed = parseJson(value)
    if (parsed !== undefined) return parsed === null ? [] : listOf(parsed, kind, levels - 1)
    return kind === 'text' && !/[[{]/.test(value) ? value.split(',').map((entry) => entry.trim()) : undefined
  }
  if (!isObject(value)) return undefined
  const page = pages.find((name) => Object.hasOwn(value, name))
  if (page !== undefined) return listOf(value[page], kind, levels - 1)
  const keys = Object.keys(value)
  if (keys.every((key) => /^\d+$/.test(key))) return Object.values(value)
  return kind === 'text' && keys.every((key) => /^[A-Z]{3}$/.test(key)) ? keys : undefined
}

const pages = ['data', 'items', 'results', 'rows']

/** Returns the text of an entry such as `{"code": "EUR", "name": "Euro"}`, and any other entry unchanged. */
function textOf(entry: unknown): unknown {
  if (!isObject(entry)) return entry
  return (
    ['code', 'name', 'title', 'label', 'value', 'location'].map((name) => entry[name]).find(text) ?? entry
  )
}

function isArray(value: unknown): value is readonly unknown[] {
  return Array.isArray(value)
}

function described(value: unknown): string {
  if (value === undefined) return 'absent'
  if (Array.isArray(value)) return 'a list'
  if (isObject(value)) return 'an object'
  if (typeof value === 'string') return JSON.stringify(value.slice(0, longestQuote))
  return typeof value === 'number' || typeof value === 'boolean' ? `${value}` : 'null'
}
