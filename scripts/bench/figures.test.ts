import { describe, expect, it } from 'vitest'
import { column, kilobytes, markdown, median, megabytes, ms, percentile, table } from './figures.ts'

describe('the figures of the benchmarks', () => {
  it.each([
    [[3, 1, 2], 2],
    [[4, 1, 3, 2], 2.5],
    [[7], 7],
  ])('the median of %j is %d', (numbers, expected) => {
    expect(median(numbers)).toBe(expected)
  })

  it('there is no median of nothing', () => {
    expect(median([])).toBeNaN()
  })

  it.each([
    [[5, 1, 4, 2, 3], 0.95, 5],
    [[5, 1, 4, 2, 3], 0.5, 3],
    [Array.from({ length: 100 }, (_, index) => index + 1), 0.95, 95],
    [[7], 0.01, 7],
  ])('a share of %j stays below its percentile', (numbers, share, expected) => {
    expect(percentile(numbers, share)).toBe(expected)
  })

  it('there is no percentile of nothing', () => {
    expect(percentile([], 0.95)).toBeNaN()
  })

  it('are written with their units', () => {
    expect([ms(7.44), ms(312.4), kilobytes(143_210), megabytes(52_140_000)]).toEqual([
      '7.4 ms',
      '312 ms',
      '143.2 kB',
      '52.1 MB',
    ])
  })

  it('stand in columns, figures to the right', () => {
    expect(column([{ a: 1 }, { a: 2 }], 'a')).toEqual([1, 2])
    expect(
      table(
        ['page', 'time'],
        [
          ['/', '7.4 ms'],
          ['/search', '312 ms'],
        ],
      ),
    ).toBe('  page       time\n  /        7.4 ms\n  /search  312 ms')
  })

  it('stand in Markdown, figures to the right and bars escaped', () => {
    expect(markdown(['what', 'time'], [['a|b', '7.4 ms']])).toBe(
      ['| what | time |', '| --- | --: |', '| a\\|b | 7.4 ms |'].join('\n'),
    )
  })
})
