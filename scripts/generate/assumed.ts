import type { Contract } from './contract.ts'
import { at, isList, isObject, type Json, textsOf } from './json.ts'

/** Returns the calls that each assumption is about: those where the contract marks it, or a schema that they refer to. */
export function scopesOf({ document, calls }: Contract): ReadonlyMap<string, readonly string[]> {
  const marked = calls.flatMap(({ name, path }) =>
    [...new Set(marksIn(document, at(document, 'paths', path)))].map((id) => ({ id, name })),
  )
  return new Map(
    [...Map.groupBy(marked, ({ id }) => id)].map(([id, all]) => [id, all.map(({ name }) => name)]),
  )
}

function marksIn(document: Json, value: Json | undefined, seen = new Set<string>()): string[] {
  if (isList(value)) return value.flatMap((each) => marksIn(document, each, seen))
  if (!isObject(value)) return []
  const { $ref, 'x-assumption': one, 'x-assumptions': several, ...below } = value
  const ids = [...textsOf([one ?? null]), ...textsOf(several)]
  // Shared responses are about all calls.
  const isFollowed =
    typeof $ref === 'string' && !$ref.startsWith('#/components/responses/') && !seen.has($ref)
  const target = isFollowed ? at(document, ...$ref.slice(2).split('/')) : undefined
  if (isFollowed) seen.add($ref)
  return [...ids, ...[target, ...Object.values(below)].flatMap((each) => marksIn(document, each, seen))]
}

/** Generates `mocks/contract/assumed.gen.ts`: the calls that each assumption is about, as `x-assumption` says. */
export function generateAssumed(contract: Contract): string {
  return `/** The calls that each assumption is about. */
export const assumedIn: Readonly<Record<string, readonly string[]>> = ${JSON.stringify(Object.fromEntries(scopesOf(contract)))}
`
}
