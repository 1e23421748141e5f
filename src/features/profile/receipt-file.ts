/** What a browser shows without running anything of it. A receipt that says to be something else is only saved. */
const pictures: ReadonlySet<string> = new Set([
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/gif',
  'image/avif',
])

/** How the file of a receipt can be looked at; `undefined` if it cannot be. */
export function kindOfReceipt({ type }: Blob): 'pdf' | 'picture' | undefined {
  if (type === 'application/pdf') return 'pdf'
  return pictures.has(type) ? 'picture' : undefined
}
