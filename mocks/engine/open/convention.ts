import { type FieldErrors, Refused } from '../base/errors.ts'
import { type Style, withoutBody } from '../call/answers.ts'
import type { Convention } from '../call/convention.ts'
import { fileAnswered } from '../call/house.ts'
import { isFileAnswer } from '../call/operation.ts'
import type { BoundContract } from '../call/types.ts'
import { isUpload } from '../contract/files.ts'
import type { RawBody } from '../contract/read-body.ts'
import type { ValidationError } from '../contract/types.ts'
import { textOf } from '../network/network.ts'
import { authorization } from '../base/token.ts'
import { isSecretName, looksSecret, withoutSecrets } from '../base/secrets.ts'
import { noteField, secretIn, sentFields, type Traced } from '../network/trace.ts'
import { cookiesOf } from './decode.ts'
import { mostErrors } from './formats.ts'
import { Loaded, needed, numberOf, statusIn } from './loaded.ts'
import { isFields } from './put.ts'
import { longestBody, longestNoted, matches, readOpenBody, readParams } from './read.ts'
import { refusalLike } from './refusal.ts'
import { patternOf, routerOf } from './router.ts'
import type { OpenCall, OpenContract, Scheme } from './types.ts'

/**
 * Returns the contract of a backend from the generated code of an OpenAPI document. Without a parameter `loaded`, it
 * loads its own parts.
 */
export function openContract<Calls extends Readonly<Record<string, OpenCall>>>(
  compiled: OpenContract<Calls>,
  loaded = new Loaded(compiled),
): BoundContract<Calls> {
  return {
    calls: compiled.calls,
    convention: (style, cookies) => conventionOf(compiled, loaded, style, cookies),
  }
}

function tokenAt(scheme: Scheme, request: Request, cookies: string): string | undefined {
  if (scheme.in === 'authorization') return authorization(scheme.scheme)(request)
  if (scheme.in === 'header') return request.headers.get(scheme.name) ?? undefined
  if (scheme.in === 'query') return new URL(request.url).searchParams.get(scheme.name) ?? undefined
  return cookiesOf(cookies).find(([name]) => name === scheme.name)?.[1]
}

interface Returned {
  status: number
  body?: unknown
  headers?: Readonly<Record<string, string>>
}

