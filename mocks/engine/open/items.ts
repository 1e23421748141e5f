import * as v from 'valibot'
import { Refused } from '../base/errors.ts'
import type { Context } from '../call/operation.ts'
import type { BackendTypes } from '../call/types.ts'
import type { Random } from '../base/random.ts'
import { isUpload } from '../contract/files.ts'
import { table } from '../data/table.ts'
import { Rows } from '../data/unit-of-work.ts'
import { equal } from './formats.ts'
import { echoes, type Fields, isFields, like, placed, plain, textOf } from './put.ts'
import type { Resource } from './unwritten-types.ts'

/** An item of a resource. */
export interface Item {
  id: number
  key: string
  /** The names or kinds of its places. */
  within: string[]
  body: Record<string, unknown>
}

export type Items = readonly Readonly<Item>[]

export type ItemRows = Rows<Item, 'key'>

/** The table of each resource. */
export const itemTable = table(
  v.object({
    id: v.pipe(v.number(), v.integer(), v.minValue(1)),
    key: v.string(),
    within: v.array(v.string()),
    body: v.record(v.string(), v.unknown()),
  }),
  { indexes: { key: ({ key }) => key } },
)

/** Returns the rows of a table of items. */
export function itemsOf(tx: object, name: string): ItemRows {
  const rows: unknown = Reflect.get(tx, name)
  if (!isItems(rows)) throw new Error(`There is no table ${name}`)
  return rows
}

function isItems(rows: unknown): rows is ItemRows {
  return rows instanceof Rows
}

/** What items belong to. Those with which a world begins are in all places of a kind, such as `/orgs/*`. */
export interface Place {
  readonly name: string
  readonly kind?: string
}

/** Returns the place of what belongs to an item of a resource. */
export function inItem(resource: string, key: string): Place {
  return { name: `${resource}/${key}` }
}

/** Returns the place of what belongs to something that is no resource, by the path up to its parameter: `/orgs/acme`. */
export function underPath(path: string, param: string, values: Fields = {}): Required<Place> {
  const end = `{${param}}`
  const [before = ''] = path.split(end)
  const filled = (value: (name: string) => string) =>
    `${before}${end}`.replaceAll(/\{([^}]+)\}/g, (_match, name: string) => value(name))
  return { name: filled((name) => encodeURIComponent(textOf(values[name]) ?? '')), kind: filled(() => '*') }
}

/** Whether an item is in a place. */
export function isIn({ within }: Readonly<Item>, place: Place | undefined): boolean {
  return place === undefined || within.some((one) => one === place.name || one === place.kind)
}

/** Returns the item with a key or another name. @param place where it is, if that is known */
export function itemOf(
  { also = [] }: Resource,
  items: ItemRows,
  key: string,
  place?: Place,
): Readonly<Item> | undefined {
  const found = items.by('key', key).find((row) => isIn(row, place))
  if (found || also.length === 0) return found
  return items.all().find((row) => isIn(row, place) && also.some((name) => textOf(row.body[name]) === key))
}

/** A request of a call that nobody has written. */
export interface Asked extends Pick<Context<BackendTypes>, 'now' | 'random'> {
  readonly tx: object
  readonly path: Fields
  readonly query: Fields
  readonly body: unknown
  readonly request: Request
}

interface Made extends Pick<Asked, 'now' | 'random' | 'path'> {
  /** The key, if the path has it. */
  readonly key?: string
  isValid?(item: Fields): boolean
}

/** Adds an item: the sample with what was sent, a key of its own and the time. @throws Refused if its key is taken */
export function newItem(
  resource: Resource,
  items: ItemRows,
  place: Place | undefined,
  fields: Fields,
  made: Made,
): Fields {
  const { key: name, sample } = resource
  let body = timed(
    overlaid(sample, fields),
    fields,
    made.now,
    /^(?:date)?(?:created|updated|modified|inserted)/,
  )
  for (const [steps, value] of echoes(body, made.path)) body = fieldsOf(placed(body, steps, value))
  const given = made.key ?? textOf(name === undefined ? undefined : fields[name])
  const same = items.by('key', given ?? '').find((row) => isIn(row, place))
  if (same && !isUntouched(resource, same)) throw taken(resource, same.key)
  if (same) items.remove(same.id)
  const { id } = items.insert({ key: given ?? '', within: place ? [place.name] : [], body })
  if (name === undefined) return items.patch(id, { key: given ?? String(id) }).body
  const isFree = (key: string | number) => items.count('key', `${key}`) === 0
  const isNumber = typeof sample[name] === 'number'
  const keys =
    given === undefined
      ? newKeys(sample[name], id, fields, made.random).filter(isFree)
      : [isNumber ? Number(given) : given]
  const key = keys.find((one) => made.isValid?.({ ...body, [name]: one }) ?? true) ?? keys[0]
  return items.patch(id, { key: `${key}`, body: { ...body, [name]: key } }).body
}

