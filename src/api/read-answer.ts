// Backends agree on the fields of an answer but encode them differently: `"46000.00"` or `46000`, `1` or `true`, no
// list or an empty one. This module converts answers to the contract's types, so that screens see no difference.
//
// Pure: independent of browser and bundler.
import { answers, shapes } from './answers.gen.ts'

/** An enumeration value that only a newer backend has; empty if the backend sent none. */
export type Unknown = string & Record<never, never>

/**
 * A type of the contract after reading. Required texts, lists and booleans are always present: empty or false if they
 * were missing. What may be null is null instead of undefined. Unreadable numbers are undefined, enumerations may hold
 * any text, and objects whose `id` is unreadable are omitted.
 */
export type Read<T> = T extends readonly (infer Item)[]
  ? Read<Item>[]
  : T extends object
    ? { [Key in keyof T]: Read<T[Key]> | (Key extends 'id' ? never : MayBeMissing<T[Key]>) }
    : T extends string
      ? T | (string extends T ? never : Unknown)
      : T

type MayBeMissing<T> = [T] extends [number] ? (number extends T ? undefined : never) : never

export type Reading = {
  /** Undefined if the answer is unusable because the requested object is missing. */
  answer: { readonly [field: string]: unknown } | undefined
  /** For example `jobs[3].salary_from: "lots"`, or `absent` for a missing required value. Only the first few. */
  unread: string[]
  /** Number of entries omitted from the answer's top-level lists, because they were unreadable or repeated. */
  omitted?: number
}

type Field = { name: string; optional: boolean; isList: boolean; kind: string; nullable: boolean }
type Json = { readonly [field: string]: unknown }

/** Maximum number of entries in `unread`, and characters per value. */
const mostUnread = 20
const longestQuote = 60

const known = new Map<string, readonly Field[]>()

function fieldsOf(shape: string): readonly Field[] {
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
  let omitted = 0

  function note(value: unknown): undefined {
    if (unread.length >= mostUnread) return
    const place = path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`)).join('')
    unread.push(`${place.slice(1)}: ${described(value)}`)
  }

  function readObject(shape: string, value: unknown): Json | undefined {
    if (!isObject(value)) return note(value)
    const read: Record<string, unknown> = {}
    for (const field of fieldsOf(shape)) {
      path.push(field.name)
      const own = Object.hasOwn(value, field.name) ? value[field.name] : undefined
      const found = readField(field, own)
      path.pop()
      if (found !== undefined) read[field.name] = found
      else if (isNeeded(field)) return undefined
    }
    return read
  }

  /** Returns whether an object is unusable without this field: its id, a nested object, or an answer's own text. */
  function isNeeded({ name, kind, optional, isList, nullable }: Field): boolean {
    if (optional || isList || nullable) return false
    return name === 'id' ? kind === 'id' : kind in shapes || (path.length === 0 && kind === 'text')
  }

  function readField({ optional, isList, kind, nullable }: Field, value: unknown): unknown {
    const isAbsent = value === undefined || value === null
    if (isAbsent && optional) return nullable && value === null ? null : undefined
    if (isList) return isAbsent ? [] : readList(kind, value)
    if (isAbsent && nullable) return null
    const found = readOne(kind, value)
    if (found !== undefined || optional) return found
    return nullable ? null : fallback(kind)
  }

  /** Returns the replacement for a missing value. Objects with an id are never made up. */
  function fallback(kind: string): unknown {
    const shape = shapes[kind]
    if (shape === undefined) return path.length === 1 && kind === 'text' ? undefined : fallbacks[kind]
    if (path.length === 1 || shape.startsWith('id:id')) return undefined
    // The missing object has been recorded: give its fields their defaults without recording each.
    const noted = unread.length
    const empty = readObject(shape, {})
    unread.length = noted
    return empty
  }

  function readOne(kind: string, value: unknown): unknown {
    const shape = shapes[kind]
    if (shape !== undefined) return readObject(shape, value)
    const found = (kinds[kind] ?? asItIs)(value)
    return found === undefined ? note(value) : found
  }

  function readList(kind: string, value: unknown): unknown[] {
    const items: unknown[] = []
    const all = listOf(value)
    if (!all) {
      note(value)
      return items
    }
    const ids = new Set<unknown>()
    for (const [index, item] of all.entries()) {
      path.push(index)
      const found = readOne(kind, item)
      const id = isObject(found) ? found['id'] : undefined
      if (id !== undefined && ids.has(id)) note(item)
      else if (found !== undefined) items.push(found)
      ids.add(id)
      path.pop()
    }
    if (path.length === 1) omitted += all.length - items.length
    return items
  }

  if (!isObject(received) || received['status'] !== 'success') {
    note(received)
    return { answer: undefined, unread }
  }
  const message = text(received['message']) ?? ''
  const answer = readObject(answers[call] ?? '', received)
  return {
    answer: answer && { status: 'success', message, ...answer },
    unread,
    ...(omitted > 0 && { omitted }),
  }
}

const kinds: Readonly<Record<string, (value: unknown) => unknown>> = {
  text,
  number,
  count: (value) => whole(value, 0),
  id: (value) => whole(value, 1),
  reference: (value) => (typeof value === 'string' ? value : whole(value, 0)),
  boolean: (value) => switches.get(value),
  bit: (value) => {
    const found = switches.get(value)
    return found === undefined ? found : Number(found)
  },
  // `image/png` is an `image`.
  media: (value) => text(value)?.split('/', 1)[0]?.toLowerCase(),
  time: (value) => utc(text(value)),
}

/** Replacements for missing values by kind; numbers have none. */
const fallbacks: Readonly<Record<string, unknown>> = {
  text: '',
  media: '',
  time: '',
  reference: '',
  boolean: false,
  bit: 0,
}

const switches = new Map<unknown, boolean>([
  ...[true, 1, '1', 'true'].map((on) => [on, true] as const),
  ...[false, 0, '0', 'false'].map((off) => [off, false] as const),
])

function text(value: unknown): string | undefined {
  if (typeof value === 'string') return value
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

/** Marks a time without a zone as UTC (rules 4). Missing, unreadable and other times stay unchanged. */
function utc(time: string | undefined): string | undefined {
  const bare = /^(\d{4}-\d\d-(\d\d))[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)$/.exec(time?.trim() ?? '')
  if (!bare) return time
  const iso = `${bare[1]}T${bare[3]}Z`
  return new Date(iso).getUTCDate() === Number(bare[2]) ? iso : time
}

/** Also accepts a list encoded as JSON text, as forms send it. */
function listOf(value: unknown): readonly unknown[] | undefined {
  if (isArray(value)) return value
  if (typeof value !== 'string') return undefined
  if (value.trim() === '') return []
  try {
    const parsed: unknown = JSON.parse(value)
    return parsed === null ? [] : isArray(parsed) ? parsed : undefined
  } catch {
    return undefined
  }
}

function asItIs(value: unknown): unknown {
  return value
}

function isArray(value: unknown): value is readonly unknown[] {
  return Array.isArray(value)
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function described(value: unknown): string {
  if (value === undefined) return 'absent'
  if (Array.isArray(value)) return 'a list'
  if (isObject(value)) return 'an object'
  if (typeof value === 'string') return JSON.stringify(value.slice(0, longestQuote))
  return typeof value === 'number' || typeof value === 'boolean' ? `${value}` : 'null'
}
