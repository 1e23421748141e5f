import type { Unwritten } from '../backend.ts'
import { Refused } from '../base/errors.ts'
import type { Operation, RawCall } from '../call/operation.ts'
import type { BackendTypes } from '../call/types.ts'
import { type LogEntry, unwrittenHeader } from '../network/request-log.ts'
import { isIn, itemOf, type Items, itemsOf, keep, newItem, placeOf } from './items.ts'
import { type Asked, listOf } from './list.ts'
import { type Loaded, numberOf, statusIn } from './loaded.ts'
import { recognisedLines } from './recognised.ts'
import {
  echoes,
  type Fields,
  fieldsIn,
  isFields,
  like,
  placed,
  put,
  type Put,
  type Steps,
  textOf,
  valueAt,
} from './put.ts'
import type { OpenCall, OpenContract } from './types.ts'
import type { Does, Resource, Sample } from './unwritten-types.ts'

/** Answers the calls of a contract that no operation answers: from state, or from the contract's examples and schemas. */
export class UnwrittenCalls<B extends BackendTypes> implements Unwritten<B> {
  readonly recognised: readonly string[]
  readonly #resources: OpenContract['resources']
  readonly #does: OpenContract['does']
  readonly #calls: OpenContract['calls']
  readonly #loaded: Loaded
  readonly #tableOf: (resource: string) => string
  /** The resources of which a backend has written a call. Their state is not here. */
  readonly #written: ReadonlySet<string | undefined>

