import { recognisedLines } from '../../../mocks/engine/open/recognised.ts'
import type { OpenCall, Scheme } from '../../../mocks/engine/open/types.ts'
import type { Resource, Samples } from '../../../mocks/engine/open/unwritten-types.ts'
import { at, isList, isObject, type Json, type JsonObject } from '../json.ts'
import type { Specifier } from '../generated.ts'
import { houseKeywords } from '../profile.ts'
import { CallReader } from './calls.ts'
import type { Keys, OpenDocument } from './document.ts'
import { reportDocument } from './rest.ts'
import { Sampler, samplesOf } from './samples.ts'
import { compilerOf, validatorWriter } from '../validators.ts'
import { type Recognised, keyed, ResourceReader, sampleOf } from './resources.ts'
import type { Schemas } from './schemas.ts'

/** What is said of a contract beside it. */
export interface ReadingOptions {
  /** What precedes the paths of an open contract's calls, instead of the path in its `servers`. */
  readonly prefix?: string | undefined
  /** Values of `x-row` by path or call: `{ '/books': 'none', 'GET /shelf': 'books' }`. */
  readonly rows?: Readonly<Record<string, string>> | undefined
}

/** Reads any document of OpenAPI 3.0 or 3.1, as it is published. Problems and gaps go to the document. */
export function readOpen(
  document: OpenDocument,
  schemas: Schemas,
  specifier: Specifier,
  { prefix: given, rows }: ReadingOptions = {},
) {
  const reader = new CallReader(document, schemas)
  const { calls, requests, answers, described } = reader.read()
  if (Object.keys(calls).length === 0) document.problem(['paths'], 'there are no calls')
  const prefix = given === undefined ? prefixOf(document) : written(given)
  reportDocument(document)
  checkKeywords(document, document.root, [])
  const recognised = new ResourceReader(document, schemas).read(calls, rows)
  const files = (): Record<string, string> => {
    const ajv = compilerOf(schemas)
    const write = validatorWriter(schemas, specifier, ajv)
    const sampler = new Sampler(document, schemas, ajv)
    const samples = samplesOf(sampler, described)
    const tags = tagFiles(calls)
    const itemOf = (name: string) =>
      keyed(name, sampleOf(name, recognised.does, samples), recognised, described, sampler)
    const byTag = [...tags].map(([tag, file]) => {
      const own = Object.keys(calls).filter((id) => calls[id]?.tag === tag)
      const of = <T>(all: Readonly<Record<string, T>>) =>
        Object.fromEntries(own.flatMap((id): [string, T][] => (all[id] ? [[id, all[id]]] : [])))
      const validators = write({ requests: of(requests), answers: of(answers) })
      return [file, validators + samplesText(of(samples))] as const
    })
    return {
      'contract.gen.ts': contractText(prefix, serversOf(document), reader.security.schemes, calls, specifier),
      'parts.gen.js': partsText(tags, recognised, itemOf),
      'parts.gen.d.ts': partsTypes(specifier),
      ...Object.fromEntries(byTag),
    }
  }
  return { files, recognised: recognisedLines({ ...recognised, calls }) }
}

function contractText(
  prefix: string,
  servers: readonly string[],
  schemes: readonly Scheme[],
  calls: Readonly<Record<string, OpenCall>>,
  specifier: Specifier,
): string {
  const list = Object.entries(calls).map(
    ([id, call]) => `  ${JSON.stringify(id)}: ${JSON.stringify(call)},\n`,
  )
  return `import type { OpenCall, OpenContract } from '${specifier('open/types.ts')}'
import { does, parts, resources } from './parts.gen.js'

/** The calls by operationId. */
const calls = {
${list.join('')}} as const satisfies Record<string, OpenCall>

/** The contract, as \`simulate\` and \`openContract\` take it. */
export const contract: OpenContract<typeof calls> = {
  prefix: ${JSON.stringify(prefix)},
  servers: ${JSON.stringify(servers)},
  schemes: ${JSON.stringify(schemes)},
  calls,
  parts,
  resources,
  does,
}
`
}

