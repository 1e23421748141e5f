import { Refused } from '../base/errors.ts'
import { jsonIn } from '../contract/json.ts'
import type { Encoding, OpenParam, Shape } from './types.ts'

/** Where parameters come from: named texts, still encoded. */
export interface Texts {
  all(name: string): readonly string[]
  names(): Iterable<string>
  /** @throws URIError if the text can't be decoded */
  decode(text: string): string
}

/** Returns named texts. @param pairs may repeat a name */
export function textsOf(pairs: Iterable<readonly [string, string]>, decode = (text: string) => text): Texts {
  const texts = Map.groupBy(pairs, ([name]) => name)
  return { all: (name) => (texts.get(name) ?? []).map(([, text]) => text), names: () => texts.keys(), decode }
}

/** Splits a query or a form in a URL's encoding. */
export function pairsOf(query: string): (readonly [string, string])[] {
  return query
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const [name = '', ...value] = pair.split('=')
      return [plus(name), value.join('=')]
    })
}

/** Decodes text of a query. @throws URIError */
export function plus(text: string): string {
  return decodeURIComponent(text.replaceAll('+', ' '))
}

/** Returns the pairs of a `cookie` header. */
export function cookiesOf(header: string): (readonly [string, string])[] {
  return header
    .split(';')
    .filter((pair) => pair.includes('='))
    .map((pair) => [pair.slice(0, pair.indexOf('=')).trim(), pair.slice(pair.indexOf('=') + 1).trim()])
}

/**
 * Reads a parameter by its style. Text that doesn't fit its type stays text, so that validation reports it.
 * @returns undefined if it is missing
 * @throws Refused if its percent-encoding or its JSON is broken
 */
export function readParam(param: OpenParam | (Encoding & { name: string }), texts: Texts): unknown {
  try {
    return read(param, texts)
  } catch (error) {
    // JSON's own refusal doesn't name the parameter.
    if (!(error instanceof URIError || error instanceof Refused)) throw error
    throw new Refused(`${param.name} can’t be read.`, { httpStatus: 400 })
  }
}

/** The separators of a list’s or an object’s values; `simple` and `form` use theirs only without `explode`. */
const delimiters = {
  spaceDelimited: / |\+|%20/,
  pipeDelimited: /\||%7c/i,
  simple: ',',
  form: ',',
  label: '.',
  matrix: ';',
} as const

function read({ name, style, explode, shape }: Encoding & { name: string }, texts: Texts): unknown {
  const { decode } = texts
  const given = texts.all(name)
  const fields = typeof shape === 'object' && 'fields' in shape ? shape : undefined
  if (style === 'deepObject') return valueAt(branchOf(name, texts), shape, decode)
  if (fields && style === 'form' && explode) {
    const names = [...texts.names()].filter((each) => shapeIn(fields, each) !== undefined)
    const pairs = names.map((each) => [each, texts.all(each).at(-1) ?? ''] as const)
    return names.length === 0 ? undefined : objectOf(fields, pairs, decode)
  }
  const last = given.at(-1)
  if (last === undefined) return undefined
  if (style === 'json') return jsonIn(decode(last))
  const text = withoutPrefix(last, style, name)
  if (typeof shape === 'string') return scalar(decode(text), shape)
  const delimiter = explode || style.endsWith('Delimited') ? delimiters[style] : ','
  if ('items' in shape) {
    const isRepeated = explode && style === 'form'
    const parts = isRepeated ? given : text === '' ? [] : text.split(delimiter)
    const own = `${name}=`
    const bare = parts.map((part) =>
      style === 'matrix' && part.startsWith(own) ? part.slice(own.length) : part,
    )
    return bare.map((part) => valueOf(decode(part), shape.items))
  }
  const parts = text.split(delimiter)
  const pairs = explode
    ? parts.map((part): [string, string] => [part.split('=', 1)[0] ?? '', part.slice(part.indexOf('=') + 1)])
    : parts.flatMap((part, at): [string, string][] => (at % 2 === 0 ? [[part, parts[at + 1] ?? '']] : []))
  const decoded = pairs.map(([key, part]) => [decode(key), part] as const)
  return objectOf({ rest: 'string', ...shape }, decoded, decode)
}

function withoutPrefix(text: string, style: Encoding['style'], name: string): string {
  if (style === 'label') return text.replace(/^\./, '')
  if (style !== 'matrix') return text
  const own = `;${name}=`
  return text.startsWith(own) ? text.slice(own.length) : text.replace(/^;/, '')
}

type Fields = Extract<Shape, { fields: object }>

/** Returns the shape of a field; undefined if the object may not have it. @throws Refused as for JSON */
function shapeIn({ fields, rest }: Fields, key: string): Shape | undefined {
  if (key === '__proto__') throw new Refused('A field may not be named __proto__.', { httpStatus: 400 })
  return Object.hasOwn(fields, key) ? fields[key] : rest
}

function objectOf(shape: Fields, pairs: readonly (readonly [string, string])[], decode: Texts['decode']) {
  return Object.fromEntries(
    pairs.map(([key, text]) => [key, valueOf(decode(text), shapeIn(shape, key) ?? 'string')]),
  )
}

/** The texts of a name, and those of the names that continue it in brackets. */
interface Branch {
  texts: readonly string[]
  inner: Map<string, Branch>
}

/** Reads `filter[name]=x`, `filter[range][from]=1`, `filter[ids][]=1` and `filter[ids][0]=1`. */
function branchOf(name: string, texts: Texts): Branch {
  const root: Branch = { texts: texts.all(name), inner: new Map() }
  for (const each of texts.names()) {
    if (!each.startsWith(`${name}[`)) continue
    let branch = root
    for (const [, key = ''] of each.slice(name.length).matchAll(/\[([^[\]]*)\]/g)) {
      const next: Branch = branch.inner.get(key) ?? { texts: [], inner: new Map() }
      branch.inner.set(key, next)
      branch = next
    }
    branch.texts = branch.texts.concat(texts.all(each))
  }
  return root
}

function valueAt({ texts, inner }: Branch, shape: Shape, decode: Texts['decode']): unknown {
  if (typeof shape === 'string') return texts.map((text) => scalar(decode(text), shape)).at(-1)
  if ('items' in shape) {
    const bare = [...texts, ...(inner.get('')?.texts ?? [])].map((text) => valueOf(decode(text), shape.items))
    const numbered = [...inner].filter(([key]) => /^\d+$/.test(key))
    const list = bare.concat(numbered.map(([, branch]) => valueAt(branch, shape.items, decode)))
    return list.length === 0 ? undefined : list
  }
  const entries = [...inner].flatMap(([key, branch]) => {
    const field = shapeIn(shape, key)
    const value = field === undefined ? undefined : valueAt(branch, field, decode)
    return value === undefined ? [] : [[key, value] as const]
  })
  return entries.length === 0 ? undefined : Object.fromEntries(entries)
}

/** Returns the value of text; of a list or an object as JSON, because no style nests them. */
function valueOf(text: string, shape: Shape): unknown {
  return typeof shape === 'string' ? scalar(text, shape) : jsonIn(text)
}

function scalar(text: string, types: string): unknown {
  for (const type of types.split('|')) {
    if (type === 'integer' && /^-?\d+$/.test(text) && Number.isSafeInteger(Number(text))) return Number(text)
    const isNumber = type === 'number' && /^-?\d+(?:\.\d+)?(?:e[-+]?\d+)?$/i.test(text)
    if (isNumber && Number.isFinite(Number(text))) return Number(text)
    if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true'
    if (type === 'null' && (text === '' || text === 'null')) return null
  }
  return text
}
