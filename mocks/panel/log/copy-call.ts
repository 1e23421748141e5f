import type { SentField } from '../../engine/network/trace.ts'
import type { LogEntry } from '../../engine/network/request-log.ts'
import { formClassOf, masked, pathOf } from './sent.ts'

/** A call to copy. */
export type CopiedCall = Pick<
  LogEntry,
  'call' | 'payload' | 'sent' | 'token' | 'outcome' | 'message' | 'httpStatus'
>

export interface CopyOptions {
  /** The URL of the backend, without a trailing slash. */
  address: string
  /** Where the page is on its server, which the backend's addresses begin with. */
  basePath: string
  /** Whether passwords, codes and tokens are copied as they are, instead of a placeholder. */
  withSecrets: boolean
}

/** Returns a command for a shell. The address can be that of a simulated or a real backend. */
export function asCurl(copied: CopiedCall, options: CopyOptions): string {
  const { method, url, headers, form, fields, body } = requestOf(copied, options)
  const parts = [
    `curl ${method === 'HEAD' ? '--head' : `-X ${/^\w+$/.test(method) ? method : quoted(method)}`} ${quoted(url)}`,
  ]
  for (const [name, value] of headers) parts.push(`-H ${quoted(`${name}: ${value}`)}`)
  for (const field of fields) {
    const { name, value } = field
    if (typeof value === 'object' && value !== null) {
      const type = value.type ? `;type=${value.type}` : ''
      parts.push(`-F ${quoted(`${name}=@"${value.name.replaceAll(/["\\]/g, '\\$&')}"${type}`)}`)
    } else {
      const option = form === 'FormData' ? '--form-string' : '--data-urlencode'
      parts.push(`${option} ${quoted(`${name}=${textOf(field, options)}`)}`)
    }
  }
  if (body !== undefined) parts.push(`--data-raw ${quoted(body)}`)
  return parts.join(' \\\n  ')
}

/** Returns a request for a browser's console or a script. */
export function asFetch(copied: CopiedCall, options: CopyOptions): string {
  const { method, url, headers, form, fields, body } = requestOf(copied, options)
  const lines = fields.map((field) => {
    const { name, value } = field
    if (typeof value !== 'object' || value === null)
      return `form.append(${text(name)}, ${text(textOf(field, options))})`
    const file = `new File(['…'], ${text(value.name)}, { type: ${text(value.type)} })`
    return `form.append(${text(name)}, ${file})`
  })
  const pairs = headers.map(([name, value]) => `${/^\w+$/.test(name) ? name : text(name)}: ${text(value)}`)
  return [
    ...(form ? [`const form = new ${form}()`, ...lines] : []),
    `const response = await fetch(${text(url)}, {`,
    `  method: ${text(method)},`,
    ...(pairs.length > 0 ? [`  headers: { ${pairs.join(', ')} },`] : []),
    ...(form ? ['  body: form,'] : body === undefined ? [] : [`  body: ${text(body)},`]),
    '})',
    `console.log(response.status, await response.${copied.sent ? 'text' : 'json'}())`,
  ].join('\n')
}

/** Returns a call as a request, with placeholders for secrets unless they are asked for. */
function requestOf({ call, payload = [], token, sent }: CopiedCall, options: CopyOptions) {
  const { address, basePath, withSecrets } = options
  const form = formClassOf(sent)
  const fields = form ? payload : []
  if (!sent) {
    const bearer = token === undefined ? undefined : `Bearer ${maskedText(token, 'token', options)}`
    const headers = bearer === undefined ? [] : [['Authorization', bearer] as const]
    return { method: 'POST', url: `${address}/api/${call}`, headers, form, fields, body: undefined }
  }
  const shown = withSecrets ? sent : masked(sent, token)
  return {
    method: sent.method,
    url: address + pathOf(shown, basePath),
    // That of a form is set by whoever sends it.
    headers: Object.entries(shown.headers).filter(([name]) => !form || name !== 'content-type'),
    form,
    fields,
    body: shown.text === null ? '<body>' : shown.text,
  }
}

/** Returns the text of a field, with a placeholder for a secret and for what wasn't kept. */
export function textOf(
  { name, value, isSecret }: SentField,
  options: Pick<CopyOptions, 'withSecrets'>,
): string {
  const known = typeof value === 'string' ? value : undefined
  if (known === undefined) return `<${name}>`
  return isSecret ? maskedText(known, name, options) : known
}

function maskedText(secret: string, name: string, { withSecrets }: Pick<CopyOptions, 'withSecrets'>): string {
  return withSecrets ? secret : `<${name}>`
}

/** Characters that a terminal acts on or that change how text looks: controls, marks of direction and line separators. */
const unsafe = /[\p{Cc}\p{Zl}\p{Zp}]|(?![\u200c\u200d])\p{Cf}/gu

/** A word for a POSIX shell. A word can’t contain NUL, so this replaces it by U+FFFD. */
function quoted(word: string): string {
  if (word.search(unsafe) === -1) return `'${word.replaceAll("'", `'\\''`)}'`
  const octal = (character: string) =>
    Array.from(new TextEncoder().encode(character), (byte) => `\\${byte.toString(8).padStart(3, '0')}`).join(
      '',
    )
  const escaped = word.replaceAll('\0', '\ufffd').replaceAll(/['\\]/g, String.raw`\$&`)
  // Some shells replace exclamation marks here.
  return `$'${escaped
    .replaceAll('\n', String.raw`\n`)
    .replaceAll('!', octal)
    .replaceAll(unsafe, octal)}'`
}

/** A string literal of JavaScript. */
export function text(value: string): string {
  return `'${unitsEscaped(JSON.stringify(value))
    .slice(1, -1)
    .replaceAll(String.raw`\"`, '"')
    .replaceAll("'", String.raw`\'`)}'`
}

/** Escapes the unsafe characters in a literal of JSON or JavaScript. */
export function unitsEscaped(literal: string): string {
  const escape = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
  return literal.replaceAll(unsafe, (character) => character.split('').map(escape).join(''))
}
