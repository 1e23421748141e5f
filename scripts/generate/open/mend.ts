import { at, isList, isObject, type Json, type JsonObject } from '../json.ts'
import { type Keys, methods, OpenDocument, pointedTo, unnamable } from './document.ts'

/** Keywords whose values are data. */
const data = /^(?:x-.*|examples?|default|enum|const)$/

/**
 * Copies a document without the flaws of single places, which would make all of it unreadable, and reports each: a `$ref`
 * that leads nowhere, a name that nothing can have, a route or an `operationId` of another call, and a parameter that its
 * path lacks.
 */
export function mended(document: OpenDocument): OpenDocument {
  const { root, report } = document
  const entries = Object.entries(root).map(([key, member]): [string, Json] => [key, copy(member, [key])])
  const copied: JsonObject = Object.fromEntries(entries)
  const taken = new Set<string>()
  const { paths } = copied
  const items = Object.entries(isObject(paths) ? paths : {}).map(([path, item]) => [
    path,
    mendItem(path, item),
  ])
  return new OpenDocument(
    { ...copied, ...(paths !== undefined && { paths: Object.fromEntries(items) }) },
    false,
    report,
  )

  function copy(value: Json, keys: Keys, isData = false): Json {
    if (isList(value)) return value.map((member, index) => copy(member, [...keys, `${index}`], isData))
    if (!isObject(value)) return value
    const { $ref: ref } = value
    if (!isData && typeof ref === 'string' && ref.startsWith('#') && !leads(ref)) {
      document.gap('a `$ref` that leads nowhere stands for anything', keys)
      return {}
    }
    const members = Object.entries(value).flatMap(([key, member]): [string, Json][] => {
      const name = unnamable(key, member)
      if (name !== undefined) document.flaw(`nothing can be named ${JSON.stringify(name)}`, keys)
      const isOfData = isData || (data.test(key) && keys.at(-1) !== 'properties')
      const isLost = keys.at(-2) === 'discriminator' && typeof member === 'string' && !leads(member)
      return name === undefined && !isLost ? [[key, copy(member, [...keys, key], isOfData)]] : []
    })
    return Object.fromEntries(members)
  }

  function leads(first: string): boolean {
    const seen = new Set<string>()
    for (let ref: Json | undefined = first; typeof ref === 'string';) {
      const target =
        seen.has(ref) || ref.split('/').some((step) => unnamable(step)) ? undefined : pointedTo(ref, root)
      if (target === undefined) return false
      seen.add(ref)
      ref = at(target, '$ref')
    }
    return true
  }

  /** Calls are told apart at their own paths, even if a `$ref` leads to them. */
  function mendItem(path: string, given: Json): Json {
    const ref = at(given, '$ref')
    const item = typeof ref === 'string' ? pointedTo(ref, copied) : given
    if (!isObject(item)) document.flaw('it must be a mapping', ['paths', path])
    const calls = Object.entries(isObject(item) ? item : {}).flatMap(([key, value]): [string, Json][] => {
      const keys = ['paths', path, key]
      if (key === 'parameters') return [[key, mendParameters(path, value, keys)]]
      if (!methods.includes(key)) return [[key, value]]
      if (!isObject(value)) document.flaw('it must be a mapping', keys)
      if (!isObject(value)) return []
      if (isTaken(`${key} ${path.replaceAll(/\{[^{}]*\}/g, '{}')}`)) {
        document.gap('a call with the route of another is left out', keys)
        return []
      }
      const { operationId: id, parameters, ...rest } = value
      const isNamed = typeof id === 'string' && !isTaken(id)
      if (typeof id === 'string' && !isNamed)
        document.gap('a call is named by its path, because its `operationId` is that of another', keys)
      const list = parameters && mendParameters(path, parameters, [...keys, 'parameters'])
      return [[key, { ...rest, ...(isNamed && { operationId: id }), ...(list && { parameters: list }) }]]
    })
    return Object.fromEntries(calls)
  }

  function mendParameters(path: string, list: Json, keys: Keys): Json {
    return (isList(list) ? list : []).filter((parameter, index) => {
      const ref = at(parameter, '$ref')
      const found = typeof ref === 'string' ? pointedTo(ref, copied) : parameter
      const name = at(found, 'name')
      const isLost = at(found, 'in') === 'path' && !path.includes(`{${String(name)}}`)
      if (isLost) document.flaw(`the path ${path} has no {${String(name)}}`, [...keys, `${index}`])
      return !isLost && typeof name === 'string'
    })
  }

  function isTaken(name: string): boolean {
    return taken.size === taken.add(name).size
  }
}
