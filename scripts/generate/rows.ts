import type { Contract } from './contract.ts'
import { at, ContractError, isObject, type Json, refName } from './json.ts'

/**
 * Generates `mocks/contract/rows.gen.ts`: the table whose rows the objects of each schema are, and that of each id in a
 * request, as `x-row` says.
 * @throws {ContractError} if an id has no `x-row`
 */
export function generateRows({ calls, schemas }: Contract): string {
  const problems: string[] = []

  function tableOf(schema: Json | undefined, place: string): Json {
    const row = at(schema, 'x-row')
    if (row === undefined)
      problems.push(`${place}: say in \`x-row\` which table of mocks/model/tables.ts its id is from`)
    return row ?? null
  }

  const answers = new Set(calls.map(({ answer }) => answer))
  const ofSchemas = Object.entries(schemas)
    .filter(([name, schema]) => !answers.has(name) && isId(at(schema, 'properties', 'id')))
    .map(([name, schema]) => [name, tableOf(schema, `components.schemas.${name}`)])
  const ofFields = calls.flatMap(({ name, path, request }) => {
    const fields = at(request ?? undefined, 'properties')
    const ids = Object.entries(isObject(fields) ? fields : {}).flatMap(([field, schema]) => {
      const one = [schema, at(schema, 'items')].find(isId)
      return one === undefined ? [] : [[field, tableOf(one, `${path}: field ${field}`)]]
    })
    return ids.length === 0 ? [] : [[name, Object.fromEntries(ids)]]
  })
  if (problems.length > 0) throw new ContractError(problems)
  return `/** The table whose rows the objects of a schema are. */
export const rowOfSchema = ${JSON.stringify(Object.fromEntries(ofSchemas))} as const

/** The tables of the ids in a call's request, by field. Another field may decide \`by\` its value. */
export const rowOfField = ${JSON.stringify(Object.fromEntries(ofFields))} as const
`
}

const isId = (schema: Json | undefined) => refName(schema) === 'Id'
