import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { jobs } from '../../mocks/scenarios/personas.ts'
import { run } from '../check/command.ts'
import { root, testBuilds } from '../check/places.ts'
import { startHost } from '../check/static-host.ts'
import { tool } from '../setup/command.mjs'
import { installPackages } from '../setup/tools.ts'
import { atMost, type Bound, median, ms } from './report.ts'
import { withBackend } from './servers.ts'

/** The folder of the packages that only the benchmarks need. */
const toolsFolder = join(root, 'scripts/bench/tools')

/** The same stack with one list or text a page. */
const barePage = join(root, 'scripts/bench/bare')

/** The minimum score of each category but performance, which depends on the machine. */
const least = 95
/** How many points of performance a page may have less than the bare page. */
const mostBehind = 3
/** The most that a page may take of the bare page's blocking time and largest paint. */
const mostTimes = 1.3
const pages = ['', 'search', `jobs/${jobs.open}`]
const others = ['accessibility', 'best-practices', 'seo'] as const
const timings = ['total-blocking-time', 'largest-contentful-paint'] as const

const timingSchema = v.object({ numericValue: v.number() })

/** The fields of Lighthouse's report that are read here. */
const reportSchema = v.object({
  categories: v.record(v.string(), v.object({ score: v.number() })),
  audits: v.object({
    'total-blocking-time': timingSchema,
    'largest-contentful-paint': timingSchema,
    'network-requests': v.object({
      details: v.object({
        items: v.array(v.object({ url: v.string(), statusCode: v.optional(v.number(), 0) })),
      }),
    }),
  }),
})
type Report = v.InferOutput<typeof reportSchema>

/**
 * Runs Lighthouse on the build for a real backend, with the simulated backend over HTTP, in turn with the bare page:
 * both then have the machine's load in common.
 */
export async function measureLighthouse(runs: number): Promise<Bound[]> {
  await installPackages(toolsFolder)
  return await withBackend('everyday', async ({ app, control, backend }) => {
    const folder = join(root, testBuilds.bare)
    const { code, output } = await run(
      tool('vite'),
      ['build', barePage, '--outDir', folder, '--emptyOutDir'],
      {
        env: { NODE_ENV: 'production', VITE_API_URL: backend },
      },
    )
    if (code !== 0) throw new Error(`The build of the bare page failed:\n${output}`)
    const bare = await startHost(folder, '/')
    const bounds: Bound[] = []
    try {
      for (const page of pages) {
        const ours: Report[] = []
        const theirs: Report[] = []
        while (ours.length < runs) {
          ours.push(await audit(app + page, control, backend))
          theirs.push(await audit(`${bare.url}/${page}`, control, backend))
        }
        bounds.push(...compared(page, ours, theirs))
      }
    } finally {
      bare.stop()
    }
    return bounds
  })
}

/** The bounds on a page, from its reports and those of the bare page. */
function compared(page: string, ours: readonly Report[], theirs: readonly Report[]): Bound[] {
  const scoreOf = (reports: readonly Report[], category: string) =>
    Math.round(100 * median(reports.map(({ categories }) => categories[category]?.score ?? Number.NaN)))
  const performance = scoreOf(ours, 'performance')
  const bare = scoreOf(theirs, 'performance')
  const scores = others.map((category) => scoreOf(ours, category))
  return [
    {
      what: `Lighthouse on /${page}: performance (the bare page: ${bare})`,
      measured: String(performance),
      bound: `≥ ${bare - mostBehind}`,
      met: performance >= bare - mostBehind,
    },
    ...timings.map((timing) => {
      const of = (reports: readonly Report[]) =>
        median(reports.map(({ audits }) => audits[timing].numericValue))
      const what = `Lighthouse on /${page}: ${timing} (the bare page: ${ms(of(theirs))})`
      return atMost(what, of(ours), mostTimes * of(theirs), ms)
    }),
    {
      what: `Lighthouse on /${page}: ${others.join(', ')}`,
      measured: scores.join(', '),
      bound: `≥ ${least} each`,
      met: scores.every((score) => score >= least),
    },
  ]
}

/**
 * Audits a page with Lighthouse's defaults: a phone, slow 4G and a processor four times slower, all simulated. Runs in
 * another process, since this one serves the page.
 * @throws if the page made no call to its backend or a call failed: it would be fast only because of that
 */
async function audit(address: string, port: number, backend: string): Promise<Report> {
  const file = join(toolsFolder, 'node_modules/.lighthouse.json')
  const { code, output } = await run(join(toolsFolder, 'node_modules/lighthouse/cli/index.js'), [
    address,
    `--port=${port}`,
    `--only-categories=${['performance', ...others].join(',')}`,
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
  return found
}
