/** The tables of the coverage page that are read from the contract: fields, calls, failures and fixed values. */
import type { CallAccess } from '../../../mocks/runtime/contract-types.ts'
import {
  at,
  type Call,
  type Contract,
  isList,
  isObject,
  type Json,
  type JsonObject,
  refName,
} from '../../generate/contract.ts'
import { type Ground, titlesOf } from './ground.ts'

import { problemsOf, type Row, type Table } from './rows.ts'
import { type Entity, entities } from './section-3.ts'
import { type AskedCall, askedCalls } from './section-7.ts'
import { failures } from './section-8.ts'
import { namedValues } from './section-9.ts'

/** What each `x-access` means. */
const whoMayCall: Readonly<Record<CallAccess, string>> = {
  public: 'everybody',
  'signed-in': 'both account types',
  job_seeker: 'job seekers',
  recruiter: 'recruiters',
  owner: 'whose it is',
}

const code = (name: string) => `\`${name}\``

/** The properties of an object schema. */
function propertiesOf(schema: Json | undefined): JsonObject {
  const properties = at(schema, 'properties')
  return isObject(properties) ? properties : {}
}

function isAssumed(schema: Json | undefined): boolean {
  return at(schema, 'x-assumed') === true
}

/** Whether a text names a field: as a word of its own. */
function names(text: string | undefined, field: string): boolean {
  return new RegExp(`\\b${field.replace('[]', '')}\\b`).test(text ?? '')
}

/** The type of a field in a few words: "JobType", "list of Cv", "string or null". */
function typeWords(schema: Json | undefined): string {
  const referred = refName(schema)
  if (referred !== undefined) return referred
  const choices = at(schema, 'oneOf') ?? at(schema, 'anyOf')
  if (isList(choices)) return choices.map(typeWords).join(' or ')
  const type = at(schema, 'type')
  if (type === 'array') return `list of ${typeWords(at(schema, 'items'))}`
  const words = isList(type) ? type.map(String).join(' or ') : typeof type === 'string' ? type : 'anything'
  const format = at(schema, 'format')
  return typeof format === 'string' ? `${words} (${format})` : words
}

/** The constants that a field of a payload is bound by: "1 at least, default 1". */
function boundsOf(schema: Json | undefined): string {
  const {
    minimum,
    maximum,
    minLength,
    maxLength,
    default: standIn,
    enum: values,
    const: only,
  } = isObject(schema) ? schema : {}
  const sizes = at(schema, 'x-max-bytes') ?? at(schema, 'items', 'x-max-bytes')
  const text = (value: Json) => (typeof value === 'string' ? value : JSON.stringify(value))
  return [
    ...(only === undefined ? [] : [text(only)]),
    ...(isList(values) ? [values.map(text).join(' or ')] : []),
    ...(minimum === undefined ? [] : [`${text(minimum)} at least`]),
    // That a number can be counted with is no limit of the product.
    ...(maximum === undefined || maximum === Number.MAX_SAFE_INTEGER ? [] : [`${text(maximum)} at most`]),
    ...(typeof minLength === 'number' && minLength > 1 ? [`${minLength} characters at least`] : []),
    ...(maxLength === undefined ? [] : [`${text(maxLength)} characters at most`]),
    ...(isObject(sizes)
      ? Object.entries(sizes).map(([kind, size]) => `${kind} of ${text(size)} bytes at most`)
      : []),
    ...(standIn === undefined ? [] : [`default ${text(standIn)}`]),
  ].join(', ')
}

/** §3: a table for each entity, a line for each of its fields; and what the contract has beside them. */
export function entityTables({ schemas }: Contract, ground: Ground): Table[] {
  const listed = new Set(entities.flatMap((entity) => entity.schemas))
  const unlisted = Object.keys(schemas).filter(
    (name) =>
      Object.keys(propertiesOf(schemas[name])).length > 0 &&
      !listed.has(name) &&
      !/(?:Answer|Refusal)$/.test(name),
  )
  const tables = entities.map((entity): Table => {
    const rows = [...new Set([...entity.fields, ...fieldsIn(entity, schemas)])].map((field) =>
      fieldRow(field, entity, schemas, ground),
    )
    const [first, ...others] = rows
    const problems = problemsOf({ built: [...entity.made, ...entity.read], proved: entity.proved }, ground)
    return {
      title: entity.name,
      intro: `In the contract: ${entity.schemas.map(code).join(', ')}.`,
      columns: ['Field', 'What it is'],
      // What is wrong with the entity as a whole stands with its first field.
      rows: first ? [{ ...first, open: [...problems, ...first.open] }, ...others] : [],
    }
  })
  const rest = unlisted.map((name) => ({
    asks: [code(name), 'an entity'],
    built: ['openapi.yaml'],
    proved: [],
    open: ['it is not listed'],
  }))
  return rest.length === 0
    ? tables
    : [...tables, { title: 'Not listed', columns: ['Schema', 'What it is'], rows: rest }]
}

