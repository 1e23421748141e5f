// How long the demo takes, measured in Chromium on this machine:
//
//   npm run bench -- [--runs 7]
//
// Times depend on the machine and on what else it does; the ratios at the end hardly do. Compare those between two
// versions, and times only between runs of one machine.

import { createServer } from 'node:http'
import { cpus, platform } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from 'playwright'
import { freshBuild } from './bench/builds.ts'
import { column, median, ms, ratio, table } from './bench/figures.ts'
import { type Start, startOf, startScript } from './bench/start.ts'
import { sizesOf } from './bench/sizes.ts'
import { callTimes, stepTimes } from './bench/steps.ts'
import { browserArgs } from './check/browser-args.ts'
import { root, testBackend, testBase, testBuilds } from './check/places.ts'
import { createHost } from './check/static-host.ts'

const { values } = parseArgs({ options: { runs: { type: 'string', default: '7' } } })
const runs = Number(values.runs)
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a whole number from 1.')

/** The pages whose start is measured: the first, and the one that has its jobs in sight. */
const pages = { '/': '', '/search': 'search' }

await freshBuild(testBuilds.demo, ['--base', testBase], '')
await freshBuild(testBuilds.app, ['--manifest'], testBackend)

const server = createServer(createHost(join(root, testBuilds.demo), testBase))
await new Promise<void>((resolve) => {
  server.listen(0, 'localhost', resolve)
})
const executablePath = process.env['CHROME_PATH']
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: browserArgs })
try {
  await measure(browser, demoAddress())
} finally {
  await browser.close()
  server.closeAllConnections()
  server.close()
}

async function measure(chrome: Browser, demo: string): Promise<void> {
  const cores = cpus()
  console.log(
    `${cores.length} × ${cores[0]?.model.trim() ?? 'unknown processor'}, ${platform()}; ` +
      `Node ${process.version}, Chromium ${chrome.version()}. Medians of ${runs} runs.\n`,
  )
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
        values: cold.map((run) => run.job / run.paint),
      },
      {
        what: `${name}: first job ÷ first contentful paint, reload`,
        values: again.map((run) => run.job / run.paint),
      },
      {
        what: `${name}: simulator ready ÷ heading painted, cold`,
        values: cold.map((run) => run.ready / run.heading),
      },
      {
        what: `${name}: first job, reload ÷ cold`,
        values: again.map((run, place) => run.job / (cold[place]?.job ?? Number.NaN)),
      },
    )
  }
  console.log('From the start of the navigation, everyday scenario, nothing from the HTTP cache:')
  console.log(table(['page', '', 'first paint', 'heading', 'simulator', 'first job', 'layout shift'], rows))

  console.log('\nWithin the open app, from the press or keystroke to what is asked for on screen:')
  console.log(
    table(
      ['step', 'time'],
      (await stepTimes(chrome, demo, runs)).map(({ what, took }) => [what, ms(median(took))]),
    ),
  )

  console.log('\nOne call, from the page through the simulator and back:')
  console.log(
    table(
      ['call', 'time'],
      (await callTimes(chrome, demo)).map(({ what, took }) => [what, ms(median(took))]),
    ),
  )

  console.log('\nRatios, each taken within one run:')
  console.log(
    table(
      ['', ''],
      ratios.map(({ what, values: each }) => [what, ratio(median(each))]),
    ),
  )

  console.log('\nSize, gzipped:')
  console.log(table(['', ''], sizesOf(join(root, testBuilds.app), join(root, testBuilds.demo))))
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

function demoAddress(): string {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The host has no port.')
  return `http://localhost:${address.port}${testBase}`
}