function conventionOf(
  { prefix, servers, schemes, calls }: OpenContract,
  loaded: Loaded,
  style: Partial<Style> = {},
  ownCookies = () => '',
): Convention {
  // No script can set the header.
  const cookiesIn = ({ headers }: Request) => headers.get('cookie') ?? ownCookies()
  const styled: Style = {
    answer: (body) => body,
    refusal: ({ message, errors }) => ({ message, ...(errors && { errors }) }),
    token: (request) => schemes.map((scheme) => tokenAt(scheme, request, cookiesIn(request))).find(Boolean),
    ...style,
  }
  const all = Object.values(calls)
  const route = routerOf(calls)
  const typeOfRefusals = commonRefusalType(all)
  // RFC 7240; with it, callers choose among the answers of calls that nobody has written.
  const ownHeaders = [...new Set([...headerNames(schemes, all), 'prefer'])]
  const readHeaders = ['accept', 'content-type', 'authorization', ...ownHeaders]
  const callOf = (name: string) => needed(calls, name)

  return {
    style: styled,
    prefix: prefix && `${prefix.slice(1)}/`,
    // A page has its own files at the root.
    ...(prefix === '' && { paths: patternOf(calls) }),
    method: all.every(({ method }) => method === 'post') ? 'POST' : 'fetch',
    servers: Object.fromEntries(servers.map((url) => [`${url}/`, `${prefix}/`.slice(1)])),
    headers: ownHeaders,
    bodySize: longestBody,
    find(path, method) {
      const found = route(`/${path.slice(prefix.length)}`, method)
      return { ...found, contract: callOf(found.call) }
    },
    load: (call) => loaded.load(call),
    unauthenticated: () => unauthenticated(schemes),
    sentBy({ method, url, headers }) {
      const { pathname, search } = new URL(url)
      const own = [...headers].filter(([name, value]) => readHeaders.includes(name) && value !== '*/*')
      return { method, address: pathname + search, headers: Object.fromEntries(own) }
    },
    async read({ call, path }, request, readForm, noted) {
      const contract = callOf(call)
      refuseUnacceptable(contract, request)
      const { type, body, form } = await readOpenBody(contract, request, readForm, noted.sent ?? {})
      const payload = { ...readParams(contract, path, request, cookiesIn(request)), type, body }
      const fields = fieldsOf(payload)
      note(noted, contract, fields, form)
      return { body: payload, sent: new Set(Object.keys(fields)) }
    },
    fieldsOf,
    contextOf: ({ path, query, header, cookie, body }) => ({ path, query, header, cookie, body }),
    check({ call }, payload) {
      const validate = loaded.requests[call]?.[String(payload['type'])]
      if (!validate || validate(payload)) return
      const errors = errorsByField(validate.errors ?? [])
      // A huge list has huge errors.
      validate.errors = null
      const [first = 'The request is not valid.'] = Object.values(errors).flat()
      throw new Refused(first, { errors })
    },
    async answer({ call }, result, request, file) {
      if (!isReturned(result)) throw new Error(`${call} returned no status`)
      const { status, body } = result
      const types = byStatus(callOf(call).answers, status)
      if (!types) throw new Error(`${call} has no answer with HTTP ${status} in its contract`)
      const stored = isFileAnswer(body) ? await fileAnswered(body, file) : undefined
      const type = typeFor(types, stored !== undefined || typeof body === 'string', request)
      const headers = headersOf(result, type, stored)
      const cookie = headers.get('set-cookie')
      const isEmpty = request.method === 'HEAD' || withoutBody.includes(status)
      const send = (content: BodyInit | null) => new Response(isEmpty ? null : content, { status, headers })
      if (type === undefined) return { response: send(null), violations: [], cookie }
      if (stored && type.endsWith('json'))
        throw new Error(`${call} answers with ${type}, so its body can't be a file`)
      if (stored) return { response: send(stored.body), violations: [], cookie }
      if (!isJson(type)) {
        const text = typeof body === 'number' || typeof body === 'boolean' ? String(body) : body
        if (typeof text !== 'string')
          throw new Error(`${call} answers with ${type}, so its body must be a text or a file`)
        return { response: send(text), violations: [], answer: text, cookie }
      }
      const answer = styled.answer(body, { call, httpStatus: status })
      const violations = loaded.brokenBy(call, status, answer)
      return { response: send(JSON.stringify(answer)), violations, answer, cookie }
    },
    statusOf(httpStatus, call) {
      // 200 is the default of `Refused`.
      if (httpStatus !== 200) return httpStatus
      const documented = call === undefined ? {} : callOf(call).answers
      return '400' in documented && !('422' in documented) ? 400 : 422
    },
    brokenBy: (...given) => loaded.brokenBy(...given),
    examplesOf: (call) =>
      Object.entries(loaded.samples[call] ?? {}).flatMap(([status, samples]) =>
        samples.map(({ name, body }) => ({ httpStatus: numberOf(status, callOf(call).answers), name, body })),
      ),
    refusalLike(call, refused) {
      const { answers } = callOf(call)
      const status = statusIn(answers, refused.httpStatus) ?? ''
      const sample = answers[status]?.some(isJson) ? loaded.samples[call]?.[status]?.[0] : undefined
      // What a backend writes itself is for its author to mend.
      if (!sample || style.refusal) return undefined
      return refusalLike(sample.body, refused, (body) => loaded.isValid(call, status, body))
    },
    typeOf(call, httpStatus) {
      const documented = call === undefined ? undefined : byStatus(callOf(call).answers, httpStatus)
      const type = documented?.find(isJson) ?? (httpStatus >= 400 ? typeOfRefusals : undefined)
      return type === undefined ? undefined : writtenType(type)
    },
  }
}

function unauthenticated(schemes: readonly Scheme[]): Refused {
  const names = schemes.flatMap((scheme) => (scheme.in === 'authorization' ? [scheme.scheme] : []))
  const challenge = [...new Set(names)].map((name) => `${name} realm="api"`).join(', ')
  return new Refused('This call needs a valid token.', {
    httpStatus: 401,
    ...(challenge !== '' && { headers: { 'www-authenticate': challenge } }),
  })
}

function note(noted: Traced, contract: OpenCall, fields: RawBody, form: FormData | undefined): void {
  const isSecret = secretIn(contract)
  const secrets: string[] = []
  withoutSecrets(fields, isSecret, (secret, name) => {
    if (!isSecretName(name) || looksSecret(name)) secrets.push(secret)
  })
  noted.secrets = secrets
  noted.payload = form
    ? sentFields(form, contract)
    : Object.entries(fields).map(([name, value]) => {
        const text = textOf(value)
        const field = noteField(name, text, isSecret, noted.token)
        return text.length > longestNoted ? { ...field, value: null } : field
      })
}

