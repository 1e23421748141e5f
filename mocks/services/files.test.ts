import { describe, expect, it } from 'vitest'
import { kindOf, lookInto } from './files.ts'

describe('files by their content (rules 21, 29, 30)', () => {
  /** The first box of an ISO media file: its length, `ftyp`, the brands. */
  const container = (...brands: string[]) => {
    const [major = '', ...others] = brands
    const box = `ftyp${major}\0\0\0\0${others.join('')}`
    return new TextEncoder().encode(`\0\0\0${String.fromCharCode(box.length + 4)}${box}mdat....`)
  }

  it.each([
    ['MP4', 'mp4', container('isom', 'isom', 'avc1')],
    ['AVIF', 'avif', container('avif', 'mif1')],
    ['AVIF that leads with a brand for images as such', 'avif', container('mif1', 'miaf', 'avif')],
    ['a HEIC photo, which is no video', 'unknown', container('heic', 'mif1')],
    ['HEIF', 'unknown', container('mif1', 'heic')],
    ['a QuickTime film', 'unknown', container('qt  ')],
  ])('tells %s', (_what, kind, head) => {
    expect(kindOf(head)).toBe(kind)
  })

  it('finds the header of a PDF within the first 1024 bytes only', () => {
    const pdf = (gap: number) => new TextEncoder().encode(`${' '.repeat(gap)}%PDF-1.7`)
    expect(kindOf(pdf(1_000))).toBe('pdf')
    expect(kindOf(pdf(1_024))).toBe('unknown')
  })

  it('looks into a file, whatever it calls itself', async () => {
    const file = new File(['%PDF-1.7 and more'], 'C:\\docs\\photo.png', { type: 'image/png' })
    expect(await lookInto(file)).toEqual({ blob: file, name: 'photo.png', size: 17, kind: 'pdf' })
  })

  it('looks into an empty file', async () => {
    expect(await lookInto(new File([], ''))).toMatchObject({ name: 'file', size: 0, kind: 'unknown' })
  })
})
