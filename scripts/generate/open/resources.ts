import { type Fields, isFields, valueAt } from '../../../mocks/engine/open/put.ts'
import { kinds } from '../../../mocks/engine/open/recognised.ts'
import type { OpenCall } from '../../../mocks/engine/open/types.ts'
import type { Does, Resource, Samples } from '../../../mocks/engine/open/unwritten-types.ts'
import { at, isList, isObject, type Json, type JsonObject } from '../json.ts'
import { plainType } from './calls.ts'
import type { Keys, OpenDocument } from './document.ts'
import type { Schemas } from './schemas.ts'
import type { DescribedCall, Sampler } from './samples.ts'
import { isJsonType } from './shapes.ts'
import { isAlike, isNote, isSame, namedIn, nameLike, stemOf, type Thing, Things } from './things.ts'

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
  readonly keys: Keys
  /** The parameters of the operation and of its path. */
  readonly params: readonly Json[]
  /** The path of the collection, without the names of parameters: `/owners/{}/things`. */
  readonly collection: string
  readonly noun: string
  /** The parameter with the item's key. */
  readonly key: string | undefined
  /** The parameter with the key of what the collection belongs to, and the path up to it. */
  readonly owner: string | undefined
  readonly ownerPath: string
  /** The table that the contract names in `x-row`. */
  readonly row: string | undefined
}

/** What a call does, with the item in its answer. */
interface Act extends Omit<Does, 'to' | 'key' | 'within'> {
  readonly route: Route
  readonly thing: Thing | undefined
}

/** The calls of one collection, and its item. */
interface Group extends Pick<Route, 'collection' | 'noun' | 'owner' | 'ownerPath' | 'row'> {
  readonly item: Thing
  readonly acts: readonly Act[]
  readonly does: ReadonlySet<What>
}

type What = Does['what']

const writes: readonly What[] = ['create', 'replace', 'change', 'remove']

/**
 * Recognises which calls are plainly about a resource: a collection, its items, or both. `x-row` at a path, an operation
 * or a schema names the table of what isn't plain, and `x-row: none` takes out what is.
 */
export class ResourceReader {
  readonly #document: OpenDocument
  readonly #things: Things

  constructor(document: OpenDocument, schemas: Schemas) {
    this.#document = document
    this.#things = new Things(schemas)
  }

  /** @param rows what the contract doesn't say in `x-row`, by `/path` or `GET /path` */
  read(calls: Readonly<Record<string, OpenCall>>, rows: Readonly<Record<string, string>> = {}): Recognised {
    const routes = this.#document.members(this.#document.root, [], 'paths').flatMap(([path, item, keys]) =>
      Object.entries(calls)
        .filter(([, call]) => call.path === path)
        .flatMap(([id, call]) => routeOf(id, call, item, keys, rows) ?? []),
    )
    const byPlace = Map.groupBy(routes, ({ collection, row = '' }) => `${row} ${collection}`)
    const groups = [...byPlace.values()].flatMap((own) => this.#group(own) ?? [])
    const tables = this.#tables(groups.filter(({ row }) => row !== 'none'))
    const resources: Record<string, Omit<Resource, 'sample'>> = {}
    const found: { name: string; group: Group }[] = []
    for (const [root, ...more] of tables) {
      const table = [root, ...more]
      const keys = this.#keysOf(table)
      if (!isPlain(table, keys.key)) continue
      const name = [1, 2, 3, 4, 5].map((count) => nameOf(root, count)).find((one) => !(one in resources))
      if (name === undefined) continue
      resources[name] = { path: pathOf(root), ...keys }
      found.push(...table.map((group) => ({ name, group })))
    }
    const owners = new Map(found.map(({ name, group }) => [`${group.collection}/{}`, name]))
    const does = found.flatMap(({ name, group }) =>
      group.acts.map(({ route, what, status, at: steps, from, given }): [string, Does] => {
        const { id, key, owner, ownerPath } = route
        const within = owner === undefined ? owner : { table: owners.get(ownerPath), param: owner }
        return [id, { to: name, what, key, within, status, at: steps, from, given }]
      }),
    )
    return { resources, does: Object.fromEntries(does) }
  }

