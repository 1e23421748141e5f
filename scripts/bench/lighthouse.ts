import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { jobs } from '../../mocks/scenarios/personas.ts'
import { run } from '../check/command.ts'
import { freePort } from '../check/free-port.ts'
import { root } from '../check/places.ts'
import { installPackages } from '../setup/tools.ts'
import { type Bound, median } from './report.ts'
import { withBackend, withBrowser } from './servers.ts'

/** The folder of the packages that only the benchmarks need. */
const toolsFolder = join(root, 'scripts/bench/tools')

/** The minimum score of each category. */
const least = 95
const pages = ['/', '/search', `/jobs/${jobs.open}`]
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** The fields of Lighthouse's report that are read here. */
const reportSchema = v.object({
  runtimeError: v.optional(v.object({ message: v.string() })),
  categories: v.record(v.string(), v.object({ score: v.nullable(v.number()) })),
  audits: v.record(v.string(), v.object({ details: v.optional(v.unknown()) })),
})
type LighthouseReport = v.InferOutput<typeof reportSchema>
const requestsSchema = v.object({
  items: v.array(v.object({ url: v.string(), statusCode: v.optional(v.number()) })),
})

/** Runs Lighthouse on the build for a real backend, with the simulated backend over HTTP. */
export async function measureLighthouse(runs: number): Promise<Bound[]> {
  await installPackages(toolsFolder)
  const port = await freePort()
  const audits = () =>
    withBackend('everyday', async ({ app, backend }) => {
      const reports = new Map<string, LighthouseReport[]>(pages.map((page) => [page, []]))
      for (let left = runs; left > 0; left -= 1) {
        for (const [page, found] of reports) found.push(await audit(app + page, port, backend))
      }
      return [...reports].map(([page, found]): Bound => {
        const scores = scoresOf(found)
        const met = scores.every((score) => score >= least)
        const what = `Lighthouse on ${page}: ${categories.join(', ')}`
        return { what, measured: scores.join(', '), bound: `≥ ${least} each`, met }
      })
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
function troubleIn({ runtimeError, audits }: LighthouseReport, backend: string): string | undefined {
  if (runtimeError) return runtimeError.message
  const { items } = v.parse(requestsSchema, audits['network-requests']?.details)
  const calls = items.filter(({ url }) => url.startsWith(`${backend}/`))
  if (calls.length === 0) return `The page made no call to ${backend}.`
  const bad = calls.find(({ statusCode }) => statusCode === undefined || statusCode < 200 || statusCode > 299)
  return bad && `${bad.url} answered ${bad.statusCode ?? 'nothing'}.`
}

/** Returns the median score of each category, up to 100; NaN for a category without a score. */
function scoresOf(reports: readonly LighthouseReport[]): number[] {
  return categories.map((id) =>
    Math.round(100 * median(reports.map((each) => each.categories[id]?.score ?? Number.NaN))),
  )
}
