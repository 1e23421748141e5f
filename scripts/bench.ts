import { writeFileSync } from 'node:fs'
import { cpus, loadavg, platform, totalmem } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { measureApplicants } from './bench/applicants.ts'
import { measureCalls } from './bench/calls.ts'
import { measureInteraction } from './bench/interaction.ts'
import { measureLighthouse } from './bench/lighthouse.ts'
import { type Bound, boundsAsMarkdown } from './bench/report.ts'
import { measureStart } from './bench/start.ts'
import { measureWrites } from './bench/writes.ts'
import { run } from './check/command.ts'
import { root } from './check/places.ts'
import { known, readOptions, runCommand } from './command-line.ts'
import { tool } from './setup/command.mjs'

const options = {
  only: { type: 'string' },
  write: { type: 'boolean', default: false },
} as const
const usage = `Measures speed and memory on this machine. --write saves the results in docs/bench.md.

  npm run bench -- [--only calls,writes,lighthouse,start,interaction,applicants] [--write]`

await runCommand(async () => {
  const values = readOptions(options, usage)
  const measures: Record<string, () => Promise<Bound[]>> = {
    calls: () => measureCalls(60),
    writes: () => measureWrites(400),
    lighthouse: () => measureLighthouse(5),
    start: () => measureStart(7),
    interaction: () => measureInteraction(3),
    applicants: () => measureApplicants(3),
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

  const missed = `Missed bounds: ${bounds.filter(({ met }) => !met).length} of ${bounds.length}.`
  console.log(`\n${machine}.\n${missed}`)
  if (!values.write) return
  const page = join(root, 'docs/bench.md')
  writeFileSync(
    page,
    `# Speed and memory

Written by \`npm run bench -- --write\`. Measured on: ${machine}.

Times depend on the machine and its load; ratios within one run hardly do. Compare times only between runs on one machine.

${missed}

${boundsAsMarkdown(bounds)}
`,
  )
  await run(tool('oxfmt'), [page])
  console.log('Wrote docs/bench.md.')
})

/** Describes the machine, without its host name. */
async function describeMachine(): Promise<string> {
  const cores = cpus()
  const browser = await chromium.launch({ executablePath: process.env.CHROME_PATH })
  const version = browser.version()
  await browser.close()
  // Other programs slow the measurements down, so the load is part of the description.
  const load = `load ${loadavg()[0]?.toFixed(1)} before the run`
  const memory = `${Math.round(totalmem() / 2 ** 30)} GiB`
  const processor = `${cores.length} × ${cores[0]?.model.trim() ?? 'unknown processor'}`
  return `${processor}, ${memory}, ${platform()}, ${load}, Node ${process.version}, Chromium ${version}`
}
