import { writeFileSync } from 'node:fs'
import { cpus, loadavg, platform, totalmem } from 'node:os'
import { join } from 'node:path'
import { measureApplicants } from './bench/applicants.ts'
import { measureCalls } from './bench/calls.ts'
import { measureInteraction } from './bench/interaction.ts'
import { measureLighthouse } from './bench/lighthouse.ts'
import { type Bound, boundsAsMarkdown, reportAsMarkdown } from './bench/report.ts'
import { withBrowser, withDemo } from './bench/servers.ts'
import { measureStart } from './bench/start.ts'
import { measureWrites } from './bench/writes.ts'
import { run } from './check/command.ts'
import { root } from './check/places.ts'
import { known, readOptions, runCommand, wholeNumber } from './command-line.ts'
import { tool } from './setup/command.mjs'

const options = {
  runs: { type: 'string', default: '7' },
  only: { type: 'string' },
  write: { type: 'boolean', default: false },
} as const
const usage = `Measures speed and memory on this machine. --write saves the results in docs/bench.md.

  npm run bench -- [--only calls,writes,lighthouse,start,interaction,applicants] [--runs 7] [--write]`

await runCommand(async () => {
  const values = readOptions(options, usage)
  const runs = wholeNumber('--runs', values.runs, { least: 1 })
  const few = Math.min(runs, 3)
  const measures: Record<string, () => Promise<Bound[]>> = {
    calls: () => measureCalls(60),
    writes: () => measureWrites(400),
    lighthouse: () => measureLighthouse(few),
    start: () => withDemo((browser, demo) => measureStart(browser, demo, runs)),
    interaction: () => withDemo((browser, demo) => measureInteraction(browser, demo, few)),
    applicants: () => withBrowser((browser) => measureApplicants(browser, few)),
  }
  const names = Object.keys(measures)
  const asked = values.only?.split(',') ?? names
  for (const name of asked) known('part', name, names)

  const machine = await describeMachine()
  const bounds: Bound[] = []
  for (const [name, measure] of Object.entries(measures)) {
    if (!asked.includes(name)) continue
    const found = await measure()
    bounds.push(...found)
    console.log(`\n${boundsAsMarkdown(found)}`)
  }

  console.log(`\n${machine}.\nBounds missed: ${bounds.filter(({ met }) => !met).length}.`)
  if (!values.write) return
  const page = join(root, 'docs/bench.md')
  writeFileSync(page, reportAsMarkdown(machine, bounds))
  await run(tool('oxfmt'), [page])
  console.log('Wrote docs/bench.md.')
})

/** Describes the machine, without its host name. */
async function describeMachine(): Promise<string> {
  const cores = cpus()
  // Other programs slow the measurements down, so the load is part of the description.
  const [load = 0] = loadavg()
  return [
    `${cores.length} × ${cores[0]?.model.trim() ?? 'unknown processor'}`,
    `${Math.round(totalmem() / 2 ** 30)} GiB`,
    platform(),
    `load ${load.toFixed(1)} before the run`,
    `Node ${process.version}`,
    `Chromium ${await withBrowser((browser) => Promise.resolve(browser.version()))}`,
  ].join(', ')
}
