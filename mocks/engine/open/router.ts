import { decoded } from '../base/decoded.ts'
import { Refused } from '../base/errors.ts'
import type { OpenCall } from './types.ts'

/** A step of the paths: the ways on by fixed text, then those by a template, and the calls that end here by method. */
interface Step {
  fixed: Map<string, Step>
  templates: { texts: readonly string[]; names: readonly string[]; next: Step }[]
  calls: Map<string, string>
}

interface Route {
  call: string
  path: Readonly<Record<string, string>>
}

/**
 * Returns the function that finds the call of a path and a method. Fixed text wins over a parameter, from left to right;
 * `HEAD` finds `GET` too.
 */
export function routerOf(calls: Readonly<Record<string, Pick<OpenCall, 'method' | 'path'>>>) {
  const root = treeOf(calls)

  /** @param path after the prefix: `/books/7` @throws Refused with 404 or 405 */
  return (path: string, method: string): Route => {
    const parts = path.split('/').slice(1)
    const allowed = new Set<string>()
    const wanted = method.toLowerCase()
    const found = search(root, 0, {})
    if (found) return found
    if (allowed.size === 0) throw new Refused(`There is nothing at ${path}.`, { httpStatus: 404 })
    if (allowed.has('get')) allowed.add('head')
    const allow = [...allowed].map((name) => name.toUpperCase()).join(', ')
    throw new Refused(`${method} isn’t possible here.`, { httpStatus: 405, headers: { allow } })

    function search(step: Step, at: number, values: Route['path']): Route | undefined {
      const part = parts[at]
      if (part === undefined) {
        const call = step.calls.get(wanted) ?? (wanted === 'head' ? step.calls.get('get') : undefined)
        for (const each of step.calls.keys()) allowed.add(each)
        return call === undefined ? undefined : { call, path: values }
      }
      const fixed = step.fixed.get(decoded(part))
      const hit = fixed && search(fixed, at + 1, values)
      if (hit) return hit
      for (const { texts, names, next } of step.templates) {
        const parameters = valuesIn(part, texts)
        const here = parameters && names.map((name, index) => [name, parameters[index] ?? ''] as const)
        const route = here && search(next, at + 1, { ...values, ...Object.fromEntries(here) })
        if (route) return route
      }
      return undefined
    }
  }
}

/** How long a pattern may be, in characters: servers take addresses of 8 kB. */
const longestPattern = 2_000

/**
 * Returns a regular expression for the paths of calls, without their first slash: `books(/*)?`. In it, `*` is any value.
 * It becomes part of an address, so one that is too long says only how paths begin.
 */
export function patternOf(calls: Parameters<typeof routerOf>[0]): string {
  const tree = treeOf(calls)
  const all = [Infinity, 3, 2, 1].map((depth) => pattern(tree, depth))
  return all.find(({ length }) => length <= longestPattern) ?? '*(/*){0,}/?'

  function pattern({ fixed, templates }: Step, depth: number): string {
    const steps = [...fixed].map(([text, next]) => ({ texts: [encodeURI(text)], next }))
    const ways = [...steps, ...templates].map(({ texts, next }) => {
      const own = texts.map((text) =>
        text.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('*', '.'),
      )
      const isMore = next.fixed.size + next.templates.length > 0
      if (isMore && depth === 1) return `${own.join('*')}(/*){0,}/?`
      const more = isMore ? `/${pattern(next, depth - 1)}` : ''
      return `${own.join('*')}${more && next.calls.size > 0 ? `(${more})?` : more}`
    })
    return ways.length > 1 ? `(${ways.join('|')})` : ways.join('')
  }
}

function treeOf(calls: Parameters<typeof routerOf>[0]): Step {
  const root = newStep()
  for (const [name, { method, path }] of Object.entries(calls)) {
    let step = root
    for (const part of path.split('/').slice(1)) step = stepTo(step, part)
    step.calls.set(method, name)
  }
  return root
}

function newStep(): Step {
  return { fixed: new Map(), templates: [], calls: new Map() }
}

/** Returns the step after a part of a template, such as `books`, `{id}` or `{from}-{to}.json`. */
function stepTo({ fixed, templates }: Step, part: string): Step {
  const names = [...part.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name)
  if (names.length === 0) {
    const known = fixed.get(decoded(part)) ?? newStep()
    fixed.set(decoded(part), known)
    return known
  }
  const texts = part.split(/\{[^}]+\}/)
  const known = templates.find(
    (one) => one.texts.join('{}') === texts.join('{}') && one.names.join() === names.join(),
  )
  if (known) return known.next
  const next = newStep()
  templates.push({ texts, names, next })
  // The more fixed text, the earlier.
  templates.sort((a, b) => b.texts.join('{}').length - a.texts.join('{}').length)
  return next
}

/**
 * Returns the values between the fixed texts of a template, each as short as possible but not empty. A regular
 * expression would try every way to divide a part that doesn't fit.
 */
function valuesIn(part: string, [start = '', ...texts]: readonly string[]): string[] | undefined {
  if (!part.startsWith(start)) return undefined
  const end = texts.pop() ?? ''
  const last = part.length - end.length
  const values: string[] = []
  let from = start.length
  for (const text of texts) {
    const to = part.indexOf(text, from + 1)
    if (to === -1) return undefined
    values.push(part.slice(from, to))
    from = to + text.length
  }
  return from < last && part.endsWith(end) ? [...values, part.slice(from, last)] : undefined
}
