import { describe, expect, it } from 'vitest'
import { atMost, boundsAsMarkdown, median, megabytes, ms, percentile, reportAsMarkdown } from './report.ts'

describe('figures', () => {
  it.each([
    [[3, 1, 2], 2],
    [[4, 1, 3, 2], 2.5],
    [[7], 7],
    [[], Number.NaN],
  ])('the median of %j is %d', (numbers, expected) => {
    expect(median(numbers)).toBe(expected)
  })

  it.each([
    [[5, 1, 4, 2, 3], 0.95, 5],
    [[5, 1, 4, 2, 3], 0.5, 3],
    [Array.from({ length: 100 }, (_, index) => index + 1), 0.95, 95],
    [[], 0.95, Number.NaN],
  ])('returns the nearest-rank percentile of %j', (numbers, share, expected) => {
    expect(percentile(numbers, share)).toBe(expected)
  })
})

describe('a report', () => {
  const part = {
    title: 'Writing',
    tables: [{ about: 'One write.', heads: ['world', 'time'], rows: [['small|er', '0.2 ms']] }],
    bounds: [atMost('a write', 7.44, 16, ms), atMost('memory', 400e6, 350e6, megabytes)],
  }

  it('states each bound, its measured value and whether it is met', () => {
    const text = boundsAsMarkdown(part.bounds)
    expect(text).toContain('| a write | 7.4 ms | ≤ 16 ms | met |')
    expect(text).toContain('| memory | 400.0 MB | ≤ 350.0 MB | MISSED |')
  })

  it('starts with the machine and the bounds, escapes vertical bars and aligns figures to the right', () => {
    const page = reportAsMarkdown('2 × Example, 8 GiB', [part, { ...part, title: 'Again', bounds: [] }])
    expect(page).toContain('Measured on: 2 × Example, 8 GiB.')
    expect(page).toContain('Missed bounds: 1 of 2.')
    expect(page.indexOf('## Bounds')).toBeLessThan(page.indexOf('## Writing'))
    expect(page).toContain('| world | time |\n| --- | --: |\n| small\\|er | 0.2 ms |')
    expect(page).toContain('\n\n## Again')
  })

  it('says when every bound is met', () => {
    expect(reportAsMarkdown('here', [{ ...part, bounds: part.bounds.slice(0, 1) }])).toContain(
      'All 1 bounds are met.',
    )
  })
})
