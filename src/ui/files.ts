import { numberFormat } from './formatters.ts'
import { quoted } from './quoted.ts'

/** Formats bytes as "412 kB" or "6.2 MB", in steps of 1024 like the backend's limits. */
export function formatBytes(bytes: number, locale?: string): string {
  const units = ['B', 'kB', 'MB', 'GB']
  let size = Math.max(0, bytes)
  let unit = 0
  while (size >= 1023.5 && unit < units.length - 1) {
    size /= 1024
    unit += 1
  }
  const digits = unit > 1 && size < 99.5 ? 1 : 0
  return `${numberFormat(locale, { maximumFractionDigits: digits }).format(size)} ${units[unit]}`
}

/** Returns whether a file fits an `accept` list (".pdf, image/*, video/mp4"). Without a list everything fits. */
export function isAccepted(file: { name: string; type: string }, accept: string | undefined): boolean {
  const tokens = (accept ?? '')
    .split(',')
    .map((token) => token.trim().toLowerCase())
    .filter(Boolean)
  if (tokens.length === 0) return true
  const name = file.name.toLowerCase()
  const type = file.type.toLowerCase()
  return tokens.some((token) => {
    if (token.startsWith('.')) return name.endsWith(token)
    if (token.endsWith('/*')) return type.startsWith(token.slice(0, -1))
    return type === token
  })
}

export type FileRules = {
  /** The extensions and media types of the `accept` attribute. Other files are rejected. */
  accept?: string | undefined
  /** The accepted files in words that follow "Choose": "a PDF", "a PNG or JPEG image". They name the formats. */
  wanted?: string | undefined
  /** The formats within `accept` that are known to work, in the same syntax; the server may refuse other formats. */
  usual?: string | undefined
  /** The server may refuse larger files. It is a function if the limit depends on the file. */
  maxBytes?: number | ((file: { type: string }) => number) | undefined
}

type FileFacts = { name: string; type: string; size: number }

const anotherKind = 'another kind of file'

/** The advice for photos in the format of phones and cameras, which few browsers display; empty for other files. */
function conversion({ name, type }: FileFacts): string {
  const isHeic = /^image\/hei[cf]/i.test(type) || /\.(hei[cf]s?|hif)$/i.test(name)
  return isHeic ? ' Your photo app can save it as JPEG.' : ''
}

/** Returns why a chosen file is rejected before it is sent (product: accessibility); `null` if it is accepted. */
export function fileProblem(file: FileFacts, { accept, wanted = anotherKind }: FileRules): string | null {
  if (!isAccepted(file, accept)) {
    return `“${quoted(file.name)}” can’t be used here. Choose ${wanted}.${conversion(file)}`
  }
  return file.size === 0 ? `“${quoted(file.name)}” is empty. Choose another file.` : null
}

/** Returns why the server may refuse a chosen file; `null` if there is no known reason. */
export function fileWarning(
  file: FileFacts,
  { usual, wanted = anotherKind, maxBytes }: FileRules,
): string | null {
  const most = typeof maxBytes === 'function' ? maxBytes(file) : maxBytes
  if (most !== undefined && file.size > most) {
    const [size, limit] = [formatBytes(file.size), formatBytes(most)]
    const is = size === limit ? 'just over' : `${size}, over`
    return `“${quoted(file.name)}” is ${is} the limit of ${limit}. The server may refuse it.`
  }
  return isAccepted(file, usual)
    ? null
    : `“${quoted(file.name)}” is in a less common format. The server may refuse it. If it does, choose ${wanted}.${conversion(file)}`
}
