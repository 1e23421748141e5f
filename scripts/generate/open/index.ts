import { sharedStep } from '../../../mocks/engine/open/router.ts'
import type { OpenCall } from '../../../mocks/engine/open/types.ts'
import { at, isList, isObject, type Json, type JsonObject } from '../json.ts'
import type { Specifier, Texts } from '../generated.ts'
import { generateSchema, refuseUnsafe } from '../types.ts'
import { CallReader } from './calls.ts'
import { type Keys, type OpenDocument, readDocument } from './document.ts'
import { reportDocument } from './rest.ts'
import { Schemas } from './schemas.ts'
import { generateOpenValidators, generateOpenValidatorTypes } from './validators.ts'

/**
 * Generates the files of any OpenAPI 3.0 or 3.1 document, as it is published.
 * @throws {ContractError} if it can't be read
 */
export async function generateOpen(source: string, specifier: Specifier): Promise<Texts> {
  const document = readDocument(source)
  refuseUnsafe(document.root)
  const schemas = new Schemas(document)
  const reader = new CallReader(document, schemas)
  const { calls, requests, answers } = reader.read()
  const prefix = prefixOf(document, Object.values(calls))
  if (Object.keys(calls).length === 0) document.problem(['paths'], 'there are no calls')
  reportDocument(document)
  checkReferences(document, document.root, [])
  document.throwProblems()
  const validators = generateOpenValidators(schemas, requests, answers, specifier)
  const list = Object.entries(calls).map(
    ([id, call]) => `  ${JSON.stringify(id)}: ${JSON.stringify(call)},\n`,
  )
  return {
    files: {
      'schema.gen.ts': await generateSchema(document.root),
      'calls.gen.ts': `import type { OpenCall, Scheme } from '${specifier('open/types.ts')}'

/** The path of all calls. */
export const prefix = ${JSON.stringify(prefix)}

/** Where callers show who they are. */
export const schemes = ${JSON.stringify(reader.security.schemes)} as const satisfies readonly Scheme[]

/** The calls by operationId. */
export const contract = {
${list.join('')}} as const satisfies Record<string, OpenCall>
`,
      'validators.gen.js': validators,
      'validators.gen.d.ts': generateOpenValidatorTypes(specifier),
    },
    notCarried: document.report.all,
  }
}

/** Checks the references that no call needs too, because the types have them. */
function checkReferences(document: OpenDocument, value: Json, keys: Keys): void {
  if (isObject(value) && typeof value['$ref'] === 'string') document.follow(value, keys)
  if (typeof value !== 'object' || value === null) return
  for (const [key, member] of Object.entries<Json>(value))
    if (!/^(?:x-.*|examples?|default|enum|const)$/.test(key))
      checkReferences(document, member, [...keys, key])
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

function pathOf(server: JsonObject): string | undefined {
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
