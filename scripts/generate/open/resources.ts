import type { OpenCall } from '../../../mocks/engine/open/types.ts'
import type { Does, Resource, Samples } from '../../../mocks/engine/open/unwritten-types.ts'
import { at, isList, isObject, type Json, type JsonObject } from '../json.ts'
import { plainType } from './calls.ts'
import type { Keys, OpenDocument } from './document.ts'
import type { Schemas } from './schemas.ts'
import { isJsonType } from './shapes.ts'
import { fieldLike, isAlike, isNote, isSame, stemOf, type Thing, Things } from './things.ts'

export interface Recognised {
  readonly resources: Readonly<Record<string, Omit<Resource, 'sample'>>>
  /** By call. */
  readonly does: Readonly<Record<string, Does>>
}

/** A call, by its path: that of a collection, or that of an item in it. */
interface Route {
  readonly id: string
  readonly call: OpenCall
  readonly operation: JsonObject
  readonly item: JsonObject
  readonly keys: Keys
  /** The path of the collection, without the names of parameters: `/owners/{}/things`. */
  readonly collection: string
  readonly noun: string
  /** The parameter with the item's key. */
  readonly key?: string
  /** The path to what the collection belongs to, and its parameter. */
  readonly owner?: { readonly path: string; readonly param: string }
  /** The table that the contract names in `x-row`. */
  readonly row?: string
}

/** A call of a resource, with the item in its answer. */
interface Act extends Pick<Does, 'what' | 'status' | 'at' | 'from' | 'given'> {
  readonly route: Route
  readonly thing: Thing | undefined
}

/** The calls of one collection, and its item. */
interface Group {
  readonly routes: readonly Route[]
  readonly item: Thing
  readonly acts: readonly Act[]
  readonly row: string | undefined
}

type What = Does['what']

const kinds: readonly What[] = ['list', 'create', 'read', 'replace', 'change', 'remove']
const writes = kinds.filter((what) => what !== 'list' && what !== 'read')
const isParam = (step: string) => /^\{[^{}]+\}$/.test(step)

/**
 * Recognises which calls are plainly about a resource: a collection, its items, or both. `x-row` at a path, an operation
 * or a schema names the table of what isn't plain, and `x-row: none` takes out what is.
 */
export function resourcesOf(
  document: OpenDocument,
  schemas: Schemas,
  calls: Readonly<Record<string, OpenCall>>,
): Recognised {
  const reader = new ResourceReader(document, schemas)
  return reader.read(calls)
}

class ResourceReader {
  readonly #document: OpenDocument
  readonly #schemas: Schemas
  readonly #things: Things

  constructor(document: OpenDocument, schemas: Schemas) {
    this.#document = document
    this.#schemas = schemas
    this.#things = new Things(document, schemas)
  }

  read(calls: Readonly<Record<string, OpenCall>>): Recognised {
    const items = new Map(
      this.#document.members(this.#document.root, [], 'paths').map(([path, ...rest]) => [path, rest]),
    )
    const routes = Object.entries(calls).flatMap(([id, call]) => {
      const [item, keys] = items.get(call.path) ?? []
      return (item && keys && this.#route(id, call, item, keys)) ?? []
    })
    const all = [...Map.groupBy(routes, ({ collection, row = '' }) => `${row} ${collection}`).values()]
      .flatMap((group) => this.#group(group) ?? [])
      .filter(({ row }) => row !== 'none')
    const groups = all.map((group) => withoutOwner(group, all))
    const tables = this.#tables(groups).flatMap((table) => {
      const keysOf = this.#keysOf(table)
      return isPlain(table, keysOf.key) ? [{ table, keysOf }] : []
    })
    const named = [...namesOf(tables.map(({ table }) => table)).entries()].flatMap(([index, name]) => {
      const one = tables[index]
      return one ? [{ name, ...one }] : []
    })
    const paths = new Map<string, string>()
    for (const { name, table } of named)
      for (const { key, collection } of table.flatMap((group) => group.routes))
        if (key !== undefined) paths.set(`${collection}/{}`, name)
    const resources: Record<string, Omit<Resource, 'sample'>> = {}
    const does: Record<string, Does> = {}
    for (const { name, table, keysOf } of named) {
      resources[name] = { path: pathOf(table), ...keysOf }
      for (const { route, thing: _, ...act } of table.flatMap(({ acts }) => acts)) {
        const owner = route.owner && paths.get(route.owner.path)
        does[route.id] = {
          to: name,
          ...act,
          ...(route.key !== undefined && { key: route.key }),
          ...(route.owner && {
            within: { ...(owner !== undefined && { table: owner }), param: route.owner.param },
          }),
        }
      }
    }
    return { resources, does }
  }

