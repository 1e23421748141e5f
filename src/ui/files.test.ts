import { describe, expect, it } from 'vitest'
import { fileProblem, formatBytes, isAccepted } from './files.ts'

const pdf = { name: 'My CV.PDF', type: 'application/pdf', size: 1000 }
const rules = { accept: 'application/pdf,.pdf', wanted: 'a PDF', maxBytes: 5_000_000 }

describe('formatBytes', () => {
  it.each([
    [0, '0 B'],
    [999, '999 B'],
    [1000, '1 kB'],
    [412_300, '412 kB'],
    [999_600, '1 MB'],
    [6_240_000, '6.2 MB'],
    [50_000_000, '50 MB'],
    [3e12, '3,000 GB'],
  ])('%d is %s', (bytes, expected) => {
    expect(formatBytes(bytes, 'en-GB')).toBe(expected)
  })
})

describe('isAccepted', () => {
  it('goes by extension or by type', () => {
    expect(isAccepted(pdf, '.pdf')).toBe(true)
    expect(isAccepted({ name: 'a', type: 'image/webp' }, 'image/*, video/mp4')).toBe(true)
    expect(isAccepted({ name: 'a.mov', type: 'video/quicktime' }, 'image/*, video/mp4')).toBe(false)
    expect(isAccepted({ name: 'a.exe', type: '' }, undefined)).toBe(true)
  })
})

describe('fileProblem', () => {
  it('is told in words', () => {
    expect(fileProblem(pdf, rules)).toBeNull()
    expect(fileProblem({ ...pdf, name: 'a.txt', type: 'text/plain' }, rules)).toBe(
      '“a.txt” can’t be used here. Choose a PDF.',
    )
    expect(fileProblem({ ...pdf, size: 0 }, rules)).toBe('“My CV.PDF” is empty. Choose another file.')
    expect(fileProblem({ ...pdf, size: 6_240_000 }, rules)).toBe('“My CV.PDF” is 6.2 MB; the limit is 5 MB.')
    expect(fileProblem({ ...pdf, size: 5_000_001 }, rules)).toBe(
      '“My CV.PDF” is just over the limit of 5 MB.',
    )
  })
})
