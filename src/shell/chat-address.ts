/**
 * Where the settings say that the chat's script is (product: third parties). A provider's snippet may leave the scheme to the
 * page; then it is https, as everywhere. `undefined` for any other address.
 */
export function chatAddress(given: string | null | undefined): string | undefined {
  const address = given?.trim().replace(/^\/\//, 'https://')
  if (!address || !URL.canParse(address)) return undefined
  const url = new URL(address)
  return url.protocol === 'https:' ? url.href : undefined
}
