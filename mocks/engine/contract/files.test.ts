import { describe, expect, it } from 'vitest'
import { kindOf, lookInto } from './files.ts'

describe('file types by content (rules 21, 29, 30)', () => {
  /** Encodes each character as one byte, whereas UTF-8 uses two for `\x89`. */
  const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))
  /** Returns the beginning of an ISO media file whose `ftyp` box has these brands. */
  const container = (...brands: string[]) => {
    const [major = '', ...others] = brands
    const box = `ftyp${major}\0\0\0\0${others.join('')}`
    return new TextEncoder().encode(`\0\0\0${String.fromCharCode(box.length + 4)}${box}mdat....`)
  }

  it.each([
    ['MP4', 'mp4', container('isom', 'isom', 'avc1')],
    ['AVIF', 'avif', container('avif', 'mif1')],
    ['AVIF whose major brand is the generic one for images', 'avif', container('mif1', 'miaf', 'avif')],
    ['a HEIC photo, not a video', 'unknown', container('heic', 'mif1')],
    ['HEIF', 'unknown', container('mif1', 'heic')],
    ['a QuickTime movie', 'unknown', container('qt  ')],
    ['a QuickTime movie that may be read as MP4', 'unknown', container('qt  ', 'isom')],
    ['an M4V video', 'mp4', container('M4V ', 'isom')],
    ['a fragmented video', 'mp4', container('iso6', 'dash')],
    ['music, not a video', 'unknown', container('M4A ', 'isom', 'mp42')],
    ['a 3GP video', 'unknown', container('3gp4', 'isom')],
    ['a raw photo', 'unknown', container('crx ', 'isom')],
    ['an unknown brand', 'unknown', container('zzzz', 'isom')],
    ['a box without brands', 'unknown', container()],
  ])('determines the kind of a file by its content: %s', (_what, kind, head) => {
    expect(kindOf(head)).toBe(kind)
  })

  it.each([
    ['GIF89a', 'gif'],
    ['RIFF....WEBPVP8 ', 'webp'],
    ['\x1a\x45\xdf\xa3....webm', 'webm'],
    ['PK\x03\x04', 'unknown'],
    ['<svg onload=alert(1)>', 'unknown'],
    ['', 'unknown'],
  ])('determines the kind of %j', (start, kind) => {
    expect(kindOf(bytes(start))).toBe(kind)
  })

  it('finds a PDF header only within the first 1024 bytes', () => {
    const pdf = (gap: number) => bytes(`${' '.repeat(gap)}%PDF-1.7`)
    expect(kindOf(pdf(1_019))).toBe('pdf')
    expect(kindOf(pdf(1_020))).toBe('unknown')
  })

  it.each([
    ['at the start', 'pdf', '%PDF-1.7\n'],
    ['after another line', 'pdf', 'HTTP junk\n%PDF-1.4'],
    ['after a line with a classic Mac line ending', 'pdf', 'junk\r%PDF-1.4'],
    ['after a byte-order mark', 'pdf', '\xef\xbb\xbf%PDF-1.7'],
    ['after NULs', 'pdf', '\0\0\0\0%PDF-1.7'],
    ['after the envelope of a printer', 'pdf', '\x1b%-12345X@PJL\r\n%PDF-1.7'],
    ['after a page, as which it is never served', 'pdf', '<html><script>alert(1)</script>%PDF-1.7'],
    ['in a text chunk of a PNG', 'png', '\x89PNG\r\n\x1a\n\0\0\0\x20tEXtComment\0made from\n%PDF-1.7'],
    ['in a comment of a JPEG', 'jpeg', '\xff\xd8\xff\xfe\0\x0c\n%PDF-1.7'],
    ['in the box of a video', 'mp4', '\0\0\0\x18ftypisom\0\0\0\0isomavc1\n%PDF-1.7'],
  ])('handles a PDF header %s', (_where, kind, text) => {
    expect(kindOf(bytes(text))).toBe(kind)
  })

  it('determines the kind of a file regardless of its name', async () => {
    const file = new File(['%PDF-1.7 and more'], 'C:\\docs\\photo.png', { type: 'image/png' })
    expect(await lookInto(file)).toEqual({ blob: file, name: 'photo.png', size: 17, kind: 'pdf' })
  })

  it('gives an empty file a name and no known kind', async () => {
    expect(await lookInto(new File([], ''))).toMatchObject({ name: 'file', size: 0, kind: 'unknown' })
  })
})
