import { createServer } from 'node:net'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { run, tool, type Ending } from './command.ts'
import { asOne, fromPlaywright, fromVitest, type Outcome } from './outcome.ts'
import { reports, root, testBackend, testBase, testBuilds } from './places.ts'
import type { Check } from './schedule.ts'

/** What every build of a check has in common, whatever the developer's own environment says. */
const buildEnv = { NODE_ENV: 'production' }

/** The route tree as it was when the checks began. */
const routeTree = readRouteTree()

/** Everything that `npm test` asks, the builds that others wait for first. */
export const checks: readonly Check[] = [
  {
    id: 'build-demo',
    title: 'build with the simulator',
    run: () => build(['--outDir', testBuilds.demo, '--base', testBase], ''),
  },
  {
    id: 'build-app',
    title: 'build for a real backend',
    run: () => build(['--outDir', testBuilds.app, '--manifest'], testBackend),
  },
  {
    id: 'build-api',
    title: 'build for the simulator over HTTP',
    run: async () => build(['--outDir', testBuilds.api], `http://localhost:${await lastingPort()}`),
  },
  {
    id: 'types',
    title: 'types',
    run: async () => {
      const tsc = tool('tsc', '@typescript/native')
      return asOne(
        await run(tsc, ['--project', 'tsconfig.json']),
        await run(tsc, ['--project', 'tsconfig.app.json']),
      )
    },
  },
  {
    id: 'lint',
    title: 'code lint',
    run: async () =>
      asOne(
        await run(tool('oxlint'), ['--type-aware', '--deny-warnings', '--report-unused-disable-directives']),
      ),
  },
  {
    id: 'contract',
    title: 'contract lint',
    run: async () =>
      withoutWarnings(
        await run(tool('redocly', '@redocly/cli'), ['lint', '--format', 'stylish', 'openapi.yaml']),
      ),
  },
  {
    id: 'format',
    title: 'format',
    run: async () => asOne(await run(tool('prettier'), ['--check', '--log-level', 'warn', '.'])),
  },
  {
    id: 'unused',
    title: 'unused code and packages',
    run: async () => asOne(await run(tool('knip'), ['--no-progress', '--no-config-hints'])),
  },
  { id: 'unit', title: 'unit tests', run: () => vitest('unit') },
  {
    id: 'size',
    title: 'size budget',
    needs: ['build-app'],
    run: async () => asOne(await run(join(root, 'scripts/size.ts'), ['--dir', testBuilds.app])),
  },
  {
    id: 'house',
    title: 'rules of the house',
    needs: ['build-app', 'build-demo'],
    run: () => vitest('house'),
  },
  {
    id: 'build-storybook',
    title: 'Storybook build',
    run: async () =>
      asOne(
        await run(tool('storybook'), ['build', '--output-dir', testBuilds.storybook, '--quiet'], {
          env: buildEnv,
        }),
      ),
  },
  {
    id: 'stories',
    title: 'stories as tests',
    alone: true,
    // Two pages at once; left to itself, Vitest keeps one of two cores for its own work.
    run: () => vitest('stories', ['--maxWorkers', '2']),
  },
  {
    id: 'e2e',
    title: 'end-to-end tests',
    needs: ['build-demo', 'build-api'],
    alone: true,
    run: async () => {
      const report = join(root, reports, 'e2e.json')
      rmSync(report, { force: true })
      const projects = ['--project', 'chromium', '--project', 'api']
      // Recording every step takes a fifth of the time; `npm run test:e2e` records, for whoever looks into a failure.
      const plain = ['--trace', 'off', '--forbid-only', '--reporter', 'list,json']
      const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report, E2E_PORT: String(await freePort()) }
      return fromPlaywright(
        await run(tool('playwright'), ['test', ...projects, ...plain], {
          env,
          minutes: 15,
        }),
        report,
      )
    },
  },
]

/**
 * Builds the app. A build writes the route tree anew, so this is also where a stale one shows: it differs from what
 * was there when the checks began.
 */
async function build(args: readonly string[], backend: string): Promise<Outcome> {
  const ending = await run(tool('vite'), ['build', ...args], { env: { ...buildEnv, VITE_API_URL: backend } })
  if (ending.code !== 0 || readRouteTree() === routeTree) return asOne(ending)
  return asOne({
    code: 1,
    output: `${ending.output}\nsrc/routeTree.gen.ts was stale; it is fresh now: commit it.\n`,
  })
}

function readRouteTree(): string | undefined {
  const file = join(root, 'src/routeTree.gen.ts')
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

async function vitest(project: string, more: readonly string[] = []): Promise<Outcome> {
  const report = join(root, reports, `${project}.json`)
  rmSync(report, { force: true })
  const reporters = ['--reporter', 'minimal', '--reporter', 'json', `--outputFile.json=${report}`]
  const args = ['run', '--project', project, '--allowOnly=false', ...reporters, ...more]
  return fromVitest(await run(tool('vitest'), args, { minutes: 12 }), report)
}

/** Redocly has no switch that makes a warning fail; its last lines count them. */
function withoutWarnings(ending: Ending): Outcome {
  const warned = /\b[1-9]\d* warnings?\b/.test(ending.output)
  return asOne(warned ? { ...ending, code: 1 } : ending)
}

/**
 * A port for a server that is started minutes from now: free, and none of those that the system gives to others
 * meanwhile.
 */
async function lastingPort(): Promise<number> {
  for (let tries = 0; tries < 20; tries += 1) {
    const port = await freePort(20_000 + Math.floor(Math.random() * 10_000)).catch(() => undefined)
    if (port !== undefined) return port
  }
  throw new Error('No port from 20000 to 29999 is free.')
}

/** A port that was free a moment ago, so that two runs on one machine do not meet. @param wanted any, unless said */
function freePort(wanted = 0): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(wanted, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => {
        if (address === null || typeof address === 'string') reject(new Error('No port is free.'))
        else resolve(address.port)
      })
    })
  })
}
