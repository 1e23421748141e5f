import { describe, expect, it } from 'vitest'
import { fileProblem, fileWarning, formatBytes, isAccepted } from './files.ts'

const pdf = { name: 'My CV.PDF', type: 'application/pdf', size: 1000 }
const rules = { accept: 'application/pdf,.pdf', wanted: 'a PDF', maxBytes: 5 * 1024 * 1024 }

describe('formatBytes', () => {
  it.each([
    [0, '0 B'],
    [1023, '1,023 B'],
    [1024, '1 kB'],
    [421_900, '412 kB'],
    [1_048_500, '1 MB'],
    [6_501_000, '6.2 MB'],
    [52_428_800, '50 MB'],
    [3 * 2 ** 40, '3,072 GB'],
  ])('%d is %s', (bytes, expected) => {
    expect(formatBytes(bytes, 'en-GB')).toBe(expected)
  })
})

describe('isAccepted', () => {
  it('accepts by extension or by type', () => {
    expect(isAccepted(pdf, '.pdf')).toBe(true)
    expect(isAccepted({ name: 'a', type: 'image/webp' }, 'image/*, video/mp4')).toBe(true)
    expect(isAccepted({ name: 'a.mov', type: 'video/quicktime' }, 'image/*, video/mp4')).toBe(false)
    expect(isAccepted({ name: 'a.exe', type: '' }, undefined)).toBe(true)
  })
})

describe('fileProblem', () => {
  it('names a wrong type and an empty file, but not the size', () => {
    expect(fileProblem(pdf, rules)).toBeNull()
    expect(fileProblem({ ...pdf, name: 'a.txt', type: 'text/plain' }, rules)).toBe(
      '“a.txt” can’t be used here. Choose a PDF.',
    )
    expect(fileProblem({ ...pdf, name: 'annexe\u202efdp.exe', type: '' }, rules)).toBe(
      '“\u200e\u2068annexefdp.exe\u2069” can’t be used here. Choose a PDF.',
    )
    expect(fileProblem({ ...pdf, size: 0 }, rules)).toBe('“My CV.PDF” is empty. Choose another file.')
    expect(fileProblem({ ...pdf, size: 6_501_000 }, rules)).toBeNull()
  })
})

describe('fileWarning', () => {
  it('only warns about size and format', () => {
    expect(fileWarning(pdf, rules)).toBeNull()
    expect(fileWarning({ ...pdf, size: 6_501_000 }, rules)).toBe(
      '“My CV.PDF” is 6.2 MB, over the limit of 5 MB. The server may refuse it.',
    )
    expect(fileWarning({ ...pdf, size: 5_242_881 }, rules)).toBe(
      '“My CV.PDF” is just over the limit of 5 MB. The server may refuse it.',
    )
    const drawing = { name: 'a.bmp', type: 'image/bmp', size: 1000 }
    const images = { accept: 'image/*', usual: 'image/png', wanted: 'a PNG image' }
    expect(fileProblem(drawing, images)).toBeNull()
    expect(fileWarning(drawing, images)).toBe(
      '“a.bmp” is in a less common format. The server may refuse it. If it does, choose a PNG image.',
    )
  })
})

describe('a photo that few browsers display (product: validation)', () => {
  const images = { accept: 'image/*', usual: 'image/png', wanted: 'a PNG image' }

  it.each([
    ['IMG_1.heic', ''],
    ['IMG_1.HEIC', 'application/octet-stream'],
    ['IMG_1.heif', ''],
    ['DSC_1.HIF', ''],
    ['IMG_1.heic', 'image/heic'],
    ['IMG_1', 'image/heif-sequence'],
  ])('names the formats and what to do: %s, of type “%s”', (name, type) => {
    const photo = { name, type, size: 1000 }
    expect(fileProblem(photo, images) ?? fileWarning(photo, images)).toMatch(
      /hoose a PNG image\. Your photo app can save it as JPEG\.$/,
    )
  })
})
