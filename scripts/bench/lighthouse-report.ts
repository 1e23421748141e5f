import * as v from 'valibot'
import { median } from './figures.ts'

/** What is scored, in the order and by the names in which the results are told. */
export const categories = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best-practices': 'best practices',
  seo: 'SEO',
} as const
type Category = keyof typeof categories
/** The same as Lighthouse calls them. */
export const categoryIds = [
  'performance',
  'accessibility',
  'best-practices',
  'seo',
] as const satisfies (keyof typeof categories)[]

const category = v.object({
  score: v.nullable(v.number()),
  auditRefs: v.array(v.object({ id: v.string(), weight: v.number() })),
})
const audit = v.object({
  score: v.nullable(v.number()),
  numericValue: v.optional(v.number()),
  details: v.optional(v.unknown()),
})
const request = v.object({ url: v.string(), statusCode: v.optional(v.number()) })

/** Lighthouse's own report, as far as it counts here. */
export const lighthouseReport = v.object({
  runtimeError: v.optional(v.object({ code: v.string(), message: v.string() })),
  environment: v.object({ benchmarkIndex: v.number() }),
  categories: v.record(v.picklist(categoryIds), category),
  audits: v.record(v.string(), audit),
})
export type LighthouseReport = v.InferOutput<typeof lighthouseReport>

/** What several reports on one page say together. Scores go up to 100, times are in milliseconds; all are medians. */
export interface Verdict {
  scores: Record<Category, number>
  /** First contentful paint. */
  fcp: number
  /** Largest contentful paint. */
  lcp: number
  /** Total blocking time. */
  tbt: number
  /** Cumulative layout shift. */
  cls: number
  /** How quick the machine was without the slow-down, by Lighthouse's own measure. */
  machine: number
  /** The audits that took points in any of the reports, apart from those that are the figures above. */
  faults: string[]
}

/** The figures that make the score for performance; they are told by themselves. */
const figures = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'speed-index',
]

/** The median of each score and figure. NaN of a category that was not scored. */
export function verdictOn(reports: readonly LighthouseReport[]): Verdict {
  const score = (id: Category) =>
    Math.round(100 * median(reports.map((each) => each.categories[id]?.score ?? Number.NaN)))
  const figure = (id: string) => median(reports.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN))
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    fcp: figure('first-contentful-paint'),
    lcp: figure('largest-contentful-paint'),
    tbt: figure('total-blocking-time'),
    cls: figure('cumulative-layout-shift'),
    machine: median(reports.map(({ environment }) => environment.benchmarkIndex)),
    faults: [...new Set(reports.flatMap(faultsOf))],
  }
}

function faultsOf({ categories: found, audits }: LighthouseReport): string[] {
  const counted = Object.values(found).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0),
  )
  return counted.flatMap(({ id }) => {
    const given = audits[id]?.score
    return typeof given === 'number' && given < 1 && !figures.includes(id) ? [id] : []
  })
}

/**
 * What went wrong around the page rather than in it: a page without its backend may well be quick.
 * @param backend the origin whose every answer has to be a good one
 */
export function troubleIn({ runtimeError, audits }: LighthouseReport, backend: string): string | undefined {
  if (runtimeError) return `${runtimeError.code}: ${runtimeError.message}`
  const told = v.safeParse(v.object({ items: v.array(request) }), audits['network-requests']?.details)
  const calls = told.success ? told.output.items.filter(({ url }) => url.startsWith(`${backend}/`)) : []
  if (calls.length === 0) return `The page asked nothing of ${backend}.`
  const bad = calls.find(({ statusCode }) => statusCode === undefined || statusCode < 200 || statusCode > 299)
  return bad && `${bad.url} answered ${bad.statusCode ?? 'nothing'}.`
}
