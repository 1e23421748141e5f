import { isUpload, lookInto, mediaTypeOfKind, type Upload } from './files.ts'
import { jsonIn } from './json.ts'
import type { CallContract, CallField, ValidationError } from './types.ts'
import { plainEmail } from '../base/email.ts'
import { type FieldErrors, Refused, tooLarge } from '../base/errors.ts'
import { quoted } from '../base/quoted.ts'

/** A payload read from form data, typed by the contract's field kinds. */
export type RawBody = Record<string, unknown>

export interface ReceivedForm {
  body: RawBody
  /** Names of all fields that were sent, including empty ones. */
  sent: ReadonlySet<string>
}

export const maxParts = 100

/** Maximum size of a field that is not a file, in bytes. */
export const longestText = 1_048_576

/**
 * Reads a request's form data into values of the contract's types. Unreadable values stay text, so that validation
 * reports the field. Unknown fields are ignored.
 * @param readForm reads the form data; called only if the request has some
 * @throws Refused if the body is not readable form data, has too many parts, or has a field that is too large
 */
export async function readBody(
  request: Request,
  call: CallContract,
  readForm: () => Promise<FormData>,
): Promise<ReceivedForm> {
  const body: RawBody = {}
  const form = await formOf(request, readForm)
  for (const [name, field] of Object.entries(call.fields)) {
    const value = await readField(form.getAll(name), field)
    const usable = field.lenient ? pageOf(value) : value
    if (usable !== undefined) body[name] = usable
    else if (field.default !== undefined) body[name] = field.default
  }
  return { body, sent: new Set(form.keys()) }
}

export function isForm(headers: Headers): boolean {
  return /^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(
    headers.get('content-type') ?? '',
  )
}

async function formOf(request: Request, readForm: () => Promise<FormData>): Promise<FormData> {
  if (isForm(request.headers)) return await formIn(readForm)
  if ((await request.text()).trim() === '') return new FormData()
  throw new Refused('Send this as form data.', { httpStatus: 415 })
}

/** @param httpStatus of the refusal of too many fields @throws Refused if the form can't be read */
export async function formIn(readForm: () => Promise<FormData>, httpStatus = 200): Promise<FormData> {
  try {
    const form = await readForm()
    if ([...form.keys()].length <= maxParts) return form
  } catch (error) {
    if (error instanceof Refused) throw error
    throw new Refused('The form data can’t be read. Send it as multipart/form-data.', { httpStatus: 400 })
  }
  throw new Refused('The request has too many fields.', { httpStatus })
}

async function readField(parts: FormDataEntryValue[], field: CallField): Promise<unknown> {
  if (field.kind === 'files') {
    const files = await Promise.all(parts.map(readFile))
    const given = files.filter((file) => file !== undefined)
    return given.length === 0 ? undefined : given
  }
  const part = parts.at(-1)
  if (part === undefined) return undefined
  if (field.kind === 'file') return await readFile(part)
  const text = await textIn(part)
  return text === undefined ? part : readText(text, field)
}

/**
 * Returns the text of a part. The contract decides what is a file: clients that send a list as `application/json` add a
 * file name, because browsers do so for any Blob.
 * @returns undefined if the part is not UTF-8
 * @throws Refused if it is too large
 */
export async function textIn(part: FormDataEntryValue): Promise<string | undefined> {
  if (typeof part === 'string') return part
  if (part.size > longestText) throw tooLarge('A field of the form', longestText)
  return await utf8In(part)
}

/** Returns the text of some bytes; undefined if they are not UTF-8. */
export async function utf8In(bytes: Blob): Promise<string | undefined> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await bytes.arrayBuffer())
  } catch {
    return undefined
  }
}

async function readFile(part: FormDataEntryValue): Promise<Upload | string | undefined> {
  if (isNoFile(part)) return undefined
  return part instanceof File ? await lookInto(part) : part
}

/** Returns whether a part is what a browser sends for an empty file field. */
export function isNoFile(part: FormDataEntryValue): boolean {
  return part instanceof File ? part.size === 0 && part.name === '' : part === ''
}

function readText(part: string, field: CallField): unknown {
  const trimmed = part.trim()
  if (trimmed === '' && (field.kind !== 'text' || field.choice)) return undefined
  switch (field.kind) {
    case 'integer':
    case 'number':
      // Adding 0 turns -0 into 0, as storing the value as JSON would.
      return /^-?\d+(\.\d+)?$/.test(trimmed) ? Number(trimmed) + 0 : trimmed
    case 'boolean':
      return trimmed === '1' || trimmed === '0' ? Number(trimmed) : trimmed
    case 'json':
      try {
        return withSeen(jsonIn(trimmed, mostBrackets))
      } catch {
        return trimmed
      }
    default:
      // Form data encodes a line break as two characters, which would count towards the length.
      if (field.secret) return part
      return seen(field.email ? plainEmail(trimmed) : trimmed).replaceAll('\r\n', '\n')
  }
}

