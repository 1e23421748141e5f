// Speed and memory, measured on this machine:
//
//   npm run bench -- [--only calls,writes,lighthouse,open,start,interaction,applicants] [--runs 7] [--write]
//
// Times depend on the machine and on what else it does; ratios, taken within one run, hardly do. Compare those between
// two versions, and times only between runs of one machine. `--write` keeps the results in docs/bench.md.

import { writeFileSync } from 'node:fs'
import { cpus, loadavg, platform, totalmem } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium as playwright } from 'playwright'
import { measureApplicants } from './bench/applicants.ts'
import { measureCalls } from './bench/calls.ts'
import { measureInteraction } from './bench/interaction.ts'
import { measureLighthouse } from './bench/lighthouse.ts'
import { measureOpening } from './bench/open.ts'
import { type Part, partAsMarkdown, reportAsMarkdown } from './bench/report.ts'
import { build } from './bench/servers.ts'
import { measureStart } from './bench/start.ts'
import { measureWrites } from './bench/writes.ts'
import { browserArgs } from './check/browser-args.ts'
import { run } from './check/command.ts'
import { root, testBase, testBuilds } from './check/places.ts'
import { startHost } from './check/static-host.ts'
import { tool } from './setup/command.mjs'

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '7' },
    only: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
})
const runs = Number(values.runs)
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a whole number from 1.')

/** The parts, in their order. Those that need the demo are given a browser and its address. */
const inNode = {
  calls: () => measureCalls(60),
  writes: () => measureWrites(400),
  lighthouse: () => measureLighthouse(Math.min(runs, 3)),
}
const inBrowser = {
  open: (chrome: Browser, demo: string) => measureOpening(chrome, demo, runs),
  start: (chrome: Browser, demo: string) => measureStart(chrome, demo, runs),
  interaction: (chrome: Browser, demo: string) => measureInteraction(chrome, demo, Math.min(runs, 3)),
  applicants: (chrome: Browser) => measureApplicants(chrome, Math.min(runs, 3)),
}
const names = [...Object.keys(inNode), ...Object.keys(inBrowser)]
const asked = values.only?.split(',') ?? names
const unknown = asked.filter((name) => !names.includes(name))
if (unknown.length > 0) throw new Error(`--only takes ${names.join(', ')}; not ${unknown.join(', ')}.`)

// What other programs do meanwhile shows in every time.
const [load = 0] = loadavg()
const parts: Part[] = []
const tell = (part: Part) => {
  parts.push(part)
  console.log(`\n${partAsMarkdown(part, true)}`)
}
for (const [name, measure] of Object.entries(inNode)) if (asked.includes(name)) tell(await measure())
const chromium = await withDemo(async (chrome, demo) => {
  for (const [name, measure] of Object.entries(inBrowser))
    if (asked.includes(name)) tell(await measure(chrome, demo))
})

const missed = parts.flatMap(({ bounds }) => bounds).filter(({ met }) => !met)
console.log(`\n${machine(chromium)}.`)
console.log(missed.length === 0 ? 'Every bound is met.' : `Bounds missed: ${missed.length}.`)
if (values.write) {
  const page = join(root, 'docs/bench.md')
  writeFileSync(page, reportAsMarkdown(machine(chromium), parts))
  await run(tool('prettier'), ['--write', page])
  console.log('Written to docs/bench.md.')
}

/** Opens the demo for `work` in Chromium. @returns the version of Chromium; undefined when no part needs it */
async function withDemo(work: (chrome: Browser, demo: string) => Promise<void>): Promise<string | undefined> {
  if (!asked.some((name) => name in inBrowser)) return undefined
  await build(testBuilds.demo, ['--base', testBase], '')
  const { url, stop } = await startHost(join(root, testBuilds.demo), testBase)
  const executablePath = process.env['CHROME_PATH']
  const browser = await playwright.launch({ ...(executablePath && { executablePath }), args: browserArgs })
  try {
    await work(browser, url + testBase)
    return browser.version()
  } finally {
    await browser.close()
    stop()
  }
}

/** What it was measured on, without a name of it. */
function machine(version: string | undefined): string {
  const cores = cpus()
  const memory = `${Math.round(totalmem() / 2 ** 30)} GiB`
  return [
    `${cores.length} × ${cores[0]?.model.trim() ?? 'unknown processor'}`,
    memory,
    platform(),
    `load ${load.toFixed(1)} before it began`,
    `Node ${process.version}`,
    ...(version === undefined ? [] : [`Chromium ${version}`]),
  ].join(', ')
}
