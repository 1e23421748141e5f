import { mediaTypeOf } from '../contract/files.ts'

/** Prevents whatever a file contains, such as the script of an SVG, from running on this origin. */
export const inert = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
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
