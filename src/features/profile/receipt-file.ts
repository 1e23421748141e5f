/** Image types that a browser shows without running code. Other receipts, except PDFs, can only be downloaded. */
const pictures: ReadonlySet<string> = new Set([
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/gif',
  'image/avif',
])

/** Returns how a receipt can be shown, or `undefined` if it can only be downloaded. */
export function kindOfReceipt({ type }: Blob): 'pdf' | 'picture' | undefined {
  if (type === 'application/pdf') return 'pdf'
  return pictures.has(type) ? 'picture' : undefined
}
