import { type FileKind, headLength, kindOf, mediaTypeOf, mediaTypeOfKind } from '../contract/files.ts'

/** Prevents whatever a file contains, such as the script of an SVG, from running on this origin. */
const inert = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
}

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

/**
 * Serves a stored file, or the part that a `Range` header requests (browsers seek in videos this way).
 * @param name the stored name; its extension determines the media type
 */
export function fileResponse(blob: Blob, name: string, range: string | null): Response {
  const type = mediaTypeOf(name)
  const headers = new Headers({
    'content-type': type,
    // Files other than images are downloaded, so that they never render on this origin.
    ...(type.startsWith('image/') ? {} : { 'content-disposition': 'attachment' }),
    'accept-ranges': 'bytes',
    ...inert,
  })
  const asked = range === null ? null : /^bytes=(\d*)-(\d*)$/.exec(range.trim())
  if (!asked || (asked[1] === '' && asked[2] === '')) {
    headers.set('content-length', String(blob.size))
    return new Response(blob, { headers })
  }
  const [, first = '', last = ''] = asked
  const start = first === '' ? Math.max(0, blob.size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? blob.size - 1 : Math.min(Number(last), blob.size - 1)
  if (start > end || start >= blob.size) {
    headers.set('content-range', `bytes */${blob.size}`)
    return new Response(null, { status: 416, headers })
  }
  headers.set('content-range', `bytes ${start}-${end}/${blob.size}`)
  headers.set('content-length', String(end - start + 1))
  return new Response(blob.slice(start, end + 1), { status: 206, headers })
}
