import { inert } from '../engine/call/file-response.ts'
import { type FileKind, headLength, kindOf, mediaTypeOfKind } from '../engine/contract/files.ts'

/** Headers of another server's answer that clients read. Any other, such as a cookie, would act on this origin. */
const passed = ['content-disposition', 'content-range', 'accept-ranges', 'date', 'retry-after']

/**
 * Media types that are safe with the headers above, even for a file that isn't what its type says. A page stays one, by
 * which clients tell an error from a file.
 */
const harmless =
  /^(?:text\/html|(?:image|audio|video)\/[\w.+-]+|application\/(?:pdf|zip|(?:[\w.-]+\+)?json))$/

/** Media types that browsers may show. Others are downloaded. */
const shown = /^(?:image|video)\/|[/+](?:pdf|json)$/

/**
 * Returns the headers with which another server's answer may leave this origin.
 * @param kind what the content is, if it is known; otherwise, a harmless type stays as it was declared
 */
export function inertHeaders(given: Headers, kind: FileKind = 'unknown'): Headers {
  const headers = new Headers(inert)
  for (const [name, value] of given) if (passed.includes(name)) headers.set(name, value)
  const [declared = ''] = (given.get('content-type') || 'text/plain').toLowerCase().split(/\s*;/)
  const known = mediaTypeOfKind(kind) ?? (harmless.test(declared) ? declared : undefined)
  const type =
    known ?? (declared.startsWith('text/') ? 'text/plain; charset=utf-8' : 'application/octet-stream')
  headers.set('content-type', type)
  if (!shown.test(type)) {
    const disposition = headers.get('content-disposition') ?? ''
    headers.set('content-disposition', disposition.replace(/^[^;]*/, 'attachment'))
  }
  return headers
}

/** Returns another server's answer as it may leave this origin: with headers by its content, and none that act. */
export async function inertResponse(answer: Response): Promise<Response> {
  const { status, headers } = answer
  const isJson = /json/i.test(headers.get('content-type') ?? '')
  const isMiddle = status === 206 && !headers.get('content-range')?.startsWith('bytes 0-')
  const kind = isJson || isMiddle ? 'unknown' : kindOf(await headOf(answer))
  return new Response(answer.body, { status, headers: inertHeaders(headers, kind) })
}

/** Returns the first bytes of a body, of which nothing is lost. */
async function headOf(answer: Response): Promise<Uint8Array> {
  const reader = answer.clone().body?.getReader()
  const head: number[] = []
  for (let read = await reader?.read(); read?.value; read = await reader?.read()) {
    head.push(...read.value.subarray(0, headLength))
    if (head.length >= headLength) break
  }
  // Resolves only once the other half has been read.
  void reader?.cancel()
  return new Uint8Array(head)
}
