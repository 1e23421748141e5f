/** File type by content. The name and the declared type are not trusted. */
export type FileKind = 'pdf' | 'png' | 'jpeg' | 'webp' | 'gif' | 'avif' | 'mp4' | 'webm' | 'unknown'

export interface Upload {
  blob: Blob
  /** The name of the file for display, from `baseName`. */
  name: string
  /** In bytes. */
  size: number
  kind: FileKind
}

export function isUpload(value: unknown): value is Upload {
  return typeof value === 'object' && value !== null && 'blob' in value && value.blob instanceof Blob
}

/** The contents of stored files, by name. */
export type StoredFiles = ReadonlyMap<string, Blob>

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

/** Returns the media type for a stored file, by the extension of its name. */
export function mediaTypeOf(name: string): string {
  return mediaTypes[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream'
}

/** Returns the media type for a kind of file; undefined if unknown. */
export function mediaTypeOfKind(kind: FileKind): string | undefined {
  return mediaTypes[extensionOf(kind)]
}

/** Returns the file extension for a kind of file, without the dot. */
export function extensionOf(kind: FileKind): string {
  return kind === 'jpeg' ? 'jpg' : kind === 'unknown' ? 'bin' : kind
}

/** Number of leading bytes that `kindOf` needs. */
export const headLength = 1024

export function kindOf(head: Uint8Array): FileKind {
  const ascii = String.fromCharCode(...head.subarray(0, headLength))
  if (ascii.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (ascii.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (ascii.startsWith('GIF87a') || ascii.startsWith('GIF89a')) return 'gif'
  if (ascii.startsWith('RIFF') && ascii.slice(8, 12) === 'WEBP') return 'webp'
  if (ascii.slice(4, 8) === 'ftyp') return kindOfBrands(head, ascii)
  if (ascii.startsWith('\x1a\x45\xdf\xa3') && ascii.includes('webm')) return 'webm'
  // As in PDF readers, anything may precede the header, such as a byte-order mark. It is checked last, because text inside
  // an image may look like one. A page that passes for a PDF is only ever downloaded (`fileResponse`).
  return ascii.includes('%PDF-') ? 'pdf' : 'unknown'
}

/** ISO media brands of videos that browsers play. */
const videoBrand = /^(?:iso[m2-9abc]|mp4[12]|mp71|avc1|M4V[ HP]|dash|MSNV|f4v |F4V )/

/** Brands distinguish AVIF and MP4 from HEIC, QuickTime, audio and raw photos in the same container. */
function kindOfBrands([, , high = 0, low = 0]: Uint8Array, ascii: string): FileKind {
  const brands = ascii.slice(8, Math.min(high * 256 + low, 64))
  if (/avi[fs]/.test(brands)) return 'avif'
  return videoBrand.test(brands) ? 'mp4' : 'unknown'
}

export async function lookInto(file: File): Promise<Upload> {
  const head = new Uint8Array(await file.slice(0, headLength).arrayBuffer())
  return { blob: file, name: baseName(file.name), size: file.size, kind: kindOf(head) }
}

const longestName = 120

/** Returns a file name for display: shortened, without folders, control characters or bidirectional marks. */
export function baseName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? ''
  const plain = last.replace(/[\p{Control}\p{Bidi_Control}]/gu, '').trim()
  const characters = Array.from(plain)
  const shown = characters.length > longestName ? `${characters.slice(0, longestName - 1).join('')}…` : plain
  return shown || 'file'
}
