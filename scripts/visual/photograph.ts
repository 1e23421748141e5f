import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import * as v from 'valibot'
import { run } from '../check/command.ts'
import { root } from '../check/places.ts'
import { startHost } from '../check/static-host.ts'
import { Misuse } from '../command-line.ts'
import { tool } from '../setup/command.mjs'

/** Playwright's report: a suite for the file, with one for each title that has a spec for each story. */
const reportSchema = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number() }),
  suites: v.array(
    v.object({
      suites: v.optional(
        v.array(
          v.object({
            title: v.string(),
            specs: v.array(v.object({ title: v.string(), ok: v.boolean() })),
          }),
        ),
        [],
      ),
    }),
  ),
})

/**
 * Builds Storybook of the checkout `cwd` into the absolute path `output`.
 * @throws Misuse with what it printed, if it fails
 */
export async function buildStorybook(label: string, cwd: string, output: string, ...more: string[]) {
  console.log(`Building Storybook${label} …`)
  const program = join(cwd, relative(root, tool('storybook')))
  const args = ['build', '--output-dir', output, '--quiet', ...more]
  const ending = await run(program, args, { cwd, env: { NODE_ENV: 'production', VITE_API_URL: '' } })
  if (ending.code !== 0) throw new Misuse(`Storybook could not be built:\n${ending.output}`)
}

/**
 * Runs Playwright on the Storybook in a folder's `before` or `after`. Returns how many states passed, which failed, as
 * "title/name", and the port of the host: some screens show it, so comparable pictures need the same one.
 * @param env the settings of stories.ts: `VISUAL_ONLY`, `VISUAL_TITLE`, `VISUAL_AS`
 * @param args further arguments for Playwright
 * @throws Misuse if Playwright writes no report
 */
export async function photograph(
  scratch: string,
  build: 'before' | 'after',
  { env = {}, args = [], port = 0 }: { env?: Record<string, string>; args?: string[]; port?: number } = {},
) {
  const { url, stop } = await startHost(join(scratch, build), '/', port)
  const report = join(scratch, `${build}.json`)
  const own = { VISUAL_SCRATCH: scratch, VISUAL_BUILD: build, VISUAL_URL: url }
  const config = join(root, 'scripts/visual/playwright.config.ts')
  const ending = await run(
    tool('playwright'),
    ['test', '--config', config, '--pass-with-no-tests', ...args],
    { env: { ...env, ...own, PLAYWRIGHT_JSON_OUTPUT_FILE: report }, minutes: 240 },
  )
  stop()
  if (!existsSync(report)) throw new Misuse(ending.output)
  const { stats, suites } = v.parse(reportSchema, JSON.parse(readFileSync(report, 'utf8')))
  const failed = suites.flatMap((file) =>
    file.suites.flatMap(({ title, specs }) =>
      specs.flatMap((spec) => (spec.ok ? [] : [`${title}/${spec.title}`])),
    ),
  )
  return { passed: stats.expected, failed, port: Number(new URL(url).port) }
}
