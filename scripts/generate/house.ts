import { contractOf, refusal } from './contract.ts'
import type { Specifier } from './generated.ts'
import { at, isList, isObject, type Json, type JsonObject, refName } from './json.ts'
import type { Keys, OpenDocument } from './open/document.ts'
import { pathOf } from './open/index.ts'
import { reportAnswer, reportDocument, reportOperation, reportPath } from './open/rest.ts'
import type { Mode, Schemas } from './open/schemas.ts'
import { generateMetadata } from './tables.ts'
import { generateValidatorTypes, type ValidatorIds, validatorWriter } from './validators.ts'

/** The engine itself answers calls for files, which it serves under this path. */
const files = '/storage/'

/**
 * Reads a document by the engine's conventions. Schemas that can't be checked, and gaps, go to the document.
 * @throws {ContractError} if it breaks a convention (see `readContract`)
 */
export function readHouse(document: OpenDocument, schemas: Schemas, specifier: Specifier) {
  const contract = contractOf(document.root)
  const idOf = (schema: Json | undefined, mode: Mode, name: string, ...keys: Keys) =>
    schemas.register(mode, name, schemas.prepare(schema, keys, mode))
  const answerOf = (name: string) =>
    idOf({ $ref: `#/components/schemas/${name}` }, 'answer', name, 'components', 'schemas', name)
  // Those that no call needs are checked too.
  for (const name of Object.keys(contract.schemas)) answerOf(name)
  const requests: Record<string, ValidatorIds> = {}
  const answers: Record<string, ValidatorIds> = {}
  for (const { name, path, meta, request, answer } of contract.calls) {
    requests[name] = idOf(request ?? undefined, 'request', meta.operationId, 'paths', path, 'post')
    answers[name] = answer === null ? null : answerOf(answer)
  }
  report(document)
  const exported = {
    requestValidators: requests,
    answerValidators: answers,
    refusalValidator: answerOf(refusal),
  }
  const texts = () => ({
    'calls.gen.ts': generateMetadata(contract, specifier),
    'validators.gen.js': validatorWriter(schemas, specifier)(exported),
    'validators.gen.d.ts': generateValidatorTypes(specifier),
  })
  return { files: texts, recognised: [] }
}

/** Reports what a contract describes beside the conventions. */
function report(document: OpenDocument): void {
  const { root } = document
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
  for (const [index, server] of listOf(root['servers']).entries())
    if (isObject(server) && pathOf(server))
      document.gap('the path of a server isn’t used', ['servers', `${index}`])
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

function listOf(value: Json | undefined): readonly Json[] {
  return isList(value) ? value : []
}
