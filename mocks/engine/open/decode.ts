import { Refused } from '../base/errors.ts'
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
  const texts = new Map<string, string[]>()
  for (const [name, text] of pairs) {
    const known = texts.get(name)
    if (known) known.push(text)
    else texts.set(name, [text])
  }
  return { all: (name) => texts.get(name) ?? [], names: () => texts.keys(), decode }
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
    if (!(error instanceof URIError || error instanceof SyntaxError)) throw error
    throw new Refused(`${param.name} can’t be read.`, { httpStatus: 400 })
  }
}

const delimiters = { spaceDelimited: / |\+|%20/, pipeDelimited: /\||%7c/i } as const

function read({ name, style, explode, shape }: Encoding & { name: string }, texts: Texts): unknown {
  const { decode } = texts
  const given = texts.all(name)
  const fields = typeof shape === 'object' && 'fields' in shape ? shape : undefined
  if (fields && style === 'deepObject') return deepObject(fields, name, texts)
  if (fields && style === 'form' && explode) {
    const names = [...texts.names()].filter((each) => each in fields.fields || fields.rest !== undefined)
    return names.length === 0
      ? undefined
      : objectOf(
          fields,
          names.map((each) => [each, texts.all(each).at(-1) ?? '']),
          decode,
        )
  }
  const last = given.at(-1)
  if (last === undefined) return undefined
  if (style === 'json') return JSON.parse(decode(last))
  const text = withoutPrefix(last, style, name)
  if (typeof shape === 'string') return scalar(decode(text), shape)
  const delimiter =
    style === 'spaceDelimited' || style === 'pipeDelimited'
      ? delimiters[style]
      : !explode || style === 'simple' || style === 'form'
        ? ','
        : style === 'label'
          ? '.'
          : ';'
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
  return objectOf(shape, pairs, decode)
}

function withoutPrefix(text: string, style: Encoding['style'], name: string): string {
  if (style === 'label') return text.replace(/^\./, '')
  if (style !== 'matrix') return text
  const own = `;${name}=`
  return text.startsWith(own) ? text.slice(own.length) : text.replace(/^;/, '')
}

type Fields = Extract<Shape, { fields: object }>

function objectOf(
  { fields, rest = 'string' }: Fields,
  pairs: readonly (readonly [string, string])[],
  decode: Texts['decode'],
) {
  const entries = pairs.map(([name, text]) => {
    const key = decode(name)
    return [key, valueOf(decode(text), Object.hasOwn(fields, key) ? (fields[key] ?? rest) : rest)] as const
  })
  return Object.fromEntries(entries)
}

/** `filter[name]=x`, `filter[range][from]=1` and `filter[ids][]=1`. */
function deepObject(shape: Fields, name: string, texts: Texts): unknown {
  const entries: [string, unknown][] = []
  for (const [key, inner] of Object.entries(shape.fields)) {
    const own = `${name}[${key}]`
    const value =
      typeof inner === 'object' && 'fields' in inner
        ? deepObject(inner, own, texts)
        : typeof inner === 'object'
          ? [...texts.all(own), ...texts.all(`${own}[]`)].map((text) =>
              valueOf(texts.decode(text), inner.items),
            )
          : texts
              .all(own)
              .map((text) => scalar(texts.decode(text), inner))
              .at(-1)
    const isEmpty = value === undefined || (Array.isArray(value) && value.length === 0)
    if (!isEmpty) entries.push([key, value])
  }
  return entries.length === 0 ? undefined : Object.fromEntries(entries)
}

/** Returns the value of text; of a list or an object as JSON, because no style nests them. */
function valueOf(text: string, shape: Shape): unknown {
  return typeof shape === 'string' ? scalar(text, shape) : JSON.parse(text)
}

function scalar(text: string, types: string): unknown {
  for (const type of types.split('|')) {
    if (type === 'integer' && /^-?\d+$/.test(text) && Number.isSafeInteger(Number(text))) return Number(text)
    if (type === 'number' && /^-?\d+(?:\.\d+)?(?:e[-+]?\d+)?$/i.test(text)) return Number(text)
    if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true'
    if (type === 'null' && (text === '' || text === 'null')) return null
  }
  return text
}
