// Formats that the validators of an open contract check. The generator reports the formats that aren't among them.
import { formats as own } from '../contract/formats.ts'

type TextFormat = (text: string) => boolean

/** A format of numbers, as ajv defines it. */
interface NumberFormat {
  type: 'number'
  validate: (value: number) => boolean
}

const date = /^(\d{4})-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/
const time = /^(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/i
const duration =
  /^P(?!$)(?:\d+W|(?:\d+Y)?(?:\d+M)?(?:\d+D)?(?:T(?=\d)(?:\d+H)?(?:\d+M)?(?:\d+(?:[.,]\d+)?S)?)?)$/
const email =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i
const hostname =
  /^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*\.?$/i
const ipv4 = /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?!$)|$)){4}$/
const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i
const base64 = /^(?:[a-z0-9+/]{4})*(?:[a-z0-9+/]{2}==|[a-z0-9+/]{3}=)?$/i
const jsonPointer = /^(?:\/(?:[^~/]|~[01])*)*$/

export const formats: Readonly<Record<string, TextFormat | NumberFormat>> = {
  'date-time': (text) =>
    isDate(text.slice(0, 10)) && /^[t ]/i.test(text.slice(10)) && time.test(text.slice(11)),
  date: isDate,
  time: (text) => time.test(text),
  duration: (text) => duration.test(text),
  email: (text) => email.test(text),
  'idn-email': (text) => /^[^\s@]+@[^\s@]+$/.test(text),
  hostname: (text) => hostname.test(text),
  ipv4: (text) => ipv4.test(text),
  ipv6: (text) => /^[\da-f:.]+$/i.test(text) && URL.canParse(`http://[${text}]`),
  uri: (text) => own['uri']?.(text) === true,
  'uri-reference': (text) => own['uri-reference']?.(text) === true,
  iri: (text) => URL.canParse(text),
  uuid: (text) => uuid.test(text),
  byte: (text) => base64.test(text),
  regex: isPattern,
  'json-pointer': (text) => jsonPointer.test(text),
  int32: { type: 'number', validate: (value) => Number.isInteger(value) && Math.abs(value + 0.5) < 2 ** 31 },
  int64: { type: 'number', validate: (value) => Number.isInteger(value) && Math.abs(value) <= 2 ** 63 },
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
  // Day 0 of the next month is the last day of this one.
  return year !== undefined && Number(day) <= new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate()
}

function isPattern(text: string): boolean {
  try {
    return Boolean(new RegExp(text, 'u'))
  } catch {
    return false
  }
}