  #route(id: string, call: OpenCall, item: JsonObject, keys: Keys): Route | undefined {
    const operation = item[call.method]
    if (!isObject(operation)) return undefined
    const row = operation['x-row'] ?? item['x-row']
    const steps = call.path
      .replace(/(?:\.json)?\/*$/, '')
      .split('/')
      .slice(1)
    const key = isParam(steps.at(-1) ?? '') ? steps.pop()?.slice(1, -1) : undefined
    const noun = steps.at(-1)
    if (noun === undefined || noun.includes('{')) return undefined
    const anonymous = (list: readonly string[]) =>
      list.map((step) => `/${isParam(step) ? '{}' : step}`).join('')
    const owner = steps.findLastIndex(isParam)
    return {
      id,
      call,
      operation,
      item,
      keys: [...keys, call.method],
      collection: anonymous(steps),
      noun,
      ...(key !== undefined && { key }),
      ...(owner >= 0 && {
        owner: { path: anonymous(steps.slice(0, owner + 1)), param: steps[owner]?.slice(1, -1) ?? '' },
      }),
      ...(typeof row === 'string' && { row }),
    }
  }

  /** Reads what the calls of a collection do. Returns undefined if none shows an item. */
  #group(routes: readonly Route[]): Group | undefined {
    const key = routes.find((route) => route.key !== undefined)?.key
    const row = routes.find((route) => route.row !== undefined)?.row
    const shown = routes
      .filter(({ call }) => call.method === 'get')
      .map((route) => this.#act(route, route.key === undefined ? 'list' : 'read', key))
    const made = routes.find((route) => route.call.method === 'post' && route.key === undefined)
    const item =
      shown.find(({ thing, what }) => thing && what === 'read')?.thing ??
      shown.find(({ thing }) => thing)?.thing ??
      (made && this.#act(made, 'create', key).thing)
    if (!item) return undefined
    const acts = shown.filter(({ thing }) => thing && (row !== undefined || isAlike(item, thing)))
    acts.push(...routes.flatMap((route) => this.#write(route, item, key) ?? []))
    return { routes, item, acts, row: row ?? item.row }
  }

  /** Reads a call that writes. Returns undefined if it doesn't plainly write the item. */
  #write(route: Route, item: Thing, key: string | undefined): Act | undefined {
    const { method } = route.call
    const isItem = route.key !== undefined
    if (method === 'delete') {
      if (!isItem) return undefined
      const removed = this.#act(route, 'remove', key)
      // What a removal answers is often a note: `{ id, deleted: true }`.
      return removed.thing && isAlike(item, removed.thing, 1) ? removed : { ...removed, at: null }
    }
    if (!/^(?:post|put|patch)$/.test(method)) return undefined
    const sent = this.#sent(route, item)
    const shared = sent.fields.filter((name) => item.fields.has(name)).length
    const isMostly = shared > 0 && shared >= sent.fields.length / 2
    const isMade = method === 'post' && !isItem
    const what = isMade ? 'create' : method === 'put' && sent.required.size > 0 ? 'replace' : 'change'
    const act = this.#act(route, what, key)
    const isShown = act.thing !== undefined && isAlike(item, act.thing)
    const isSilent = !act.thing || isNote(act.thing)
    const ownKey = this.#things.keysIn(item, route.noun, key)[0]?.name
    // A field that is called like the parameter may also be another item's key, unless it's required.
    const given =
      sent.fields.find((name) => name === ownKey) ?? fieldLike(isItem ? [] : sent.required, key ?? '')
    const isPlainly = isMade
      ? isShown || (isSilent && isMostly) || (given !== undefined && given !== ownKey)
      : method === 'post'
        ? (isShown && shared > 0) || (isSilent && isMostly)
        : // What changes an item shows it, or takes one of its fields: `{ cancel: true }` is an action.
          isShown || shared > 0
    if (route.row === undefined && (!isPlainly || (!isMade && !isItem && (!isShown || !given))))
      return undefined
    return {
      ...act,
      ...(!isShown && { at: null }),
      ...(sent.at && { from: sent.at }),
      ...(given !== undefined && !isItem && { given }),
    }
  }

  /** Finds the item or the list in the answer of a call. */
  #act(route: Route, what: What, key: string | undefined): Act {
    const { call, operation, keys, noun } = route
    const statuses = Object.keys(call.answers)
    // Beside other statuses, `default` is a refusal.
    const all = statuses.length === 1 ? statuses : statuses.filter((status) => status.startsWith('2'))
    for (const [given, answer, answerKeys] of this.#document.members(operation, keys, 'responses')) {
      const status = given.replace(/xx$/, 'XX')
      if (!all.includes(status)) continue
      for (const [type, media, place] of this.#document.members(answer, answerKeys, 'content')) {
        if (!isJsonType(plainType(type))) continue
        const schemaKeys = [...place, 'schema']
        const list = this.#things.listIn(media['schema'], schemaKeys, noun)
        const isWhole = list?.at.length === 0
        const thing =
          what === 'list'
            ? list
            : isWhole
              ? undefined
              : this.#things.itemIn(media['schema'], schemaKeys, noun, key)
        if (thing) return { route, what, status, at: thing.at, thing }
      }
    }
    return { route, what, status: all[0] ?? '', at: null, thing: undefined }
  }

  /** Reads the request's body of a call. */
  #sent({ operation, keys }: Route, item: Thing) {
    const body = this.#document.object(operation['requestBody'], [...keys, 'requestBody'])
    const [media] = body ? this.#document.members(body.value, body.keys, 'content') : []
    return this.#things.sentIn(media?.[1]['schema'], [...(media?.[2] ?? []), 'schema'], item)
  }

  /** Puts together what is at several paths. The flattest comes first. */
  #tables(groups: readonly Group[]): Group[][] {
    const length = ({ routes: [route] }: Group) => route?.collection.length ?? 0
    const sorted = groups.toSorted(
      (one, other) => depthOf(one) - depthOf(other) || length(one) - length(other),
    )
    const tables: Group[][] = []
    for (const group of sorted) {
      const table = tables.find(([root]) => root && this.#isSameTable(root, group))
      if (table) table.push(group)
      else tables.push([group])
    }
    return tables
  }

  #isSameTable(root: Group, group: Group): boolean {
    if (root.row !== undefined || group.row !== undefined) return nameOf(root) === nameOf(group)
    const [[own], [route]] = [root.routes, group.routes]
    if (!own || !route || !isSame(root.item, group.item)) return false
    if (own.owner && own.owner.path !== route.owner?.path) return false
    const [one, other] = [kindsOf(root), kindsOf(group)]
    const hasOnly = (...some: readonly What[]) => [...other].every((what) => some.includes(what))
    const isNoun = stemOf(route.noun) === stemOf(own.noun)
    const isWithin = route.collection.startsWith(`${own.collection}/`)
    if (!route.owner && hasOnly('list') && isWithin) return !one.has('list')
    if (!route.owner && hasOnly('read', 'replace', 'change', 'remove')) return isNoun
    // Two that do the same are two things: a role of an organisation and one of a project.
    const shared = depthOf(root) < depthOf(group) ? writes : kinds
    if (!isNoun || shared.some((what) => one.has(what) && other.has(what))) return false
    // What belongs to several owners isn't told apart by its path, unless it names the owner.
    return !hasOnly('list') || this.#namesOwner(group)
  }

