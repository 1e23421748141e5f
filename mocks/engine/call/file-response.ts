import { mediaTypeOf } from '../contract/files.ts'

/**
 * Serves a stored file, whole or the part a `Range` header asks for (videos are watched that way).
 * @param name the stored name; its ending tells the media type
 * @param range the request's `Range` header
 */
export function fileResponse(blob: Blob, name: string, range: string | null): Response {
  const type = mediaTypeOf(name)
  const headers = new Headers({
    'content-type': type,
    // Opened by its address, anything but a picture is saved, not shown in the name of this origin.
    ...(type.startsWith('image/') ? {} : { 'content-disposition': 'attachment' }),
    'accept-ranges': 'bytes',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    // A stored SVG opened by its address must not run as a page of this origin.
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
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
