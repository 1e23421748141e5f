export interface PdfPage {
  title: string
  /** Lines of text below the title. Long ones are wrapped, and those that do not fit on the page are dropped. */
  lines: readonly string[]
}

/** The size of an A4 page and the position of its text, in points. */
const page = { width: 595, height: 842, left: 64, top: 768, bottom: 56, leading: 15 }
/** The maximum number of characters in a line of the body. */
const measure = 84

/**
 * Makes an uncompressed PDF 1.4 of one page in Helvetica. The standard fonts cover only Western Europe, so Greek is
 * transliterated, other Latin letters lose their accents, and all other characters are dropped.
 */
export function makePdf({ title, lines }: PdfPage): Uint8Array<ArrayBuffer> {
  const room = Math.floor((page.top - 2 * page.leading - page.bottom) / page.leading)
  const body = lines.flatMap((line) => wrapped(winAnsi(line))).slice(0, room)
  const stream = [
    `BT /F2 20 Tf ${page.left} ${page.top} Td (${escaped(winAnsi(title).slice(0, 44))}) Tj`,
    `/F1 10.5 Tf ${page.leading} TL 0 -${page.leading} Td`,
    ...body.map((line) => `T* (${escaped(line)}) Tj`),
    'ET',
  ].join('\n')
  const font = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Contents 4 0 R ` +
      '/Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Title <feff${utf16(title)}> >>`,
  ]
  // The high bytes mark the file as binary. Each character of the string becomes one byte.
  let file = '%PDF-1.4\n%\xe2\xe3\xcf\xd3\n'
  const offsets = objects.map((object, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const count = objects.length + 1
  const end = `trailer\n<< /Size ${count} /Root 1 0 R /Info 7 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  file += `xref\n0 ${count}\n0000000000 65535 f \n${table}${end}`
  return Uint8Array.from(file, (character) => character.charCodeAt(0))
}

/** The characters of Windows-1252 from 0x80 to 0x9f, where it differs from Latin-1. `\0` marks unused codes. */
const punctuation = '€\0‚ƒ„…†‡ˆ‰Š‹Œ\0Ž\0\0‘’“”•–—˜™š›œ\0žŸ'

/** Letters that NFD does not reduce to ASCII, each followed by its transliteration; Greek roughly as in ISO 843. */
const letters = new Map(
  'łl đd ıi ħh ŋn αa βv γg δd εe ζz ηi θth ιi κk λl μm νn ξx οo πp ρr σs ςs τt υy φf χch ψps ωo'
    .split(' ')
    .map((pair) => [pair.charAt(0), pair.slice(1)]),
)

/** Converts text to Windows-1252, with one character for each byte. */
function winAnsi(text: string): string {
  let bytes = ''
  for (const character of text.normalize('NFC')) bytes += inWinAnsi(character)
  return bytes.replace(/ {2,}/g, ' ').trim()
}

function inWinAnsi(character: string): string {
  const code = character.codePointAt(0) ?? 0
  if ((code >= 0x20 && code < 0x7f) || (code >= 0xa0 && code <= 0xff)) return character
  const special = punctuation.indexOf(character)
  if (special >= 0) return String.fromCharCode(0x80 + special)
  const [base = ''] = character.normalize('NFD')
  if (base !== character) return inWinAnsi(base)
  const lower = letters.get(character.toLowerCase())
  if (lower === undefined) return ''
  return character === character.toLowerCase() ? lower : lower.charAt(0).toUpperCase() + lower.slice(1)
}

/** Converts text to hexadecimal UTF-16, so that the title in the document's properties can be in any script. */
function utf16(text: string): string {
  return text
    .split('')
    .map((unit) => unit.charCodeAt(0).toString(16).padStart(4, '0'))
    .join('')
}

/** Breaks a line between words, and breaks words that are longer than a line. */
function wrapped(line: string): string[] {
  const rows: string[] = []
  let row = ''
  for (const word of line.split(' ').flatMap((whole) => whole.match(/.{1,84}/g) ?? [''])) {
    if (row !== '' && row.length + 1 + word.length > measure) {
      rows.push(row)
      row = word
    } else row = row === '' ? word : `${row} ${word}`
  }
  return [...rows, row]
}

/** Escapes text for a PDF string. */
function escaped(text: string): string {
  return text.replace(/[\\()]/g, '\\$&')
}
