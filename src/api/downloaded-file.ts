import { fileNameOf } from './content-disposition.ts'

export type DownloadedFile = { blob: Blob; name: string }

/**
 * Returns the file in an answer, named by the server or else by its URL; `undefined` for an error, JSON, an HTML page
 * or an empty answer.
 * @param address the URL the file was fetched from
 */
export function fileOf(response: Response, body: unknown, address = ''): DownloadedFile | undefined {
  const type = response.headers.get('content-type') ?? ''
  const isPage = /^\s*(text\/html|application\/(\w[\w.-]*\+)?json)\b/i.test(type)
  if (!response.ok || !(body instanceof Blob) || body.size === 0 || isPage) return undefined
  const name = fileNameOf(response.headers.get('content-disposition')) ?? lastPart(address) ?? 'download'
  return { blob: body, name }
}

function lastPart(address: string): string | undefined {
  const part = /[^/]+$/.exec(address.replace(/[?#].*/s, ''))?.[0]
  try {
    return part && decodeURIComponent(part)
  } catch {
    return part
  }
}
