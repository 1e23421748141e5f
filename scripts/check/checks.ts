import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn } from '../../tests/architecture/tree.ts'
import { tool } from '../setup/command.mjs'
import { findOtherBrowsers } from '../setup/tools.ts'
import { browserWorkers } from './browser.ts'
import { run, type Ending } from './command.ts'
import { freePort, lasting } from './free-port.ts'
import { asOne, fromPlaywright, fromVitest, nothingToRun, type Outcome } from './outcome.ts'
import { reports, root, testBackend, testBase, testBuilds } from './places.ts'
import type { Check, Shard } from './schedule.ts'

const routeTree = readRouteTree()

/** All checks. Each comes after those it needs. Long ones come early, so that all lanes stay busy. */
export const checks: readonly Check[] = [
  {
    id: 'build-demo',
    title: 'build with the simulator',
    depth: 'test',
    run: () => build(['--outDir', testBuilds.demo, '--base', testBase], ''),
  },
  {
    id: 'build-app',
    title: 'build for a real backend',
    depth: 'test',
    run: () => build(['--outDir', testBuilds.app, '--manifest'], testBackend),
  },
  {
    id: 'build-api',
    title: 'build for the simulator over HTTP',
    depth: 'test',
    run: async () => {
      const port = await freePort(lasting)
      // With `--otherwise all`, the server serves its files from another origin.
      const env = { VITE_FILES_URL: `http://127.0.0.1:${port}` }
      return build(['--outDir', testBuilds.api], `http://localhost:${port}`, env)
    },
  },
  {
    id: 'build-mixed',
    title: 'build beside a real backend',
    depth: 'test',
    run: async () => {
      const env = { TAKES_MIX: 'yes', VITE_SIMULATE: 'missing' }
      return build(['--outDir', testBuilds.mixed], `http://localhost:${await freePort(lasting)}`, env)
    },
  },
  {
    id: 'unit',
    title: 'unit tests',
    depth: 'check',
    splits: true,
    run: async ({ shard, since }) => {
      // A new file order in each run reveals state that one test file leaves for the next.
      const seed = String(Date.now() % 1_000_000)
      const order = ['--sequence.shuffle.files', `--sequence.seed=${seed}`]
      const changed = since === undefined ? [] : [`--changed=${since}`]
      const outcome = await vitest('unit', [...order, ...changed, ...split(shard)], {}, since !== undefined)
      const again = `Repeat this order: npm run test:unit -- ${order.join(' ')}`
      return { ...outcome, output: `${outcome.output}\n${again}\n` }
    },
  },
  {
    id: 'types',
    title: 'types',
    depth: 'check',
    run: async () => asOne(await run(tool('tsc', '@typescript/native'), ['--project', 'tsconfig.json'])),
  },
  {
    id: 'lint',
    title: 'code lint',
    depth: 'check',
    run: () => one('oxlint', '--type-aware', '--deny-warnings', '--report-unused-disable-directives'),
  },
  {
    id: 'format',
    title: 'format',
    depth: 'check',
    run: () => one('oxfmt', '--check'),
  },
  { id: 'architecture', title: 'architecture tests', depth: 'check', run: () => vitest('architecture') },
  {
    id: 'generated',
    title: 'generated files',
    depth: 'check',
    run: async () => asOne(await run(join(root, 'scripts/generate.ts'), ['--check'])),
  },
  {
    id: 'contract',
    title: 'contract lint',
    depth: 'test',
    run: async () =>
      asOne(
        withoutWarnings(
          await run(tool('redocly', '@redocly/cli'), ['lint', '--format', 'stylish', 'openapi.yaml']),
        ),
      ),
  },
  {
    id: 'changes',
    title: 'contract changes',
    depth: 'test',
    run: async () => asOne(await run(join(root, 'scripts/contract-changes.ts'), [])),
  },
  {
    id: 'unused',
    title: 'unused code and packages',
    depth: 'test',
    run: () => one('knip', '--no-progress', '--no-config-hints'),
  },
  {
    id: 'size',
    title: 'size budget',
    depth: 'test',
    needs: ['build-app'],
    run: async () => asOne(await run(join(root, 'scripts/size.ts'), ['--dir', testBuilds.app])),
  },
  {
    id: 'builds',
    title: 'contents of the builds',
    depth: 'test',
    needs: ['build-app', 'build-demo', 'build-mixed'],
    run: () => vitest('builds'),
  },
  {
    id: 'build-storybook',
    title: 'Storybook build',
    depth: 'deep',
    run: () => one('storybook', 'build', '--output-dir', testBuilds.storybook, '--quiet'),
  },
  {
    id: 'engine',
    title: 'the engine as a package',
    depth: 'deep',
    // Imported here: it loads Playwright.
    run: async () => asOne(await (await import('../engine/trial.ts')).tryPackage()),
  },
  {
    id: 'chaos',
    title: 'attacks and broken stores',
    depth: 'deep',
    splits: true,
    run: ({ shard }) => vitest('chaos', split(shard)),
  },
  {
    id: 'stories',
    title: 'stories as tests',
    depth: 'test',
    alone: true,
    splits: true,
    run: async ({ shard, isDeep, stories: changed }) => {
      if (changed?.length === 0) return nothingToRun
      const files = changed ?? (isDeep ? [] : await someStories())
      // Accessibility and React's development build each take much of the time.
      return vitest('stories', ['--maxWorkers', String(browserWorkers), ...split(shard), ...files], {
        NODE_ENV: 'production',
        VITE_STORY_AXE: isDeep || changed !== undefined ? 'on' : 'off',
      })
    },
  },
  {
    id: 'e2e',
    title: 'end-to-end tests',
    depth: 'test',
    needs: ['build-demo', 'build-api', 'build-mixed'],
    alone: true,
    splits: true,
    run: ({ shard, isDeep, e2e: files }) => {
      if (files?.length === 0) return nothingToRun
      const core = isDeep ? [] : ['--project', 'demo', '--grep', coreTag, '--pass-with-no-tests']
      return playwright('e2e', [...core, ...split(shard), ...(files ?? [])], {}, files !== undefined)
    },
  },
  {
    id: 'browsers',
    title: 'the demo in Firefox and WebKit',
    depth: 'deep',
    needs: ['build-demo'],
    alone: true,
    splits: true,
    run: async ({ shard }) =>
      playwright('browsers', ['--config', 'tests/browsers', ...split(shard)], await findOtherBrowsers()),
  },
]

