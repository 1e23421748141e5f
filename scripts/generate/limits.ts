import type { Contract } from './contract.ts'
import { at } from './json.ts'

/** Generates `src/api/limits.gen.ts`: the numbers that the contract gives in `x-valid`, by the name of the schema. */
export function generateLimits({ schemas }: Contract): string {
  const limits = Object.entries(schemas).flatMap(([name, schema]) => {
    const valid = at(schema, 'x-valid')
    return valid === undefined ? [] : [[name, valid]]
  })
  return `/** The numbers of the rules for values of a schema. */
export const limits = ${JSON.stringify(Object.fromEntries(limits))} as const
`
}
