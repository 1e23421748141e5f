/** A domain with letters beyond ASCII. */
const otherDomain = /(?<=@)(?=[^@]*[^\0-\x7f])[\p{L}\p{M}\p{N}\p{So}.\u3002-]+$/u

/** Returns an email address with its domain in ASCII, as some browsers send it: `xn--bcher-kva.de` for bücher.de. */
export function withAsciiDomain(email: string): string {
  return email.replace(otherDomain, (name) =>
    URL.canParse(`https://${name}`) ? new URL(`https://${name}`).hostname : name,
  )
}

/**
 * Returns an email address in compatibility form, such as ASCII for full-width letters, without invisible characters, and
 * with its domain in ASCII. Longer text is no address, and takes too long to normalise.
 */
export function plainEmail(text: string): string {
  if (text.length > 1_000) return text
  const plain = text.normalize('NFKC').replace(/\p{Default_Ignorable_Code_Point}/gu, '')
  return withAsciiDomain(plain.trim())
}
