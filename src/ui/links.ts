const allowed = new Set(['http:', 'https:', 'mailto:'])

/**
 * The address if it may stand in a link made from what somebody typed: http, https or mailto (rules 30); else `null`.
 * Relative addresses are refused too: typed text has no place to be relative to.
 */
export function safeHref(address: string | null | undefined): string | null {
  if (!address) return null
  try {
    const url = new URL(address.trim())
    if (!allowed.has(url.protocol)) return null
    if (url.protocol !== 'mailto:' && !url.hostname) return null
    return url.href
  } catch {
    return null
  }
}

/** A piece of a text; `at` is where it begins. */
export type TextPart = { at: number; text: string; href?: string }

const candidate = /(?:https?:\/\/|mailto:)[^\s<>"'“”‘’]+/giu

/** What belongs to the sentence, not to the address, at the end of a found address. */
function withoutTail(found: string): string {
  let address = found
  for (;;) {
    const last = address.at(-1)
    if (last === undefined) return address
    const opener = last === ')' ? '(' : last === ']' ? '[' : null
    const unpaired = opener !== null && address.split(opener).length < address.split(last).length
    if (!'.,;:!?…'.includes(last) && !unpaired) return address
    address = address.slice(0, -1)
  }
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
