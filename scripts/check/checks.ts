import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn, textOf } from '../../tests/architecture/tree.ts'
import { tool } from '../setup/command.mjs'
import { findOtherBrowsers } from '../setup/tools.ts'
import { browserWorkers } from './browser.ts'
import { run } from './command.ts'
import { freePort, lasting } from './free-port.ts'
import { asOne, fromReport, nothingToRun, type Outcome } from './outcome.ts'
import { reports, root, testBackend, testBase, testBuilds } from './places.ts'
import type { Check, How, Shard } from './schedule.ts'

const routeTree = readRouteTree()

/**
 * All checks, each after those it needs. The end-to-end tests take longest, so they start as soon as their builds are
 * there, and everything else runs beside them.
 */
export const checks: readonly Check[] = [
  {
    id: 'build-demo',
    title: 'build with the simulator',
    depth: 'test',
    run: ({ e2e }) =>
      e2e?.length === 0 ? nothingToRun : build(['--outDir', testBuilds.demo, '--base', testBase], ''),
  },
  {
    id: 'build-api',
    title: 'build for the simulator over HTTP',
    depth: 'test',
    isWhole: true,
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
    isWhole: true,
    run: async () => {
      const env = { TAKES_MIX: 'yes', VITE_SIMULATE: 'missing' }
      return build(['--outDir', testBuilds.mixed], `http://localhost:${await freePort(lasting)}`, env)
    },
  },
  {
    id: 'build-app',
    title: 'build for a real backend',
    depth: 'test',
    isWhole: true,
    run: () => build(['--outDir', testBuilds.app, '--manifest'], testBackend),
  },
  {
    id: 'e2e',
    title: 'end-to-end tests',
    depth: 'test',
    needs: ['build-demo', 'build-api', 'build-mixed'],
    splits: true,
    run: ({ shard, isDeep, e2e: files }) => {
      if (files?.length === 0) return nothingToRun
      const core = isDeep ? [] : ['--project', 'demo', '--grep', coreTag, '--pass-with-no-tests']
      return playwright('e2e', [...core, ...split(shard), ...(files ?? [])], {}, files !== undefined)
    },
  },
  {
    id: 'types',
    title: 'types',
    depth: 'check',
    run: () => program('tsc', ['--project', 'tsconfig.json'], '@typescript/native'),
  },
  {
    id: 'lint',
    title: 'code lint',
    depth: 'check',
    run: () => program('oxlint', ['--type-aware', '--deny-warnings', '--report-unused-disable-directives']),
  },
  { id: 'format', title: 'format', depth: 'check', run: () => program('oxfmt', ['--check']) },
  {
    id: 'imports',
    title: 'imports between folders',
    depth: 'check',
    run: () => program('depcruise', ['src', 'mocks', 'conformance', 'examples'], 'dependency-cruiser'),
  },
  { id: 'architecture', title: 'architecture tests', depth: 'check', run: () => vitest('architecture') },
  {
    id: 'generated',
    title: 'generated files',
    depth: 'check',
    run: async () => asOne(await run(join(root, 'scripts/generate.ts'), ['--check'])),
  },
  {
    id: 'unit',
    title: 'unit tests',
    depth: 'check',
    splits: true,
    run: ({ shard, since, unit }) => {
      // Another order with each seed reveals state that one test file leaves for the next.
      const order = ['--sequence.shuffle.files', `--sequence.seed=${process.env.TEST_SEED || '1'}`]
      const changed = unit ?? (since === undefined ? [] : [`--changed=${since}`])
      return vitest('unit', [...order, ...changed, ...split(shard)], {}, since !== undefined)
    },
  },
  {
    id: 'stories',
    title: 'stories as tests',
    depth: 'test',
    splits: true,
    run: ({ shard, isDeep, stories: changed }) => runStories(shard, isDeep, changed),
  },
  {
    id: 'browsers',
    title: 'the demo in Firefox and WebKit',
    depth: 'deep',
    needs: ['build-demo', 'build-app'],
    splits: true,
    run: async ({ shard }) =>
      playwright('browsers', ['--config', 'tests/browsers', ...split(shard)], await findOtherBrowsers()),
  },
  {
    id: 'chaos',
    title: 'attacks, broken stores, whole runs of the kit',
    depth: 'deep',
    splits: true,
    run: ({ shard }) => vitest('chaos', split(shard)),
  },
  {
    id: 'build-storybook',
    title: 'Storybook build',
    depth: 'deep',
    run: () => program('storybook', ['build', '--output-dir', testBuilds.storybook, '--quiet']),
  },
  {
    id: 'engine',
    title: 'the engine as a package',
    depth: 'deep',
    // Imported here: it loads Playwright.
    run: async () => asOne(await (await import('../engine/trial.ts')).tryPackage()),
  },
  {
    id: 'size',
    title: 'size budget',
    depth: 'test',
    isWhole: true,
    needs: ['build-app'],
    run: async () => asOne(await run(join(root, 'scripts/size.ts'), ['--dir', testBuilds.app])),
  },
  {
    id: 'builds',
    title: 'contents of the builds',
    depth: 'test',
    isWhole: true,
    needs: ['build-app', 'build-demo', 'build-mixed'],
    run: () => vitest('builds'),
  },
  {
    id: 'contract',
    title: 'contract lint',
    depth: 'test',
    isWhole: true,
    run: async () => {
      const ending = await run(tool('redocly', '@redocly/cli'), [
        'lint',
        '--format',
        'stylish',
        'openapi.yaml',
      ])
      // Redocly has no option that makes its warnings failures, but prints their number.
      return asOne(/\b[1-9]\d* warnings?\b/.test(ending.output) ? { ...ending, code: 1 } : ending)
    },
  },
  {
    id: 'changes',
    title: 'contract changes',
    depth: 'test',
    isWhole: true,
    run: async ({ since }) => {
      const args = since === undefined ? [] : ['--since', since]
      const ending = await run(join(root, 'scripts/contract-changes.ts'), args)
      const isCompared = !ending.output.startsWith('Not compared')
      return isCompared ? asOne(ending) : { passed: 0, failed: 0, skipped: 1, output: ending.output }
    },
  },
  {
    id: 'unused',
    title: 'unused code and packages',
    depth: 'test',
    isWhole: true,
    run: () => program('knip', ['--no-progress', '--no-config-hints']),
  },
]

