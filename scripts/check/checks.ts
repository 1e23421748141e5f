import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { tool } from '../setup/command.mjs'
import { run, type Ending } from './command.ts'
import { freePort, lasting } from './free-port.ts'
import { asOne, fromPlaywright, fromVitest, type Outcome } from './outcome.ts'
import { reports, root, testBackend, testBase, testBuilds } from './places.ts'
import type { Check } from './schedule.ts'

const routeTree = readRouteTree()

/** All checks. Each comes after those it needs. Long ones come early, so that both lanes stay busy. */
export const checks: readonly Check[] = [
  {
    id: 'build-demo',
    title: 'build with the simulator',
    speed: 'test',
    run: () => build(['--outDir', testBuilds.demo, '--base', testBase], ''),
  },
  {
    id: 'build-app',
    title: 'build for a real backend',
    speed: 'test',
    run: () => build(['--outDir', testBuilds.app, '--manifest'], testBackend),
  },
  {
    id: 'build-api',
    title: 'build for the simulator over HTTP',
    speed: 'test',
    run: async () => {
      const port = await freePort(lasting)
      // With `--otherwise all`, the server serves its files from another origin.
      const env = { VITE_FILES_URL: `http://127.0.0.1:${port}` }
      return build(['--outDir', testBuilds.api], `http://localhost:${port}`, env)
    },
  },
  {
    id: 'unit',
    title: 'unit tests',
    speed: 'check',
    run: async () => {
      // A new file order in each run reveals state that one test file leaves for the next.
      const seed = String(Date.now() % 1_000_000)
      const outcome = await vitest('unit', ['--sequence.shuffle.files', `--sequence.seed=${seed}`])
      const again = `Repeat this order: npm run test:unit -- --sequence.shuffle.files --sequence.seed=${seed}`
      return { ...outcome, output: `${outcome.output}\n${again}\n` }
    },
  },
  {
    id: 'types',
    title: 'types',
    speed: 'check',
    run: async () => {
      const tsc = tool('tsc', '@typescript/native')
      return asOne(
        await generatedFiles(),
        await run(tsc, ['--project', 'tsconfig.json']),
        await run(tsc, ['--project', 'tsconfig.app.json']),
      )
    },
  },
  {
    id: 'lint',
    title: 'code lint',
    speed: 'check',
    run: () => one('oxlint', '--type-aware', '--deny-warnings', '--report-unused-disable-directives'),
  },
  {
    id: 'format',
    title: 'format',
    speed: 'check',
    run: () => one('prettier', '--check', '--log-level', 'warn', '--cache', '.'),
  },
  { id: 'architecture', title: 'architecture tests', speed: 'check', run: () => vitest('architecture') },
  {
    id: 'contract',
    title: 'contract lint',
    speed: 'test',
    run: async () =>
      asOne(
        await generatedFiles(),
        withoutWarnings(
          await run(tool('redocly', '@redocly/cli'), ['lint', '--format', 'stylish', 'openapi.yaml']),
        ),
      ),
  },
  {
    id: 'unused',
    title: 'unused code and packages',
    speed: 'test',
    run: () => one('knip', '--no-progress', '--no-config-hints'),
  },
  {
    id: 'size',
    title: 'size budget',
    speed: 'test',
    needs: ['build-app'],
    run: async () => asOne(await run(join(root, 'scripts/size.ts'), ['--dir', testBuilds.app])),
  },
  {
    id: 'builds',
    title: 'contents of the builds',
    speed: 'test',
    needs: ['build-app', 'build-demo'],
    run: () => vitest('builds'),
  },
  {
    id: 'build-storybook',
    title: 'Storybook build',
    speed: 'test',
    run: () => one('storybook', 'build', '--output-dir', testBuilds.storybook, '--quiet'),
  },
  {
    id: 'stories',
    title: 'stories as tests',
    speed: 'test',
    alone: true,
    run: () => stories({ VITE_STORY_AXE: 'first' }),
  },
  {
    id: 'e2e',
    title: 'end-to-end tests, core',
    speed: 'test',
    needs: ['build-demo', 'build-api'],
    alone: true,
    run: () => playwright('e2e', [...asAssumed, '--grep', coreTag]),
  },
  {
    id: 'e2e-deep',
    title: 'end-to-end tests, others',
    speed: 'deep',
    needs: ['build-demo', 'build-api'],
    alone: true,
    run: () => playwright('e2e-deep', [...asAssumed, '--grep-invert', coreTag]),
  },
  {
    id: 'e2e-otherwise',
    title: 'journeys with reversed assumptions',
    speed: 'deep',
    needs: ['build-api'],
    alone: true,
    run: () => playwright('e2e-otherwise', ['--project', 'otherwise', '--no-deps']),
  },
  {
    id: 'browsers',
    title: 'the demo in Firefox and WebKit',
    speed: 'deep',
    needs: ['build-demo'],
    alone: true,
    run: () => playwright('browsers', ['--config', 'tests/browsers']),
  },
  { id: 'chaos', title: 'attacks and broken stores', speed: 'deep', run: () => vitest('chaos') },
  {
    id: 'stories-deep',
    title: 'accessibility of every story',
    speed: 'deep',
    alone: true,
    run: () => stories({}),
  },
]