function taken({ key: name = 'key' }: Resource, key: string): Refused {
  return new Refused(`${key} exists already.`, { httpStatus: 409, errors: { [name]: ['exists already'] } })
}

/** Whether an item is the one that every world begins with. It gives way to one that is sent with the same key. */
function isUntouched({ sample }: Resource, { id, body }: Readonly<Item>): boolean {
  return id === 1 && equal(body, sample)
}

/** Changes an item to what was sent, its key included. @throws Refused if its new key is taken */
export function keep(
  resource: Resource,
  items: ItemRows,
  row: Readonly<Item>,
  fields: Fields,
  now: number,
): Readonly<Item> {
  const body = timed(overlaid(row.body, fields), fields, now, /^(?:last)?(?:updated|modified)/)
  const key = textOf(resource.key === undefined ? undefined : body[resource.key]) ?? row.key
  const others = key === row.key ? [] : items.by('key', key)
  if (others.some((other) => other.within.join() === row.within.join())) throw taken(resource, key)
  return items.patch(row.id, { body, key })
}

/** Puts sent fields over those of an item. A value of another type than the item has stays out. */
function overlaid(item: Fields, sent: Fields): Record<string, unknown> {
  const kept = Object.entries(sent).flatMap(([name, value]): [string, unknown][] => {
    const before = item[name]
    if (value === undefined || !isStored(value)) return []
    if (before === undefined || before === null || value === null) return [[name, value]]
    if (Array.isArray(before) && !Array.isArray(value)) return [[name, [value]]]
    const isAlike = typeof before === typeof value && Array.isArray(before) === Array.isArray(value)
    return isAlike ? [[name, like(before, value)]] : []
  })
  return { ...item, ...Object.fromEntries<unknown>(kept) }
}

/** Whether JSON can have a value: no file is in it. */
function isStored(value: unknown): boolean {
  if (isUpload(value)) return false
  return typeof value !== 'object' || value === null || Object.values(value).every(isStored)
}

/** Sets the times whose names match, in the form that they have in the sample. */
function timed(
  item: Record<string, unknown>,
  sent: Fields,
  now: number,
  names: RegExp,
): Record<string, unknown> {
  const set = Object.entries(item).flatMap(([name, value]): [string, unknown][] => {
    const isTime =
      names.test(plain(name)) && /(?:at|on|date|time|timestamp|created|updated|modified)$/.test(plain(name))
    if (!isTime || Object.hasOwn(sent, name)) return []
    if (typeof value === 'number') return [[name, value > 1e11 ? now : Math.floor(now / 1000)]]
    if (typeof value !== 'string' || Number.isNaN(Date.parse(value))) return []
    return [[name, new Date(now).toISOString().slice(0, value.length <= 10 ? 10 : undefined)]]
  })
  return { ...item, ...Object.fromEntries<unknown>(set) }
}

/**
 * Returns keys for a new item, like that of the sample: the next number, another UUID, or text of the same kind.
 * @param id the row's, which is 1 for the sample
 */
function newKeys(sample: unknown, id: number, sent: Fields, random: Random): (string | number)[] {
  const first = Number(sample)
  const next = Number.isSafeInteger(first) ? first + id - 1 : id
  if (typeof sample === 'number') return [next, next + random.integer(1, 1e6), random.integer(1, 2 ** 31 - 1)]
  const text = textOf(sample) ?? ''
  const hex = random.hex(32)
  const uuid = `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`
  if (/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)) return [uuid]
  if (/^\d+$/.test(text)) return [String(next), hex.replaceAll(/\D/g, '').slice(0, text.length)]
  const { title, name } = sent
  const slug = [title, name]
    .find((one) => typeof one === 'string')
    ?.toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
  const slugs = slug !== undefined && /^[a-z]+(?:-[a-z\d]+)+$/.test(text) ? [slug, `${slug}-${next}`] : []
  const [, prefix = '', rest = ''] = /^(.*[_-])?(.*)$/s.exec(text) ?? []
  const drawn = random.hex(Math.max(rest.length, 8)).slice(0, Math.max(rest.length, 1))
  const same = /^[^a-z]*$/.test(rest) ? drawn.toUpperCase() : drawn
  return [...slugs, prefix + same, prefix + random.hex(16), uuid, `${text}${next}`, String(next)]
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return isFields(value) ? { ...value } : {}
}
