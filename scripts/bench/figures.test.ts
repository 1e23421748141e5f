import { describe, expect, it } from 'vitest'
import { column, kilobytes, median, ms, table } from './figures.ts'

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

  it('are written with their units', () => {
    expect([ms(7.44), ms(312.4), kilobytes(143_210)]).toEqual(['7.4 ms', '312 ms', '143.2 kB'])
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
})