  /** Reads what the calls of a collection do. Returns undefined if none shows an item. */
  #group(routes: readonly Route[]): Group | undefined {
    const [route] = routes
    const key = routes.find((one) => one.key !== undefined)?.key
    const shown = routes
      .filter(({ call }) => call.method === 'get')
      .map((one) => this.#act(one, one.key === undefined ? 'list' : 'read', key))
    const posts = routes.filter((one) => one.call.method === 'post' && one.key === undefined)
    const things = [...shown, ...posts.map((one) => this.#act(one, 'create', key))].filter(
      ({ thing }) => thing,
    )
    const item = (things.find(({ what }) => what === 'read') ?? things[0])?.thing
    if (!route || !item) return undefined
    const row = route.row ?? this.#things.rowOf(item)
    const acts = shown.filter(({ thing }) => thing && (row !== undefined || isAlike(item, thing)))
    acts.push(...routes.flatMap((one) => this.#write(one, item, key) ?? []))
    return { ...route, row, item, acts, does: new Set(acts.map(({ what }) => what)) }
  }

  /** Reads a call that writes. Returns undefined if it doesn't plainly write the item. */
  #write(route: Route, item: Thing, param: string | undefined): Act | undefined {
    const { key, noun, call } = route
    const isPost = call.method === 'post'
    const isMade = isPost && key === undefined
    if (call.method === 'delete') {
      const removed = this.#act(route, 'remove', param)
      // What a removal answers is often a note: `{ id, deleted: true }`.
      const isShown = removed.thing && isAlike(item, removed.thing, 1)
      return key === undefined ? undefined : { ...removed, at: isShown ? removed.at : null }
    }
    if (!/^(?:post|put|patch)$/.test(call.method)) return undefined
    const sent = this.#sent(route, item)
    const all = [...(sent?.fields.keys() ?? [])]
    const required = sent ? this.#things.requiredOf(sent) : new Set<string>()
    const shared = all.filter((name) => item.fields.has(name)).length
    const put = call.method === 'put' && required.size > 0 ? 'replace' : 'change'
    const act = this.#act(route, isMade ? 'create' : put, param)
    const isShown = act.thing !== undefined && isAlike(item, act.thing)
    const isTold = (!act.thing || isNote(act.thing)) && shared > 0 && shared >= all.length / 2
    const isKeyed = all.includes(this.#things.keysIn(item, noun, param).all[0] ?? '')
    // A field that is called like the parameter is another item's key, unless it's required.
    const given = isMade && !isKeyed && param !== undefined ? nameLike(required, param) : undefined
    // What changes an item shows it, or takes one of its fields: `{ cancel: true }` is an action.
    const isChange = key === undefined ? isShown && isKeyed : isShown || shared > 0
    const isPosted = isTold || (isShown && (isMade || shared > 0)) || given !== undefined
    const isPlainly = isPost ? isPosted : isChange
    if (route.row === undefined && !isPlainly) return undefined
    return { ...act, at: isShown ? act.at : null, from: sent?.at, given }
  }

  /** Finds the item or the list in the answer of a call. */
  #act(route: Route, what: What, param: string | undefined): Act {
    const { call, operation, keys, noun } = route
    const statuses = Object.keys(call.answers)
    // Beside other statuses, `default` is a refusal.
    const good = statuses.length === 1 ? statuses : statuses.filter((status) => status.startsWith('2'))
    for (const [given, answer, place] of this.#document.members(operation, keys, 'responses')) {
      const status = given.replace(/xx$/, 'XX')
      for (const [type, media, mediaKeys] of this.#document.members(answer, place, 'content')) {
        if (!good.includes(status) || !isJsonType(plainType(type))) continue
        const whole = { schema: media['schema'], keys: [...mediaKeys, 'schema'] }
        const list = this.#things.listIn(whole, noun)
        const item = list?.at.length === 0 ? undefined : this.#things.itemIn(whole, noun, param)
        const thing = what === 'list' ? list : item
        if (thing) return { route, what, status, at: thing.at, thing }
      }
    }
    return { route, what, status: good[0] ?? '', at: null, thing: undefined }
  }

  /** Finds the item in the request's body of a call. */
  #sent({ operation, keys }: Route, item: Thing): Thing | undefined {
    const body = this.#document.object(operation['requestBody'], [...keys, 'requestBody'])
    const [media] = body ? this.#document.members(body.value, body.keys, 'content') : []
    return media && this.#things.sentIn({ schema: media[1]['schema'], keys: [...media[2], 'schema'] }, item)
  }

  /** Puts together what is at several paths. The flattest comes first. */
  #tables(groups: readonly Group[]): [Group, ...Group[]][] {
    const order = ({ collection }: Group) => depthOf(collection) * 1000 + collection.length
    const tables: [Group, ...Group[]][] = []
    for (const each of groups.toSorted((one, other) => order(one) - order(other))) {
      const group = withoutOwner(each, groups)
      const table = tables.find(([root]) => this.#isSameTable(root, group))
      if (table) table.push(group)
      else tables.push([group])
    }
    return tables
  }

  #isSameTable(root: Group, { item, collection, noun, owner, ownerPath, row, does }: Group): boolean {
    const name = nameOf({ collection, row })
    if (root.row !== undefined || row !== undefined) return nameOf(root) === name
    if (!isSame(root.item, item) || (root.owner !== undefined && root.ownerPath !== ownerPath)) return false
    const isListed = does.size === 1 && does.has('list')
    const isNoun = stemOf(noun) === stemOf(root.noun)
    // `/things/latest`
    if (owner === undefined && isListed && collection.startsWith(`${root.collection}/`))
      return !root.does.has('list')
    if (owner === undefined && !does.has('list') && !does.has('create')) return isNoun
    // Two that do the same are two things: a role of an organisation and one of a project.
    const shared = depthOf(root.collection) < depthOf(collection) ? writes : kinds
    if (!isNoun || shared.some((what) => root.does.has(what) && does.has(what))) return false
    // What belongs to several owners isn't told apart by its path, unless it names the owner.
    const field = owner === undefined ? owner : nameLike(item.fields.keys(), owner)
    return !isListed || (field !== undefined && field !== this.#things.keysIn(item, noun, undefined).all[0])
  }

  /** Chooses the field that most answers have, and those that may stand for it. */
  #keysOf(table: readonly Group[]): Pick<Resource, 'key' | 'also'> {
    const acts = table.flatMap((group) => group.acts)
    const route = acts.find(({ route: { key } }) => key !== undefined)?.route
    const shown = acts.filter(({ what }) => !writes.includes(what))
    const things = (shown.length > 0 ? shown : acts).flatMap(({ thing }) => thing ?? [])
    const found = things.map((thing) => this.#things.keysIn(thing, route?.noun ?? '', route?.key))
    const count = (name: string) => found.filter(({ all }) => all.includes(name)).length
    const all = [...new Set(found.flatMap((keys) => keys.all))]
    const [key] = all.toSorted((one, other) => count(other) - count(one))
    const params = route?.params.map((given) => this.#document.follow(given, route.keys)?.value)
    const text = at(
      params?.find((param) => at(param, 'name') === route?.key),
      'description',
    )
    const named = namedIn(JSON.stringify(text ?? null)).filter((name) =>
      things.some(({ fields }) => fields.has(name)),
    )
    const also = new Set([...found.flatMap(({ best }) => best), ...named])
    if (key !== undefined) also.delete(key)
    return { ...(key !== undefined && { key }), ...(also.size > 0 && { also: [...also] }) }
  }
}

function routeOf(
  id: string,
  call: OpenCall,
  item: JsonObject,
  keys: Keys,
  rows: Readonly<Record<string, string>>,
): Route | undefined {
  const operation = item[call.method]
  const steps = call.path.replace(/(?:\.json)?\/*$/, '').split('/')
  const key = paramOf(steps.at(-1))
  if (key !== undefined) steps.pop()
  const noun = steps.at(-1) ?? ''
  if (!isObject(operation) || noun === '' || noun.includes('{')) return undefined
  const collection = steps.map((step) => (paramOf(step) === undefined ? step : '{}')).join('/')
  const ownerPath = collection.slice(0, collection.lastIndexOf('{}') + 2)
  const owner = paramOf(steps.findLast((step) => paramOf(step) !== undefined))
  const params = [operation, item].flatMap(({ parameters }) => (isList(parameters) ? parameters : []))
  const beside = rows[`${call.method.toUpperCase()} ${call.path}`] ?? rows[call.path]
  const given = beside ?? operation['x-row'] ?? item['x-row']
  const row = typeof given === 'string' ? given : undefined
  const place = { keys: [...keys, call.method], collection, noun, key, owner, ownerPath }
  return { id, call, operation, params, row, ...place }
}

/** Returns the name of a step of a path that is a parameter. */
function paramOf(step = ''): string | undefined {
  return /^\{([^{}]+)\}$/.exec(step)?.[1]
}

/** Whether a table can be filled, and its rows can be seen and told apart. */
function isPlain(table: readonly Group[], key: string | undefined): boolean {
  const own = new Set(table.flatMap(({ does }) => [...does]))
  if (table.some(({ row }) => row !== undefined)) return own.size > 0
  const has = (...some: readonly What[]) => some.some((what) => own.has(what))
  const isKeyed = key !== undefined || !has('read', 'replace', 'change', 'remove')
  return isKeyed && has('list', 'create') && has('list', 'read') && own.size > 1
}

/** Leaves out what never succeeds, and a creation that answers what its items belong to. */
function withoutOwner(group: Group, all: readonly Group[]): Group {
  const owner = all.find(({ collection }) => `${collection}/{}` === group.ownerPath)?.item
  const isOwner = ({ what, thing }: Act) =>
    what === 'create' && owner && thing && isSame(owner, thing) && !isSame(group.item, thing)
  const acts = group.acts.filter((act) => act.status !== '' && !isOwner(act))
  return { ...group, acts, does: new Set(acts.map(({ what }) => what)) }
}

/** Returns to how many things, one within the other, a collection belongs. */
function depthOf(collection: string): number {
  return collection.split('{}').length
}

function pathOf({ acts: [act] }: Group): string {
  const { key, call } = act?.route ?? {}
  return key === undefined ? (call?.path ?? '') : (call?.path.replace(/\/[^/]*\/?$/, '') ?? '')
}

/** Names a table by its collection. @param count how many steps of the path the name has, such as 2 for `owner_things` */
function nameOf({ row, collection }: Pick<Group, 'row' | 'collection'>, count = 1): string {
  const words = collection.split('/').filter((step) => /[^{}]/.test(step))
  return row ?? words.slice(-count).join('_').replaceAll(/\W+/g, '_')
}

/** Returns an item with every field of the samples of a resource's calls. */
export function sampleOf(
  name: string,
  does: Recognised['does'],
  samples: Readonly<Record<string, Samples>>,
): Fields {
  const items = ['read', ...kinds].flatMap((kind) =>
    Object.entries(does).flatMap(([id, { to, what, status, at: steps }]) => {
      if (to !== name || what !== kind || what === 'remove' || !steps) return []
      return (samples[id]?.[status] ?? []).map(({ body }) =>
        valueAt(body, what === 'list' ? [...steps, 0] : steps),
      )
    }),
  )
  return items.filter(isFields).reduce(merged, {})
}

/** Gives an item a key with which its calls take it: an example of one may be no key in a path. */
export function keyed(
  name: string,
  item: Fields,
  { resources, does }: Recognised,
  described: Readonly<Record<string, DescribedCall>>,
  sampler: Sampler,
): Fields {
  const field = resources[name]?.key
  const param = Object.entries(does).flatMap(([id, { to, key = '' }]) => {
    const schema = at(described[id]?.places['path'], 'properties', key)
    return to === name && schema !== undefined ? [schema] : []
  })[0]
  const value = field === undefined ? undefined : item[field]
  if (field === undefined || !isObject(param) || (typeof value !== 'string' && typeof value !== 'number'))
    return item
  const fits = [value, String(value), Number(value)].some((one) => sampler.fits(param, one))
  return fits ? item : { ...item, [field]: sampler.make(param, undefined, true) ?? value }
}

/** Adds to an object what it lacks, at any depth. */
function merged(one: Fields, other: Fields): Fields {
  const both = Object.entries(one).map(([name, value]): [string, unknown] => {
    const more = other[name]
    return [name, isFields(value) && isFields(more) ? merged(value, more) : value]
  })
  return { ...other, ...Object.fromEntries(both) }
}
