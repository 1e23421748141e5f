import type { CallField } from '../../../mocks/engine/contract/types.ts'
import type { OpenBody, OpenCall, OpenParam } from '../../../mocks/engine/open/types.ts'
import { humanise, isSecretSchema } from '../contract.ts'
import { isList, isObject, type Json, type JsonObject } from '../json.ts'
import { checkDefaults, type ValidatorIds } from '../validators.ts'
import { type Keys, methods, type OpenDocument, placeOf } from './document.ts'
import { reportAnswer, reportOperation, reportPath } from './rest.ts'
import type { Described, DescribedCall } from './samples.ts'
import type { Schemas } from './schemas.ts'
import { Security } from './security.ts'
import { isBinaryType, isJsonType, isXmlType, Shapes, styles } from './shapes.ts'

/** An operation, with its path's parameters. */
interface Operation {
  readonly method: string
  readonly path: string
  readonly value: JsonObject
  readonly keys: Keys
  readonly params: ReadonlyMap<string, Param>
}

interface Param {
  readonly value: JsonObject
  readonly keys: Keys
  readonly name: string
  readonly in: OpenParam['in']
}

/** The bodies of an operation by media type, each with how it is read. */
interface Bodies {
  readonly required: boolean
  readonly bodies: ReadonlyMap<string, { read: OpenBody; media: JsonObject; keys: Keys }>
}

const places = ['path', 'query', 'header', 'cookie'] as const

/** Headers that OpenAPI describes elsewhere. */
const ignoredHeaders = ['accept', 'content-type', 'authorization']

/** Names in a template: what isn't a plain name is an expansion of RFC 6570, which can't be matched. */
const templateName = /\{([^{}]*)\}/g

/** Reads the calls of a contract. Problems and gaps go to the document. */
export class CallReader {
  readonly security: Security
  readonly #document: OpenDocument
  readonly #schemas: Schemas
  readonly #shapes: Shapes

  constructor(document: OpenDocument, schemas: Schemas) {
    this.#document = document
    this.#schemas = schemas
    this.#shapes = new Shapes(document, schemas)
    this.security = new Security(document)
  }

