/**
 * Returns a checksum that detects truncated, misplaced and edited text, but is no protection against attackers. It
 * hashes in four lanes for speed, as a world may have tens of millions of characters.
 * @param salt identifies the place of the text, so that the same text has a different checksum elsewhere
 * @param from start position in `text`
 */
export function checksum(salt: string, text: string, from = 0): string {
  let a = 0x811c9dc5
  for (let at = 0; at < salt.length; at += 1) a = Math.imul(a ^ salt.charCodeAt(at), 0x01000193)
  a ^= text.length - from
  let b = a ^ 0x9e3779b1
  let c = a ^ 0x85ebca6b
  let d = a ^ 0xc2b2ae35
  let at = from
  for (const end = text.length - 3; at < end; at += 4) {
    a = Math.imul(a ^ text.charCodeAt(at), 0x01000193)
    b = Math.imul(b ^ text.charCodeAt(at + 1), 0x01000193)
    c = Math.imul(c ^ text.charCodeAt(at + 2), 0x01000193)
    d = Math.imul(d ^ text.charCodeAt(at + 3), 0x01000193)
  }
  for (; at < text.length; at += 1) a = Math.imul(a ^ text.charCodeAt(at), 0x01000193)
  const hex = (lane: number) => (lane >>> 0).toString(16).padStart(8, '0')
  return hex(a + Math.imul(b, 0x85ebca6b)) + hex(c + Math.imul(d, 0x85ebca6b))
}
