import type { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Refused } from '../../base/errors.ts'
import type { Settled } from '../../call/answers.ts'

/** CORS headers: any page may call, because browsers never send the token by themselves. */
export const openToAll = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'content-disposition, date, content-range, accept-ranges, retry-after',
}

/** The same for a contract whose answers may have any headers. */
export const openWithHeaders = { ...openToAll, 'access-control-expose-headers': '*' }

/** Maximum size, in bytes, of an unused body that is still read, so that its sender receives the answer. */
const longestRest = 256 * 1_048_576

const headNames =
  'accept authorization content-type cookie host origin range sec-fetch-dest sec-fetch-site x-access-key access-control-request-headers'

/** Requests whose client waits for permission to send the body. */
const waiting = new WeakMap<IncomingMessage, ServerResponse>()

/** Makes a client that waits for permission (`expect: 100-continue`) send its body only once the server reads it. */
export function waitWith(request: IncomingMessage, response: ServerResponse): void {
  waiting.set(request, response)
}

/** Returns a body's bytes. Reading can stop early without closing the connection, which is needed for the answer. */
export function bytesOf(request: IncomingMessage): AsyncIterable<Uint8Array> {
  waiting.get(request)?.writeContinue()
  waiting.delete(request)
  return request.iterator({ destroyOnReturn: false })
}

/** The headers that proxies, tunnels and content delivery networks add. */
const ofProxies =
  /^(?:x-)?forwarded\b|^x-(?:real|original|rewrite|envoy)-|^via$|^cdn-loop$|(?:client|connecting)-ip$/

/**
 * Returns the headers that the backend reads. `forwarded` means all that proxies add (`isForwarded`).
 * @param more those that its contract names
 */
export function headersOf(request: IncomingMessage, more: readonly string[] = []): Headers {
  const headers = new Headers()
  for (const name of [...headNames.split(' '), ...more]) {
    const value = request.headers[name]
    if (typeof value === 'string') headers.set(name, value)
  }
  // By default, many versions of nginx add no header, but use HTTP/1.0, which no browser does.
  const isOld = request.httpVersion !== '1.1'
  if (isOld || Object.keys(request.headers).some((name) => ofProxies.test(name)))
    headers.set('forwarded', 'yes')
  return headers
}

/** Whether a proxy sent this request, so that its client may be on another machine. */
export function isForwarded({ headers }: Request): boolean {
  return headers.has('forwarded')
}

/** Reads a request's body until it exceeds a limit, in bytes. */
export async function readBytes(request: IncomingMessage, limit: number): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for await (const chunk of bytesOf(request)) {
    chunks.push(new Uint8Array(chunk))
    size += chunk.length
    if (size > limit) break
  }
  return new Blob(chunks)
}

/** Reads the rest of a body. @returns false if it is too long, or the client hung up: the connection can't be reused */
async function takeRest(request: IncomingMessage): Promise<boolean> {
  if (request.complete && request.readableEnded) return true
  // The client is still waiting for `100 Continue`, so it never sends the body.
  if (waiting.has(request)) return false
  let size = 0
  try {
    for await (const chunk of bytesOf(request)) {
      size += chunk.length
      if (size > longestRest) return false
    }
    return request.complete
  } catch {
    return false
  }
}

/** Sends an answer, after reading the rest of the request: clients treat an early answer as a broken connection. */
export async function send(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Response,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  const isWhole = await takeRest(request)
  if (response.destroyed || answer.type === 'error') {
    await answer.body?.cancel()
    response.destroy()
    return
  }
  response.statusCode = answer.status
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  response.setHeaders(answer.headers)
  if (!isWhole) response.setHeader('connection', 'close')
  try {
    const isFile = request.url?.startsWith('/storage/')
    if (answer.body !== null && !isFile && /[/+]json\b/.test(answer.headers.get('content-type') ?? '')) {
      // The whole body is in memory, so its length can be sent.
      const text = new Uint8Array(await answer.arrayBuffer())
      response.setHeader('content-length', text.length)
      response.end(request.method === 'HEAD' ? undefined : text)
    } else if (answer.body === null || request.method === 'HEAD') {
      await answer.body?.cancel()
      response.end()
    } else {
      await pipeline(answer.body, response)
    }
  } catch {
    // The client hung up or the file was deleted: closing the connection marks the answer as incomplete.
    response.destroy()
  }
}

/** Answers invalid HTTP and timeouts. @param settle writes a refusal */
export function answerGarbage(
  error: Error & { code?: string },
  socket: Duplex,
  settle: (refused: Refused) => Pick<Settled, 'answer' | 'response'>,
): void {
  const [status, message] =
    error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
      ? ['408 Request Timeout', 'The request took too long.']
      : error.code === 'HPE_HEADER_OVERFLOW'
        ? ['431 Request Header Fields Too Large', 'The head of the request is too large.']
        : ['400 Bad Request', 'The request cannot be read.']
  // A second answer would corrupt one that has already been started.
  const isAnswered = socket instanceof Socket && socket.bytesWritten > 0
  if (!socket.writable || error.code === 'ECONNRESET' || isAnswered) {
    socket.destroy()
    return
  }
  const { answer, response } = settle(new Refused(message, { httpStatus: Number.parseInt(status, 10) }))
  const body = JSON.stringify(answer)
  const head = [
    `HTTP/1.1 ${status}`,
    `content-type: ${response.headers.get('content-type')}`,
    `content-length: ${Buffer.byteLength(body)}`,
    ...Object.entries(openToAll).map(([name, value]) => `${name}: ${value}`),
    'connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}
