import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium as playwright } from 'playwright'
import * as v from 'valibot'
import { jobs } from '../../mocks/scenarios/personas.ts'
import { browserArgs } from '../check/browser-args.ts'
import { run } from '../check/command.ts'
import { withBackend } from './backend.ts'
import { ms } from './figures.ts'
import { installPeers, peersFolder } from './install.ts'
import {
  categories,
  categoryIds,
  lighthouseReport,
  type LighthouseReport,
  troubleIn,
  verdictOn,
  type Verdict,
} from './lighthouse-report.ts'
import type { Part } from './report.ts'
import { freePort } from './servers.ts'

/** What each category has to score at least. */
const least = 95
/** The pages that are looked at: the first one, the search, and a job. */
const pages = ['/', '/search', `/jobs/${jobs.open}`]

/** Lighthouse as a phone sees the build for a real backend, with the simulated backend over HTTP. */
export async function measureLighthouse(runs: number): Promise<Part> {
  await installPeers()
  const debugging = await freePort()
  const executablePath = process.env['CHROME_PATH']
  const browser = await playwright.launch({
    ...(executablePath && { executablePath }),
    args: [...browserArgs, `--remote-debugging-port=${debugging}`],
  })
  try {
    return await withBackend('everyday', async ({ app, backend, scratch }) => {
      const reports = new Map<string, LighthouseReport[]>(pages.map((page) => [page, []]))
      for (let left = runs; left > 0; left -= 1) {
        for (const [page, found] of reports) {
          found.push(await lookAt(app + page, debugging, backend, join(scratch, 'report.json')))
        }
      }
      return report(
        [...reports].map(([page, found]) => ({ page, ...verdictOn(found) })),
        runs,
      )
    })
  } finally {
    await browser.close()
  }
}

/** One look at a page with Lighthouse's own defaults: a phone, slow 4G and a four times slower processor, simulated. */
async function lookAt(
  address: string,
  debugging: number,
  backend: string,
  file: string,
): Promise<LighthouseReport> {
  const { code, output } = await run(join(peersFolder, 'node_modules/lighthouse/cli/index.js'), [
    address,
    `--port=${debugging}`,
    `--only-categories=${categoryIds.join(',')}`,
    '--output=json',
    `--output-path=${file}`,
    '--quiet',
    '--no-enable-error-reporting',
  ])
  if (code !== 0) throw new Error(`Lighthouse failed on ${address}:\n${output}`)
  const found = v.parse(lighthouseReport, JSON.parse(readFileSync(file, 'utf8')))
  const trouble = troubleIn(found, backend)
  if (trouble !== undefined) throw new Error(`Lighthouse's look at ${address} says nothing: ${trouble}`)
  return found
}

function report(verdicts: readonly (Verdict & { page: string })[], runs: number): Part {
  const { version } = v.parse(
    v.object({ version: v.string() }),
    JSON.parse(readFileSync(join(peersFolder, 'node_modules/lighthouse/package.json'), 'utf8')),
  )
  return {
    title: 'Lighthouse',
    tables: [
      {
        about:
          `Lighthouse ${version} with its defaults for a phone, on the build for a real backend with the simulated one over HTTP, ` +
          `everyday scenario; medians of ${runs}. The machine by Lighthouse's own measure: ` +
          `${Math.min(...verdicts.map(({ machine }) => machine)).toFixed(0)}.`,
        heads: [
          'page',
          ...Object.values(categories),
          'FCP',
          'LCP',
          'blocked',
          'layout shift',
          'takes points',
        ],
        rows: verdicts.map(({ page, scores, fcp, lcp, tbt, cls, faults }) => [
          page,
          ...categoryIds.map((id) => String(scores[id])),
          ms(fcp),
          ms(lcp),
          ms(tbt),
          cls.toFixed(3),
          faults.join(', '),
        ]),
      },
    ],
    bounds: verdicts.map(({ page, scores }) => ({
      what: `Lighthouse on ${page}: ${Object.values(categories).join(', ')}`,
      measured: categoryIds.map((id) => scores[id]).join(', '),
      bound: `≥ ${least} each`,
      met: categoryIds.every((id) => scores[id] >= least),
    })),
  }
}
