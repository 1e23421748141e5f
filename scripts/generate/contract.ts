import type { CallAuth, CallContract, CallField, FieldKind } from '../../mocks/engine/contract/types.ts'
import { at, ContractError, isList, isObject, type Json, type JsonObject, refName, textsOf } from './json.ts'
import { readDocument } from './open/document.ts'

/** One call of the contract: `POST /api/<name>`. */
export interface Call {
  /** The path without `/api/`: `jobs/apply`. */
  readonly name: string
  readonly path: string
  readonly summary: string
  readonly meta: CallContract
  /** For `x-access: owner`: the roles that can own the call's subject. Empty if every role can. */
  readonly owners: readonly string[]
  /** The schema of the form data; null if the call takes none. */
  readonly request: JsonObject | null
  /** The component that describes success; null for a file. */
  readonly answer: string | null
  readonly requestExamples: readonly Json[]
  /** The examples for HTTP 200, both successes and refusals. */
  readonly answerExamples: readonly Json[]
}

export interface Contract {
  readonly document: JsonObject
  readonly calls: readonly Call[]
  /** `components.schemas` by name. */
  readonly schemas: JsonObject
}

export const refusal = 'Refusal'

const accessLevels = ['public', 'signed-in', 'owner']
const formData = 'multipart/form-data'
const json = 'application/json'

/** Words that labels don't spell in lower case. */
const spellings: Readonly<Record<string, string>> = {
  cv: 'CV',
  id: 'ID',
  ids: 'IDs',
  url: 'URL',
}

/** The schemas of the contract being read, and a function that records a problem. */
interface Reading {
  schemas: JsonObject
  problem: (text: string) => void
}

