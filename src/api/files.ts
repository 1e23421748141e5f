import { env } from '../env.ts'
import { fetchFile, type CallOptions } from './client.ts'
import type { DownloadedFile } from './downloaded-file.ts'
import { ApiError } from './errors.ts'

/**
 * Returns the URL of a file named in an answer: a backend path such as `/storage/x` (with the simulator, under the
 * app's base path) or an absolute http(s) URL. `undefined` for anything else, such as `javascript:`.
 */
export function fileUrl(
  path: string | null | undefined,
  { apiUrl, basePath }: Pick<typeof env, 'apiUrl' | 'basePath'> = env,
): string | undefined {
  const given = path?.trim()
  if (!given) return undefined
  if (/^https?:\/\//i.test(given)) return URL.canParse(given) ? new URL(given).href : undefined
  // Rejects other schemes, `//host`, backslashes, `.` and `..` segments, and control characters.
  if (/^[a-z][a-z\d+.-]*:|^[/\\]{2}|\\|(^|\/)\.\.?(\/|$)|\p{Cc}/iu.test(given)) return undefined
  return `${apiUrl ? `${apiUrl}/` : basePath}${given.replace(/^\//, '')}`
}

/**
 * Returns a file's URL for a plain link, which works even if another origin blocks fetching. Simulated files have
 * none, as only the page itself can read them.
 */
export function fileLink(
  path: string | null | undefined,
  setup: Pick<typeof env, 'apiUrl' | 'basePath' | 'simulated'> = env,
): string | undefined {
  const address = fileUrl(path, setup)
  return setup.simulated && address?.startsWith('/') ? undefined : address
}

/** Fetches the file at a path from an answer, named by the server or else by the path. @throws ApiError */
export async function getFile(path: string, options?: CallOptions): Promise<DownloadedFile> {
  const address = fileUrl(path)
  if (address === undefined) {
    throw new ApiError({
      kind: 'not-an-envelope',
      call: path,
      message: 'This file’s address isn’t valid. Please contact us.',
    })
  }
  return await fetchFile(address, options)
}

/** The names of devices, which Windows reserves with any suffix. */
const device = /^(?=(?:con|prn|aux|nul|(?:com|lpt)[\d¹²³]|con(?:in|out)\$) *(?:\.|$))/i

/** Returns a name that every file system accepts, of at most 255 bytes, cut between characters (rules 54). */
function fileName(name: string): string {
  const plain = name
    .replace(/[ \\/:*?"<>|\p{Cc}\p{Bidi_C}\u2028\u2029]+/gu, ' ')
    .replace(/(?<![\s.])[\s.]+$/, '')
    .trim()
    .replace(device, '_')
  const [, whole = '', suffix = ''] = /^(.*?)(\.\w{1,15})?$/u.exec(plain) ?? []
  const stem = Array.from(new Intl.Segmenter().segment(whole), ({ segment }) => segment)
  while (new TextEncoder().encode(stem.join('') + suffix).length > 255) stem.pop()
  return (stem.join('').replace(/[\s.]+$/, '') || 'file') + suffix
}

/**
 * Saves a fetched file on the device. A `download` link to the file's own URL would request a simulated file from the
 * real network.
 */
export function saveFile({ blob, name }: DownloadedFile): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = fileName(name)
  document.body.append(link)
  link.click()
  link.remove()
  // The browser reads the URL after this task.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** Opens a file in a new tab. Browsers block it unless the user has just pressed something. */
export function openInTab(file: Blob): void {
  const url = URL.createObjectURL(file)
  window.open(url, '_blank', 'noopener')
  // The new tab reads the URL after this task.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
