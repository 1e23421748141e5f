// Speed and memory, measured on this machine:
//
//   npm run bench -- [--only calls,peers,writes,lighthouse,open,start,interaction,applicants] [--runs 7] [--write]
//
// Times depend on the machine and on what else it does; ratios, taken within one run, hardly do. Compare those between
// two versions, and times only between runs of one machine. `--write` keeps the results in docs/bench.md.

import { createServer, type Server } from 'node:http'
import { writeFileSync } from 'node:fs'
import { cpus, loadavg, platform, totalmem } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium as playwright } from 'playwright'
import { measureApplicants } from './bench/applicants.ts'
import { freshBuild } from './bench/builds.ts'
import { measureCalls } from './bench/calls.ts'
import { column, median, ms, ratio } from './bench/figures.ts'
import { measureInteraction } from './bench/interaction.ts'
import { measureLighthouse } from './bench/lighthouse.ts'
import { measureOpening } from './bench/open.ts'
import { measurePeers } from './bench/peers.ts'
import { type Part, partAsText, reportAsMarkdown } from './bench/report.ts'
import { type Start, startOf, startScript } from './bench/start.ts'
import { sizesOf } from './bench/sizes.ts'
import { callTimes, stepTimes, type Timed } from './bench/steps.ts'
import { measureWrites } from './bench/writes.ts'
import { browserArgs } from './check/browser-args.ts'
import { run, tool } from './check/command.ts'
import { root, testBackend, testBase, testBuilds } from './check/places.ts'
import { createHost } from './check/static-host.ts'

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '7' },
    only: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
})
const runs = Number(values.runs)
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a whole number from 1.')

/** The pages whose start is measured: the first, and the one that has its jobs in sight. */
const pages = { '/': '', '/search': 'search' }

/** The parts, in their order. Those that need the demo are given a browser and its address. */
const inNode = {
  calls: () => measureCalls(60),
  peers: () => measurePeers(15),
  writes: () => measureWrites(400),
  lighthouse: () => measureLighthouse(Math.min(runs, 3)),
}
const inBrowser = {
  open: (chrome: Browser, demo: string) => measureOpening(chrome, demo, runs),
  start: (chrome: Browser, demo: string) => measureStart(chrome, demo),
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
  console.log(`\n${partAsText(part)}`)
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
  await freshBuild(testBuilds.demo, ['--base', testBase], '')
  const server = createServer(createHost(join(root, testBuilds.demo), testBase))
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve)
  })
  const executablePath = process.env['CHROME_PATH']
  const browser = await playwright.launch({ ...(executablePath && { executablePath }), args: browserArgs })
  try {
    await work(browser, demoAt(server))
    return browser.version()
  } finally {
    await browser.close()
    server.closeAllConnections()
    server.close()
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

/** How the demo starts and answers, with the everyday world. */
async function measureStart(chrome: Browser, demo: string): Promise<Part> {
  await freshBuild(testBuilds.app, ['--manifest'], testBackend)
  // Once for nothing: the browser's own start, and the files in the system's cache.
  await oneStart(chrome, demo)

  const ratios: { what: string; values: number[] }[] = []
  const rows: string[][] = []
  for (const [name, path] of Object.entries(pages)) {
    const cold: Start[] = []
    const again: Start[] = []
    for (let left = runs; left > 0; left -= 1) {
      const [first, second] = await oneStart(chrome, demo + path)
      cold.push(first)
      again.push(second)
    }
    rows.push(startRow(name, 'cold', cold), startRow(name, 'reload', again))
    ratios.push(
      {
        what: `${name}: first job ÷ first contentful paint, cold`,
        values: cold.map((start) => start.job / start.paint),
      },
      {
        what: `${name}: first job ÷ first contentful paint, reload`,
        values: again.map((start) => start.job / start.paint),
      },
      {
        what: `${name}: simulator ready ÷ heading painted, cold`,
        values: cold.map((start) => start.ready / start.heading),
      },
      {
        what: `${name}: first job, reload ÷ cold`,
        values: again.map((start, place) => start.job / (cold[place]?.job ?? Number.NaN)),
      },
    )
  }
  const timed = (all: readonly Timed[]) => all.map(({ what, took }) => [what, ms(median(took))])
  return {
    title: 'Start and everyday use',
    tables: [
      {
        about: `From the start of the navigation, everyday scenario, nothing from the HTTP cache; medians of ${runs}:`,
        heads: ['page', '', 'first paint', 'heading', 'simulator', 'first job', 'layout shift'],
        rows,
      },
      {
        about: 'Within the open app, from the press or keystroke to what is asked for on screen:',
        heads: ['step', 'time'],
        rows: timed(await stepTimes(chrome, demo, runs)),
      },
      {
        about: 'One call, from the page through the simulator and back:',
        heads: ['call', 'time'],
        rows: timed(await callTimes(chrome, demo)),
      },
      {
        about: 'Ratios, each taken within one run:',
        heads: ['of', 'ratio'],
        rows: ratios.map(({ what, values: each }) => [what, ratio(median(each))]),
      },
      {
        about: 'Size, gzipped:',
        heads: ['what', 'size'],
        rows: sizesOf(join(root, testBuilds.app), join(root, testBuilds.demo)),
      },
    ],
    bounds: [],
  }
}

/** A visit by somebody new, and the same page loaded again. */
async function oneStart(chrome: Browser, address: string): Promise<[Start, Start]> {
  const context = await chrome.newContext({ viewport: { width: 1280, height: 800 } })
  try {
    await context.addInitScript(startScript)
    const page = await context.newPage()
    await page.goto(address)
    const cold = await startOf(page)
    await page.reload()
    return [cold, await startOf(page)]
  } finally {
    await context.close()
  }
}

function startRow(page: string, kind: string, starts: readonly Start[]): string[] {
  return [
    page,
    kind,
    ms(median(column(starts, 'paint'))),
    ms(median(column(starts, 'heading'))),
    ms(median(column(starts, 'ready'))),
    ms(median(column(starts, 'job'))),
    Math.max(...column(starts, 'shift')).toFixed(3),
  ]
}

function demoAt(server: Server): string {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The host has no port.')
  return `http://localhost:${address.port}${testBase}`
}
