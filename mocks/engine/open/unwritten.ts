import type { Unwritten } from '../backend.ts'
import { Refused } from '../base/errors.ts'
import type { RawCall } from '../call/operation.ts'
import type { BackendTypes } from '../call/types.ts'
import { type LogEntry, unwrittenHeader } from '../network/request-log.ts'
import {
  type Asked,
  inItem,
  isIn,
  itemOf,
  type ItemRows,
  type Items,
  itemsOf,
  keep,
  newItem,
  type Place,
  underPath,
} from './items.ts'
import { listOf } from './list.ts'
import { type Loaded, needed, numberOf, statusIn } from './loaded.ts'
import { recognisedLines } from './recognised.ts'
import { echoes, fieldPuts, type Fields, fieldsIn, isFields, placed, put, textOf, valueAt } from './put.ts'
import type { OpenCall, OpenContract } from './types.ts'
import type { Does, Sample } from './unwritten-types.ts'

/**
 * Answers the calls of a contract that no operation answers: from state, or from the contract's examples and schemas.
 * @param written the calls with an operation: what they are about has no state here
 * @param tableOf returns the name of a resource's table
 */
export function unwrittenCalls<B extends BackendTypes>(
  { calls, resources, does }: OpenContract,
  loaded: Loaded,
  written: readonly string[],
  tableOf: (resource: string) => string,
): Unwritten<B> {
  const taken = new Set(written.map((call) => does[call]?.to))
  const free = Object.fromEntries(Object.entries(does).filter(([, { to }]) => !taken.has(to)))
  const left = Object.entries(calls).filter(([call]) => !written.includes(call))
  return {
    recognised: recognisedLines({ resources, does: free, calls: Object.fromEntries(left) }),
    operation: (call) => ({ call, run: (raw) => answer(call, askedOf(raw)) }),
  }

  function answer(call: string, asked: Asked): object {
    const { answers } = needed(calls, call)
    const { code, example } = preferred(asked.request, answers)
    const known = code === undefined && example === undefined ? free[call] : undefined
    return known ? fromState(call, answers, known, asked) : fromSample(call, answers, asked)
  }

  /** Answers with the example that was asked for or that fits the path, or with the usual one. Changes nothing. */
  function fromSample(call: string, answers: OpenCall['answers'], { path, request }: Asked) {
    const { code, example } = preferred(request, answers)
    const samples = loaded.samples[call] ?? {}
    const named = Object.keys(samples).find((each) => samples[each]?.some(({ name }) => name === example))
    const status = (code === undefined ? named : statusIn(answers, code)) ?? usualStatus(answers)
    if (status === undefined)
      throw new Refused(`The contract documents no success of ${call}.`, { httpStatus: 501 })
    const all = samples[status] ?? []
    const sample =
      all.find(({ name }) => name === example) ?? all.find(({ body }) => isAbout(body, path)) ?? all[0]
    const { body, of } = existing(sample, call, answers[status])
    const isValid = (echoing: unknown) => loaded.isValid(call, status, echoing)
    return answered(code ?? numberOf(status, answers), of, put(body, echoes(body, path), isValid))
  }

  function fromState(call: string, answers: OpenCall['answers'], doing: Does, asked: Asked): object {
    const { to, what, key: param, status, at, from = [], given } = doing
    const resource = needed(resources, to)
    const { key } = resource
    const items = itemsOf(asked.tx, tableOf(to))
    const place = placeIn(call, doing, asked)
    const isValid = (body: unknown) => loaded.isValid(call, status, body)
    const { body } = existing(loaded.samples[call]?.[status]?.[0], call, answers[status])
    const steps = what === 'list' ? [...(at ?? []), 0] : (at ?? [])
    const found = at && valueAt(body, steps)
    // An example of a list may have no item.
    const sample = isFields(found) ? found : resource.sample
    const withItem = (item: Fields) =>
      at === null ? body : placed(body, at, what === 'list' ? [item] : item)
    // The call's sample, with what the item has of its fields.
    const show = (item: Fields) =>
      put(withItem(sample), at === null ? echoes(body, item) : fieldPuts(sample, item, steps), isValid)
    const answerWith = (shown: unknown) => answered(numberOf(status, answers), 'state', shown)
    if (what === 'list') {
      const rows = items.all().filter((row) => isIn(row, place))
      const { page, puts } = listOf(rows, sample, asked, fieldsIn(body))
      if (at === null) return answerWith(body)
      const listed = (shown: readonly unknown[]): unknown => {
        const whole = placed(body, at, shown)
        if (isValid(whole)) return whole
        // By a tenth, because lists may be long. The sample has what one needs at least.
        return shown.length === 0 ? body : listed(shown.slice(0, -Math.ceil(shown.length / 10)))
      }
      const shown = page.map((row) => valueAt(show(row.body), steps))
      return answerWith(put(listed(shown), puts, isValid))
    }
    const sent = valueAt(asked.body, from)
    const fields = isFields(sent) ? sent : {}
    const keyed = (value: unknown) => (key === undefined ? fields : { ...fields, [key]: value })
    if (what === 'create') {
      const made = { ...asked, isValid: (item: Fields) => isValid(withItem(item)) }
      const named = given === undefined ? fields : keyed(fields[given])
      return answerWith(show(newItem(resource, items, place, named, made)))
    }
    const wanted = textOf(param === undefined ? valueAt(sent, [key ?? '']) : asked.path[param]) ?? ''
    const row = itemOf(resource, items, wanted, place)
    if (!row && what === 'replace' && '201' in answers) {
      const item = newItem(resource, items, place, keyed(wanted), { ...asked, key: wanted })
      return answered(201, 'state', show(item))
    }
    if (!row) throw gone(asked.request)
    if (what === 'remove') remove(asked.tx, to, row)
    if (what !== 'replace' && what !== 'change') return answerWith(show(row.body))
    const changed = keep(resource, items, row, fields, asked.now)
    if (changed.key !== row.key) rename(asked.tx, to, row.key, changed.key)
    return answerWith(show(changed.body))
  }

  /** Finds the items that belong to one. */
  function* inner(tx: object, name: string, key: string): Generator<[ItemRows, Items[number], name: string]> {
    const { name: place } = inItem(name, key)
    const own = Object.values(does).filter(({ within }) => within?.table === name)
    for (const each of new Set(own.map(({ to }) => to))) {
      const items = itemsOf(tx, tableOf(each))
      for (const row of items.where(({ within }) => within.includes(place))) yield [items, row, each]
    }
  }

  /** Removes an item and those that belong to it. */
  function remove(tx: object, name: string, { id, key }: Items[number]): void {
    // First, because it may be within itself.
    itemsOf(tx, tableOf(name)).remove(id)
    for (const [, row, own] of inner(tx, name, key)) remove(tx, own, row)
  }

  function rename(tx: object, name: string, before: string, after: string): void {
    const [old, place] = [inItem(name, before).name, inItem(name, after).name]
    for (const [items, { id, within }] of inner(tx, name, before))
      items.patch(id, { within: within.map((one) => (one === old ? place : one)) })
  }

  /** Returns where the items of a request are. @throws Refused if there is no such place */
  function placeIn(call: string, { within }: Does, { tx, path, request }: Asked): Place | undefined {
    const given = within && textOf(path[within.param])
    if (!within || given === undefined) return undefined
    const { table, param } = within
    if (table === undefined) return underPath(needed(calls, call).path, param, path)
    if (taken.has(table)) return inItem(table, given)
    const owner = itemOf(needed(resources, table), itemsOf(tx, tableOf(table)), given)
    if (!owner) throw gone(request)
    return inItem(table, owner.key)
  }
}

