import type { LogEntry } from '../../engine/network/request-log.ts'
import { decoded } from '../../engine/base/decoded.ts'
import { isSecretName, replaceSecret } from '../../engine/base/secrets.ts'
import type { PanelHost } from '../host.ts'
import type { Sent } from '../../engine/network/trace.ts'

/** Names a request by its method and address after `basePath`, without secrets, or by its call. */
export function titleOf(
  { call, sent, token }: Pick<LogEntry, 'call' | 'sent' | 'token'>,
  basePath: string,
): string {
  return sent ? `${sent.method} ${pathOf(masked(sent, token), basePath)}` : call
}

/** Returns the address after the base path: `/api/articles?limit=2`. */
export function pathOf({ address }: Pick<Sent, 'address'>, basePath: string): string {
  return address.startsWith(basePath) ? `/${address.slice(basePath.length)}` : address
}

/** Returns the class of a request's form; undefined if its body is none. Without `sent`, it is the house's. */
export function formClassOf(sent: Sent | undefined): 'FormData' | 'URLSearchParams' | undefined {
  if (!sent) return 'FormData'
  const type = sent.headers['content-type'] ?? ''
  if (/^multipart\/form-data\b/i.test(type)) return 'FormData'
  return /^application\/x-www-form-urlencoded\b/i.test(type) ? 'URLSearchParams' : undefined
}

type Called = Pick<LogEntry, 'token' | 'source' | 'isEarlier' | 'caller'>

/** Whether the log still knows who called. It keeps no tokens of another backend, and none through a reload. */
export function keepsCaller({ source, isEarlier, caller }: Called): boolean {
  return caller === 'visitor' || (source === undefined && !isEarlier)
}

/** Returns the token to make a call with again: that of the tab's login, if the log doesn't know who called. */
export function tokenFor(entry: Called, host: Pick<PanelHost, 'token'>): string | undefined {
  return keepsCaller(entry) ? entry.token : host.token?.get()
}

/** Whether the request's token can be replaced. */
export function isReplaceable({ address, headers }: Sent, token: string | undefined): boolean {
  if (token === undefined) return false
  return [address, ...Object.values(headers)].some((text) => hasToken(text, token))
}

/**
 * Returns the address and the headers for a request of another caller.
 * @param token that of the request
 * @param as that of the caller; undefined for a visitor
 */
export function sentAs(sent: Sent, token: string | undefined, as: string | undefined): Sent {
  if (token === undefined || as === token) return sent
  const headers = Object.entries(sent.headers).flatMap(([name, value]) => {
    if (!hasToken(value, token)) return [[name, value] as const]
    return as === undefined ? [] : [[name, exchanged(value, token, as)] as const]
  })
  const address = exchanged(sent.address, token, as ?? '')
  return { ...sent, address, headers: Object.fromEntries(headers) }
}

/** Replaces a token that is a whole word of a header, or the whole value of a cookie or a parameter, encoded or not. */
function exchanged(text: string, token: string, as: string): string {
  const forms = [token, encodeURIComponent(token)]
  return text.replaceAll(/[^\s;,?&#]+/g, (part) => {
    const name = forms.includes(part) ? '' : (/^[^=]*=/.exec(part)?.[0] ?? '')
    return forms.includes(part.slice(name.length)) ? name + as : part
  })
}

const hasToken = (text: string, token: string): boolean => exchanged(text, token, '') !== text

/** Returns what `fetch` needs. @param body a form, or text; none if it is empty */
export function requestInit(sent: Sent, body: FormData | string): RequestInit {
  const { method } = sent
  const { 'content-type': type = 'application/json', ...headers } = sent.headers
  if (typeof body === 'string')
    return body === ''
      ? { method, headers: sent.headers }
      : { method, headers: { ...headers, 'content-type': type }, body }
  if (formClassOf(sent) === 'FormData') return { method, headers, body }
  const fields = Array.from(body, ([name, value]) => [name, typeof value === 'string' ? value : value.name])
  return { method, headers, body: new URLSearchParams(fields) }
}

/** Returns a request with placeholders for its token and for values whose names say that they are secret. */
export function masked(sent: Sent, token: string | undefined): Sent {
  const hidden = (text: string) => replaceSecret(text, token, '<token>')
  const headers = Object.entries(sent.headers).map(([name, value]) => {
    const isWhole = name === 'authorization' ? hidden(value) === value : isSecretName(name)
    return [name, isWhole ? `<${name}>` : hidden(value)] as const
  })
  const address = sent.address.replace(/([?&])([^=&]+)=[^&]*/g, (pair, before: string, name: string) =>
    isSecretName(decoded(name)) ? `${before}${name}=<${name}>` : pair,
  )
  const text = sent.text?.replace(member, (part, name: string, colon: string | undefined) =>
    colon !== undefined && isSecretName(name) ? `"${name}"${colon}"<${name}>"` : part,
  )
  return {
    ...sent,
    headers: Object.fromEntries(headers),
    address: hidden(address),
    ...(text !== undefined && { text: hidden(text) }),
  }
}

/** A string of JSON, which may be cut off, with the text or number that it names. */
const member = /"((?:[^"\\]|\\[^])*)"(?:(\s*:\s*)(?:"(?:[^"\\]|\\[^])*"?|[^\s",{}[\]]+))?/g