  /**
   * @param written the calls with an operation
   * @param tableOf returns the name of a resource's table
   */
  constructor(
    { calls, resources, does }: OpenContract,
    loaded: Loaded,
    written: readonly string[],
    tableOf: (resource: string) => string,
  ) {
    this.#calls = calls
    this.#resources = resources
    this.#does = does
    this.#loaded = loaded
    this.#tableOf = tableOf
    this.#written = new Set(written.map((call) => does[call]?.to))
    const left = Object.entries(calls).filter(([call]) => !written.includes(call))
    this.recognised = recognisedLines({
      resources,
      does: Object.fromEntries(Object.entries(does).filter(([, { to }]) => !this.#written.has(to))),
      calls: Object.fromEntries(left),
    })
  }

  operation(call: string): Operation<B> {
    return { call, run: (raw) => this.#answer(call, raw, askedOf(raw)) }
  }

  #answer(call: string, raw: RawCall<B>, asked: Asked): object {
    const { code, example } = preferred(asked.request)
    const does = this.#does[call]
    const contract = this.#calls[call]
    if (!contract) throw new Error(`The contract has no call ${call}`)
    const isFree =
      does !== undefined && !this.#written.has(does.to) && code === undefined && example === undefined
    return isFree
      ? this.#fromState(call, contract, does, raw, asked)
      : this.#fromSample(call, contract, asked)
  }

  /** Answers with the example that was asked for or that fits the path, or with the usual one. Changes nothing. */
  #fromSample(call: string, { answers }: OpenCall, { path, request }: Asked) {
    const { code, example } = preferred(request)
    const samples = this.#loaded.samples[call] ?? {}
    const named = Object.keys(samples).find((each) => samples[each]?.some(({ name }) => name === example))
    const status = (code === undefined ? named : statusIn(answers, code)) ?? usualStatus(answers)
    if (status === undefined)
      throw new Refused(`The contract documents no success of ${call}.`, { httpStatus: 501 })
    const all = samples[status] ?? []
    const sample =
      all.find(({ name }) => name === example) ?? all.find(({ body }) => isAbout(body, path)) ?? all[0]
    if (!sample) return answered(code ?? numberOf(status), 'schema', this.#unsampled(call, answers[status]))
    const isValid = (body: unknown) => this.#loaded.isValid(call, status, body)
    const body = put(sample.body, echoes(sample.body, path), isValid)
    return answered(code ?? numberOf(status), sample.of, body)
  }

  /** Returns the content of an answer without a sample: none in a file. @throws Refused if it is JSON */
  #unsampled(call: string, types: readonly string[] = []): unknown {
    if (!types.some((type) => type.endsWith('json'))) return types.length === 0 ? undefined : ''
    throw new Refused(`No answer of ${call} could be made from its schema.`, { httpStatus: 501 })
  }

  #fromState(call: string, contract: OpenCall, does: Does, raw: RawCall<B>, asked: Asked): object {
    const { to, what, key: param } = does
    const resource = this.#resource(to)
    const items = itemsOf(raw.tx, this.#tableOf(to))
    const place = this.#placeOf(does, raw, asked)
    const sampled = sampleOf(this.#loaded, call, does)
    const show = (item: Fields) => this.#shown(call, does, sampled, item)
    if (what === 'list') {
      const rows = items.all().filter((row) => isIn(row, place))
      return this.#answered(does, this.#listed(call, does, sampled, rows, asked))
    }
    const sent = valueAt(asked.body, does.from ?? [])
    const made = { now: raw.now, random: raw.random, path: asked.path }
    if (what === 'create') {
      const isValid = (item: Fields) =>
        this.#loaded.isValid(call, does.status, placedItem(sampled, does, item))
      const { key } = resource
      const isNamed = key !== undefined && does.given !== undefined && isFields(sent)
      const fields = isNamed ? { ...sent, [key]: sent[does.given] } : sent
      const item = newItem(resource, items, place, fields, { ...made, isValid })
      return this.#answered(does, show(item))
    }
    const given = textOf(param === undefined ? valueAt(sent, [resource.key ?? '']) : asked.path[param]) ?? ''
    const row = itemOf(resource, items, given, place)
    if (!row && what === 'replace' && '201' in contract.answers) {
      const fields = {
        ...(isFields(sent) ? sent : {}),
        ...(resource.key !== undefined && { [resource.key]: given }),
      }
      const item = newItem(resource, items, place, fields, { ...made, key: given })
      return answered(201, 'state', show(item))
    }
    if (!row) throw gone(asked.request)
    if (what === 'remove') this.#remove(to, row.id, row.key, raw)
    const item =
      what === 'replace' || what === 'change' ? keep(resource, items, row, sent, raw.now) : row.body
    return this.#answered(does, show(item))
  }

  #answered({ status }: Does, body: unknown) {
    return answered(numberOf(status), 'state', body)
  }

  /** Removes an item and those that belong to it. */
  #remove(name: string, id: number, key: string, raw: RawCall<B>): void {
    const place = placeOf({ table: name, param: '' }, key)
    for (const inner of Object.keys(this.#resources)) {
      for (const row of itemsOf(raw.tx, this.#tableOf(inner)).where(({ within }) => within.includes(place)))
        this.#remove(inner, row.id, row.key, raw)
    }
    itemsOf(raw.tx, this.#tableOf(name)).remove(id)
  }

  /** Returns where the items of a request are. @throws Refused if there is no such place */
  #placeOf({ within }: Does, raw: RawCall<B>, asked: Asked): string | undefined {
    const given = within && textOf(asked.path[within.param])
    if (!within || given === undefined) return undefined
    const { table } = within
    if (table === undefined || this.#written.has(table)) return placeOf(within, given)
    const owner = itemOf(this.#resource(table), itemsOf(raw.tx, this.#tableOf(table)), given)
    if (!owner) throw gone(asked.request)
    return placeOf(within, owner.key)
  }

  /** Returns the answer with an item: the call's sample, with what the item has of its fields. */
  #shown(call: string, does: Does, sampled: Sampled, item: Fields): unknown {
    const { body, sample } = sampled
    const isValid = (answer: unknown) => this.#loaded.isValid(call, does.status, answer)
    if (does.at === null) return put(body, echoes(body, item), isValid)
    const steps = does.at
    return put(placedItem(sampled, does, sample), fieldPuts(sample, item, steps), isValid)
  }

  #listed(call: string, does: Does, sampled: Sampled, rows: Items, asked: Asked): unknown {
    const { at } = does
    if (at === null) return sampled.body
    const isValid = (answer: unknown) => this.#loaded.isValid(call, does.status, answer)
    const { page, puts } = listOf(rows, sampled.sample, asked, fieldsIn(sampled.body, 3))
    const items = page.map((row) => {
      const steps = [...at, 0]
      const one = placed(sampled.body, at, [sampled.sample])
      return valueAt(put(one, fieldPuts(sampled.sample, row.body, steps), isValid), steps)
    })
    return put(placed(sampled.body, at, items), puts, isValid)
  }

  #resource(name: string): Resource {
    const resource = this.#resources[name]
    if (!resource) throw new Error(`There is no resource ${name}`)
    return resource
  }
}

/** The sample of an answer, and the item in it. */
interface Sampled {
  readonly body: unknown
  readonly sample: Fields
}

function sampleOf(loaded: Loaded, call: string, { at, status, what }: Does): Sampled {
  const body = loaded.samples[call]?.[status]?.[0]?.body
  const found = at === null ? undefined : valueAt(body, what === 'list' ? [...at, 0] : at)
  return { body, sample: isFields(found) ? found : {} }
}

function placedItem({ body }: Sampled, { at }: Does, item: Fields): unknown {
  return at === null ? body : placed(body, at, item)
}

/** Returns what puts the fields of an item into the place of a sample. */
function fieldPuts(sample: Fields, item: Fields, steps: Steps): Put[] {
  return Object.keys(sample).flatMap((name): Put[] =>
    Object.hasOwn(item, name) ? [[[...steps, name], like(sample[name], item[name])]] : [],
  )
}

/** Whether a body mentions each parameter of the path. */
function isAbout(body: unknown, path: Fields): boolean {
  const texts = new Set([...fieldsIn(body)].map(([, value]) => textOf(value)))
  const values = Object.values(path)
  return values.length > 0 && values.every((value) => texts.has(textOf(value)))
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
  const all = Object.keys(answers).filter((status) => /^[23]|^default$/.test(status))
  return all.toSorted((one, other) => numberOf(one) - numberOf(other))[0]
}

/** Reads `Prefer: code=404, example=missing` (RFC 7240). */
function preferred({ headers }: Request): { code?: number; example?: Sample['name'] } {
  const found = (headers.get('prefer') ?? '').matchAll(/(code|example)\s*=\s*"?([^",;]+)"?/g)
  const all: Record<string, string> = {}
  for (const [, name = '', value = ''] of found) all[name] = value.trim()
  const { code, example } = all
  const isStatus = code !== undefined && /^[2-5]\d\d$/.test(code)
  return { ...(isStatus && { code: Number(code) }), ...(example !== undefined && { example }) }
}

function askedOf<B extends BackendTypes>(raw: RawCall<B> & { path?: unknown; query?: unknown }): Asked {
  const { path, query, body, request } = raw
  if (!request) throw new Error('A call that nobody has written answers requests alone.')
  return { path: isFields(path) ? path : {}, query: isFields(query) ? query : {}, body, request }
}
