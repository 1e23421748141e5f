import { describe, expect, it } from 'vitest'
import { type LighthouseReport, troubleIn, verdictOn } from './lighthouse-report.ts'

const backend = 'http://localhost:4000'
const report = (performance: number, lcp: number, statusCode = 200): LighthouseReport => ({
  environment: { benchmarkIndex: 1500 },
  categories: {
    performance: { score: performance, auditRefs: [{ id: 'largest-contentful-paint', weight: 25 }] },
    accessibility: { score: 1, auditRefs: [{ id: 'color-contrast', weight: 7 }] },
    'best-practices': { score: 0.96, auditRefs: [{ id: 'errors-in-console', weight: 1 }] },
    seo: { score: 1, auditRefs: [{ id: 'hreflang', weight: 0 }] },
  },
  audits: {
    'largest-contentful-paint': { score: 0.5, numericValue: lcp },
    'color-contrast': { score: 1 },
    'errors-in-console': { score: 0 },
    hreflang: { score: 0 },
    'network-requests': {
      score: 1,
      details: { items: [{ url: 'http://localhost:5/' }, { url: `${backend}/api/fetch-home`, statusCode }] },
    },
  },
})

describe('what Lighthouse reports', () => {
  it('is told by its medians, with the audits that took points', () => {
    const verdict = verdictOn([report(0.9, 2500), report(0.97, 1900), report(0.95, 2000)])
    expect(verdict).toMatchObject({
      scores: { performance: 95, accessibility: 100, 'best-practices': 96, seo: 100 },
      lcp: 2000,
      machine: 1500,
      faults: ['errors-in-console'],
    })
  })

  it('a category without a score has none, and meets no bound', () => {
    const whole = report(1, 1000)
    const { seo: _, ...categories } = whole.categories
    expect(verdictOn([{ ...whole, categories }]).scores.seo).toBeNaN()
  })

  it('a page with its backend is worth looking at', () => {
    expect(troubleIn(report(1, 1000), backend)).toBeUndefined()
  })

  it('a page that its backend has not answered says nothing', () => {
    expect(troubleIn(report(1, 1000, 500), backend)).toContain('answered 500')
    expect(troubleIn(report(1, 1000), 'http://localhost:4001')).toContain('asked nothing')
    const runtimeError = { code: 'NO_FCP', message: 'nothing was painted' }
    expect(troubleIn({ ...report(1, 1000), runtimeError }, backend)).toContain('NO_FCP')
  })
})