/** The stories of `npm test`: all files about behaviour, and half of those that show states. */
async function someStories(): Promise<string[]> {
  const files = filesIn('stories').filter((file) => file.endsWith('.stories.tsx'))
  const isBehaviour = (file: string) => file.endsWith('.behaviour.stories.tsx')
  // Imported here: the module reads the seed, which is set later than this one is loaded.
  const { drawn } = await import('../../tests/support/sample.ts')
  const states = files.filter((file) => !isBehaviour(file))
  return [...files.filter(isBehaviour), ...drawn(states, 0.5, (file) => file)]
}

/** Marks the end-to-end tests of `npm test`. */
const coreTag = '@core'

/** Runs one program, whose exit code decides the outcome. */
async function one(name: string, ...args: string[]): Promise<Outcome> {
  return asOne(await run(tool(name), args))
}

/** Returns the argument that both test runners take for a part of their tests. */
function split({ part, of }: Shard): string[] {
  return of === 1 ? [] : [`--shard=${part}/${of}`]
}

async function playwright(
  id: string,
  which: readonly string[],
  more: Record<string, string> = {},
  mayBeEmpty = false,
): Promise<Outcome> {
  const report = join(root, reports, `${id}.json`)
  rmSync(report, { force: true })
  // Recording traces takes a fifth of the time, so only `npm run test:e2e` does it.
  const args = ['test', ...which, '--trace', 'off', '--forbid-only', '--reporter', 'list,json']
  const env = { ...more, PLAYWRIGHT_JSON_OUTPUT_FILE: report, E2E_PORT: String(await freePort()) }
  return fromPlaywright(await run(tool('playwright'), args, { env, minutes: 60 }), report, mayBeEmpty)
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
  mayBeEmpty = false,
): Promise<Outcome> {
  const report = join(root, reports, `${project}.json`)
  rmSync(report, { force: true })
  const reporters = ['--reporter', 'minimal', '--reporter', 'json', `--outputFile.json=${report}`]
  const args = ['run', '--project', project, '--allowOnly=false', ...reporters, ...more]
  return fromVitest(await run(tool('vitest'), args, { env, minutes: 20 }), report, mayBeEmpty)
}

/** Turns warnings into a failure: Redocly has no option for this, but prints the number of warnings. */
function withoutWarnings(ending: Ending): Ending {
  return /\b[1-9]\d* warnings?\b/.test(ending.output) ? { ...ending, code: 1 } : ending
}