  /** Reads everything about the calls of the contract. */
  read() {
    const calls: Record<string, OpenCall> = {}
    const requests: Record<string, ValidatorIds> = {}
    const answers: Record<string, ValidatorIds> = {}
    const described: Record<string, DescribedCall> = {}
    const callsOf: (() => void)[] = []
    for (const operation of this.#operations()) {
      const { value, keys } = operation
      const { operationId: given } = value
      const id = typeof given === 'string' && given !== '' ? given : placeOf(keys)
      const body = this.#bodies(operation)
      const replies = this.#answers(operation, id)
      const asked = this.#requestIds(operation, id, body)
      requests[id] = asked.ids
      answers[id] = replies.ids
      described[id] = { ...asked.described, answers: replies.described }
      callsOf.push(() => (calls[id] = this.#call(operation, id, body, replies.types)))
    }
    checkDefaults(this.#schemas)
    for (const addCall of callsOf) addCall()
    return { calls, requests, answers, described }
  }

  *#operations(): Generator<Operation> {
    for (const [path, item, keys] of this.#document.members(this.#document.root, [], 'paths')) {
      reportPath(this.#document, item, ['paths', path])
      for (const method of methods) {
        const value = item[method]
        if (!isObject(value)) continue
        // Named by its path, even if a `$ref` led to it.
        const place = ['paths', path, method]
        if (method === 'trace') this.#document.gap('TRACE isn’t allowed in browsers', place)
        else if (this.#isMatchable(path)) {
          const params = new Map([...this.#params(item, keys), ...this.#params(value, [...keys, method])])
          const operation = { method, path, value, keys: place, params }
          reportOperation(this.#document, value, place)
          yield { ...operation, params: this.#withTemplate(operation) }
        } else this.#document.gap('a path that can’t be matched', place)
      }
    }
  }

  #isMatchable(path: string): boolean {
    const names = [...path.matchAll(templateName)].map(([, name = '']) => name)
    const isPlain = names.every((name) => /^[^+#./;?&=,!@|*:][^*:]*$/.test(name))
    return isPlain && new Set(names).size === names.length && /^\/(?:[^{}?#]|\{[^{}]+\}(?!\{))*$/.test(path)
  }

  /** Reads parameters by place and name. */
  #params(parent: JsonObject, keys: Keys): Map<string, Param> {
    const params = new Map<string, Param>()
    const list = parent['parameters']
    for (const [index, member] of (isList(list) ? list : []).entries()) {
      const found = this.#document.object(member, [...keys, 'parameters', `${index}`])
      if (!found) continue
      const { name, in: given } = found.value
      const place = places.find((one) => one === given)
      if (typeof name !== 'string' || !place) {
        this.#document.gap(`parameters in ${JSON.stringify(given ?? null)} aren’t read`, found.keys)
      } else if (place !== 'header' || !ignoredHeaders.includes(name.toLowerCase())) {
        const key = place === 'header' ? name.toLowerCase() : name
        params.set(`${place} ${key}`, { ...found, name: key, in: place })
      }
    }
    return params
  }

  /** Adds the parameters of the template that aren't described. */
  #withTemplate({ path, keys, params }: Operation): Map<string, Param> {
    const all = new Map(params)
    for (const [, name = ''] of path.matchAll(templateName)) {
      if (all.has(`path ${name}`)) continue
      this.#document.gap('a parameter of the path isn’t described and may be any text', [
        ...keys,
        `{${name}}`,
      ])
      all.set(`path ${name}`, { name, in: 'path', keys, value: { schema: { type: 'string' } } })
    }
    return all
  }

  #encode({ value, keys, name, in: place }: Param): OpenParam {
    const { schema, keys: schemaKeys, type } = this.#schemaOf(value, keys)
    const known = styles[place] ?? []
    const [standard = 'simple'] = known
    if (type !== undefined) {
      if (!isJsonType(type)) this.#document.gap(`media type ${type} of a parameter is read as text`, keys)
      return { name, in: place, style: isJsonType(type) ? 'json' : standard, explode: false, shape: 'string' }
    }
    const given = value['style']
    const style = known.find((one) => one === given) ?? standard
    if (given !== undefined && style !== given)
      this.#document.gap(`style ${JSON.stringify(given)} in ${place} isn’t known`, keys)
    const explode = typeof value['explode'] === 'boolean' ? value['explode'] : style === 'form'
    return { name, in: place, style, explode, shape: this.#shapes.shapeOf(schema, schemaKeys) }
  }

  /** Returns the schema of a parameter, which may be that of a media type. */
  #schemaOf(value: JsonObject, keys: Keys): { schema: Json | undefined; keys: Keys; type?: string } {
    const [media] = this.#document.members(value, keys, 'content')
    if (value['schema'] !== undefined || !media) return { schema: value['schema'], keys: [...keys, 'schema'] }
    return { schema: media[1]['schema'], keys: [...media[2], 'schema'], type: plainType(media[0]) }
  }

  #bodies({ method, value, keys }: Operation): Bodies {
    const bodies = new Map<string, { read: OpenBody; media: JsonObject; keys: Keys }>()
    const body = this.#document.object(value['requestBody'], [...keys, 'requestBody'])
    if (!body) return { required: false, bodies }
    if (method === 'get' || method === 'head') {
      this.#document.gap('the body of a GET or HEAD isn’t read', keys)
      return { required: false, bodies }
    }
    for (const [name, media, mediaKeys] of this.#document.members(body.value, body.keys, 'content')) {
      const type = plainType(name)
      const read = this.#shapes.bodyOf(type, media, mediaKeys)
      if (!read) this.#document.gap(`bodies of ${type} aren’t read`, keys)
      else if (!bodies.has(type)) bodies.set(type, { read, media, keys: mediaKeys })
    }
    if (body.value['required'] === undefined)
      this.#document.gap('a body may be missing, as its type says, because `required` isn’t said', keys)
    return { required: body.value['required'] === true, bodies }
  }

  /** Compiles the validators of requests, one for each media type and one without a body. */
  #requestIds(operation: Operation, id: string, { required, bodies }: Bodies) {
    const properties: Record<string, JsonObject> = {}
    const asked: Described[] = []
    for (const place of places) {
      const params = [...operation.params.values()].filter((param) => param.in === place)
      if (params.length === 0) continue
      const own = params.map((param) => {
        const { schema, keys } = this.#schemaOf(param.value, param.keys)
        const prepared = this.#schemas.prepare(schema, keys, 'request')
        asked.push({ type: 'application/json', schema: prepared, media: param.value, keys: param.keys })
        return [param.name, this.#schemas.withDefault(prepared, schema, keys)] as const
      })
      const needed = params.filter(({ value }) => place === 'path' || value['required'] === true)
      properties[place] = {
        type: 'object',
        properties: Object.fromEntries(own),
        required: needed.map(({ name }) => name),
      }
    }
    const ids: Record<string, string | null> = {}
    const described: Record<string, Described> = {}
    const add = (type: string, schema?: JsonObject | boolean) => {
      const isEmpty = Object.keys(properties).length === 0 && !required && schema === undefined
      const whole = {
        type: 'object',
        properties: { ...properties, ...(schema !== undefined && { body: schema }) },
        required: required ? ['body'] : [],
      }
      ids[type] = isEmpty ? null : this.#schemas.register('request', `${id} ${type}`, whole)
    }
    add('')
    for (const [type, { media, keys, read }] of bodies) {
      const schema = read === 'file' || this.#schemas.prepare(media['schema'], [...keys, 'schema'], 'request')
      add(type, schema)
      described[type] = { type, schema, media, keys }
    }
    return { ids, described: { places: properties, params: asked, bodies: described } }
  }

  #answers({ value, keys }: Operation, id: string) {
    const types: Record<string, string[]> = {}
    const ids: Record<string, string | null> = {}
    const described: Record<string, Described> = {}
    for (const [given, answer, answerKeys] of this.#document.members(value, keys, 'responses')) {
      const status = given.replace(/xx$/, 'XX')
      if (!/^(?:[2-5](?:\d\d|XX)|default)$/.test(status)) {
        this.#document.gap(`status ${given} isn’t sent`, keys)
        continue
      }
      reportAnswer(this.#document, answer, answerKeys)
      const content = this.#document.members(answer, answerKeys, 'content')
      types[status] = [...new Set(content.map(([type]) => plainType(type)))]
      const describe = ([type, media, place]: (typeof content)[number], isChecked: boolean) =>
        (described[status] = {
          type: plainType(type),
          schema: !isChecked || this.#schemas.prepare(media['schema'], [...place, 'schema'], 'answer'),
          media,
          keys: place,
        })
      const json = content.find(([type]) => isJsonType(plainType(type)))
      const text = content.find(([type]) => !isBinaryType(plainType(type)))
      // Of the types that are written as text, some have JSON in each line.
      if (!json && text) describe(text, text[0].includes('json'))
      if (!json) continue
      // Where there is only XML, an operation writes it as text.
      for (const type of types[status].filter(isXmlType))
        this.#document.gap(`answers of ${type} aren’t written`, answerKeys)
      types[status] = types[status].filter((type) => !isXmlType(type))
      ids[status] = this.#schemas.register('answer', `${id} ${status}`, describe(json, true).schema)
    }
    return { types, ids, described }
  }

  #call(
    operation: Operation,
    operationId: string,
    { bodies }: Bodies,
    answers: OpenCall['answers'],
  ): OpenCall {
    const { method, path, value, keys } = operation
    const auth = this.security.authOf(value, keys)
    const tags = value['tags']
    const [tag] = isList(tags) ? tags : []
    const params = [...operation.params.values()]
    const secrets = new Set<string>()
    this.#noteSecrets(value['requestBody'] ?? {}, keys, secrets)
    for (const { name, value: param } of params)
      this.#noteSecrets({ properties: { [name]: param['schema'] ?? {} } }, keys, secrets)
    return {
      operationId,
      // The validators of calls with the same tag are loaded together.
      tag: typeof tag === 'string' ? tag : (/^\/([^/{}]+)/.exec(path)?.[1] ?? 'other'),
      access: auth === 'required' ? 'signed-in' : 'public',
      auth,
      produces: 'json',
      fields: this.#fileFields(bodies),
      method,
      path,
      params: params.map((param) => this.#encode(param)),
      bodies: Object.fromEntries([...bodies].map(([type, { read }]) => [type, read])),
      defaults: {
        query: params
          .filter((param) => param.in === 'query' && this.#hasDefault(param))
          .map(({ name }) => name),
        body: this.#defaultFields(bodies),
      },
      ...(secrets.size > 0 && { secrets: [...secrets] }),
      answers,
    }
  }

  /** Adds the names of secret fields at any depth to `names`. */
  #noteSecrets(given: Json, keys: Keys, names: Set<string>, seen = new Set<Json>()): void {
    const value = this.#document.follow(given, keys)?.value
    if (typeof value !== 'object' || value === null || seen.has(value)) return
    seen.add(value)
    const { properties = {} } = isObject(value) ? value : {}
    for (const [name, schema] of Object.entries(isObject(properties) ? properties : {})) {
      const field = this.#document.follow(schema, keys)?.value
      if (isObject(field) && isSecretSchema(field)) names.add(name)
    }
    for (const [key, member] of Object.entries<Json>(value))
      if (!/^(?:x-.*|examples?|default|enum|const)$/.test(key)) this.#noteSecrets(member, keys, names, seen)
  }

  #hasDefault({ value, keys }: Param): boolean {
    const { schema, keys: place } = this.#schemaOf(value, keys)
    return this.#schemas.hasDefault(schema, place)
  }

  /** Returns the fields that have a default in every body. */
  #defaultFields(bodies: Bodies['bodies']): string[] {
    const [first = [], ...others] = [...bodies.values()].map(({ media, keys }) =>
      [...this.#schemas.fieldsOf(media['schema'], [...keys, 'schema'], false)]
        .filter(([, field]) => this.#schemas.hasDefault(field.schema, field.keys))
        .map(([name]) => name),
    )
    return first.filter((name) => others.every((names) => names.includes(name)))
  }

  #fileFields(bodies: Bodies['bodies']): Record<string, CallField> {
    const fields: Record<string, CallField> = {}
    for (const { read, media, keys } of bodies.values()) {
      if (typeof read === 'string') continue
      const required = this.#schemas.requiredOf(media['schema'], [...keys, 'schema'])
      for (const [name, field] of Object.entries(read.fields)) {
        const kind = typeof field === 'object' ? field.file : field
        if (kind) fields[name] = { kind, required: required.has(name), label: humanise(name) }
      }
    }
    return fields
  }
}

/** Returns a media type in lower case, without parameters. */
export function plainType(type: string): string {
  return (type.split(';')[0] ?? '').trim().toLowerCase()
}
