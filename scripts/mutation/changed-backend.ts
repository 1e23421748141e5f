import { readFileSync } from 'node:fs'
import { registerHooks, stripTypeScriptTypes } from 'node:module'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import type { simulate } from '../../conformance/simulated.ts'
import { type Change, changed } from './changes.ts'
import { root } from './graph.ts'

const mark = 'change'

const loadedShape = v.looseObject({ simulate: v.custom<typeof simulate>((one) => typeof one === 'function') })

let current: { change: Change; affected: ReadonlySet<string>; number: number } | undefined
let number = 0

/**
 * Loads the simulated backend with a change. Only the modules between the change and the backend are loaded anew: the
 * kit and the sample data keep the true rules.
 * @param affected the files that the change affects
 */
export async function loadChanged(change: Change, affected: ReadonlySet<string>) {
  number += 1
  current = { change, affected, number }
  const url = new URL(`../../${root}?${mark}=${number}`, import.meta.url)
  const loaded: unknown = await import(url.href)
  return v.parse(loadedShape, loaded)
}

registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context)
    const isInside = context.parentURL?.includes(`?${mark}=`)
    if (!isInside || !current?.affected.has(pathOf(found.url))) return found
    return { ...found, url: `${found.url}?${mark}=${current.number}` }
  },
  load(url, context, next) {
    if (!current || !url.includes(`?${mark}=`)) return next(url, context)
    const path = pathOf(url)
    const text = path === current.change.file ? undefined : known.get(path)
    return { format: 'module', source: text ?? compiled(path, current.change), shortCircuit: true }
  },
})

const known = new Map<string, string>()

function compiled(path: string, change: Change): string {
  const text = readFileSync(path, 'utf8')
  if (path === change.file) return stripTypeScriptTypes(changed(text, change))
  const plain = stripTypeScriptTypes(text)
  known.set(path, plain)
  return plain
}

function pathOf(url: string): string {
  return url.startsWith('file:') ? relative('', fileURLToPath(url)).replaceAll('\\', '/') : url
}
