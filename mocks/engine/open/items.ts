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
import type { Does, Resource } from './unwritten-types.ts'

/** An item of a resource. */
export interface Item {
  id: number
  key: string
  /** What it belongs to, as `placeOf` names it. */
  within: string[]
  body: Record<string, unknown>
}

export type Items = readonly Readonly<Item>[]

type ItemRows = Rows<Item, 'key'>

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

/** Names what items belong to: the item of a resource, or else the value of a parameter; `*` is any value. */
export function placeOf({ table: name, param }: NonNullable<Does['within']>, key: string): string {
  return `${name ?? `{${param}}`}/${key}`
}

/** Whether an item is in a place. */
export function isIn({ within }: Readonly<Item>, place: string | undefined): boolean {
  if (place === undefined || within.includes(place)) return true
  return place.startsWith('{') && within.includes(place.replace(/\/.*$/s, '/*'))
}

/** Returns the item with a key or another name. @param place where it is, if that is known */
export function itemOf(
  { also = [] }: Resource,
  items: ItemRows,
  key: string,
  place?: string,
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
  place: string | undefined,
  fields: Fields,
  made: Made,
): Fields {
  const { key: name } = resource
  const within = place === undefined ? [] : [place]
  let body = timed(
    overlaid(resource.sample, fields),
    fields,
    made.now,
    /^(?:date)?(?:created|updated|modified|inserted)/,
  )
  for (const [steps, value] of echoes(body, made.path)) body = fieldsOf(placed(body, steps, value))
  const given = made.key ?? (name === undefined ? undefined : fields[name])
  if (typeof given === 'string' || typeof given === 'number') {
    const key = String(given)
    const taken = items.by('key', key).find((row) => isIn(row, place))
    if (taken && !isUntouched(resource, taken))
      throw new Refused(`${key} exists already.`, {
        httpStatus: 409,
        errors: { [name ?? 'key']: ['exists already'] },
      })
    if (taken) items.remove(taken.id)
    return items.insert({ key, within, body }).body
  }
  if (name === undefined) {
    const { id } = items.insert({ key: '', within, body })
    return items.patch(id, { key: String(id) }).body
  }
  const isFree = (key: string | number) => items.count('key', `${key}`) === 0
  const keys = newKeys(resource.sample[name], items.all(), fields, made.random).filter(isFree)
  const key = keys.find((one) => made.isValid?.({ ...body, [name]: one }) ?? true) ?? keys[0]
  return items.insert({ key: `${key}`, within, body: { ...body, [name]: key } }).body
}

/** Whether an item is the one that every world begins with. It gives way to one that is sent with the same key. */
function isUntouched({ sample }: Resource, { id, body }: Readonly<Item>): boolean {
  return id === 1 && equal(body, sample)
}

/** Changes an item to what was sent, its key included. */
export function keep(
  resource: Resource,
  items: ItemRows,
  row: Readonly<Item>,
  fields: Fields,
  now: number,
): Fields {
  const body = timed(overlaid(row.body, fields), fields, now, /^(?:last)?(?:updated|modified)/)
  const key = textOf(resource.key === undefined ? undefined : body[resource.key])
  return items.patch(row.id, { body, ...(key !== undefined && { key }) }).body
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

/** Returns keys for a new item, like that of the sample: the next number, another UUID, or text of the same kind. */
function newKeys(sample: unknown, items: Items, sent: Fields, random: Random): (string | number)[] {
  const next = Math.max(0, ...items.map(({ key }) => Number(key)).filter(Number.isFinite)) + 1
  if (typeof sample === 'number') return [next]
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
