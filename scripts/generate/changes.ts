import type { Call, Contract } from './contract.ts'
import { at, isList, isObject, type Json, type JsonObject, refName, textsOf } from './json.ts'

/** Keywords that limit a value from below, and from above. */
const lower = ['minimum', 'minLength', 'minItems']
const upper = ['maximum', 'maxLength', 'maxItems']

/** What a value is for: a client sends it, or an answer has it. */
type Use = 'request' | 'answer'

/** A schema and the components that it may refer to. */
interface Side {
  schema: Json | undefined
  schemas: JsonObject
}

/**
 * Lists what in a new contract breaks clients of the old one: clients that send what the old contract accepts, and read
 * what it promises. Additions break nothing.
 */
export function breakingChanges(old: Contract, now: Contract): string[] {
  return old.calls.flatMap((call) => {
    const found = now.calls.find(({ name }) => name === call.name)
    const changes = found ? changesOf(call, found, old.schemas, now.schemas) : ['is gone']
    return changes.map((change) => `${call.name}: ${change}`)
  })
}

function changesOf(old: Call, now: Call, oldSchemas: JsonObject, newSchemas: JsonObject): string[] {
  const changes: string[] = []
  if (isStricter(old, now)) changes.push(`is for ${whoMay(now)}, not ${whoMay(old)}`)
  if (old.meta.produces !== now.meta.produces)
    changes.push(`answers with ${now.meta.produces}, not ${old.meta.produces}`)
  for (const [name, { accept }] of Object.entries(old.meta.fields)) {
    const accepted = now.meta.fields[name]?.accept
    const lost = accepted ? (accept ?? ['any file']).filter((type) => !accepted.includes(type)) : []
    if (lost.length > 0) changes.push(`request ${name}: no longer accepts ${lost.join(', ')}`)
  }
  const sent = { schema: old.request ?? {}, schemas: oldSchemas }
  changes.push(...misfits(sent, { schema: now.request ?? {}, schemas: newSchemas }, 'request', 'request'))
  if (old.answer === null || now.answer === null) return changes
  const answered = { schema: newSchemas[now.answer], schemas: newSchemas }
  const expected = { schema: oldSchemas[old.answer], schemas: oldSchemas }
  return [...changes, ...misfits(answered, expected, 'answer', 'answer')]
}

const whoMay = ({ meta: { access }, owners }: Call) => [access, ...owners].join(' ')

function isStricter(old: Call, now: Call): boolean {
  const [before, after] = [old.meta.access, now.meta.access]
  if (after === 'public' || (after === 'signed-in' && before !== 'public')) return false
  const narrowed =
    now.owners.length > 0 && !(old.owners.length > 0 && old.owners.every((role) => now.owners.includes(role)))
  return before !== after || narrowed
}

/** Lists why a value of one schema may not fit another: a request the new one, or an answer the old one. */
function misfits(given: Side, taken: Side, use: Use, place: string): string[] {
  const targets = alternatives(taken)
  return alternatives(given).flatMap((from) => {
    const [into, ...others] = targets.filter((target) => isSameType(from, target))
    if (!into) return [`${place} ${use === 'answer' ? 'may be' : 'no longer takes'} ${textOf(from['type'])}`]
    const tries = [into, ...others].map((target) => [
      ...valueMisfits(from, target, use).map((problem) => `${place} ${problem}`),
      ...partMisfits({ ...given, schema: from }, { ...taken, schema: target }, use, place),
    ])
    return tries.find((problems) => problems.length === 0) ?? tries[0] ?? []
  })
}

/** Returns the schemas that a value may follow, each with one type. */
function alternatives({ schema, schemas }: Side): JsonObject[] {
  const name = refName(schema)
  const own = isObject(schema) ? schema : {}
  // A keyword beside a `$ref` overrides the same keyword of the referenced schema.
  if (name !== undefined) {
    const { $ref: _, ...beside } = own
    return alternatives({ schema: schemas[name], schemas }).map((one) => ({ ...one, ...beside }))
  }
  const { oneOf, type } = own
  if (isList(oneOf)) return oneOf.flatMap((one) => alternatives({ schema: one, schemas }))
  return isList(type) ? type.map((one) => ({ ...own, type: one })) : [own]
}

function isSameType({ type: from }: JsonObject, { type: into }: JsonObject): boolean {
  return from === into || into === undefined || (from === 'integer' && into === 'number')
}

function valueMisfits(from: JsonObject, into: JsonObject, use: Use): string[] {
  const problems: string[] = []
  const wider = (key: string) => {
    const [old, now] = use === 'answer' ? [into, from] : [from, into]
    problems.push(`has ${key} ${textOf(now[key])}, not ${textOf(old[key])}`)
  }
  const values = into['enum']
  if (isList(values)) {
    const others = isList(from['enum'])
      ? from['enum'].filter((one) => !values.includes(one))
      : ['other values']
    const what = others.map(textOf).join(', ')
    if (others.length > 0) problems.push(use === 'answer' ? `may be ${what}` : `no longer takes ${what}`)
  }
  for (const key of ['format', 'pattern']) if (key in into && from[key] !== into[key]) wider(key)
  for (const key of lower) if (key in into && !(Number(from[key]) >= Number(into[key]))) wider(key)
  for (const key of upper) if (key in into && !(Number(from[key]) <= Number(into[key]))) wider(key)
  const sizes = into['x-max-bytes']
  for (const [type, size] of Object.entries(isObject(sizes) ? sizes : {})) {
    if (!(Number(at(from['x-max-bytes'], type)) <= Number(size))) wider('x-max-bytes')
  }
  return problems
}

/** Compares the fields of objects and the entries of lists. */
function partMisfits(given: Side, taken: Side, use: Use, place: string): string[] {
  const inside = (keys: readonly string[], name: string) => {
    const [from, into] = [at(given.schema, ...keys), at(taken.schema, ...keys)]
    return from === undefined || into === undefined
      ? []
      : misfits({ ...given, schema: from }, { ...taken, schema: into }, use, name)
  }
  const [from, into] = [at(given.schema, 'properties'), at(taken.schema, 'properties')]
  const [old, now] = use === 'answer' ? [into, from] : [from, into]
  const optional = textsOf(at(taken.schema, 'required')).filter(
    (name) => !textsOf(at(given.schema, 'required')).includes(name),
  )
  return [
    ...namesOf(old).flatMap((name) =>
      at(now, name) === undefined
        ? [`${place}.${name} is gone`]
        : inside(['properties', name], `${place}.${name}`),
    ),
    ...optional
      .filter((name) => at(now, name) !== undefined)
      .map((name) => `${place}.${name} ${use === 'answer' ? 'may be absent' : 'is required'}`),
    ...inside(['items'], `${place}[]`),
    ...inside(['additionalProperties'], `${place}.*`),
  ]
}

const namesOf = (properties: Json | undefined) => Object.keys(isObject(properties) ? properties : {})

function textOf(value: Json | undefined): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? 'none')
}
