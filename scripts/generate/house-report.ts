import { type Contract, refusal } from './contract.ts'
import { at, isList, isObject, type Json, type JsonObject, refName } from './json.ts'
import type { NotCarried } from './not-carried.ts'
import { explodes, longestFor } from './patterns.ts'
import { type Keys, OpenDocument } from './open/document.ts'
import { reportAnswer, reportDocument, reportOperation, reportPath } from './open/rest.ts'

/** The engine itself answers calls for files, which it serves under this path. */
const files = '/storage/'

/** Lists what a contract of the house's style describes beside its conventions. */
export function houseReport({ document: root }: Contract): NotCarried[] {
  const document = new OpenDocument(root)
  for (const [path, item, keys] of document.members(root, [], 'paths')) {
    if (path.startsWith(files)) continue
    if (!path.startsWith('/api/')) {
      document.gap('paths outside of /api/ aren’t answered', keys)
      continue
    }
    reportPath(document, item, keys)
    reportParameters(document, item, keys)
    const operation = document.object(item['post'], [...keys, 'post'])
    if (operation) reportCall(document, operation.value, operation.keys)
  }
  reportDocument(document)
  reportPatterns(document, root, [])
  for (const [index, server] of listOf(root['servers']).entries())
    if (isObject(server) && hasPath(server['url']))
      document.gap('the path of a server isn’t used', ['servers', `${index}`])
  return document.report.all
}

function reportCall(document: OpenDocument, operation: JsonObject, keys: Keys): void {
  reportOperation(document, operation, keys)
  reportParameters(document, operation, keys)
  reportSecurity(document, operation, keys)
  const body = document.object(operation['requestBody'], [...keys, 'requestBody'])
  for (const [type] of body ? document.members(body.value, body.keys, 'content') : [])
    if (type !== 'multipart/form-data') document.gap(`bodies of ${type} aren’t read`, keys)
  for (const [status, answer, answerKeys] of document.members(operation, keys, 'responses')) {
    if (status !== '200' && !isRefusal(document, status, answer, answerKeys))
      document.gap(`status ${status} isn’t sent as described`, keys)
    reportAnswer(document, answer, answerKeys)
  }
}

/** Calls take a bearer's token. Keys are part of the style, and not required. */
function reportSecurity(document: OpenDocument, operation: JsonObject, keys: Keys): void {
  const ways = listOf(operation['security'] ?? document.root['security']).filter(isObject)
  for (const [name, scopes] of ways.flatMap((way) => Object.entries(way))) {
    const scheme = at(document.root, 'components', 'securitySchemes', name)
    const type = at(scheme, 'type')
    const isBearer = type !== 'http' || at(scheme, 'scheme') === 'bearer'
    if (!isBearer || type === 'mutualTLS')
      document.gap(`scheme ${name} isn’t read as described`, ['components', 'securitySchemes', name])
    if (listOf(scopes).length > 0) document.gap('scopes aren’t checked', keys)
  }
}

/** Whether a status is one that the engine or an operation refuses a call with. */
function isRefusal(document: OpenDocument, status: string, answer: JsonObject, keys: Keys): boolean {
  const schemas = document.members(answer, keys, 'content').map(([, media]) => media['schema'])
  return (
    /^(?:[45](?:\d\d|XX)|default)$/.test(status) && schemas.every((schema) => refName(schema) === refusal)
  )
}

function reportParameters(document: OpenDocument, parent: JsonObject, keys: Keys): void {
  for (const index of listOf(parent['parameters']).keys())
    document.gap('parameters aren’t read, only form data', [...keys, 'parameters', `${index}`])
}

function reportPatterns(document: OpenDocument, value: Json, keys: Keys): void {
  if (typeof value !== 'object' || value === null) return
  const longest =
    isObject(value) && typeof value['pattern'] === 'string' ? longestFor(value['pattern']) : undefined
  if (longest !== undefined) document.gap(explodes(longest), keys)
  for (const [key, member] of Object.entries<Json>(value)) reportPatterns(document, member, [...keys, key])
}

function listOf(value: Json | undefined): readonly Json[] {
  return isList(value) ? value : []
}

function hasPath(url: Json | undefined): boolean {
  const base = 'https://base.invalid'
  return typeof url === 'string' && URL.canParse(url, base) && new URL(url, base).pathname !== '/'
}
