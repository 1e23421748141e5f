import type { Asked, Items } from './items.ts'
import { type Fields, isFields, plain, type Put, type Steps, textOf } from './put.ts'

/** Names of parameters that choose a part of a list, as `plain` writes them. */
const limits = /^(?:limit|perpage|pagesize|size|count|first|take|maxresults|pagelimit|itemsperpage)$/
const offsets = /^(?:offset|skip|start|startindex)$/
const pages = /^(?:page|pagenumber|pageno|currentpage)$/
const afters = /^(?:after|startingafter|startafter|cursor|pagetoken|nextpagetoken|nexttoken|marker|next)$/
const befores = /^(?:before|endingbefore)$/

/** Names of fields beside a list that say how much there is. */
const totals = /^(?:total|.*total|total(?:count|items|results|records|elements)|.*count|totalnumber)$/
const pageCounts = /^(?:totalpages|pages|pagecount|lastpage|numpages)$/
const mores = /^(?:hasmore|hasnext|hasnextpage|more)$/
const nexts = /^(?:next|nextcursor|nextpage|nextpagetoken|nexttoken|nexturl|nextlink|cursor|after|endcursor)$/
const previous = /^(?:prev|previous|prevcursor|previouspage|prevurl|previousurl|before|startcursor)$/

/**
 * Returns the part of a list that a request asks for, and what its answer says about it.
 * @param sample an item, whose fields parameters may name
 * @param beside the fields of the answer outside of the list
 */
export function listOf(
  rows: Items,
  sample: Fields,
  { query, request }: Asked,
  beside: Iterable<[name: string, value: unknown, Steps]>,
): { page: Items; puts: Put[] } {
  const url = new URL(request.url)
  const named = (names: RegExp) => Object.entries(query).find(([name]) => names.test(plain(name)))
  const number = (names: RegExp) => {
    const [name = '', value] = named(names) ?? []
    return typeof value === 'number' && Number.isInteger(value) ? { name, value } : undefined
  }
  const filters = Object.entries(query).flatMap(([name, wanted]) => {
    const isPart = [limits, offsets, pages, afters, befores].some((names) => names.test(plain(name)))
    const field = url.searchParams.has(name) && !isPart ? fieldFor(sample, name) : undefined
    return field === undefined || isOther(sample[field], wanted) ? [] : [{ field, wanted }]
  })
  const hits = rows
    .filter(({ body }) => filters.every(({ field, wanted }) => isAmong(body[field], wanted)))
    .toSorted((one, other) => one.id - other.id)

  const limit = number(limits)
  const size = Math.max(1, limit?.value ?? hits.length)
  const page = number(pages)
  const offset = number(offsets)
  const placeOf = (names: RegExp) => {
    const given = named(names)?.[1]
    return typeof given === 'string' && given !== '' ? hits.findIndex(({ key }) => key === given) : -1
  }
  const before = placeOf(befores)
  const start = page ? Math.max(0, page.value - 1) * size : (offset?.value ?? placeOf(afters) + 1)
  const from = before < 0 ? start : Math.max(0, before - size)
  const to = before < 0 ? from + size : before
  const part = hits.slice(from, to)

  const isMore = to < hits.length
  const linkTo = (way: 1 | -1) => {
    const link = new URL(url)
    const [cursor] = named(afters) ?? []
    if (page) link.searchParams.set(page.name, String(page.value + way))
    else if (cursor !== undefined && !offset) link.searchParams.set(cursor, part.at(-1)?.key ?? '')
    else link.searchParams.set(offset?.name ?? 'offset', String(Math.max(0, from + way * size)))
    return link.href
  }
  const puts: Put[] = []
  for (const [name, value, steps] of beside) {
    const is = (names: RegExp) => names.test(plain(name))
    const set = (...values: unknown[]) => puts.push(...values.map((one): Put => [steps, one]))
    const way = (exists: boolean, step: 1 | -1, key: string | undefined) => {
      if (!exists) set('', null)
      else set(typeof value === 'string' && /^https?:|[?]/.test(value) ? linkTo(step) : key)
    }
    if (typeof value === 'number' && is(pageCounts)) set(Math.ceil(hits.length / size))
    else if (typeof value === 'number' && is(totals)) set(hits.length)
    else if (typeof value === 'number' && is(pages) && page) set(page.value)
    else if (typeof value === 'number' && is(limits) && limit) set(size)
    else if (typeof value === 'number' && is(offsets)) set(from)
    else if (typeof value === 'boolean' && is(mores)) set(isMore)
    else if (value !== null && typeof value !== 'string') continue
    else if (is(nexts)) way(isMore, 1, part.at(-1)?.key)
    else if (is(previous)) way(from > 0, -1, part[0]?.key)
    else if (is(/^firstid$/)) set(part[0]?.key ?? null)
    else if (is(/^lastid$/)) set(part.at(-1)?.key ?? null)
  }
  return { page: part, puts }
}

/** Returns the field that a parameter names: itself, or a list such as `tags` for `tag`. */
function fieldFor(sample: Fields, param: string): string | undefined {
  const name = plain(param)
  const ways = [name, `${name}s`, `${name}list`, `${name}ids`]
  return Object.keys(sample).find((field) => ways.includes(plain(field)))
}

/** Whether a boolean or number can't have a wanted value: `favorited=ada` and `order=asc` ask for something else. */
function isOther(value: unknown, wanted: unknown): boolean {
  if (typeof value === 'boolean') return !['true', 'false'].includes(textOf(wanted) ?? '')
  return typeof value === 'number' && [wanted].flat().some((one) => Number.isNaN(Number(one)))
}

/** Whether a field has a wanted value, or one of several. An object is known by its key. */
function isAmong(value: unknown, wanted: unknown): boolean {
  if (Array.isArray(wanted)) return wanted.some((one) => isAmong(value, one))
  if (Array.isArray(value)) return value.some((one) => isAmong(one, wanted))
  if (isFields(value)) return ['id', 'slug', 'name', 'username'].some((name) => isAmong(value[name], wanted))
  return value !== undefined && textOf(value) === textOf(wanted)
}
