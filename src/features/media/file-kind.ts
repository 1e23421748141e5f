/** Image types that a browser shows without running code. Other files, except PDFs, can only be downloaded. */
const pictures: ReadonlySet<string> = new Set([
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/gif',
  'image/avif',
])

export type FileKind = 'pdf' | 'picture'

/** Returns how a file can be shown, or `undefined` if it can only be downloaded. */
export function kindOfFile({ type }: Blob): FileKind | undefined {
  if (type === 'application/pdf') return 'pdf'
  return pictures.has(type) ? 'picture' : undefined
}
