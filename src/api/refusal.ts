import { isObject, type Json } from './json.ts'
import { textsIn } from './texts.ts'

export type ReadBody = {
  /** Whether the server refused the call. Otherwise the body doesn't say what became of it, or says success. */
  isRefusal: boolean
  /** The server's own words; empty if it gave none. */
  message: string
  fieldErrors: Record<string, string[]>
}

export function isSuccess(value: unknown): value is { status: 'success'; user?: unknown } {
  return isObject(value) && value['status'] === 'success'
}

/** Where backends put their reason, the most specific first. */
const reasonNames = ['message', 'msg', 'error', 'detail', 'title', 'errors']

/** A status that doesn't refuse: a word for success, or a number other than an HTTP status from 400 to 499. */
const otherStatus = /^(?:success\w*|ok|true|(?!4\d\d$)[1-9]\d*)$/i

/**
 * Reads what an unsuccessful answer says (rules 2). Backends also refuse without the contract's `status`: by an HTTP
 * status from 400 to 499, in the answer or in the body, by false or zero, or by errors. What may be a success is no
 * refusal, and neither is a fault of the server, from 500: nobody knows whether the call worked.
 */
export function readBody(body: unknown, httpStatus: number): ReadBody {
  if (!isObject(body) || body['status'] === 'success')
    return { isRefusal: false, message: '', fieldErrors: {} }
  const { status, success, error, errors } = body
  const word = ['string', 'number', 'boolean'].includes(typeof status) ? String(status).trim() : ''
  const code = Number(word) >= 400 ? Number(word) : httpStatus
  const isOther = word === '' || otherStatus.test(word)
  const message = reasonOf(body)
  const fieldErrors = readFieldErrors(errors)
  // A success may report entries that it skipped, but not fields.
  const maySucceed = success === true || (isOther && word !== '')
  const hasErrors = !maySucceed && (error === true || textsIn([error, errors]).length > 0)
  const saysNo = !isOther || success === false || hasErrors || Object.keys(fieldErrors).length > 0
  const isRefusal =
    code < 500 ? saysNo || (code >= 400 && message !== '') : !isOther && typeof status === 'string'
  return { isRefusal, message: isRefusal || code >= 400 ? message : '', fieldErrors }
}

/** Returns the seconds of a `Retry-After` header, NaN if it has none. @param now in milliseconds since 1970 UTC */
export function secondsOf(header: string | null, now: number): number {
  const given = header ?? ''
  return /^\d+$/.test(given) ? Number(given) : (Date.parse(given) - now) / 1_000
}

/**
 * Returns when to try again, such as “in 2 minutes”, from a `Retry-After` header: seconds or a date.
 * @param now the server's time, in milliseconds since 1970 UTC
 */
export function waitOf(header: string | null, now: number): string {
  const wait = secondsOf(header, now)
  if (!(wait > 0)) return 'in a moment'
  if (wait > 3_600) return 'later'
  const time = new Intl.RelativeTimeFormat('en')
  return wait < 60 ? time.format(Math.ceil(wait), 'second') : time.format(Math.ceil(wait / 60), 'minute')
}

/** HTTP statuses of servers that don't have a call, or no longer, or not with this method. */
const notBuiltStatuses: readonly number[] = [404, 405, 410, 501]

/**
 * Returns whether an answer says that the server doesn't have the call, rather than refusing it. A refusal with HTTP 404
 * or 410 names a missing thing; the reason of a framework that knows no such path names the path. Elsewhere in a body, a path
 * means nothing: Spring and problem details repeat it in refusals, too.
 */
export function isNotBuilt(call: string, body: unknown, httpStatus: number): boolean {
  if (!notBuiltStatuses.includes(httpStatus)) return false
  if (!isObject(body)) return true
  const reason = reasonOf(body)
  if (reason.includes(`api/${call}`)) return true
  const isEnvelope = typeof body['status'] === 'string'
  // By default, Spring says no more than this of a path that it doesn't have.
  const isBare = reason === '' || (reason === 'Not Found' && body['path'] === `/api/${call}`)
  return !isEnvelope && (![404, 410].includes(httpStatus) || isBare)
}

function reasonOf(body: Json): string {
  const reasons = reasonNames.map((name) => textsIn(body[name]))
  return reasons.find((texts) => texts.length > 0)?.join(' ') ?? ''
}

/** Reads messages by field, or a list of objects that name their field. Other entries belong to no field. */
function readFieldErrors(errors: unknown): Record<string, string[]> {
  const read = new Map<string, string[]>()
  const entries = typeof errors === 'object' && errors !== null ? Object.entries(errors) : []
  for (const [key, messages] of entries) {
    const field = Array.isArray(errors) ? fieldOf(messages) : key
    const texts = textsIn(messages)
    // Forms name the entries of lists `education.0.degree`.
    const name = field.replace(/\[(\w+)\]/g, '.$1')
    if (name !== '' && texts.length > 0) read.set(name, [...(read.get(name) ?? []), ...texts])
  }
  return Object.fromEntries(read)
}

function fieldOf(entry: unknown): string {
  if (!isObject(entry)) return ''
  const field = entry['field'] ?? entry['path'] ?? entry['param']
  return Array.isArray(field) ? field.join('.') : typeof field === 'string' ? field : ''
}
