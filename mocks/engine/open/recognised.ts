import type { OpenContract } from './types.ts'
import type { Does, Resource } from './unwritten-types.ts'

/** What calls can do with a resource, as a line names it. */
export const kinds: readonly Does['what'][] = ['list', 'create', 'read', 'replace', 'change', 'remove']

/** Describes what was recognised, a line for each resource, and then the calls that write and change nothing. */
export function recognisedLines({
  resources,
  does,
  calls,
}: Pick<OpenContract, 'does' | 'calls'> & {
  resources: Readonly<Record<string, Omit<Resource, 'sample'>>>
}): string[] {
  const lines = Object.entries(resources).flatMap(([name, { key, also = [] }]) => {
    const own = Object.entries(does).filter(([, { to }]) => to === name)
    if (own.length === 0) return []
    const all = kinds.filter((kind) => own.some(([, { what }]) => what === kind)).join(', ')
    const paths = [...new Set(own.map(([id]) => calls[id]?.path ?? ''))].toSorted().join(' and ')
    return `${name}: ${all} at ${paths}, ${key === undefined ? 'no key' : `key ${[key, ...also].join(' or ')}`}`
  })
  const others = Object.entries(calls).filter(([id, { method }]) => !does[id] && /^p|^delete/.test(method))
  return [
    ...lines,
    ...others.map(([, { method, path }]) => `changes nothing: ${method.toUpperCase()} ${path}`),
  ]
}