/** Text of which nothing can be seen is empty. */
function seen(text: string): string {
  return /^[\s\p{Default_Ignorable_Code_Point}\p{Control}\u2800]*$/u.test(text) ? '' : text
}

/** The same for the texts of a list's entries. `JSON.parse` would take far longer with a function. */
function withSeen(list: unknown): unknown {
  if (!Array.isArray(list)) return list
  for (const entry of list.filter(isRecord)) {
    for (const [name, value] of Object.entries(entry)) {
      if (typeof value === 'string') entry[name] = seen(value)
    }
  }
  return list
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

const mostBrackets = 2_000

/** Reads a page number: undefined if it is invalid, clamped if it is too large for an exact integer. */
function pageOf(value: unknown): number | undefined {
  if (typeof value !== 'number' || value < 1) return undefined
  if (value > Number.MAX_SAFE_INTEGER) return Number.MAX_SAFE_INTEGER
  return Number.isInteger(value) ? value : undefined
}

const alternatives = new Intl.ListFormat('en-GB', { type: 'disjunction' })

/** Checks that uploads are files, not empty and of an accepted type. @throws Refused if one is too large */
export function checkFiles(body: RawBody, call: CallContract): FieldErrors {
  const errors: FieldErrors = {}
  for (const [name, field] of Object.entries(call.fields)) {
    const value = body[name]
    if (value === undefined || (field.kind !== 'file' && field.kind !== 'files')) continue
    for (const file of Array.isArray(value) ? value : [value]) {
      const message = isUpload(file) ? fileError(file, field) : `${field.label} must be a file.`
      if (message) (errors[name] ??= []).push(message)
    }
  }
  return errors
}

function fileError(upload: Upload, field: CallField): string | undefined {
  if (upload.size === 0) return `${quoted(upload.name)} is empty.`
  const { accept, maxBytes = {} } = field
  const kind = mediaTypeOfKind(upload.kind) ?? ''
  if (accept && !accept.includes(kind)) {
    return `${quoted(upload.name)} is not ${alternatives.format(accept.map(nameOfType))}.`
  }
  const limit = maxBytes[kind] ?? maxBytes[kind.replace(/\/.*/, '/*')] ?? maxBytes['*/*']
  if (limit !== undefined && upload.size > limit) throw tooLarge(quoted(upload.name), limit)
  return undefined
}

function nameOfType(mediaType: string): string {
  const names: Record<string, string> = { pdf: 'a PDF', webp: 'WebP', webm: 'WebM' }
  const subtype = mediaType.replace(/.*\//, '')
  return names[subtype] ?? subtype.toUpperCase()
}

/** Converts schema errors to one sentence per field. */
export function fieldErrors(errors: readonly ValidationError[], call: CallContract): FieldErrors {
  const messages: FieldErrors = {}
  for (const error of errors) {
    const { instancePath, keyword, params } = error
    const missing = keyword === 'required' ? [wordOf(params['missingProperty'])] : []
    const [name = '', ...inner] = [...instancePath.split('/').slice(1), ...missing]
    const field = call.fields[name]
    if (!field) continue
    const said = (messages[name] ??= [])
    // One sentence per field: an empty string can violate both the minimum length and the pattern.
    if (said.length === 0) said.push(sentence(field, inner, error))
  }
  return messages
}

/** @param inner path inside the field's list; empty for the field itself */
function sentence(field: CallField, inner: readonly string[], { keyword, params }: ValidationError): string {
  const [index, property] = inner
  // In a list: "Education 2, degree".
  const label = property === undefined ? field.label : `${field.label} ${Number(index) + 1}, ${property}`
  const within = inner.length > 0
  const files = field.kind === 'files'
  const limit = wordOf(params['limit'])
  const required = `${label} is required.`
  const invalid = `${label} is not valid.`
  if (field.kind === 'boolean') return `${label} must be 1 or 0.`
  switch (keyword) {
    case 'required':
      return files ? 'Choose at least one file.' : required
    case 'pattern':
      return params['pattern'] === '\\S' ? required : invalid
    case 'minLength':
      return limit === '1' ? required : `${label} needs at least ${limit} characters.`
    case 'maxLength':
      return `${label} may have at most ${limit} characters.`
    case 'minimum':
      return within ? invalid : `${label} must be at least ${limit}.`
    case 'maximum':
      return within ? invalid : `${label} must be at most ${limit}.`
    case 'minItems':
      return limit === '1' ? required : `${label} needs at least ${limit} entries.`
    case 'maxItems':
      return files ? `Choose at most ${limit} files.` : `${label} may have at most ${limit} entries.`
    case 'enum':
      return `${label} is not one of the choices.`
    case 'format':
      return params['format'] === 'email' ? `${label} is not a valid email address.` : invalid
    case 'type':
      return within ? invalid : `${label} must be ${typeName(params['type'])}.`
    default:
      return invalid
  }
}

function wordOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

function typeName(type: unknown): string {
  const names: Record<string, string> = {
    integer: 'a whole number',
    number: 'a number',
    string: 'text',
    array: 'a list',
    object: 'a set of fields',
  }
  return names[wordOf(type)] ?? 'of another type'
}