function fieldsIn({ schemas: own }: Entity, schemas: JsonObject): string[] {
  return own.flatMap((name) => Object.keys(propertiesOf(schemas[name])))
}

function fieldRow(field: string, entity: Entity, schemas: JsonObject, ground: Ground): Row {
  const found = entity.schemas.flatMap((name) => {
    const schema = propertiesOf(schemas[name])[field]
    return schema === undefined ? [] : [schema]
  })
  const isAsked = entity.fields.includes(field)
  const made = entity.made.filter((file) => names(ground.textOf(file), field)).slice(0, 1)
  const proved = entity.proved.filter((proof) =>
    titlesOf(proof, ground).some((title) => ground.wordsIn(proof.file, title).has(field)),
  )
  const [schema] = found
  return {
    asks: [isAsked ? code(field) : `${code(field)} (assumed)`, schema === undefined ? '' : typeWords(schema)],
    built: [...made, ...entity.read.filter((file) => names(ground.textOf(file), field))],
    proved: proved.slice(0, 3),
    open: [
      ...(schema === undefined ? ['the contract has no such field'] : []),
      ...(isAsked || found.some(isAssumed) ? [] : ['it is not listed, and not marked as assumed']),
      ...(made.length > 0 ? [] : ['nothing makes it']),
      ...(proved.length > 0 ? [] : ['no test names it']),
    ],
  }
}

/** What the calls are looked for in. */
interface Callers {
  /** The files of the app, those that make calls among them. */
  files: readonly string[]
  /** Every name that the app knows. */
  known: ReadonlySet<string>
}

/** §7: a table for each area of the contract, a line for each call. */
export function callTables(contract: Contract, ground: Ground): Table[] {
  const app = ground.filesIn('src').filter((file) => /(?<!\.test|\.gen)\.tsx?$/.test(file))
  const callers: Callers = {
    files: app,
    known: new Set(app.flatMap((file) => ground.textOf(file)?.match(/[A-Za-z_]\w*/g) ?? [])),
  }
  const columns = ['Call', 'Who may call', 'What it sends', 'What is used of the answer', 'Refusals']
  const tables = [...Map.groupBy(contract.calls, ({ meta }) => meta.tag)].map(([tag, calls]): Table => ({
    title: `Calls: ${tag}`,
    columns,
    rows: calls.map((call) => callRow(call, contract, callers, ground)),
  }))
  const missing = Object.keys(askedCalls).filter((name) => !contract.calls.some((call) => call.name === name))
  if (missing.length === 0) return tables
  const rows = missing.map((name) => ({
    asks: [code(name), '', '', '', ''],
    built: [],
    proved: [],
    open: ['the contract has no such call'],
  }))
  return [...tables, { title: 'Calls: not in the contract', columns, rows }]
}

function callRow(call: Call, { document, schemas }: Contract, callers: Callers, ground: Ground): Row {
  const { name, path, meta, request, answer } = call
  const asked: AskedCall | undefined = askedCalls[name]
  const operation = `mocks/api/${name}.ts`
  const test = `mocks/api/${name}.test.ts`
  const makers = callers.files.filter((file) =>
    new RegExp(`\\('${name}'[,)]`).test(ground.textOf(file) ?? ''),
  )
  const sends = propertiesOf(request ?? undefined)
  const {
    status: _status,
    message: _message,
    ...answers
  } = answer === null ? {} : propertiesOf(schemas[answer])
  const responses = at(document, 'paths', path, 'post', 'responses')
  const refusals = Object.keys(isObject(responses) ? responses : {}).filter((status) => status !== '200')
  const sent = Object.entries(sends).map(([field, schema]) => sentWords(field, schema, schemas))
  const used = Object.entries(answers).map(
    ([field, schema]) =>
      code(field) + (isAssumed(schema) && !asked?.uses.includes(field) ? ' (assumed)' : ''),
  )
  return {
    asks: [
      code(name),
      whoMayCall[meta.access],
      sent.join('<br>') || '–',
      used.join(', ') || (answer === null ? 'a file' : 'message'),
      ['error', ...refusals].join(', '),
    ],
    built: [operation, ...makers],
    proved: [{ file: test }],
    open: [
      ...(ground.textOf(operation) === undefined ? [`${operation} is gone`] : []),
      ...(ground.titlesIn(test).length > 0 ? [] : [`${test} has no tests`]),
      ...(makers.length > 0 ? [] : ['the app does not make it']),
      ...(asked
        ? fieldProblems(asked, { sends, answers }, callers, ground.textOf(test))
        : ['it is not listed']),
    ],
  }
}

