import { at, isList, isObject, type Json, mapped } from '../json.ts'
import { type Keys, methods, OpenDocument, pointedTo, unnamable } from './document.ts'

/** Keywords whose values are data. */
const data = /^(?:x-.*|examples?|default|enum|const)$/

/**
 * Copies a document without the flaws of single places: a `$ref` that leads nowhere, a name that nothing can have, a route
 * or an `operationId` of another call, and a parameter that its path lacks.
 */
export function mended(document: OpenDocument): OpenDocument {
  const { root, isStrict, report } = document
  const copied = mapped(root, (member, key) => copy(member, [key]))
  const [routes, ids] = [new Set<string>(), new Set<string>()]
  const { paths } = copied
  const whole = isObject(paths) ? { ...copied, paths: mapped(paths, mendItem) } : copied
  return new OpenDocument(whole, isStrict, report)

  function copy(value: Json, keys: Keys, isData = false): Json {
    if (isList(value)) return value.map((member, index) => copy(member, [...keys, `${index}`], isData))
    if (!isObject(value)) return value
    const { $ref: ref } = value
    if (!isStrict && !isData && typeof ref === 'string' && ref.startsWith('#') && !leads(ref)) {
      document.flaw(`\`$ref\` ${ref} points to nothing`, keys)
      return {}
    }
    return mapped(value, (member, key) => {
      const name = unnamable(key, member)
      if (name !== undefined) document.flaw(`nothing can be named ${JSON.stringify(name)}`, keys)
      const isLost = keys.at(-2) === 'discriminator' && typeof member === 'string' && !leads(member)
      if (name !== undefined || isLost) return undefined
      return copy(member, [...keys, key], isData || (data.test(key) && keys.at(-1) !== 'properties'))
    })
  }

  function leads(first: string): boolean {
    const seen = new Set<string>()
    for (let ref: Json | undefined = first; typeof ref === 'string';) {
      const isNamed = !ref.split('/').some((step) => unnamable(step))
      const target = isNamed && !seen.has(ref) ? pointedTo(ref, root) : undefined
      if (target === undefined) return false
      seen.add(ref)
      ref = at(target, '$ref')
    }
    return true
  }

  /** Calls are told apart at their own paths, even if a `$ref` leads to them. */
  function mendItem(given: Json, path: string): Json {
    const item = targetOf(given)
    if (!isObject(item)) return given
    return mapped(item, (value, key) => {
      const keys = ['paths', path, key]
      if (key === 'parameters') return mendParameters(path, value, keys)
      if (!methods.includes(key)) return value
      if (!isObject(value)) return flawed('it must be a mapping', keys)
      if (isIn(routes, `${key} ${path.replaceAll(/\{[^{}]*\}/g, '{}')}`))
        return flawed('its route is that of another call', keys)
      return mapped(value, (member, name) => {
        const place = [...keys, name]
        if (name === 'parameters') return mendParameters(path, member, place)
        const isTwice = name === 'operationId' && typeof member === 'string' && isIn(ids, member)
        return isTwice ? flawed(`another call has the operationId ${member}`, place) : member
      })
    })
  }

  function mendParameters(path: string, list: Json, keys: Keys): Json {
    return (isList(list) ? list : []).filter((parameter, index) => {
      const found = targetOf(parameter)
      const name = at(found, 'name')
      if (typeof name !== 'string') return isStrict
      const isLost = at(found, 'in') === 'path' && !path.includes(`{${name}}`)
      if (isLost) flawed(`the path ${path} has no {${name}}`, [...keys, `${index}`])
      return !isLost
    })
  }

  function targetOf(value: Json): Json | undefined {
    const ref = at(value, '$ref')
    return typeof ref === 'string' ? pointedTo(ref, copied) : value
  }

  function flawed(what: string, keys: Keys): undefined {
    document.flaw(what, keys)
  }
}

/** Adds a name. @returns whether it was there */
function isIn(taken: Set<string>, name: string): boolean {
  return taken.size === taken.add(name).size
}
