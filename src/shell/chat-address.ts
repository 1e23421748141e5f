/**
 * Returns the URL of the chat's script from the settings (product: third parties). A URL without a scheme gets https;
 * `undefined` for anything that isn't https.
 */
export function chatAddress(given: string | null | undefined): string | undefined {
  const address = given?.trim().replace(/^\/\//, 'https://')
  if (!address || !URL.canParse(address)) return undefined
  const url = new URL(address)
  return url.protocol === 'https:' ? url.href : undefined
}
