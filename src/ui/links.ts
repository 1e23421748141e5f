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

const candidate = /(?:https?:\/\/|mailto:)[^\s<>"'“”‘’]+/giu

/** Removes the punctuation of the sentence around a URL from the URL's end. */
function withoutTail(found: string): string {
  const count = (sign: string) => found.split(sign).length
  const unpaired = new Map([
    [')', count(')') - count('(')],
    [']', count(']') - count('[')],
  ])
  let end = found.length
  for (; end > 0; end -= 1) {
    const last = found.charAt(end - 1)
    const more = unpaired.get(last)
    if (more === undefined ? !'.,;:!?…'.includes(last) : more <= 0) break
    if (more !== undefined) unpaired.set(last, more - 1)
  }
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
