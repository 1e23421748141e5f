import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** Any page may call, and read what the client needs; who may do what is up to the token, which no browser sends by itself. */
export const openToAll = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'content-disposition, date, content-range, accept-ranges',
}

/** How much of a body that nobody wants is taken in, so that its sender gets to read the answer, in bytes. */
const patience = 256 * 1_048_576

/** What of a request's head the simulator looks at. */
const headNames =
  'accept authorization content-type cookie host origin range sec-fetch-site access-control-request-headers'

/** Requests whose body is sent once somebody asks for it. */
const waiting = new WeakMap<IncomingMessage, ServerResponse>()

/** Has a client that offers to wait (`expect: 100-continue`) send its body only when it is read. */
export function waitWith(request: IncomingMessage, response: ServerResponse): void {
  waiting.set(request, response)
}

/** A body's bytes. Whoever stops listening leaves the connection as it is, so that it can still be answered. */
export function bytesOf(request: IncomingMessage): AsyncIterable<Uint8Array> {
  waiting.get(request)?.writeContinue()
  waiting.delete(request)
  return request.iterator({ destroyOnReturn: false })
}

export function headersOf(request: IncomingMessage): Headers {
  const headers = new Headers()
  for (const name of headNames.split(' ')) {
    const value = request.headers[name]
    if (typeof value === 'string') headers.set(name, value)
  }
  return headers
}

/** A request's body as bytes, up to a size; the rest is left unread. @returns null when it is larger */
export async function readBytes(request: IncomingMessage, limit: number): Promise<Blob | null> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for await (const chunk of bytesOf(request)) {
    size += chunk.length
    if (size > limit) return null
    chunks.push(new Uint8Array(chunk))
  }
  return new Blob(chunks)
}

/**
 * Takes in what is left of a body.
 * @returns false when that was too much, or the sender hung up: the connection is of no more use then
 */
async function takeRest(request: IncomingMessage): Promise<boolean> {
  if (request.complete && request.readableEnded) return true
  // It never comes.
  if (waiting.has(request)) return false
  let size = 0
  try {
    for await (const chunk of bytesOf(request)) {
      size += chunk.length
      if (size > patience) return false
    }
    return request.complete
  } catch {
    return false
  }
}

/**
 * Sends an answer. The rest of the request is taken in first: a client that is still sending would take an early
 * answer for a broken connection.
 */
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
  for (const [name, value] of answer.headers) response.setHeader(name, value)
  if (!isWhole) response.setHeader('connection', 'close')
  try {
    if (answer.headers.get('content-type')?.startsWith('application/json')) {
      // Known as a whole, so the client is told its length.
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
    // The client hung up, or the file was dropped while it was read: half an answer must not look like a whole one.
    response.destroy()
  }
}

/** Answers what is no HTTP, or comes too slowly. */
export function answerGarbage(error: Error & { code?: string }, socket: Duplex): void {
  const [status, message] =
    error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
      ? ['408 Request Timeout', 'The request took too long.']
      : error.code === 'HPE_HEADER_OVERFLOW'
        ? ['431 Request Header Fields Too Large', 'The head of the request is too large.']
        : ['400 Bad Request', 'The request cannot be read.']
  if (!socket.writable || error.code === 'ECONNRESET' || isAnswered(socket)) {
    socket.destroy()
    return
  }
  const body = JSON.stringify({ status: 'error', message })
  const head = [
    `HTTP/1.1 ${status}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
    ...Object.entries(openToAll).map(([name, value]) => `${name}: ${value}`),
    'connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}

/** Whether the beginning of an answer has gone out already, so that another one must not follow in its middle. */
function isAnswered(socket: Duplex): boolean {
  return 'bytesWritten' in socket && typeof socket.bytesWritten === 'number' && socket.bytesWritten > 0
}
