import type { SentField } from '../../engine/network/trace.ts'
import type { CallField } from '../../engine/contract/types.ts'
import type { LogEntry } from '../../engine/network/request-log.ts'

/** A call to copy. */
export type CopiedCall = Pick<LogEntry, 'call' | 'payload' | 'token' | 'outcome' | 'message' | 'httpStatus'>

export interface CopyOptions {
  /** The URL of the backend, without a trailing slash. */
  address: string
  /** Whether passwords, codes and tokens are copied as they are, instead of a placeholder. */
  withSecrets: boolean
}

/** Returns a command for a shell. The address can be that of `npm run api` or of a real backend. */
export function asCurl({ call, payload = [], token }: CopiedCall, options: CopyOptions): string {
  const parts = [`curl -X POST ${quoted(`${options.address}/api/${call}`)}`]
  if (token !== undefined)
    parts.push(`-H ${quoted(`Authorization: Bearer ${masked(token, 'token', options)}`)}`)
  for (const field of payload) {
    const { name, value } = field
    if (typeof value === 'object' && value !== null) {
      const type = value.type ? `;type=${value.type}` : ''
      parts.push(`-F ${quoted(`${name}=@"${value.name.replaceAll(/["\\]/g, '\\$&')}"${type}`)}`)
    } else parts.push(`--form-string ${quoted(`${name}=${textOf(field, options)}`)}`)
  }
  return parts.join(' \\\n  ')
}

/** Returns a request for a browser's console or a script. */
export function asFetch({ call, payload = [], token }: CopiedCall, options: CopyOptions): string {
  const lines = payload.map((field) => {
    const { name, value } = field
    if (typeof value !== 'object' || value === null)
      return `form.append(${text(name)}, ${text(textOf(field, options))})`
    const file = `new File(['…'], ${text(value.name)}, { type: ${text(value.type)} })`
    return `form.append(${text(name)}, ${file})`
  })
  const headers =
    token === undefined
      ? ''
      : `\n  headers: { Authorization: ${text(`Bearer ${masked(token, 'token', options)}`)} },`
  return [
    'const form = new FormData()',
    ...lines,
    `const response = await fetch(${text(`${options.address}/api/${call}`)}, {`,
    `  method: 'POST',${headers}`,
    '  body: form,',
    '})',
    'console.log(response.status, await response.json())',
  ].join('\n')
}

/**
 * Returns the statements of a test (`tests/support/backend.ts`).
 * @param account of the caller; undefined for a visitor
 */
export function asTest(
  { call, payload = [], outcome, message, httpStatus }: CopiedCall,
  { withSecrets }: Pick<CopyOptions, 'withSecrets'>,
  { account, fields = {} }: { account?: number | undefined; fields?: Readonly<Record<string, CallField>> },
): string {
  const values = new Map<string, string[]>()
  for (const field of payload) {
    const value = literal(field, fields[field.name], withSecrets)
    values.set(field.name, [...(values.get(field.name) ?? []), value])
  }
  const properties = [...values].map(([name, all]) => {
    const isList = fields[name]?.kind === 'files'
    return `${/^[\w$]+$/.test(name) ? name : text(name)}: ${isList ? `[${all.join(', ')}]` : (all.at(-1) ?? '')}`
  })
  const given = [
    text(call),
    properties.length > 0 || account !== undefined ? `{ ${properties.join(', ')} }` : '',
  ]
  if (account !== undefined) given.push('token')
  const result = outcome === 'success' ? 'success' : 'refusal'
  return [
    'const backend = await createTestBackend()',
    ...(account === undefined ? [] : [`const token = await backend.signIn(${account})`]),
    `const { httpStatus, ${result} } = await backend.call(${given.filter(Boolean).join(', ')})`,
    `expect(httpStatus).toBe(${httpStatus})`,
    `expect(${result}.message).toBe(${text(message)})`,
  ]
    .join('\n')
    .replaceAll('{  }', '{}')
}

function literal(field: SentField, contract: CallField | undefined, withSecrets: boolean): string {
  const { value } = field
  if (typeof value === 'object' && value !== null) {
    const { name, type } = value
    if (type === 'application/pdf') return `pdfFile(${text(name)})`
    if (type === 'image/png') return `pngFile(${text(name)})`
    return `new File(['…'], ${text(name)}, { type: ${text(type)} })`
  }
  const sent = textOf(field, { withSecrets })
  if (contract?.kind === 'json' || contract?.kind === 'integer' || contract?.kind === 'number') {
    return isJsonText(sent) ? sent : text(sent)
  }
  if (contract?.kind === 'boolean' && /^[01]$/.test(sent)) return String(sent === '1')
  return text(sent)
}

function isJsonText(value: string): boolean {
  try {
    JSON.parse(value)
    return true
  } catch {
    return false
  }
}

function textOf({ name, value, isSecret }: SentField, options: Pick<CopyOptions, 'withSecrets'>): string {
  const known = typeof value === 'string' ? value : undefined
  if (known === undefined) return `<${name}>`
  return isSecret ? masked(known, name, options) : known
}

function masked(secret: string, name: string, { withSecrets }: Pick<CopyOptions, 'withSecrets'>): string {
  return withSecrets ? secret : `<${name}>`
}

/** A word for a POSIX shell. */
function quoted(word: string): string {
  return `'${word.replaceAll("'", `'\\''`)}'`
}

/** A string literal of JavaScript. */
function text(value: string): string {
  return `'${JSON.stringify(value)
    .slice(1, -1)
    .replaceAll(String.raw`\"`, '"')
    .replaceAll("'", String.raw`\'`)}'`
}
