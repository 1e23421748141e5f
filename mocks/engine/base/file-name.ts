const characters = new Intl.Segmenter()

/** The names of devices, which Windows reserves with any suffix. */
const device = /^(?=(?:con|prn|aux|nul|(?:com|lpt)[\d¹²³]|con(?:in|out)\$) *(?:\.|$))/i

/**
 * Returns a file name that every file system accepts: of at most 120 characters before its suffix, and of 255
 * bytes with it. A long name is cut between characters.
 * @param mark follows the stem: " (2)"
 */
export function fileName(text: string, mark = ''): string {
  const plain = text
    .replace(/[\\/:*?"<>|\p{Control}\p{Bidi_Control}\u2028\u2029]+/gu, ' ')
    .replace(/(?<![\s.])[\s.]+$/, '')
    .trim()
    .replace(device, '_')
  const [, whole = '', suffix = ''] = /^(.*?)(\.\w{1,15})?$/u.exec(plain) ?? []
  const stem = Array.from(characters.segment(whole), ({ segment }) => segment).slice(0, 120)
  while (new TextEncoder().encode(stem.join('') + mark + suffix).length > 255) stem.pop()
  return `${stem.join('').replace(/[\s.]+$/, '') || 'file'}${mark}${suffix}`
}
