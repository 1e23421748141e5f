import type { SentField } from '../../engine/network/trace.ts'
import type { LogEntry } from '../../engine/network/request-log.ts'

/** A call to copy. */
export type CopiedCall = Pick<LogEntry, 'call' | 'payload' | 'token' | 'outcome' | 'message' | 'httpStatus'>

export interface CopyOptions {
  /** The URL of the backend, without a trailing slash. */
  address: string
  /** Whether passwords, codes and tokens are copied as they are, instead of a placeholder. */
  withSecrets: boolean
}

/** Returns a command for a shell. The address can be that of a simulated or a real backend. */
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

/** Returns the text of a field, with a placeholder for a secret and for what wasn't kept. */
export function textOf(
  { name, value, isSecret }: SentField,
  options: Pick<CopyOptions, 'withSecrets'>,
): string {
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
export function text(value: string): string {
  return `'${JSON.stringify(value)
    .slice(1, -1)
    .replaceAll(String.raw`\"`, '"')
    .replaceAll("'", String.raw`\'`)}'`
}
