import { Buffer } from 'node:buffer'
import type { UploadFile } from '../e2e/support/files.ts'

/** A picture of one pixel. */
export function png(name: string): UploadFile {
  const pixel =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  return { name, mimeType: 'image/png', buffer: Buffer.from(pixel, 'base64') }
}