  #namesOwner({ item, routes: [route] }: Group): boolean {
    const name = route?.owner && fieldLike(item.fields.keys(), route.owner.param)
    return name !== undefined && name !== this.#things.keysIn(item, route?.noun ?? '', undefined)[0]?.name
  }

  /** Chooses the field that most answers have, and those that may stand for it. */
  #keysOf(table: readonly Group[]): Pick<Resource, 'key' | 'also'> {
    const acts = table.flatMap(({ acts: own }) => own)
    const route = acts.find(({ route: { key } }) => key !== undefined)?.route
    const shown = acts.filter(({ what }) => what === 'list' || what === 'read')
    const things = (shown.length > 0 ? shown : acts).flatMap(({ thing }) => thing ?? [])
    const found = things.map((thing) => this.#things.keysIn(thing, route?.noun ?? '', route?.key))
    const count = (name: string) => found.filter((keys) => keys.some((key) => key.name === name)).length
    const all = [...new Set(found.flat().map(({ name }) => name))].toSorted(
      (one, other) => count(other) - count(one),
    )
    const [key] = all
    if (key === undefined) return {}
    const fitting = found.flat().filter(({ fits }) => fits)
    const text = route ? this.#describe(route) : ''
    const named = things.flatMap((thing) => this.#things.namedIn(thing, text))
    const also = [...new Set([...fitting.map(({ name }) => name), ...named])].filter((name) => name !== key)
    return { key, ...(also.length > 0 && { also }) }
  }

  /** Returns the description of the item's key. */
  #describe({ key, operation, item, keys }: Route): string {
    for (const { parameters } of [operation, item])
      for (const given of isList(parameters) ? parameters : []) {
        const param = this.#document.follow(given, keys)?.value
        if (at(param, 'name') === key) return JSON.stringify(at(param, 'description') ?? '')
      }
    return ''
  }
}

