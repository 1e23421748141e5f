const allowed = new Set(['http:', 'https:', 'mailto:'])

/** Matches a host longer than any real one, even with a user name. Parsing such a host takes quadratic time. */
const endlessHost = /^https?:[\\/]*[^\\/?#]{400}/i

/**
 * Returns a typed URL if it is safe in a link (http, https or mailto, rules 30), else `null`. Refuses relative URLs,
 * because typed text has no base URL.
 */
export function safeHref(address: string | null | undefined): string | null {
  const given = address?.trim() ?? ''
  if (endlessHost.test(given) || !URL.canParse(given)) return null
  const url = new URL(given)
  if (!allowed.has(url.protocol)) return null
  if (url.protocol !== 'mailto:' && !url.hostname) return null
  return url.href
}

/** A part of typed text; `at` is its offset. */
export type TextPart = { at: number; text: string; href?: string }

/**
 * What an address may contain: the characters of RFC 3986, letters, marks and digits of any script, and within words of
 * other scripts joiners and middle dots. A comma before the next address separates the two.
 */
const candidate =
  /(?:https?:\/\/|mailto:)(?:(?![,;]https?:)[!#-&(-;=?-[\]_a-z~\p{L}\p{M}\p{N}]|[·・\u200c\u200d](?![a-z])(?=[\p{L}\p{M}]))+/giu

/** Returns a URL without the sentence around it: it ends before a bracket that it doesn't open, and not in punctuation. */
function withoutTail(found: string): string {
  const open = { '(': 0, '[': 0 }
  let end = 0
  for (; end < found.length; end += 1) {
    const sign = found.charAt(end)
    if (sign === '(' || sign === '[') open[sign] += 1
    const opener = sign === ')' ? '(' : sign === ']' ? '[' : undefined
    if (opener && --open[opener] < 0) break
  }
  while ('.,;:!?*~(['.includes(found.charAt(end - 1))) end -= 1
  return found.slice(0, end)
}

/** Splits plain text into text and safe URLs. Joined, the parts are the original text. */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const match of text.matchAll(candidate)) {
    const address = withoutTail(match[0])
    const href = safeHref(address)
    if (!href) continue
    if (match.index > end) parts.push({ at: end, text: text.slice(end, match.index) })
    parts.push({ at: match.index, text: address, href })
    end = match.index + address.length
  }
  if (end < text.length) parts.push({ at: end, text: text.slice(end) })
  return parts
}