function headerNames(schemes: readonly Scheme[], calls: readonly OpenCall[]): string[] {
  const named = [...schemes, ...calls.flatMap((call) => call.params)]
  return [...new Set(named.flatMap((one) => ('name' in one && one.in === 'header' ? [one.name] : [])))]
}

function isReturned(result: object): result is Returned {
  return 'status' in result && typeof result.status === 'number'
}

/**
 * Returns the media type that a request wants most. Text and files are not written as JSON if they can be written as they
 * are, and nothing else is.
 */
function typeFor(types: readonly string[], isPlain: boolean, request: Request): string | undefined {
  const fitting = types.filter((each) => isJson(each) !== isPlain)
  const usable = fitting.length > 0 ? fitting : types
  return usable.toSorted((one, other) => weightOf(request, other) - weightOf(request, one))[0]
}

function headersOf({ headers = {} }: Returned, type: string | undefined, file?: Response): Headers {
  const set = new Headers({ 'cache-control': 'no-store' })
  const isAny = file !== undefined && type?.includes('*') === true
  const contentType = isAny ? file.headers.get('content-type') : type && writtenType(type)
  const disposition = file?.headers.get('content-disposition')
  if (contentType) set.set('content-type', contentType)
  if (disposition) set.set('content-disposition', disposition)
  // Their names may have any case.
  for (const [name, value] of Object.entries(headers)) set.set(name, value)
  return set
}

function byStatus<T>(documented: Readonly<Record<string, T>>, httpStatus: number): T | undefined {
  return documented[statusIn(documented, httpStatus) ?? '']
}

function isJson(type: string): boolean {
  return /[/+]json$/.test(type) || type === '*/*'
}

function writtenType(type: string): string {
  if (isJson(type)) return type.includes('*') ? 'application/json' : type
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type
}

/** @throws Refused with 406 if the caller accepts no type that a success has */
function refuseUnacceptable({ answers }: OpenCall, request: Request): void {
  const successes = Object.entries(answers).filter(([status]) => /^[23]|^default$/.test(status))
  const types = successes.flatMap(([, each]) => each)
  if (types.length === 0 || types.some((type) => weightOf(request, type) > 0)) return
  throw new Refused(`This call answers ${types.join(' or ')}.`, { httpStatus: 406 })
}

/** How much a request wants a media type, from 0 to 1: its `Accept` header's most specific range decides. */
function weightOf(request: Request, type: string): number {
  const accept = request.headers.get('accept')?.trim() || '*/*'
  const fitting = accept.split(',').flatMap((range) => {
    const [name = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? 1
    return matches(name, type) || matches(type, name)
      ? [[name.split('*').length, Number(weight)] as const]
      : []
  })
  return fitting.sort(([one], [other]) => one - other)[0]?.[1] ?? 0
}

/** Returns the media type of all documented refusals with JSON; undefined if they differ. */
function commonRefusalType(calls: readonly OpenCall[]): string | undefined {
  const documented = calls.flatMap(({ answers }) => Object.entries(answers))
  const refusals = documented
    .filter(([status]) => /^[45]|^default$/.test(status))
    .flatMap(([, types]) => types)
  const [type, ...others] = new Set(refusals.filter(isJson))
  return others.length === 0 ? type : undefined
}

/** The parameters and the body's fields of a payload by name; a body that is no object is the field `body`. */
function fieldsOf({ path, query, header, cookie, body }: RawBody): RawBody {
  const own = isFields(body) && !isUpload(body) ? body : body === undefined ? {} : { body }
  const fields: RawBody = {}
  Object.assign(fields, header, cookie, query, path, own)
  return fields
}

/** Returns sentences by field: `{ 'user.email': ['user.email must match format "email"'] }`. */
function errorsByField(errors: readonly ValidationError[]): FieldErrors {
  const fields = new Map<string, string[]>()
  for (const { instancePath, params, message } of errors.slice(0, mostErrors)) {
    const missing = params['missingProperty']
    const steps = [...instancePath.split('/').slice(2), ...(typeof missing === 'string' ? [missing] : [])]
    const name = steps.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~')).join('.') || 'body'
    const sentence = typeof missing === 'string' ? `${name} is required` : `${name} ${message}`
    // A field may be called `constructor`.
    const known = fields.get(name) ?? []
    // Alternatives often say the same.
    if (!known.includes(sentence)) fields.set(name, [...known, sentence])
  }
  return Object.fromEntries(fields)
}
