/** What a page shows. */
export interface PdfPage {
  title: string
  /** Lines of text below the title; long ones are wrapped, and what does not fit on the page is left out. */
  lines: readonly string[]
}

/** A4 in points, and where the text stands. */
const page = { width: 595, height: 842, left: 64, top: 768, bottom: 56, leading: 15 }
/** Characters of the body size that surely fit between the margins. */
const measure = 84

/**
 * Makes a one-page PDF 1.4: Helvetica, uncompressed, some 1.5 kB. The standard fonts know Western Europe only, so
 * Greek is transliterated, other Latin letters lose their accents, and what is left is dropped.
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
  // The comment of high bytes tells tools that the file is binary; one character is one byte throughout.
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

/** Windows-1252 where it differs from Latin-1, as far as texts use it. */
const punctuation: Record<string, number> = {
  '€': 0x80,
  '…': 0x85,
  Œ: 0x8c,
  Š: 0x8a,
  Ž: 0x8e,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '•': 0x95,
  '–': 0x96,
  '—': 0x97,
  š: 0x9a,
  œ: 0x9c,
  ž: 0x9e,
}

/** Letters that lose more than an accent; Greek by ISO 843, roughly. */
const letters: Record<string, string> = {
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ı: 'i',
  ħ: 'h',
  ŋ: 'n',
  α: 'a',
  β: 'v',
  γ: 'g',
  δ: 'd',
  ε: 'e',
  ζ: 'z',
  η: 'i',
  θ: 'th',
  ι: 'i',
  κ: 'k',
  λ: 'l',
  μ: 'm',
  ν: 'n',
  ξ: 'x',
  ο: 'o',
  π: 'p',
  ρ: 'r',
  σ: 's',
  ς: 's',
  τ: 't',
  υ: 'y',
  φ: 'f',
  χ: 'ch',
  ψ: 'ps',
  ω: 'o',
}

/** A text in Windows-1252, one character a byte. */
function winAnsi(text: string): string {
  let bytes = ''
  for (const character of text.normalize('NFC')) bytes += inWinAnsi(character)
  return bytes.replace(/ {2,}/g, ' ').trim()
}

function inWinAnsi(character: string): string {
  const code = character.codePointAt(0) ?? 0
  if ((code >= 0x20 && code < 0x7f) || (code >= 0xa0 && code <= 0xff)) return character
  const special = punctuation[character]
  if (special !== undefined) return String.fromCharCode(special)
  const [base = ''] = character.normalize('NFD')
  if (base !== character) return inWinAnsi(base)
  const lower = letters[character.toLowerCase()]
  if (lower === undefined) return ''
  return character === character.toLowerCase() ? lower : lower.charAt(0).toUpperCase() + lower.slice(1)
}

/** A text as hexadecimal UTF-16, in which the document's properties can hold any script. */
function utf16(text: string): string {
  return text
    .split('')
    .map((unit) => unit.charCodeAt(0).toString(16).padStart(4, '0'))
    .join('')
}

/** Breaks a line between words. */
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

/** A text inside the parentheses of a PDF string. */
function escaped(text: string): string {
  return text.replace(/[\\()]/g, '\\$&')
}
