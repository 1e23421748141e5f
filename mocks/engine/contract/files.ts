/** What a file is by its content (rules 21, 24, 29, 30); its name and its declared type may lie. */
export type FileKind = 'pdf' | 'png' | 'jpeg' | 'webp' | 'gif' | 'avif' | 'mp4' | 'webm' | 'unknown'

export interface Upload {
  blob: Blob
  /** The name it came with, without any folders. */
  name: string
  /** Bytes. */
  size: number
  kind: FileKind
}

const mediaTypes: Record<string, string> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
  mp4: 'video/mp4',
  webm: 'video/webm',
  svg: 'image/svg+xml',
}

/** The media type a stored file is served with, told by the ending of its stored name. */
export function mediaTypeOf(name: string): string {
  return mediaTypes[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream'
}

/** The media type of a kind of file; undefined for an unknown one. */
export function mediaTypeOfKind(kind: FileKind): string | undefined {
  return mediaTypes[extensionOf(kind)]
}

/** The ending for a file of this kind, without the dot. */
export function extensionOf(kind: FileKind): string {
  return kind === 'jpeg' ? 'jpg' : kind === 'unknown' ? 'bin' : kind
}

/** How many bytes from the start `kindOf` wants to see. */
export const headLength = 1024

export function kindOf(head: Uint8Array): FileKind {
  const ascii = String.fromCharCode(...head.subarray(0, headLength))
  if (ascii.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (ascii.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (ascii.startsWith('GIF87a') || ascii.startsWith('GIF89a')) return 'gif'
  if (ascii.startsWith('RIFF') && ascii.slice(8, 12) === 'WEBP') return 'webp'
  if (ascii.slice(4, 8) === 'ftyp') return kindOfBrands(ascii.slice(8, ftypLength(head)))
  if (ascii.startsWith('\x1a\x45\xdf\xa3') && ascii.includes('webm')) return 'webm'
  // The PDF reference allows other lines before the header, within the first 1024 bytes. It comes last, and only at the
  // start of a line: pictures carry texts, and a text may speak of PDFs.
  return /(?:^|[\r\n])%PDF-\d/.test(ascii) ? 'pdf' : 'unknown'
}

/** How long the first box of an ISO media file is, as far as it is read for brands. */
function ftypLength([, , high = 0, low = 0]: Uint8Array): number {
  return Math.min(high * 256 + low, 64)
}

/** The major brands of films that browsers play; whatever else is in such a box, none of them may show. */
const filmBrand = /^(?:iso[m2-9abc]|mp4[12]|mp71|avc1|M4V[ HP]|dash|MSNV|f4v |F4V )/

/**
 * AVIF and MP4 share their container with HEIC, QuickTime, music and raw photos; the brands tell which (rules 29, 30).
 */
function kindOfBrands(brands: string): FileKind {
  if (/avi[fs]/.test(brands)) return 'avif'
  return filmBrand.test(brands) ? 'mp4' : 'unknown'
}

export async function lookInto(file: File): Promise<Upload> {
  const head = new Uint8Array(await file.slice(0, headLength).arrayBuffer())
  return { blob: file, name: baseName(file.name), size: file.size, kind: kindOf(head) }
}

/** Longest file name that is repeated in a message, in characters. */
const longestName = 120

/** A file name to show: shortened, without folders, control characters and marks of direction. */
export function baseName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? ''
  const plain = last.replace(/[\p{Control}\p{Bidi_Control}]/gu, '').trim()
  const characters = Array.from(plain)
  const shown = characters.length > longestName ? `${characters.slice(0, longestName - 1).join('')}…` : plain
  return shown || 'file'
}