/** Marks the end-to-end tests of `npm test`. */
const coreTag = '@core'

async function runStories(shard: Shard, isDeep: boolean, changed: How['stories']): Promise<Outcome> {
  if (changed?.length === 0) return nothingToRun
  const files = changed ?? (isDeep ? [] : await someStories())
  // Accessibility and React's development build each take much of the time.
  return vitest('stories', ['--maxWorkers', String(browserWorkers), ...split(shard), ...files], {
    NODE_ENV: 'production',
    VITE_STORY_AXE: isDeep || changed !== undefined ? 'on' : 'off',
  })
}

/** The stories of `npm test`: all files with behaviour, and a fifth of those that only show states. */
async function someStories(): Promise<string[]> {
  const files = filesIn('stories').filter((file) => file.endsWith('.stories.tsx'))
  const isBehaviour = (file: string) => textOf(file).includes('behaviour')
  const { drawn } = await import('../../tests/support/sample.ts')
  const states = files.filter((file) => !isBehaviour(file))
  return [...files.filter(isBehaviour), ...drawn(states, 0.2, (file) => file)]
}

/** Runs a package's command, whose exit code decides the outcome. */
async function program(name: string, args: readonly string[], from = name): Promise<Outcome> {
  return asOne(await run(tool(name, from), args))
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
  const report = newReport(id)
  // Recording traces takes a fifth of the time, so only `npm run test:e2e` does it.
  const args = ['test', ...which, '--trace', 'off', '--forbid-only', '--reporter', 'list,json']
  const env = { ...more, PLAYWRIGHT_JSON_OUTPUT_FILE: report, E2E_PORT: String(await freePort()) }
  return fromReport(await run(tool('playwright'), args, { env, minutes: 60 }), report, mayBeEmpty)
}

async function vitest(
  project: string,
  more: readonly string[] = [],
  env: Record<string, string> = {},
  mayBeEmpty = false,
): Promise<Outcome> {
  const report = newReport(project)
  const reporters = ['--reporter', 'minimal', '--reporter', 'json', `--outputFile.json=${report}`]
  const args = ['run', '--project', project, '--allowOnly=false', ...reporters, ...more]
  return fromReport(await run(tool('vitest'), args, { env, minutes: 60 }), report, mayBeEmpty)
}

function newReport(id: string): string {
  const report = join(root, reports, `${id}.json`)
  rmSync(report, { force: true })
  return report
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
  const words = 'src/routeTree.gen.ts was stale and is now updated. Commit it.'
  return asOne({ code: 1, output: `${ending.output}\n${words}\n` })
}

function readRouteTree(): string {
  return readFileSync(join(root, 'src/routeTree.gen.ts'), 'utf8')
}
