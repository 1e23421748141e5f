const allowed = new Set(['http:', 'https:', 'mailto:'])

/** Longer than any host's name with a user's before it. Encoding one takes time with the square of its length. */
const endlessHost = /^https?:[\\/]*[^\\/?#]{400}/i

/**
 * The address if it may stand in a link made from what somebody typed: http, https or mailto (rules 30); else `null`.
 * Relative addresses are refused too: typed text has no place to be relative to.
 */
export function safeHref(address: string | null | undefined): string | null {
  const given = address?.trim() ?? ''
  if (endlessHost.test(given) || !URL.canParse(given)) return null
  const url = new URL(given)
  if (!allowed.has(url.protocol)) return null
  if (url.protocol !== 'mailto:' && !url.hostname) return null
  return url.href
}

/** A piece of a text; `at` is where it begins. */
export type TextPart = { at: number; text: string; href?: string }

const candidate = /(?:https?:\/\/|mailto:)[^\s<>"'“”‘’]+/giu

/** What belongs to the sentence, not to the address, at the end of a found address. */
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

/** Cuts plain text into text and addresses that may be links. Joined again the parts are the text, to the letter. */
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