/** Writes the module of what isn't typed, which would take a compiler long. */
function partsText(
  files: ReadonlyMap<string, string>,
  { resources, does }: Recognised,
  itemOf: (name: string) => Resource['sample'],
): string {
  const lines = (all: Readonly<Record<string, unknown>>) =>
    Object.entries(all).map(([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)},\n`)
  const whole = Object.entries(resources).map(([name, resource]): [string, Resource] => [
    name,
    { ...resource, sample: itemOf(name) },
  ])
  const loads = [...files].map(([tag, file]) => `  ${JSON.stringify(tag)}: () => import('./${file}'),\n`)
  return `export const parts = {
${loads.join('')}}
export const resources = {
${lines(Object.fromEntries(whole)).join('')}}
export const does = {
${lines(does).join('')}}
`
}

/** Writes the samples by call. Each is written once. */
function samplesText(samples: Readonly<Record<string, Samples>>): string {
  const all = new Map<string, number>()
  const calls = Object.entries(samples).map(([id, byStatus]) => {
    const statuses = Object.entries(byStatus).map(([status, list]) => {
      const texts = list.map((sample) => JSON.stringify(sample))
      for (const text of texts) all.set(text, all.get(text) ?? all.size)
      return `${JSON.stringify(status)}: [${texts.map((text) => `all[${all.get(text)}]`).join(', ')}]`
    })
    return `  ${JSON.stringify(id)}: { ${statuses.join(', ')} },\n`
  })
  return `\nconst all = [\n${[...all.keys()].join(',\n')}\n]\n\nexport const samples = {\n${calls.join('')}}\n`
}

function partsTypes(specifier: Specifier): string {
  const names = ['parts', 'resources', 'does']
  const types = names.map((name) => `export declare const ${name}: OpenContract['${name}']\n`)
  return `import type { OpenContract } from '${specifier('open/types.ts')}'\n\n${types.join('')}`
}

/** Returns the name of the file with the parts of each tag. Only those of the calls that are sent are loaded. */
function tagFiles(calls: Readonly<Record<string, OpenCall>>): Map<string, string> {
  const files = new Map<string, string>()
  const taken = new Set<string>()
  for (const { tag } of Object.values(calls)) {
    if (files.has(tag)) continue
    const stem = tag.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
    let name = stem
    for (let number = 2; taken.has(name); number += 1) name = `${stem}-${number}`
    taken.add(name)
    files.set(tag, `parts.${name}.gen.js`)
  }
  return files
}

/** Checks the references that no call needs too, because the types have them, and reports what only the house follows. */
function checkKeywords(document: OpenDocument, value: Json, keys: Keys): void {
  if (isObject(value) && typeof value['$ref'] === 'string') document.follow(value, keys)
  if (typeof value !== 'object' || value === null) return
  for (const [key, member] of Object.entries<Json>(value)) {
    const isFollowed = key === 'x-row' && typeof member === 'string'
    if (houseKeywords.includes(key) && !isFollowed && keys.at(-1) !== 'properties')
      document.gap(`keyword "${key}" isn’t followed`, keys)
    if (!/^(?:x-.*|examples?|default|enum|const)$/.test(key)) checkKeywords(document, member, [...keys, key])
  }
}

/** Returns the path of the first server: `https://api.example.com/v2/` → `/v2`. */
function prefixOf(document: OpenDocument): string {
  const { servers } = document.root
  const paths = (isList(servers) ? servers : []).filter(isObject).map(pathOf)
  const [first = ''] = paths
  for (const [index, path] of paths.entries())
    if (path !== first)
      document.gap('over HTTP, only calls of the first server are answered', ['servers', `${index}`])
  return first
}

/** Returns a prefix as it is written in a contract: `v2/` → `/v2`, `/` → ``. */
function written(prefix: string): string {
  return prefix.replace(/^\/*(?=.)/, '/').replace(/\/+$/, '')
}

/** Returns the addresses of the servers that have one of their own. */
function serversOf({ root: { servers } }: OpenDocument): string[] {
  const urls = (isList(servers) ? servers : []).filter(isObject).map(urlOf)
  return urls.flatMap((url) => (url?.hostname === relative ? [] : (url?.href.replace(/\/+$/, '') ?? [])))
}

/** Returns the path of a server without a slash at its end; undefined if its address can't be read. */
export function pathOf(server: JsonObject): string | undefined {
  return urlOf(server)?.pathname.replace(/\/+$/, '')
}

/** The host of servers without one. */
const relative = 'base.invalid'

function urlOf({ url, variables }: JsonObject): URL | undefined {
  if (typeof url !== 'string') return undefined
  const filled = url.replaceAll(/\{([^{}]*)\}/g, (_match, name: string) =>
    textOf(at(variables, name, 'default')),
  )
  return URL.parse(filled, `https://${relative}`) ?? undefined
}

function textOf(value: Json | undefined): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
