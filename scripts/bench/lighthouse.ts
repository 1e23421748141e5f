import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { jobs } from '../../mocks/scenarios/personas.ts'
import { run } from '../check/command.ts'
import { root } from '../check/places.ts'
import { installPackages } from '../setup/tools.ts'
import { type Bound, median } from './report.ts'
import { withBackend } from './servers.ts'

/** The folder of the packages that only the benchmarks need. */
const toolsFolder = join(root, 'scripts/bench/tools')

/** The minimum score of each category. */
const least = 95
const pages = ['', 'search', `jobs/${jobs.open}`]
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** The fields of Lighthouse's report that are read here. */
const reportSchema = v.object({
  categories: v.record(v.string(), v.object({ score: v.number() })),
  audits: v.object({
    'network-requests': v.object({
      details: v.object({
        items: v.array(v.object({ url: v.string(), statusCode: v.optional(v.number(), 0) })),
      }),
    }),
  }),
})

/** Runs Lighthouse on the build for a real backend, with the simulated backend over HTTP. */
export async function measureLighthouse(runs: number): Promise<Bound[]> {
  await installPackages(toolsFolder)
  return await withBackend('everyday', async ({ app, control, backend }) => {
    const bounds: Bound[] = []
    for (const page of pages) {
      const found: number[][] = []
      while (found.length < runs) found.push(await audit(app + page, control, backend))
      const scores = categories.map((_, index) => median(found.map((each) => each[index] ?? Number.NaN)))
      const met = scores.every((score) => score >= least)
      const what = `Lighthouse on /${page}: ${categories.join(', ')}`
      bounds.push({ what, measured: scores.join(', '), bound: `≥ ${least} each`, met })
    }
    return bounds
  })
}

/**
 * Audits a page with Lighthouse's defaults: a phone, slow 4G and a processor four times slower, all simulated. Runs in
 * another process, since this one serves the page.
 * @returns the score of each category, up to 100
 * @throws if the page made no call to its backend or a call failed: it would be fast only because of that
 */
async function audit(address: string, port: number, backend: string): Promise<number[]> {
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
  const { items } = found.audits['network-requests'].details
  const calls = items.filter(({ url }) => url.startsWith(`${backend}/`))
  const answered = calls.filter(({ statusCode }) => statusCode >= 200 && statusCode <= 299)
  if (calls.length === 0 || answered.length < calls.length)
    throw new Error(`${address}: ${answered.length} of ${calls.length} calls to the backend were answered.`)
  return categories.map((id) => Math.round(100 * (found.categories[id]?.score ?? Number.NaN)))
}
