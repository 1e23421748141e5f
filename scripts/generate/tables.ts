import type { Call, Contract } from './contract.ts'
import { at } from './json.ts'
import type { Specifier } from './generated.ts'

/** Generates `src/api/calls.gen.ts`: the calls that take the browser's time zone. */
export function generateCalls(contract: Contract): string {
  const zoned = contract.calls.filter((call) => 'time_zone' in call.meta.fields)
  return `/** The paths of the calls that take \`time_zone\`. */
export const zonedCalls: ReadonlySet<string> = new Set(${JSON.stringify(zoned.map((call) => call.path))})
`
}

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

/** Generates `mocks/contract/examples.gen.ts`: the first example of each call's request. */
export function generateExamples({ calls }: Contract): string {
  const examples = calls.map(({ name, requestExamples: [example = {}] }) => [name, example])
  return `import type { contract } from './calls.gen.ts'

/** An example of each call's request. Its ids are of no row, and its files are only names. */
export const examples: Readonly<Record<keyof typeof contract, Readonly<Record<string, unknown>>>> = ${JSON.stringify(Object.fromEntries(examples))}
`
}

/** Generates `mocks/contract/summaries.gen.ts`: what each call does, in a few words. */
export function generateSummaries({ calls }: Contract): string {
  const summaries = calls.map(({ name, summary }) => [name, summary.replace(/\.$/, '')])
  return `import type { contract } from './calls.gen.ts'

/** What each call does. */
export const summaries: Readonly<Record<keyof typeof contract, string>> = ${JSON.stringify(Object.fromEntries(summaries))}
`
}

/** Generates the simulator's `calls.gen.ts`: the metadata of each call, and the values of enumerations. */
export function generateMetadata(contract: Contract, specifier: Specifier): string {
  const entries = contract.calls.map((call) => `${JSON.stringify(call.name)}: ${JSON.stringify(call.meta)},`)
  const values = Object.entries(contract.schemas).map(([name, schema]) => [name, at(schema, 'enum')])
  return `import type { CallContract } from '${specifier('contract/types.ts')}'

/** The metadata of each call. */
export const contract = {
${entries.join('\n')}
} as const satisfies Record<string, CallContract>

/** The values of each named enumeration. */
export const enumerations = ${JSON.stringify(Object.fromEntries(values))} as const
`
}

/** Generates `mocks/api/index.gen.ts`: all operations by call. */
export function generateOperationIndex(contract: Contract): string {
  const imports = contract.calls.map(
    (call) => `import { operation as ${call.meta.operationId} } from './${call.name}.ts'`,
  )
  const entries = contract.calls.map((call) => `${JSON.stringify(call.name)}: ${call.meta.operationId},`)
  return `import type { OperationSet } from '../operation.ts'
${imports.join('\n')}

/** The operation of every call. */
export const operations = {
${entries.join('\n')}
} satisfies OperationSet
`
}

/** Returns the path of a call's operation, from the root. */
export function operationFile(call: Call): string {
  return `mocks/api/${call.name}.ts`
}

/**
 * Describes missing and superfluous operations, and what to do.
 * @param present the paths of existing operations, from the root
 */
export function operationProblems({ calls }: Contract, present: readonly string[]): string[] {
  const wanted = new Map(calls.map((call) => [operationFile(call), call.path]))
  const missing = [...wanted].filter(([file]) => !present.includes(file))
  const orphaned = present.filter((file) => !wanted.has(file))
  return [
    ...missing.map(
      ([file, path]) => `${path} has no operation. Write ${file}, or run \`npm run generate -- --scaffold\`.`,
    ),
    ...orphaned.map((file) => `${file} answers no call of openapi.yaml. Delete it and its test.`),
  ]
}
