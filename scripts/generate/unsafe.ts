import { ContractError, type Json } from './json.ts'
import { type Keys, placeOf, unnamable } from './open/document.ts'

/** @throws {ContractError} if a document refers to others, or names something as JavaScript does */
export function refuseUnsafe(document: Json): void {
  const problems = unsafeIn(document, [])
  if (problems.length > 0) throw new ContractError([...new Set(problems)])
}

/** Describes what would be fetched from elsewhere, and names that JavaScript finds in every object. */
function unsafeIn(value: Json, keys: Keys): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries<Json>(value).flatMap(([key, member]) => {
    if (key === '$ref' && typeof member === 'string') {
      const advice = 'bundle the contract first, e.g. with `npx @redocly/cli bundle`'
      const problem = `${placeOf(keys)}: \`$ref\` ${member} is outside of the document; ${advice}`
      return member.startsWith('#') ? [] : [problem]
    }
    const taken = unnamable(key, member)
    if (taken !== undefined) return [`${placeOf(keys)}: nothing can be named ${JSON.stringify(taken)}`]
    return unsafeIn(member, [...keys, key])
  })
}
