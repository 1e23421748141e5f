export type Json = null | boolean | number | string | readonly Json[] | JsonObject
export interface JsonObject {
  readonly [key: string]: Json
}

const refPrefix = '#/components/schemas/'

/** A contract can't be read, or breaks a convention. The message lists each place. */
export class ContractError extends Error {
  constructor(problems: readonly string[]) {
    super(`The contract has problems:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)
    this.name = 'ContractError'
  }
}

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value)
}

export function isJson(value: unknown): value is Json {
  if (Array.isArray(value)) return value.every(isJson)
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isJson)
  return value === null || ['boolean', 'number', 'string'].includes(typeof value)
}

/** Returns the value at a path of keys and of places in lists, or undefined. */
export function at(value: Json | undefined, ...keys: readonly string[]): Json | undefined {
  let current = value
  for (const key of keys) {
    if (isList(current)) current = current[Number(key)]
    else current = isObject(current) && Object.hasOwn(current, key) ? current[key] : undefined
  }
  return current
}

/** Returns the name of the component schema that a `$ref` points to, or undefined. */
export function refName(schema: Json | undefined): string | undefined {
  const ref = at(schema, '$ref')
  return typeof ref === 'string' && ref.startsWith(refPrefix) ? ref.slice(refPrefix.length) : undefined
}

/** Returns the texts in a list; none for any other value. */
export function textsOf(value: Json | undefined): string[] {
  return isList(value) ? value.filter((one) => typeof one === 'string') : []
}

/** Changes the members of an object, and leaves out those that become undefined. */
export function mapped(
  object: JsonObject,
  change: (member: Json, key: string) => Json | undefined,
): JsonObject {
  return Object.fromEntries(
    Object.entries(object).flatMap(([key, member]) => {
      const changed = change(member, key)
      return changed === undefined ? [] : [[key, changed]]
    }),
  )
}
