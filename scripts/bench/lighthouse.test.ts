import { describe, expect, it } from 'vitest'
import { type LighthouseReport, scoresOf, troubleIn } from './lighthouse.ts'

const backend = 'http://localhost:4000'
const report = (performance: number, statusCode = 200): LighthouseReport => ({
  lighthouseVersion: '13.5.0',
  environment: { benchmarkIndex: 3000 },
  categories: {
    performance: { score: performance },
    accessibility: { score: 1 },
    'best-practices': { score: 0.96 },
  },
  audits: {
    'network-requests': {
      details: { items: [{ url: 'http://localhost:5/' }, { url: `${backend}/api/fetch-home`, statusCode }] },
    },
  },
})

describe('what Lighthouse reports', () => {
  it('is judged by its medians; a category without a score meets no bound', () => {
    expect(scoresOf([report(0.9), report(0.97), report(0.95)])).toEqual([95, 100, 96, Number.NaN])
  })

  it('is not valid for a page without its backend', () => {
    expect(troubleIn(report(1), backend)).toBeUndefined()
    expect(troubleIn(report(1, 500), backend)).toContain('answered 500')
    expect(troubleIn(report(1), 'http://localhost:4001')).toContain('made no call')
    expect(troubleIn({ ...report(1), runtimeError: { message: 'no paint' } }, backend)).toBe('no paint')
  })
})
