import { describe, expect, it } from 'vitest'
import { partAsText, reportAsMarkdown } from './report.ts'

const part = {
  title: 'Writing',
  tables: [{ about: 'One write.', heads: ['world', 'time'], rows: [['small', '0.2 ms']] }],
  bounds: [
    { what: 'large ÷ small', measured: '1.05', bound: '≤ 1.5', met: true },
    { what: 'memory', measured: '400.0 MB', bound: '≤ 350.0 MB', met: false },
  ],
}

describe('a part of the benchmarks', () => {
  it('says of each bound what was measured, and whether it is met', () => {
    const text = partAsText(part)
    expect(text).toMatch(/large ÷ small +1\.05 +≤ 1\.5 +met/)
    expect(text).toMatch(/memory +400\.0 MB +≤ 350\.0 MB +MISSED/)
  })

  it('is kept in Markdown with the machine, its bounds first', () => {
    const page = reportAsMarkdown('2 × Example, 8 GiB', [part, { ...part, title: 'Again', bounds: [] }])
    expect(page).toContain('Measured on: 2 × Example, 8 GiB.')
    expect(page).toContain('1 of 2 bounds are missed.')
    expect(page.indexOf('## Bounds')).toBeLessThan(page.indexOf('## Writing'))
    expect(page).toContain('| small | 0.2 ms |')
    expect(page).toContain('## Again')
  })

  it('says so when every bound is met', () => {
    const page = reportAsMarkdown('here', [{ ...part, bounds: part.bounds.filter(({ met }) => met) }])
    expect(page).toContain('All 1 bounds are met.')
  })
})
