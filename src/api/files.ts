import { env } from '../env.ts'
import { fetchFile, type CallOptions, type DownloadedFile } from './client.ts'
import { ApiError } from './errors.ts'

/**
 * The address of a file that an answer names: `/storage/x` or `storage/x` of the backend (with the simulator: under
 * the app's base path), or an absolute http(s) address as it is. Anything else, `javascript:` for one, is no file.
 */
export function fileUrl(
  path: string | null | undefined,
  { apiUrl, basePath }: Pick<typeof env, 'apiUrl' | 'basePath'> = env,
): string | undefined {
  const given = path?.trim()
  if (!given) return undefined
  if (/^https?:\/\//i.test(given)) return URL.canParse(given) ? new URL(given).href : undefined
  // Another scheme, a `//host`, or a way out of the folder.
  if (/^[a-z][a-z\d+.-]*:|^[/\\]{2}|\\|(^|\/)\.\.?(\/|$)|\p{Cc}/iu.test(given)) return undefined
  return `${apiUrl ? `${apiUrl}/` : basePath}${given.replace(/^\//, '')}`
}

/**
 * The address of a file for a plain link, which works where fetching is refused: another origin may let nobody but its own
 * pages read what it serves. Simulated files have none, as only the page itself is answered.
 */
export function fileLink(
  path: string | null | undefined,
  setup: Pick<typeof env, 'apiUrl' | 'basePath' | 'simulated'> = env,
): string | undefined {
  const address = fileUrl(path, setup)
  return setup.simulated && address?.startsWith('/') ? undefined : address
}

/** Gets the file behind a path of an answer, named as the server says, else by its path. @throws ApiError */
export async function getFile(path: string, options?: CallOptions): Promise<DownloadedFile> {
  const address = fileUrl(path)
  if (address === undefined) {
    throw new ApiError({ kind: 'not-an-envelope', call: path, message: 'This file has no usable address.' })
  }
  return await fetchFile(address, options)
}

/**
 * Offers a file for saving, as the browser does with downloads. The way for every file: a link to a simulated address
 * with `download` or in a new tab would ask the real network.
 */
export function saveFile({ blob, name }: DownloadedFile): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // The browser reads the address after this turn.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** Opens a file in a tab of its own. To be called while a press is being handled, or browsers block it. */
export function openInTab(file: Blob): void {
  const url = URL.createObjectURL(file)
  window.open(url, '_blank', 'noopener')
  // The new tab reads the address after this turn.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
