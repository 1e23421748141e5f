import { createHash } from 'node:crypto'
import { generateSync } from 'json-schema-faker'
import { humanise } from '../contract.ts'
import { isList, type Json, type JsonObject } from '../json.ts'

/** Texts of formats. The library makes those of others. */
const formats: Readonly<Record<string, string>> = {
  email: 'ada@example.com',
  uri: 'https://example.com/',
  url: 'https://example.com/',
  hostname: 'www.example.com',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
  'date-time': '2026-01-15T09:30:00Z',
  date: '2026-01-15',
  time: '09:30:00Z',
  duration: 'P1D',
  byte: 'U2FtcGxl',
}

/** What fields are likely to be, by their names in snake case: a format or a text. */
const namedTexts: readonly (readonly [RegExp, string])[] = [
  [/e_?mail(?:_address)?s?$/, 'email'],
  [/(?:^|_)(?:url|uri|link|href|website|homepage|webhook|endpoint|callback)s?$/, 'uri'],
  [/(?:_at|_on|timestamp|datetime)$|^(?:created|updated|modified|expires)$/, 'date-time'],
  [/(?:^|_)(?:date|day|birthday)$/, 'date'],
  [/(?:^|_)(?:u?uid|guid)$/, 'uuid'],
  [/(?:^|_)(?:host|hostname|domain|fqdn)$/, 'hostname'],
  [/(?:^|_)(?:ip|ip_address|ipv4)$/, 'ipv4'],
  [/(?:first|given)_?name$/, 'Ada'],
  [/(?:last|family)_?name$|surname$/, 'Lovelace'],
  [/(?:full|display|owner|author|customer|holder)_?name$/, 'Ada Lovelace'],
  [/user_?name$|^(?:login|nick|handle)$/, 'ada'],
  [/phone|mobile|(?:^|_)fax/, '+12025550143'],
  [/country(?:_code)?$/, 'DE'],
  [/currency(?:_code)?$/, 'EUR'],
  [/(?:^|_)(?:locale|lang|language)$/, 'en'],
  [/time_?zone$|^tz$/, 'Europe/Berlin'],
  [/(?:^|_)city$/, 'Berlin'],
  [/(?:postal_?code|post_?code|(?:^|_)zip(?:_?code)?)$/, '10115'],
  [/(?:^|_)street/, '1 Example Street'],
  [/colou?r$/, '#3366cc'],
  [/version$/, '1.0.0'],
  [/(?:amount|price|balance|total)$/, '19.99'],
]

/** Likewise for numbers; the last one is for all others. */
const namedNumbers: readonly (readonly [RegExp, number])[] = [
  [/(?:_at|_on|timestamp|date|time)$|^(?:created|updated|expires)$/, 1_768_469_400],
  [/(?:^|_)lat(?:itude)?$/, 52.52],
  [/(?:^|_)(?:lng|lon|long|longitude)$/, 13.405],
  [/(?:^|_)year$/, 2026],
  [/(?:status|code)$/, 200],
  [/amount|price|balance|cost/, 1999],
  [/size|bytes/, 1024],
  [/width|height/, 640],
  [/limit|per_page/, 20],
  [/offset|skip/, 0],
  [/(?:)/, 1],
]

/** Fields that are usually false, such as `has_more`. */
const rare = /more|next|delet|remov|archiv|disabl|block|banned|error|fail|expired|suspend|truncat|private/

/**
 * Yields likely values of a type, the likeliest first. Not all of them fit the schema.
 * @param schema the keywords of the scalar that are known
 * @param owner what has the field: equal fields of one owner get equal values
 */
export function* likely(type: string, schema: JsonObject, name: string, owner: string): Generator<Json> {
  const field = name.replaceAll(/([a-z\d])([A-Z])/g, '$1_$2').toLowerCase()
  const hash = createHash('sha1').update(`${owner} ${field}`).digest('hex')
  if (type === 'null') yield null
  if (type === 'boolean') yield* [!rare.test(field), rare.test(field)]
  if (type === 'integer' || type === 'number') yield* numbers(schema, field, hash)
  if (type === 'string') yield* texts(schema, field, hash)
  yield* made({ ...schema, type })
}

function* numbers(schema: JsonObject, field: string, hash: string): Generator<Json> {
  if (/(?:^|_)id$/.test(field)) yield 1000 + (Number.parseInt(hash.slice(0, 6), 16) % 9000)
  const { minimum, maximum, exclusiveMinimum, multipleOf } = schema
  yield* namedNumbers.filter(([pattern]) => pattern.test(field)).map(([, value]) => value)
  if (typeof exclusiveMinimum === 'number') yield exclusiveMinimum + 1
  for (const bound of [multipleOf, minimum, maximum]) if (typeof bound === 'number') yield bound
}

function* texts(schema: JsonObject, field: string, hash: string): Generator<Json> {
  const { format, minLength = 0, maxLength } = schema
  const uuid = hash.slice(0, 32).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*/, '$1-$2-4$3-8$4-$5')
  const known = { ...formats, uuid }
  const named = namedTexts.find(([pattern]) => pattern.test(field))?.[1] ?? ''
  const isId = /(?:^|_)(?:id|ids|key|token|secret|hash|sha|cursor)$/.test(field)
  for (const [key, text] of Object.entries(known)) if (key === format) yield text
  // A format that no validator knows, such as a pattern of the provider's own ids, decides nothing.
  const text = isId ? hash.slice(0, 12) : (Object.entries(known).find(([key]) => key === named)?.[1] ?? named)
  const whole = text === '' ? humanise(field) || 'Text' : text
  yield whole
  const least = Math.max(Number(minLength), 1)
  const longest = typeof maxLength === 'number' ? maxLength : least + whole.length
  yield whole.padEnd(least, ` ${whole}`).slice(0, longest).trim().padEnd(Number(minLength), '.')
}

/** Yields what the library makes of a schema, unless it can't read it. */
function* made(schema: JsonObject): Generator<Json> {
  for (const seed of [1, 2, 3, 4]) {
    try {
      const value: unknown = generateSync(schema, { seed })
      if (typeof value === 'string' || typeof value === 'number') yield value
    } catch {
      return
    }
  }
}
