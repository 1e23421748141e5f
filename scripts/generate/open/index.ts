import { sharedStep } from '../../../mocks/engine/open/router.ts'
import type { OpenCall } from '../../../mocks/engine/open/types.ts'
import { at, isList, isObject, type Json, type JsonObject } from '../json.ts'
import type { Specifier } from '../generated.ts'
import { houseKeywords } from '../profile.ts'
import { CallReader } from './calls.ts'
import type { Keys, OpenDocument } from './document.ts'
import { reportDocument } from './rest.ts'
import type { Schemas } from './schemas.ts'

/** Reads any document of OpenAPI 3.0 or 3.1, as it is published. Problems and gaps go to the document. */
export function readOpen(document: OpenDocument, schemas: Schemas, specifier: Specifier) {
  const reader = new CallReader(document, schemas)
  const { calls, requests, answers } = reader.read()
  if (Object.keys(calls).length === 0) document.problem(['paths'], 'there are no calls')
  const list = Object.entries(calls).map(
    ([id, call]) => `  ${JSON.stringify(id)}: ${JSON.stringify(call)},\n`,
  )
  const prefix = prefixOf(document, Object.values(calls))
  reportDocument(document)
  checkKeywords(document, document.root, [])
  return {
    calls: `import type { OpenCall, Scheme } from '${specifier('open/types.ts')}'

/** The path of all calls. */
export const prefix = ${JSON.stringify(prefix)}

/** Where callers show who they are. */
export const schemes = ${JSON.stringify(reader.security.schemes)} as const satisfies readonly Scheme[]

/** The calls by operationId. */
export const contract = {
${list.join('')}} as const satisfies Record<string, OpenCall>
`,
    validators: { requestValidators: requests, answerValidators: answers },
  }
}

/** Checks the references that no call needs too, because the types have them, and reports what only the house follows. */
function checkKeywords(document: OpenDocument, value: Json, keys: Keys): void {
  if (isObject(value) && typeof value['$ref'] === 'string') document.follow(value, keys)
  if (typeof value !== 'object' || value === null) return
  for (const [key, member] of Object.entries<Json>(value)) {
    if (houseKeywords.includes(key) && keys.at(-1) !== 'properties')
      document.gap(`keyword "${key}" isn’t followed`, keys)
    if (!/^(?:x-.*|examples?|default|enum|const)$/.test(key)) checkKeywords(document, member, [...keys, key])
  }
}

/**
 * Returns the path of the first server: `https://api.example.com/v2/` → `/v2`. It is empty only if all calls begin with
 * the same step.
 */
function prefixOf(document: OpenDocument, calls: readonly OpenCall[]): string {
  const { servers } = document.root
  const paths = (isList(servers) ? servers : []).filter(isObject).map(pathOf)
  const [first = ''] = paths
  for (const [index, path] of paths.entries())
    if (path !== first) document.gap('only calls of the first server are answered', ['servers', `${index}`])
  if (first !== '' || sharedStep(calls) !== '') return first
  // A page has its own files at the root.
  document.gap('no path in `servers`; calls begin with /api', ['servers'])
  return '/api'
}

/** Returns the path of a server without a slash at its end; undefined if its address can't be read. */
export function pathOf(server: JsonObject): string | undefined {
  const { url } = server
  if (typeof url !== 'string') return undefined
  const filled = url.replaceAll(/\{([^{}]*)\}/g, (_match, name: string) =>
    textOf(at(server, 'variables', name, 'default')),
  )
  if (!URL.canParse(filled, 'https://base.invalid')) return undefined
  return new URL(filled, 'https://base.invalid').pathname.replace(/\/+$/, '')
}

function textOf(value: Json | undefined): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
