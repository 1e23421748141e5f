/**
 * Writes what a new call needs in code, as far as the contract says it: the operation, a table for each new entity, and
 * the query or mutation.
 */
import { type Call, type Contract, resolve } from './contract.ts'
import { at, isList, isObject, type Json, type JsonObject, refName } from './json.ts'
import { operationFile } from './tables.ts'

/** The folder's files by path; undefined for one that doesn't exist. */
export type Files = (path: string) => string | undefined

/** What the scaffold has written, and the steps that are left. */
export interface Scaffold {
  texts: Map<string, string>
  left: string[]
}

const tablesFile = 'mocks/model/tables.ts'

/** Scaffolds every call without an operation. @param files the files of the project */
export function scaffoldCalls(contract: Contract, files: Files): Scaffold {
  const isNew = (call: Call) => files(operationFile(call)) === undefined
  const calls = contract.calls.filter(isNew)
  const texts = new Map<string, string>()
  if (calls.length === 0) return { texts, left: [] }
  const textOf = (path: string) => texts.get(path) ?? files(path) ?? ''

  const entities = newEntities(contract, calls)
  for (const call of calls) {
    texts.set(operationFile(call), scaffoldOperation(call))
    if (call.meta.produces === 'json') {
      const client = clientFile(call)
      texts.set(client, withClient(textOf(client), call))
    }
  }
  for (const name of entities) texts.set(tablesFile, withTable(textOf(tablesFile), name, contract))
  return {
    texts,
    left: [
      ...entities.map((name) => `${tablesFile}: the columns, indexes and references of ${tableName(name)}.`),
      ...calls.map((call) => `${operationFile(call)}: the operation.`),
      '“Add a call” and “Add a table” in CONTRIBUTING.md have the rest.',
    ],
  }
}

/** Generates an operation that refuses its call with HTTP 501, with a comment that shows how to build it. */
export function scaffoldOperation(call: Call): string {
  const up = '../'.repeat(call.name.split('/').length)
  const owned =
    'ownedThing, (context, thing) => answer)\n * with `ownedThing` from mocks/services/ownership.ts.'
  const rest = call.meta.access === 'owner' ? owned : '(context) => answer)'
  return `import { notBuilt } from '${up}operation.ts'

/**
 * POST ${call.path}: ${call.summary.replace(/\.$/, '')}.
 *     operation('${call.name}', ${rest}
 */
export const operation = notBuilt('${call.name}')
`
}

/** Whether a call only reads, to judge by its name: then the app asks it with a query. */
function isQuery({ name }: Call): boolean {
  return /^(?:fetch|find|list|me$|my|search)/.test(name.split('/').at(-1) ?? '')
}

const clientName = (call: Call) => `${call.meta.operationId}${isQuery(call) ? 'Query' : 'Mutation'}`
const clientFile = ({ meta }: Call) => `src/api/${meta.tag}.ts`

/** Adds the query or mutation of a call to the file of its tag. */
function withClient(file: string, call: Call): string {
  const { name, request, meta } = call
  if (!isQuery(call)) {
    const added = `\n/** ${call.summary.replace(/\.$/, '')}. */\nexport const ${clientName(call)} = callMutation('${name}')\n`
    return withImport(file, ['callMutation'], './options.ts') + added
  }
  const isPublic = meta.access === 'public'
  const fields = Object.keys(meta.fields).filter((field) => field !== 'time_zone')
  const ask = isPublic ? 'call' : 'callSignedIn'
  const holds = isPublic ? "meta: { holds: 'public' }," : ''
  const isBare = request === null || fields.length === 0
  const optional = fields.every((field) => meta.fields[field]?.required === false) ? ' = {}' : ''
  const parameter = isBare ? '' : `body: Body<'${name}'>${optional}`
  const body = isBare ? (request === null ? 'undefined' : '{}') : 'body'
  const key = [...name.split('/').map((part) => `'${part}'`), ...(isBare ? [] : [body])].join(', ')
  const types = [...(isPublic ? [ask] : []), ...(body === 'body' ? ['type Body'] : [])]
  let text = file
  if (!isPublic) text = withImport(text, [ask], './options.ts')
  if (types.length > 0) text = withImport(text, types, './client.ts')
  return `${withImport(text, ['queryOptions'], '@tanstack/react-query')}
/** ${call.summary.replace(/\.$/, '')}. */
export const ${clientName(call)} = (${parameter}) =>
  queryOptions({ queryKey: [${key}] as const, queryFn: ({ signal }) => ${ask}('${name}', ${body}, { signal }), ${holds} })
`
}

