/** Writes what a new call needs in code, as far as the contract says it: the operation, and the query or mutation. */
import type { Call, Contract } from './contract.ts'
import { isObject } from './json.ts'
import { operationFile } from './tables.ts'

/** The folder's files by path; undefined for one that doesn't exist. */
export type Files = (path: string) => string | undefined

/** What the scaffold has written, and the steps that are left. */
export interface Scaffold {
  texts: Map<string, string>
  left: string[]
}

/** Scaffolds every call without an operation. @param files the files of the project */
export function scaffoldCalls({ calls }: Contract, files: Files): Scaffold {
  const added = calls.filter((call) => files(operationFile(call)) === undefined)
  const texts = new Map<string, string>()
  const left: string[] = []
  for (const call of added) {
    const file = `src/api/${call.meta.tag}.ts`
    texts.set(operationFile(call), scaffoldOperation(call))
    left.push(`${operationFile(call)}: the operation.`)
    if (call.meta.produces !== 'json') continue
    const { text, uses } = clientOf(call)
    const before = texts.get(file) ?? files(file) ?? ''
    texts.set(file, before + text)
    const missing = uses.filter((name) => !new RegExp(`\\b${name}\\b`).test(before))
    if (missing.length > 0) left.push(`${file}: the import of ${missing.join(', ')}.`)
  }
  if (added.length > 0) left.push('The rest of “Add a call” in CONTRIBUTING.md.')
  return { texts, left }
}

/** Generates an operation that answers with the contract's example, with a comment that shows how to write it. */
export function scaffoldOperation(call: Call): string {
  const up = '../'.repeat(call.name.split('/').length)
  const owned =
    'ownedThing, (context, thing) => answer)\n * with `ownedThing` from mocks/services/ownership.ts.'
  const rest = call.meta.access === 'owner' ? owned : '(context) => answer)'
  return `import { unwritten } from '${up}operation.ts'

/**
 * POST ${call.path}: ${call.summary.replace(/\.$/, '')}.
 *     operation('${call.name}', ${rest}
 */
export const operation = unwritten('${call.name}'${exampleOf(call)})
`
}

/** Returns the success among a call's examples, as what an operation returns. */
function exampleOf({ answerExamples }: Call): string {
  const success = answerExamples.filter(isObject).find(({ status }) => status === 'success')
  if (!success) return ''
  const { status: _, ...answer } = success
  return `, ${JSON.stringify(answer)}`
}

/** Whether a call only reads, to judge by its name: then the app asks it with a query. */
function isQuery({ name }: Call): boolean {
  return /^(?:fetch|find|list|me$|my|search)/.test(name.split('/').at(-1) ?? '')
}

/** Returns the query or mutation of a call, and the names that it uses. */
function clientOf(call: Call): { text: string; uses: string[] } {
  const { name, request, meta } = call
  const about = `\n/** ${call.summary.replace(/\.$/, '')}. */\nexport const ${meta.operationId}`
  if (!isQuery(call)) return { text: `${about}Mutation = callMutation('${name}')\n`, uses: ['callMutation'] }
  const isPublic = meta.access === 'public'
  const fields = Object.keys(meta.fields).filter((field) => field !== 'time_zone')
  const ask = isPublic ? 'call' : 'callSignedIn'
  const holds = isPublic ? ", meta: { holds: 'public' }" : ''
  const isBare = request === null || fields.length === 0
  const optional = fields.every((field) => meta.fields[field]?.required === false) ? ' = {}' : ''
  const parameter = isBare ? '' : `body: Body<'${name}'>${optional}`
  const body = isBare ? (request === null ? 'undefined' : '{}') : 'body'
  const key = [...name.split('/').map((part) => `'${part}'`), ...(isBare ? [] : [body])].join(', ')
  return {
    text: `${about}Query = (${parameter}) =>
  queryOptions({ queryKey: [${key}] as const, queryFn: ({ signal }) => ${ask}('${name}', ${body}, { signal })${holds} })
`,
    uses: ['queryOptions', ask, ...(isBare ? [] : ['Body'])],
  }
}
