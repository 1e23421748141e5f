// Formats that the validators of an open contract check. The generator reports the formats that aren't among them.

type TextFormat = (text: string) => boolean

/** A format of numbers, as ajv defines it. */
interface NumberFormat {
  type: 'number'
  validate: (value: number) => boolean
}

const date = /^(\d{4})-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/
const time = /^(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/i
const duration =
  /^P(?!$)(?:\d+W|(?:\d+Y)?(?:\d+M)?(?:\d+D)?(?:T(?=\d)(?:\d+H)?(?:\d+M)?(?:\d+(?:[.,]\d+)?S)?)?)$/i
/** The local part of an address may be quoted (RFC 5321). */
const localPart =
  /^(?:[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*|"(?:[ !#-[\]-~]|\\[ -~])*")$/i
const hostname =
  /^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*\.?$/i
const ipv4 = /^(?:(?:25[0-5]|2[0-4]\d|[01]?\d?\d)(?:\.(?!$)|$)){4}$/
/** The characters of RFC 3986. `URL.canParse` knows more rules for HTTP than that. */
const uriReference = /^(?:[\w.~:/?#[\]@!$&'()*+,;=-]|%[\da-f]{2})*$/i
const iriReference = /^(?:[^\s<>"{}|\\^`%]|%[\da-f]{2})*$/i
const scheme = /^[a-z][a-z\d+.-]*:/i
const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i
const base64 = /^(?:[a-z0-9+/]{4})*(?:[a-z0-9+/]{2}==|[a-z0-9+/]{3}=)?$/i
const jsonPointer = /^(?:\/(?:[^~/]|~[01])*)*$/

export const formats: Readonly<Record<string, TextFormat | NumberFormat>> = {
  'date-time': (text) =>
    isDate(text.slice(0, 10)) && /^[t ]/i.test(text.slice(10)) && time.test(text.slice(11)),
  date: isDate,
  time: (text) => time.test(text),
  duration: (text) => duration.test(text),
  email: isEmail,
  'idn-email': (text) => isEmail(text) || /^[^\s@]+@[^\s@]+$/.test(text),
  hostname: (text) => hostname.test(text),
  ipv4: (text) => ipv4.test(text),
  ipv6: isIpv6,
  uri: (text) => scheme.test(text) && uriReference.test(text),
  'uri-reference': (text) => uriReference.test(text),
  iri: (text) => scheme.test(text) && iriReference.test(text),
  uuid: (text) => uuid.test(text),
  byte: (text) => base64.test(text),
  regex: (text) => flagOf(text) !== undefined,
  'json-pointer': (text) => jsonPointer.test(text),
  int32: { type: 'number', validate: (value) => Number.isInteger(value) && Math.abs(value + 0.5) < 2 ** 31 },
  int64: { type: 'number', validate: (value) => Number.isInteger(value) && Math.abs(value) <= 2 ** 63 },
}

/** Returns the flag with which JavaScript reads a pattern: JSON Schema's, else that of older patterns. */
export function flagOf(pattern: string): 'u' | '' | undefined {
  return (['u', ''] as const).find((flag) => {
    try {
      return new RegExp(pattern, flag)
    } catch {
      return undefined
    }
  })
}

/** Whether two values of JSON are equal. */
export function equal(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const entries = Object.entries(one)
  return (
    entries.length === Object.keys(other).length &&
    entries.every(([key, value]) => Object.hasOwn(other, key) && equal(value, Reflect.get(other, key)))
  )
}

function isDate(text: string): boolean {
  const [, year, month, day] = date.exec(text) ?? []
  // Day 0 of the next month is the last day of this one. The calendar repeats every 400 years; `Date` has no year 0.
  const last = new Date(Date.UTC(2000 + (Number(year) % 400), Number(month), 0)).getUTCDate()
  return year !== undefined && Number(day) <= last
}

function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@')
  const domain = text.slice(at + 1)
  const [, v6, v4] = /^\[(?:IPv6:(.+)|(.+))\]$/i.exec(domain) ?? []
  const isDomain = v6 ? isIpv6(v6) : v4 ? ipv4.test(v4) : hostname.test(domain) && !domain.endsWith('.')
  return at > 0 && localPart.test(text.slice(0, at)) && isDomain
}

function isIpv6(text: string): boolean {
  return /^[\da-f:.]+$/i.test(text) && URL.canParse(`http://[${text}]`)
}
