import { refuseField, Refused, tooLarge } from '../base/errors.ts'
import { lookInto } from '../contract/files.ts'
import { jsonIn } from '../contract/json.ts'
import { formIn, isForm, isNoFile, textIn, utf8In } from '../contract/read-body.ts'
import type { Sent } from '../network/trace.ts'
import { cookiesOf, pairsOf, plus, readParam, type Texts, textsOf } from './decode.ts'
import type { OpenBody, OpenCall, OpenParam } from './types.ts'

/** Maximum size of a body that is not a form, in bytes. */
export const longestBody = 4 * 1_048_576

/** Maximum size of a body or a field in the log, which has hundreds of them. */
export const longestNoted = 100_000

/** Reads all parameters of a request. @param cookies as in the header @throws Refused if one can't be decoded */
export function readParams(
  call: OpenCall,
  path: Readonly<Record<string, string>>,
  request: Request,
  cookies: string,
): Record<OpenParam['in'], Record<string, unknown>> {
  const read = { path: {}, query: {}, header: {}, cookie: {} }
  if (call.params.length === 0) return read
  const sources: Record<OpenParam['in'], Texts> = {
    path: textsOf(Object.entries(path), decodeURIComponent),
    query: queryOf(request),
    // Values of the same name are joined with a comma and a space.
    header: textsOf(request.headers, (text) => text.trim()),
    cookie: textsOf(cookiesOf(cookies), decodeURIComponent),
  }
  for (const param of call.params) {
    const value = readParam(param, sources[param.in])
    if (value !== undefined) Object.assign(read[param.in], { [param.name]: value })
  }
  return read
}

function queryOf({ url }: Request): Texts {
  try {
    return textsOf(pairsOf(new URL(url).search.slice(1)), plus)
  } catch {
    throw new Refused('The query can’t be read.', { httpStatus: 400 })
  }
}

/**
 * Reads a request's body by its media type, and notes its text for the log.
 * @returns the key of the body in `OpenCall.bodies`, `''` if there is none
 * @throws Refused with 400, 413 or 415
 */
export async function readOpenBody(
  call: OpenCall,
  request: Request,
  readForm: () => Promise<FormData>,
  sent: Pick<Sent, 'text'>,
): Promise<{ type: string; body?: unknown; form?: FormData }> {
  const types = Object.keys(call.bodies)
  if (types.length === 0) return { type: '' }
  const given = request.headers.get('content-type') ?? ''
  const media = given.split(';', 1)[0]?.trim().toLowerCase() ?? ''
  const type =
    types.find((each) => each === media) ?? types.find((each) => media !== '' && matches(each, media))
  const kind = type === undefined ? undefined : call.bodies[type]
  const isFields = typeof kind === 'object'
  if (type !== undefined && isFields && isForm(request.headers)) {
    const form = await formIn(readForm, 413)
    return { type, form, body: await formBody(kind, form) }
  }
  // A server leaves forms unread.
  const blob = isForm(request.headers) ? undefined : await request.blob()
  if (blob?.size === 0) return { type: '' }
  if (blob) sent.text = kind === 'file' || blob.size > longestNoted ? null : await blob.text()
  if (!blob || type === undefined || kind === undefined || isFields) {
    const headers = { accept: types.join(', ') }
    throw new Refused(`Send the body as ${types.join(' or ')}.`, { httpStatus: 415, headers })
  }
  if (blob.size > longestBody) throw tooLarge('The body', longestBody)
  if (kind === 'file') return { type, body: await lookInto(new File([blob], 'body', { type: media })) }
  const text = needed(await utf8In(blob))
  return { type, body: kind === 'text' ? text : jsonIn(text) }
}

/** Whether a range such as `image/*` has a media type in it. */
export function matches(range: string, type: string): boolean {
  const [top, sub] = range.split('/')
  return range === type || top === '*' || (sub === '*' && type.startsWith(`${top}/`))
}

async function formBody({ fields }: Extract<OpenBody, { fields: object }>, form: FormData): Promise<unknown> {
  const body: Record<string, unknown> = {}
  const parts: [string, string][] = []
  for (const [name, part] of form) {
    const encoding = fields[name]
    const kind = typeof encoding === 'object' ? encoding.file : encoding
    const isText = typeof part === 'string' || part.name === '' || part.type.endsWith('json')
    // Other names may be those of an object's fields.
    if (typeof encoding === 'object' ? !kind || isText : !kind && typeof part === 'string') {
      parts.push([name, needed(await textIn(part))])
      continue
    }
    if (kind === undefined || isNoFile(part)) continue
    if (typeof part === 'string') throw refuseField(name, `${name} must be a file`)
    const upload = await lookInto(part)
    const { [name]: before } = body
    body[name] = kind === 'file' ? upload : Array.isArray(before) ? before.concat(upload) : [upload]
  }
  const texts = textsOf(parts)
  for (const [name, encoding] of Object.entries(fields)) {
    const value = typeof encoding === 'string' ? undefined : readParam({ ...encoding, name }, texts)
    if (value !== undefined) body[name] = value
  }
  return body
}

function needed(text: string | undefined): string {
  if (text === undefined) throw new Refused('The text is not UTF-8.', { httpStatus: 400 })
  return text
}