/** Whether a body mentions each parameter of the path. */
function isAbout(body: unknown, path: Fields): boolean {
  const texts = new Set([...fieldsIn(body)].map(([, value]) => textOf(value)))
  const values = Object.values(path)
  return values.length > 0 && values.every((value) => texts.has(textOf(value)))
}

/** Returns a sample; nothing if the answer is none or a file. @throws Refused if it needs one */
function existing(sample: Sample | undefined, call: string, types: readonly string[] = []) {
  if (!sample && types.some((type) => type.endsWith('json')))
    throw new Refused(`No answer of ${call} could be made from its schema.`, { httpStatus: 501 })
  return sample ?? { body: types.length === 0 ? undefined : '', of: 'schema' }
}

function answered(status: number, source: LogEntry['unwritten'] & string, body: unknown) {
  return { status, body, headers: { [unwrittenHeader]: source } }
}

function gone({ url }: Request): Refused {
  const headers = { [unwrittenHeader]: 'state' }
  return new Refused(`There is nothing at ${new URL(url).pathname}.`, { httpStatus: 404, headers })
}

/** Returns the status of the usual success. */
function usualStatus(answers: OpenCall['answers']): string | undefined {
  const all = Object.keys(answers).map((status) => [numberOf(status, answers), status] as const)
  const good = all.filter(([number]) => number >= 200 && number < 400)
  return good.toSorted(([one], [other]) => one - other)[0]?.[1]
}

/** Reads `Prefer: code=404, example=missing` (RFC 7240). A code that isn't documented has no answer. */
function preferred({ headers }: Request, documented: object): { code?: number; example?: string } {
  const found = (headers.get('prefer') ?? '').matchAll(/(code|example)\s*=\s*"?([^",;]+)"?/g)
  const all: Record<string, string> = {}
  for (const [, name = '', value = ''] of found) all[name] = value.trim()
  const { code = '', example } = all
  const isStatus = /^[2-5]\d\d$/.test(code) && statusIn(documented, Number(code)) !== undefined
  return { ...(isStatus && { code: Number(code) }), ...(example !== undefined && { example }) }
}

function askedOf<B extends BackendTypes>(raw: RawCall<B> & { path?: unknown; query?: unknown }): Asked {
  const { tx, now, random, path, query, body, request } = raw
  if (!request) throw new Error('A call that nobody has written answers requests alone.')
  const read = { path: isFields(path) ? path : {}, query: isFields(query) ? query : {}, body }
  return { tx, now, random, request, ...read }
}
