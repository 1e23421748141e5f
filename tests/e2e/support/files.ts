import { Buffer } from 'node:buffer'

/** A file for `setInputFiles`. */
export interface UploadFile {
  name: string
  mimeType: string
  buffer: Buffer
}

/** A PDF of one empty page, padded to `size` bytes with a comment. */
export function pdf(name: string, size = 0): UploadFile {
  const head = '%PDF-1.4\n'
  const body =
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n' +
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj\n' +
    'trailer<</Root 1 0 R>>\n%%EOF\n'
  const filling = Math.max(0, size - head.length - body.length - 2)
  const comment = filling > 0 ? `%${' '.repeat(filling)}\n` : ''
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(head + comment + body, 'latin1') }
}

/** A picture of one pixel. */
export function png(name: string): UploadFile {
  const base64 =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  return { name, mimeType: 'image/png', buffer: Buffer.from(base64, 'base64') }
}