/** Whether a table can be filled, and its rows can be seen and told apart. */
function isPlain(table: readonly Group[], key: string | undefined): boolean {
  const own = new Set(table.flatMap((group) => [...kindsOf(group)]))
  if (table.some(({ row }) => row !== undefined)) return own.size > 0
  const has = (...some: readonly What[]) => some.some((what) => own.has(what))
  const isKeyed = key !== undefined || !has('read', 'replace', 'change', 'remove')
  return isKeyed && has('list', 'create') && has('list', 'read') && own.size > 1
}

function kindsOf({ acts }: Group): Set<What> {
  return new Set(acts.map(({ what }) => what))
}

/** Leaves out what never succeeds, and a creation that answers what its items belong to. */
function withoutOwner(group: Group, all: readonly Group[]): Group {
  const owner = all.find(({ routes: [route] }) => `${route?.collection}/{}` === group.routes[0]?.owner?.path)
  const isOwner = ({ what, thing }: Act) =>
    what === 'create' && owner && thing && isSame(owner.item, thing) && !isSame(group.item, thing)
  return { ...group, acts: group.acts.filter((act) => act.status !== '' && !isOwner(act)) }
}

/** Returns to how many things, one within the other, a collection belongs. */
function depthOf({ routes: [route] }: Group): number {
  return route?.collection.split('{}').length ?? 0
}

/** Returns the path of the flattest collection. */
function pathOf([group]: readonly Group[]): string {
  const [route] = group?.routes ?? []
  const path = route?.call.path ?? ''
  return route?.key === undefined ? path : path.replace(/\/[^/]*\/?$/, '')
}

/** Names tables by their collections: `things`, and if there are several `owner_things`. */
function namesOf(tables: readonly (readonly Group[])[]): string[] {
  const names: string[] = []
  for (const table of tables) {
    const [group] = table
    if (!group) continue
    let count = 1
    while (names.includes(nameOf(group, count)) && count < 9) count += 1
    names.push(table.find(({ row }) => row !== undefined)?.row ?? nameOf(group, count))
  }
  return names
}

/** @param count how many steps of the collection's path the name has */
function nameOf({ row, routes: [route] }: Group, count = 1): string {
  const words = route?.collection.split('/').filter((step) => /[^{}]/.test(step)) ?? []
  return row ?? words.slice(-count).join('_').replaceAll(/\W+/g, '_')
}

/** Returns an item with every field of the samples of a resource's calls. */
export function sampleOf(
  name: string,
  does: Recognised['does'],
  samples: Readonly<Record<string, Samples>>,
): Record<string, unknown> {
  const order: readonly What[] = ['read', 'list', 'create', 'replace', 'change']
  const own = Object.entries(does).filter(([, { to, at: steps }]) => to === name && steps)
  const items = order.flatMap((kind) =>
    own
      .filter(([, { what }]) => what === kind)
      .flatMap(([id, { status, at: steps }]) =>
        (samples[id]?.[status] ?? []).map(({ body }) => {
          const found = (steps ?? []).reduce<unknown>((outer, step) => isRecord(outer) && outer[step], body)
          return Array.isArray(found) ? found[0] : found
        }),
      ),
  )
  return items.filter(isRecord).reduce(merged, {})
}

/** Adds to an object what it lacks, at any depth. */
function merged(one: Record<string, unknown>, other: Record<string, unknown>): Record<string, unknown> {
  const all = { ...other, ...one }
  for (const [name, value] of Object.entries(one)) {
    const more = other[name]
    if (isRecord(value) && isRecord(more)) all[name] = merged(value, more)
  }
  return all
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Describes what was recognised, a line for each resource, and then the calls that write and change nothing. */
export function recognisedLines(
  { resources, does: all }: Recognised,
  calls: Readonly<Record<string, OpenCall>>,
): string[] {
  const lines = Object.entries(resources).map(([name, { key, also = [] }]) => {
    const own = Object.entries(all).filter(([, { to }]) => to === name)
    const does = kinds.filter((kind) => own.some(([, { what }]) => what === kind)).join(', ')
    const paths = [...new Set(own.map(([id]) => calls[id]?.path ?? ''))].toSorted().join(' and ')
    const keys = key === undefined ? 'no key' : ['key', [key, ...also].join(' or ')].join(' ')
    return `${name}: ${does} at ${paths}, ${keys}`
  })
  const others = Object.entries(calls).filter(
    ([id, { method }]) => !Object.hasOwn(all, id) && !/^(?:get|head|options)$/.test(method),
  )
  return [
    ...lines,
    ...others.map(([, { method, path }]) => `changes nothing: ${method.toUpperCase()} ${path}`),
  ]
}