/** Marks the end-to-end tests of `npm test`. All others run in `npm run test:deep`. */
const coreTag = '@core'

/** The Playwright projects whose backend reverses no assumption of the contract. */
const asAssumed = ['--project', 'demo', '--project', 'api']

/** Runs one program, whose exit code decides the outcome. */
async function one(name: string, ...args: string[]): Promise<Outcome> {
  return asOne(await run(tool(name), args))
}

async function playwright(id: string, which: readonly string[]): Promise<Outcome> {
  const report = join(root, reports, `${id}.json`)
  rmSync(report, { force: true })
  // Recording traces takes a fifth of the time, so only `npm run test:e2e` does it.
  const args = ['test', ...which, '--trace', 'off', '--forbid-only', '--reporter', 'list,json']
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report, E2E_PORT: String(await freePort()) }
  return fromPlaywright(await run(tool('playwright'), args, { env, minutes: 60 }), report)
}

/** Runs the stories in two pages at once: by default, Vitest would leave one of two cores unused. */
function stories(env: Record<string, string>): Promise<Outcome> {
  return vitest('stories', ['--maxWorkers', '2'], env)
}

function generatedFiles(): Promise<Ending> {
  return run(join(root, 'scripts/generate.ts'), ['--check'])
}

/** Builds the app. The build rewrites the route tree, so a stale one shows here. */
async function build(
  args: readonly string[],
  backend: string,
  more: Record<string, string> = {},
): Promise<Outcome> {
  const env = { NODE_ENV: 'production', VITE_API_URL: backend, ...more }
  const ending = await run(tool('vite'), ['build', ...args], { env })
  if (ending.code !== 0 || readRouteTree() === routeTree) return asOne(ending)
  return asOne({
    code: 1,
    output: `${ending.output}\nsrc/routeTree.gen.ts was stale and is now updated. Commit it.\n`,
  })
}

function readRouteTree(): string | undefined {
  const file = join(root, 'src/routeTree.gen.ts')
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

async function vitest(
  project: string,
  more: readonly string[] = [],
  env: Record<string, string> = {},
): Promise<Outcome> {
  const report = join(root, reports, `${project}.json`)
  rmSync(report, { force: true })
  const reporters = ['--reporter', 'minimal', '--reporter', 'json', `--outputFile.json=${report}`]
  const args = ['run', '--project', project, '--allowOnly=false', ...reporters, ...more]
  return fromVitest(await run(tool('vitest'), args, { env, minutes: 20 }), report)
}

/** Turns warnings into a failure: Redocly has no option for this, but prints the number of warnings. */
function withoutWarnings(ending: Ending): Ending {
  return /\b[1-9]\d* warnings?\b/.test(ending.output) ? { ...ending, code: 1 } : ending
}
