// Measures speed and memory on this machine:
//
//   npm run bench -- [--only calls,writes,lighthouse,start,interaction,applicants] [--runs 7] [--write]
//
// `--write` saves the results in docs/bench.md.

import { writeFileSync } from 'node:fs'
import { cpus, loadavg, platform, totalmem } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium as playwright } from 'playwright'
import { measureApplicants } from './bench/applicants.ts'
import { measureCalls } from './bench/calls.ts'
import { measureInteraction } from './bench/interaction.ts'
import { measureLighthouse } from './bench/lighthouse.ts'
import { type Part, partAsMarkdown, reportAsMarkdown } from './bench/report.ts'
import { build } from './bench/servers.ts'
import { measureStart } from './bench/start.ts'
import { measureWrites } from './bench/writes.ts'
import { browserArgs } from './check/browser-args.ts'
import { run } from './check/command.ts'
import { root, testBase, testBuilds } from './check/places.ts'
import { startHost } from './check/static-host.ts'
import { Misuse, readOptions, runCommand, wholeNumber } from './command-line.ts'
import { tool } from './setup/command.mjs'

const options = {
  runs: { type: 'string', default: '7' },
  only: { type: 'string' },
  write: { type: 'boolean', default: false },
} as const
const usage = 'npm run bench -- [--only calls,writes,…] [--runs 7] [--write]'

await runCommand(async () => {
  const values = readOptions(options, usage)
  const runs = wholeNumber('--runs', values.runs, { least: 1 })
  const few = Math.min(runs, 3)
  const inNode: Record<string, () => Promise<Part>> = {
    calls: () => measureCalls(60),
    writes: () => measureWrites(400),
    lighthouse: () => measureLighthouse(few),
  }
  const inBrowser: Record<string, (chrome: Browser, demo: string) => Promise<Part>> = {
    start: (chrome, demo) => measureStart(chrome, demo, runs),
    interaction: (chrome, demo) => measureInteraction(chrome, demo, few),
    applicants: (chrome) => measureApplicants(chrome, few),
  }
  const names = Object.keys({ ...inNode, ...inBrowser })
  const asked = values.only?.split(',') ?? names
  const unknown = asked.find((name) => !names.includes(name))
  if (unknown !== undefined)
    throw new Misuse(`There is no part "${unknown}". Choose from: ${names.join(', ')}.`)

  // Every time includes what other programs do meanwhile.
  const [load = 0] = loadavg()
  const parts: Part[] = []
  const add = (part: Part) => {
    parts.push(part)
    console.log(`\n${partAsMarkdown(part, true)}`)
  }
  for (const [name, measure] of Object.entries(inNode)) if (asked.includes(name)) add(await measure())
  const needsBrowser = asked.some((name) => name in inBrowser)
  const chromium = needsBrowser
    ? await withDemo(async (chrome, demo) => {
        for (const [name, measure] of Object.entries(inBrowser))
          if (asked.includes(name)) add(await measure(chrome, demo))
      })
    : undefined

  const missed = parts.flatMap(({ bounds }) => bounds).filter(({ met }) => !met)
  const machine = machineOf(load, chromium)
  console.log(
    `\n${machine}.\n${missed.length === 0 ? 'Every bound is met.' : `Bounds missed: ${missed.length}.`}`,
  )
  if (!values.write) return
  const page = join(root, 'docs/bench.md')
  writeFileSync(page, reportAsMarkdown(machine, parts))
  await run(tool('prettier'), ['--write', page])
  console.log('Wrote docs/bench.md.')
})

/** Opens the demo in Chromium while `work` runs. Returns Chromium's version. */
async function withDemo(work: (chrome: Browser, demo: string) => Promise<void>): Promise<string> {
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

/** Describes the machine without naming it. */
function machineOf(load: number, chromium: string | undefined): string {
  const cores = cpus()
  return [
    `${cores.length} × ${cores[0]?.model.trim() ?? 'unknown processor'}`,
    `${Math.round(totalmem() / 2 ** 30)} GiB`,
    platform(),
    `load ${load.toFixed(1)} before the run`,
    `Node ${process.version}`,
    ...(chromium === undefined ? [] : [`Chromium ${chromium}`]),
  ].join(', ')
}
