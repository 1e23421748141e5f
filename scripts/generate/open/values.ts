import { createHash } from 'node:crypto'
import { generateSync } from 'json-schema-faker'
import { humanise } from '../contract.ts'
import type { Json, JsonObject } from '../json.ts'

/** Texts by format, or by the name of a field in snake case. */
const texts: readonly (readonly [RegExp, string])[] = [
  [/e_?mail(?:_address)?s?$/, 'ada@example.com'],
  [/(?:^|_)(?:ur[il]|link|href|website|homepage|webhook|endpoint|callback)s?$|^iri$/, 'https://example.com/'],
  [/^date-time$|_at$|_on$|timestamp$|^(?:created|updated|modified|expires)$/, '2026-01-15T09:30:00.000Z'],
  [/(?:^|_)(?:date|day|birthday)$/, '2026-01-15'],
  [/^byte$/, 'U2FtcGxl'],
  [/(?:^|_)(?:host|hostname|domain)$/, 'www.example.com'],
  [/(?:^|_)ip(?:v4)?(?:_address)?$/, '192.0.2.1'],
  [/(?:first|given)_?name$|user_?name$|^login$/, 'Ada'],
  [/(?:last|family)_?name$|surname$/, 'Lovelace'],
  [/(?:full|display|owner|author|customer|holder)_?name$/, 'Ada Lovelace'],
  [/phone|mobile|(?:^|_)fax/, '+12025550143'],
  [/country(?:_code)?$/, 'DE'],
  [/currency(?:_code)?$/, 'EUR'],
  [/(?:^|_)(?:locale|lang|language)$/, 'en'],
  [/(?:^|_)city$/, 'Berlin'],
  [/(?:amount|price|balance|total)$/, '19.99'],
]

/** Numbers by name. The last one is for all others. */
const numbers: readonly (readonly [RegExp, number])[] = [
  [/_at$|_on$|timestamp|date|time$|^(?:created|updated|expires)$/, 1_768_469_400],
  [/amount|price|balance|cost/, 1999],
  [/limit|per_page/, 20],
  [/(?:)/, 1],
]

/** Fields that are usually false, such as `has_more`. */
const rare = /more|next|delet|remov|archiv|disabl|block|banned|error|fail|expired|suspend|truncat|private/

/**
 * Yields likely values of a scalar, the likeliest first. Not all of them fit the schema.
 * @param first values that are known
 * @param schema its keywords
 * @param owner what has the field: equal fields of one owner get equal values
 */
export function* likely(
  first: readonly (Json | undefined)[],
  schema: JsonObject,
  name: string,
  owner: string,
) {
  for (const value of first) if (value !== undefined) yield value
  const field = name.replaceAll(/([a-z\d])([A-Z])/g, '$1_$2').toLowerCase()
  const hash = createHash('sha1').update(`${owner} ${field}`).digest('hex')
  const number = Number.parseInt(hash.slice(0, 6), 16)
  const { format, minLength = 0, maxLength = 1000, minimum, maximum } = schema
  const known = (word: string) => texts.find(([words]) => words.test(word))?.[1]
  const isId = /(?:^|_)(?:u?u?id|key|token|secret|hash|sha|cursor)s?$/.test(field)
  const text = known(field) ?? (isId ? hash.slice(0, 12) : humanise(field) || 'Text')
  if (format === 'uuid') yield hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*/, '$1-$2-4$3-8$4-$5')
  yield (typeof format === 'string' && known(format)) || text
  yield text.padEnd(Number(minLength), ` ${text}`).slice(0, Number(maxLength))
  if (isId) yield* [1000 + (number % 9000), `${1000 + (number % 9000)}`]
  for (const [names, value] of numbers) if (names.test(field)) yield value
  for (const bound of [minimum, maximum]) if (typeof bound === 'number') yield bound
  yield* [!rare.test(field), rare.test(field), null]
  // References and unions were followed already.
  const own = Object.entries(schema).filter(([key]) =>
    /imum$|Length$|^(?:type|format|pattern|multipleOf)$/.test(key),
  )
  for (const seed of [number, number + 1, number + 2]) {
    const made: unknown = generateSync(Object.fromEntries(own), { seed })
    if (typeof made === 'string' || typeof made === 'number') yield made
  }
}