/** Adds names to a module's import from another. Types start with `type `. */
function withImport(text: string, names: readonly string[], from: string): string {
  const found = new RegExp(
    `^import (type )?\\{([^}]*)\\} from '${from.replaceAll('.', '\\.')}'\\n`,
    'm',
  ).exec(text)
  const present = (found?.[2] ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .map((name) => (found?.[1] ? `type ${name}` : name))
  const all = [...new Set([...present, ...names])].toSorted((a, b) => plain(a).localeCompare(plain(b)))
  const onlyTypes = all.every((name) => name.startsWith('type '))
  const line = `import ${onlyTypes ? 'type ' : ''}{ ${all.map((name) => (onlyTypes ? plain(name) : name)).join(', ')} } from '${from}'\n`
  return found ? text.replace(found[0], line) : line + text
}

const plain = (name: string) => name.replace(/^type /, '')

/** Returns the schemas with an id that only new calls answer: the simulator has no table for them. */
function newEntities({ schemas, calls }: Contract, added: readonly Call[]): string[] {
  const reach = (some: readonly Call[]) => {
    const seen = new Set<string>()
    const visit = (value: Json | undefined) => {
      const name = refName(value)
      if (name !== undefined && !seen.has(name)) {
        seen.add(name)
        visit(schemas[name])
      }
      if (isList(value)) value.forEach(visit)
      else if (isObject(value)) Object.values(value).forEach(visit)
    }
    for (const { answer } of some) visit(schemas[answer ?? ''])
    return seen
  }
  const known = reach(calls.filter((call) => !added.includes(call)))
  return [...reach(added)].filter(
    (name) => !known.has(name) && at(schemas[name], 'properties', 'id') !== undefined,
  )
}

/** Returns the name of the table of an entity: `SavedSearch` is in `saved_searches`. */
function tableName(entity: string): string {
  const snake = entity.replaceAll(/\B[A-Z]/g, '_$&').toLowerCase()
  if (/[^aeiou]y$/.test(snake)) return snake.replace(/y$/, 'ies')
  return snake + (/(?:s|x|ch|sh)$/.test(snake) ? 'es' : 's')
}

/** Adds the table of an entity, with the columns that its schema has in common with rows, of one account each. */
function withTable(file: string, entity: string, { schemas }: Contract): string {
  const schema = schemas[entity]
  const name = tableName(entity)
  const variable = name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
  if (new RegExp(`^  ${name}[,:]`, 'm').test(file)) return file
  const properties = at(schema, 'properties')
  const columns = Object.entries(isObject(properties) ? properties : {})
    .filter(([field]) => !['id', 'account_id', 'created_at'].includes(field))
    .flatMap(([field, one]) => {
      const type = columnType(field, one, schemas)
      return type === undefined ? [] : [type === field ? `${field}, ` : `${field}: ${type}, `]
    })
  const about = at(schema, 'description')
  const table = `/** ${typeof about === 'string' ? about : entity} */
const ${variable} = table(v.object({ id, account_id: id, ${columns.join('')}created_at: moment }), {
  references: { account_id: 'accounts' },
})

`
  const entry = variable === name ? name : `${name}: ${variable}`
  return file
    .replace(/^(?=export const tables = )/m, table)
    .replace(/(?<=^export const tables = \{\n(?: {2}.*\n)*)(?=\})/m, `  ${entry},\n`)
}

/** Returns a column's schema; undefined if another table has what the field shows. */
function columnType(field: string, schema: Json, schemas: JsonObject): string | undefined {
  const named = refName(schema)
  const full = resolve(schema, schemas) ?? {}
  const types = isList(full['type']) ? full['type'] : [full['type'] ?? null]
  const orNull = (type: string) => (types.includes('null') ? `v.nullable(${type})` : type)
  if (named === 'Id') return 'id'
  if (named !== undefined && isList(full['enum'])) return `v.picklist(enumerations.${named})`
  if (field.endsWith('_at') || full['format'] === 'date-time') return orNull('moment')
  if (isList(full['enum']))
    return types.includes('string') ? `v.picklist(${JSON.stringify(full['enum'])})` : 'v.boolean()'
  if (full['format'] === 'uri-reference') return orNull('filePath')
  if (types.includes('string')) return types.includes('null') ? 'optionalText' : 'text'
  if (types.includes('integer')) return orNull('count')
  if (types.includes('number')) return orNull('amount')
  return types.includes('boolean') ? 'v.boolean()' : undefined
}