/** Makes a label of a field's name: "salary_from" → "Salary from", "cv_id" → "CV ID", "files[]" → "Files". */
export function humanise(field: string): string {
  const words = field.replace('[]', '').split('_')
  const text = words.map((word) => spellings[word] ?? word).join(' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/**
 * Parses and checks a contract that follows these conventions:
 * - A call is `POST /api/<name>` with one of `tags`, `operationId`, `summary` and `x-access`: `public`, `signed-in`, `owner`,
 *   or a role from the top-level list `x-roles`. `security` is `[]`, `[{}, { bearer: [] }]` if a public call also takes a
 *   token, or `[{ bearer: [] }]`. Keys may be added.
 * - The payload is `multipart/form-data`. Booleans are `{ type: integer, enum: [0, 1], x-form: bit }`. Lists and objects have
 *   `encoding: { <field>: { contentType: application/json } }`. A file has `format: binary`, its types in `encoding` and its
 *   sizes in `x-max-bytes`. Repeated files share a name that ends in `[]`. `x-lenient` replaces unusable values with the
 *   default.
 * - HTTP 200 returns `oneOf: [<Name>Answer, Refusal]`, both components, or a file and `Refusal`. Their `status` is
 *   `enum: [success]` and `enum: [error]`.
 * @param source the text of an OpenAPI document
 * @throws {ContractError} if it breaks a convention of the generators
 */
export function readContract(source: string): Contract {
  return contractOf(readDocument(source).root)
}

/** Like `readContract`, for a document that is parsed. */
export function contractOf(document: JsonObject): Contract {
  const problems: string[] = []
  const schemas = at(document, 'components', 'schemas')
  const paths = at(document, 'paths')
  if (!isObject(schemas) || !isObject(paths)) {
    throw new ContractError(['`paths` or `components.schemas` is missing'])
  }
  if (!isObject(schemas[refusal])) problems.push(`components.schemas.${refusal} is missing`)

  const calls: Call[] = []
  for (const [path, item] of Object.entries(paths)) {
    if (!path.startsWith('/api/')) continue
    const methods = Object.keys(isObject(item) ? item : {})
    if (methods.length !== 1 || methods[0] !== 'post')
      problems.push(`${path}: a call must have \`post\` and nothing else`)
    const operation = at(item, 'post')
    const reading = { schemas, problem: (text: string) => void problems.push(`${path}: ${text}`) }
    if (isObject(operation)) calls.push(readCall(path, operation, document, reading))
  }

  for (const [id, sharing] of Map.groupBy(calls, (call) => call.meta.operationId)) {
    if (sharing.length > 1)
      problems.push(`operationId ${id} names ${sharing.map((call) => call.path).join(' and ')}`)
  }
  if (problems.length > 0) throw new ContractError(problems)
  return { document, calls, schemas }
}

function readCall(path: string, operation: JsonObject, document: JsonObject, reading: Reading): Call {
  const { schemas, problem } = reading
  const { operationId, summary, tags, 'x-access': level, 'x-owner': owners } = operation
  const roles = textsOf(document['x-roles'])
  const textOf = (value: Json | undefined, otherwise: string) => {
    if (typeof value === 'string') return value
    problem(otherwise)
    return ''
  }
  const [tag, ...otherTags] = isList(tags) ? tags : []
  if (otherTags.length > 0) problem('a call must have one tag')
  // Both become code.
  if (typeof operationId === 'string' && !/^[A-Za-z_$][\w$]*$/.test(operationId))
    problem('`operationId` must be a name in JavaScript')
  if (!/^[\w/-]+$/.test(path))
    problem('its path may have letters without accents, digits, `_`, `-` and `/` only')
  const known = [...accessLevels, ...roles]
  const access = known.find((one) => one === level)
  if (!access) problem(`\`x-access\` must be one of ${known.join(', ')}; the roles are those of \`x-roles\``)
  if (
    owners !== undefined &&
    (level !== 'owner' || !isList(owners) || !owners.every((one) => roles.some((role) => role === one)))
  )
    problem('`x-owner` must list roles of `x-roles`, beside `x-access: owner`')
  const auth = readAuth(operation['security'] ?? document['security'], document)
  if (!auth)
    problem(
      '`security` must be [] or [{}, {scheme}] or [{scheme}], each with or without keys (`type: apiKey`)',
    )
  if (access && auth && (access === 'public') !== (auth !== 'required')) {
    problem(`\`x-access: ${access}\` doesn't fit a token that is ${auth === 'none' ? 'not read' : auth}`)
  }

  const body = operation['requestBody']
  const media = at(body, 'content', formData)
  if (body !== undefined && !isObject(media)) problem(`the request must be ${formData}`)
  const request = resolve(at(media, 'schema'), schemas)
  if (isObject(media) && !isObject(at(request, 'properties')))
    problem('the request schema must be an object with properties')

  const content = at(operation, 'responses', '200', 'content')
  const fileTypes = Object.keys(isObject(content) ? content : {}).filter((type) => type !== json)
  const produces = fileTypes.length > 0 ? 'file' : 'json'
  const answer = readAnswer(at(content, json, 'schema'), produces, reading)

  return {
    name: path.slice('/api/'.length),
    path,
    summary: textOf(summary, '`summary` is missing'),
    meta: {
      operationId: textOf(operationId, '`operationId` is missing'),
      tag: textOf(tag, 'a call must have one tag'),
      access: access ?? 'owner',
      auth: auth ?? 'required',
      produces,
      fields: readFields(request, at(media, 'encoding'), reading),
    },
    owners: textsOf(owners),
    request: request ?? null,
    answer: answer ?? null,
    requestExamples: readExamples(media),
    answerExamples: readExamples(at(content, json)),
  }
}

/** Reads whether a call takes a token. API keys say nothing about it: they identify a client, not an account. */
function readAuth(security: Json | undefined, document: JsonObject): CallAuth | undefined {
  if (!isList(security)) return undefined
  const isKey = (scheme: string) => at(document, 'components', 'securitySchemes', scheme, 'type') === 'apiKey'
  const anonymous = security.filter((way) => isObject(way) && Object.keys(way).every(isKey)).length
  if (anonymous === security.length) return 'none'
  return anonymous > 0 ? 'optional' : 'required'
}

function readAnswer(
  schema: Json | undefined,
  produces: CallContract['produces'],
  { schemas, problem }: Reading,
): string | undefined {
  if (produces === 'file') {
    if (refName(schema) !== refusal) problem(`beside a file, 200 must answer ${refusal} as JSON`)
    return undefined
  }
  const choices = at(schema, 'oneOf')
  const names = isList(choices) ? choices.map(refName) : []
  const [answer] = names
  if (names.length !== 2 || !answer || names[1] !== refusal) {
    problem(`200 must answer oneOf [an answer's component, ${refusal}]`)
    return undefined
  }
  for (const [name, word] of [
    [answer, 'success'],
    [refusal, 'error'],
  ] as const) {
    const words = at(schemas[name], 'properties', 'status', 'enum')
    // Some tools tell answers apart only by `enum`, not by `const`.
    if (!isList(words) || words.length !== 1 || words[0] !== word)
      problem(`${name}.status must be \`enum: [${word}]\``)
  }
  return answer
}

function readFields(
  request: JsonObject | undefined,
  encodings: Json | undefined,
  { schemas, problem }: Reading,
): Record<string, CallField> {
  const fields: Record<string, CallField> = {}
  const properties = at(request, 'properties')
  const required = at(request, 'required')
  for (const [name, schema] of Object.entries(isObject(properties) ? properties : {})) {
    const encoding = at(encodings, name, 'contentType')
    const isRequired = isList(required) && required.includes(name)
    const reading = { schemas, problem: (text: string) => problem(`field ${name}: ${text}`) }
    const field = readField(name, schema, encoding, isRequired, reading)
    if (field) fields[name] = field
  }
  return fields
}

function readField(
  name: string,
  schema: Json,
  encoding: Json | undefined,
  required: boolean,
  { schemas, problem }: Reading,
): CallField | undefined {
  // A keyword beside a `$ref` overrides the same keyword of the referenced schema.
  const own = isObject(schema) ? schema : {}
  const full: JsonObject = { ...resolve(schema, schemas), ...own }
  const kind = fieldKind(full, schemas)
  if (!kind) {
    problem('its `type` must be one of string, integer, number, array, object')
    return undefined
  }
  const { title, default: standIn, 'x-lenient': lenient, 'x-form': form } = full
  const isFile = kind === 'file' || kind === 'files'
  if ((kind === 'files') !== name.endsWith('[]')) problem('only repeated files may have names with []')
  if ((kind === 'json') !== (encoding === json))
    problem(`only lists and objects may have \`encoding\` ${json}`)
  if ('const' in full) problem('write `enum` with one value instead of `const`, which not all tools read')
  if (form === 'bit' && !isBit(full)) problem('`x-form: bit` needs `type: integer` and `enum: [0, 1]`')
  if (lenient !== undefined && lenient !== standIn) problem('`x-lenient` must be the same value as `default`')
  if (standIn !== undefined && typeof standIn !== 'string' && typeof standIn !== 'number') {
    problem('a default must be a text or a number')
    return undefined
  }
  const longest = longestIn(full, schemas)
  const maxBytes = isFile ? at(kind === 'files' ? at(full, 'items') : full, 'x-max-bytes') : undefined
  return {
    kind,
    required,
    label: typeof title === 'string' ? title : humanise(name),
    ...(standIn !== undefined && { default: standIn }),
    ...(lenient !== undefined && { lenient: true }),
    ...(kind === 'text' && 'enum' in full && { choice: true }),
    ...(kind === 'text' && full['format'] === 'email' && { email: true }),
    ...(kind === 'text' && isSecretSchema(full) && { secret: true }),
    ...(longest > 0 && { maxLength: longest }),
    ...(isFile && typeof encoding === 'string' && { accept: encoding.split(',').map((type) => type.trim()) }),
    ...(isObject(maxBytes) && { maxBytes: readSizes(maxBytes, problem) }),
  }
}

function fieldKind(schema: JsonObject, schemas: JsonObject): FieldKind | undefined {
  const { type, format, items, 'x-form': form } = schema
  if (form === 'bit') return 'boolean'
  if (type === 'string') return format === 'binary' ? 'file' : 'text'
  if (type === 'integer' || type === 'number') return type
  if (type === 'object') return 'json'
  if (type === 'array') return resolve(items, schemas)?.['format'] === 'binary' ? 'files' : 'json'
  return undefined
}

/** The length of the longest text in a value of a schema, in characters; 0 if there is no limit. */
function longestIn(schema: Json | undefined, schemas: JsonObject): number {
  const { maxLength, items, properties } = resolve(schema, schemas) ?? {}
  if (typeof maxLength === 'number') return maxLength
  const inner = [items, ...Object.values(isObject(properties) ? properties : {})]
  return Math.max(...inner.map((each) => (each === undefined ? 0 : longestIn(each, schemas))))
}

/** Whether nobody may see the values of a schema. */
export function isSecretSchema({ format, writeOnly }: JsonObject): boolean {
  return format === 'password' || writeOnly === true
}

function isBit({ type, enum: values }: JsonObject): boolean {
  return type === 'integer' && isList(values) && values.length === 2 && values[0] === 0 && values[1] === 1
}

function readSizes(sizes: JsonObject, problem: (text: string) => void): Record<string, number> {
  const read: Record<string, number> = {}
  for (const [type, size] of Object.entries(sizes)) {
    if (typeof size === 'number') read[type] = size
    else problem(`\`x-max-bytes\` of ${type} must be a number`)
  }
  return read
}

function readExamples(media: Json | undefined): Json[] {
  const named = at(media, 'examples')
  const values = Object.values(isObject(named) ? named : {}).map((example) => at(example, 'value'))
  return [at(media, 'example'), ...values].filter((value) => value !== undefined)
}

/** Follows references to a component's schema. */
export function resolve(schema: Json | undefined, schemas: JsonObject): JsonObject | undefined {
  const name = refName(schema)
  if (name !== undefined) return resolve(schemas[name], schemas)
  return isObject(schema) ? schema : undefined
}
