/**
 * Generates the shapes by which the client reads answers, as short strings to keep the first load small.
 * `id:id title location? files:*AttachedFile -total:count` means an id, a text, a text that may be null, a list of
 * objects of another shape, and a count that may be absent. An enumeration's kind is its name.
 */
import type { Contract } from './contract.ts'
import { at, isList, isObject, type Json, type JsonObject, refName } from './json.ts'

/** Top-level media types. A field whose enumeration has only these describes a file. */
const mediaTypes: readonly Json[] = ['image', 'video', 'audio', 'text', 'application']

/** The fields that every answer has. The client reads them without a shape. */
const envelope = ['status', 'message']

/** The fields with which the client says what it could not read. */
const added = ['unread', 'omitted']

/** Generates `src/api/answers.gen.ts`. */
export function generateAnswers(contract: Contract): string {
  const { calls, schemas } = contract
  const shapes: Record<string, string> = {}
  const answers: Record<string, string> = {}
  const enumerations: Record<string, string> = {}

  function fieldsOf(schema: Json | undefined, without: readonly string[] = []): string {
    const properties = at(schema, 'properties')
    const required = at(schema, 'required')
    const names = Object.keys(isObject(properties) ? properties : {}).filter(
      (name) => !without.includes(name),
    )
    return names
      .map((name) => {
        if (added.includes(name))
          throw new Error(`The client adds a field “${name}” to what it reads. Choose another name.`)
        const { kind, nullable } = kindOf(at(properties, name))
        const optional = !(isList(required) && required.includes(name))
        return `${optional ? '-' : ''}${name}${kind === 'text' ? '' : `:${kind}`}${nullable ? '?' : ''}`
      })
      .join(' ')
  }

  function kindOf(schema: Json | undefined): { kind: string; nullable: boolean } {
    const name = refName(schema)
    const full = isObject(schema) ? schema : {}
    const choices = full['oneOf']
    if (name !== undefined) return { kind: namedKind(name), nullable: false }
    if (isList(choices)) {
      const one = choices.find((choice) => at(choice, 'type') !== 'null')
      return { kind: kindOf(one).kind, nullable: choices.length > 1 }
    }
    const { type } = full
    const types = isList(type) ? type : [type ?? null]
    const nullable = types.includes('null')
    const [one, ...more] = types.filter((each) => each !== 'null')
    return { kind: more.length > 0 ? 'reference' : valueKind(one, full), nullable }
  }

  function valueKind(type: Json | undefined, { enum: values, format, items }: JsonObject): string {
    const choices = isList(values) ? values : []
    if (type === 'array') return `*${kindOf(items).kind}`
    if (type === 'boolean') return 'boolean'
    if (type === 'number') return 'number'
    if (type === 'integer') return choices.length > 0 ? 'bit' : 'count'
    if (type !== 'string') return 'any'
    if (choices.length > 0 && choices.every((value) => mediaTypes.includes(value))) return 'media'
    return format === 'date-time' ? 'time' : 'text'
  }

  function namedKind(name: string): string {
    if (name === 'Id') return 'id'
    const schema = schemas[name]
    if (!isObject(at(schema, 'properties'))) {
      const { kind } = kindOf(schema)
      const values = at(schema, 'enum')
      if (kind !== 'text' || !isList(values)) return kind
      enumerations[name] = values.filter((value) => typeof value === 'string').join(' ')
      return name
    }
    if (shapes[name] === undefined) {
      // Set before the fields are read, because they may refer back to this shape.
      shapes[name] = ''
      shapes[name] = fieldsOf(schema)
    }
    return name
  }

  for (const { name, answer } of calls) {
    const fields = answer === null ? '' : fieldsOf(schemas[answer], envelope)
    if (fields) answers[name] = fields
  }
  return `/** The fields of each answer besides its envelope. Calls without fields are left out. */
export const answers: Readonly<Record<string, string>> = ${JSON.stringify(answers)}

/** The fields of each object in an answer, by its name. */
export const shapes: Readonly<Record<string, string>> = ${JSON.stringify(shapes)}

/** The values of each enumeration in an answer, by its name. */
export const enumerations: Readonly<Record<string, string>> = ${JSON.stringify(enumerations)}
`
}
