import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { jobs } from '../../mocks/scenarios/personas.ts'
import { run } from '../check/command.ts'
import { freePort } from '../check/free-port.ts'
import { root } from '../check/places.ts'
import { installPackages } from '../setup/tools.ts'
import { median, ms, type Part } from './report.ts'
import { withBackend, withBrowser } from './servers.ts'

/** The folder of the packages that only the benchmarks need. */
const toolsFolder = join(root, 'scripts/bench/tools')

/** The minimum score of each category. */
const least = 95
const pages = ['/', '/search', `/jobs/${jobs.open}`]
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const figures = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  blocked: 'total-blocking-time',
  'layout shift': 'cumulative-layout-shift',
}

/** The fields of Lighthouse's report that are read here. */
const reportSchema = v.object({
  lighthouseVersion: v.string(),
  environment: v.object({ benchmarkIndex: v.number() }),
  runtimeError: v.optional(v.object({ message: v.string() })),
  categories: v.record(v.string(), v.object({ score: v.nullable(v.number()) })),
  audits: v.record(
    v.string(),
    v.object({ numericValue: v.optional(v.number()), details: v.optional(v.unknown()) }),
  ),
})
export type LighthouseReport = v.InferOutput<typeof reportSchema>
const requestsSchema = v.object({
  items: v.array(v.object({ url: v.string(), statusCode: v.optional(v.number()) })),
})

/** Runs Lighthouse on the build for a real backend, with the simulated backend over HTTP. */
export async function measureLighthouse(runs: number): Promise<Part> {
  await installPackages(toolsFolder)
  const port = await freePort()
  const audits = () =>
    withBackend('everyday', async ({ app, backend }) => {
      const reports = new Map<string, LighthouseReport[]>(pages.map((page) => [page, []]))
      for (let left = runs; left > 0; left -= 1) {
        for (const [page, found] of reports) found.push(await audit(app + page, port, backend))
      }
      return report(reports, runs)
    })
  return await withBrowser(audits, [`--remote-debugging-port=${port}`])
}

/**
 * Audits a page with Lighthouse's defaults: a phone, slow 4G and a processor four times slower, all simulated. Runs in
 * another process, since this one serves the page.
 */
async function audit(address: string, port: number, backend: string): Promise<LighthouseReport> {
  const file = join(toolsFolder, 'node_modules/.lighthouse.json')
  const { code, output } = await run(join(toolsFolder, 'node_modules/lighthouse/cli/index.js'), [
    address,
    `--port=${port}`,
    `--only-categories=${categories.join(',')}`,
    '--output=json',
    `--output-path=${file}`,
    '--quiet',
    '--no-enable-error-reporting',
  ])
  if (code !== 0) throw new Error(`Lighthouse failed on ${address}:\n${output}`)
  const found = v.parse(reportSchema, JSON.parse(readFileSync(file, 'utf8')))
  const trouble = troubleIn(found, backend)
  if (trouble !== undefined) throw new Error(`The audit of ${address} is not valid: ${trouble}`)
  return found
}

/** Returns what makes an audit invalid, if anything: a page may be fast only because it can't reach its backend. */
export function troubleIn({ runtimeError, audits }: LighthouseReport, backend: string): string | undefined {
  if (runtimeError) return runtimeError.message
  const { items } = v.parse(requestsSchema, audits['network-requests']?.details)
  const calls = items.filter(({ url }) => url.startsWith(`${backend}/`))
  if (calls.length === 0) return `The page made no call to ${backend}.`
  const bad = calls.find(({ statusCode }) => statusCode === undefined || statusCode < 200 || statusCode > 299)
  return bad && `${bad.url} answered ${bad.statusCode ?? 'nothing'}.`
}

/** Returns the median score of each category, up to 100; NaN for a category without a score. */
export function scoresOf(reports: readonly LighthouseReport[]): number[] {
  return categories.map((id) =>
    Math.round(100 * median(reports.map((each) => each.categories[id]?.score ?? Number.NaN))),
  )
}

function report(reports: ReadonlyMap<string, readonly LighthouseReport[]>, runs: number): Part {
  const [first] = [...reports.values()].flat()
  const machine = first?.environment.benchmarkIndex.toFixed(0)
  const pagesFound = [...reports].map(([page, found]) => {
    const [fcp = 0, lcp = 0, tbt = 0, cls = 0] = Object.values(figures).map((id) =>
      median(found.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN)),
    )
    const scores = scoresOf(found)
    return { page, scores, cells: [page, ...scores.map(String), ms(fcp), ms(lcp), ms(tbt), cls.toFixed(3)] }
  })
  return {
    title: 'Lighthouse',
    tables: [
      {
        about:
          `Lighthouse ${first?.lighthouseVersion} with its defaults for a phone, on the build for a real backend with the simulated one over HTTP, ` +
          `everyday scenario; medians of ${runs}. The machine's speed by Lighthouse's own measure: ${machine}.`,
        heads: ['page', ...categories, ...Object.keys(figures)],
        rows: pagesFound.map(({ cells }) => cells),
      },
    ],
    bounds: pagesFound.map(({ page, scores }) => ({
      what: `Lighthouse on ${page}: ${categories.join(', ')}`,
      measured: scores.join(', '),
      bound: `≥ ${least} each`,
      met: scores.every((score) => score >= least),
    })),
  }
}