/** What the client adds by itself, and what a download is: other tests prove it. */
const everywhere = new Set(['time_zone', 'file'])

/** What is wrong with the fields of a call, in words. @param test the text of its tests */
function fieldProblems(
  { sends, uses }: AskedCall,
  contract: { sends: JsonObject; answers: JsonObject },
  { known }: Callers,
  test: string | undefined,
): string[] {
  const wanted = [...sends, ...uses].filter((field) => !everywhere.has(field))
  return [
    ...sends.filter((field) => !(field in contract.sends)).map((field) => `its payload has no ${field}`),
    ...uses
      .filter((field) => field !== 'file' && !(field in contract.answers))
      .map((field) => `its answer has no ${field}`),
    ...wanted
      .filter((field) => !known.has(field.replace('[]', '')))
      .map((field) => `the app knows no ${field}`),
    ...wanted.filter((field) => !names(test, field)).map((field) => `its tests do not name ${field}`),
    ...Object.keys(contract.sends)
      .filter((field) => !sends.includes(field))
      .map((field) => `${field} is not listed`),
    ...Object.entries(contract.answers)
      .filter(([field, schema]) => !uses.includes(field) && !isAssumed(schema))
      .map(([field]) => `${field} is not listed, and not marked as assumed`),
  ]
}

/** A field of a payload with its bounds, which may stand behind a reference. */
function sentWords(field: string, schema: Json, schemas: JsonObject): string {
  const referred = refName(schema)
  const bounds = boundsOf({
    ...(referred !== undefined && isObject(schemas[referred]) ? schemas[referred] : {}),
    ...(isObject(schema) ? schema : {}),
  })
  return bounds === '' ? code(field) : `${code(field)} ${bounds}`
}

/** §8: the answers of the contract that are no success. */
export function failureTable({ document }: Contract, ground: Ground): Table {
  const responses = at(document, 'components', 'responses')
  const all = Object.entries(isObject(responses) ? responses : {})
  return {
    title: 'Failures of the contract',
    intro: 'What the specification leaves open about them is decided in the [rules](rules.md).',
    columns: ['Answer', 'What it is'],
    rows: [...new Set([...all.map(([name]) => name), ...Object.keys(failures)])].map((name) => {
      const failure = failures[name] ?? { built: [], proved: [] }
      const description = at(responses, name, 'description')
      return {
        asks: [code(name), typeof description === 'string' ? description : ''],
        ...failure,
        open: [
          ...(failures[name] ? problemsOf(failure, ground) : ['it is not listed']),
          ...(description === undefined ? ['the contract has no such answer'] : []),
        ],
      }
    }),
  }
}

/** §9: every fixed set of values of the contract. */
export function valueTable({ schemas }: Contract, ground: Ground): Table {
  const inContract = new Map(
    Object.entries(schemas).flatMap(([name, schema]) => {
      const values = at(schema, 'enum')
      return isList(values) ? [[name, values.map(String)] as const] : []
    }),
  )
  const listed = namedValues.map(({ schema, values, read, proved }): Row => {
    const built = [`openapi.yaml#${schema}`, ...read]
    const texts = read.map((file) => ground.textOf(file)).join('\n')
    return {
      asks: [code(schema), values.map(code).join(', ')],
      built,
      proved,
      open: [
        ...problemsOf({ built, proved }, ground),
        ...(inContract.get(schema)?.join() === values.join() ? [] : ['the contract has other values']),
        ...values.filter((value) => !names(texts, value)).map((value) => `the app has no word for ${value}`),
      ],
    }
  })
  const unlisted = [...inContract]
    .filter(([name]) => !namedValues.some(({ schema }) => schema === name))
    .map(([name, values]) => ({
      asks: [code(name), values.map(code).join(', ')],
      built: [`openapi.yaml#${name}`],
      proved: [],
      open: ['it is not listed'],
    }))
  return { title: 'Fixed values', columns: ['Name', 'Values'], rows: [...listed, ...unlisted] }
}
