import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { wholeNumber } from '../command-line.ts'
import { Advice, root } from './places.mjs'

/** One program of a task: a package's command (`from` names the package if it differs), or a script of this project. */
type Step = ({ tool: string; from?: string } | { script: string }) & {
  args?: string[]
  env?: Record<string, string>
  /** Restarts when a loaded file changes. */
  watch?: boolean
}

interface Task {
  about: string
  /** Needs Chromium, and gets its path in CHROME_PATH; `all`: also Firefox and WebKit, see `findOtherBrowsers`. */
  browser?: boolean | 'all'
  /** Steps that run in order until one fails. The last step gets the command line's arguments. @throws Advice */
  steps: (args: readonly string[]) => Step[]
}

const { env } = process

export const tasks: Record<string, Task> = {
  setup: { about: 'set-up only: packages, and the browsers for the tests', browser: 'all', steps: () => [] },
  start: {
    about: 'the app with the simulated backend, or with VITE_API_URL if that is set (PORT)',
    steps: () => [{ tool: 'vite', args: port('--strictPort') }],
  },
  api: {
    about: 'the simulated backend as an HTTP server, restarted on a change (PORT); --help lists its options',
    // Not watched with --reset, as a restart would reset the world again, nor with --backup and --help, which just end.
    steps: (args) => [
      { script: 'scripts/api.ts', watch: !args.some((arg) => /^--(?:reset|backup|help)\b/.test(arg)) },
    ],
  },
  build: {
    about: 'the app for the backend at VITE_API_URL, into dist/app (BASE_PATH)',
    steps: () => {
      requireBackend()
      return [{ tool: 'vite', args: ['build', '--outDir', 'dist/app', '--manifest', ...base()] }]
    },
  },
  'build:demo': {
    about: 'the app with the simulated backend, into dist/demo (BASE_PATH)',
    steps: () => [
      { tool: 'vite', args: ['build', '--outDir', 'dist/demo', ...base()], env: { VITE_API_URL: '' } },
    ],
  },
  preview: {
    about: 'serves dist/demo as a static host would (PORT, BASE_PATH)',
    steps: () => {
      if (!existsSync(join(root, 'dist/demo/index.html'))) {
        throw new Advice('There is no dist/demo yet. Run "npm run build:demo" first.')
      }
      return [{ script: 'scripts/serve.ts', args: ['--dir', 'dist/demo', ...base(), ...port()] }]
    },
  },
  export: {
    about: 'the rows of a scenario as JSON and CSV (--scenario, --out)',
    steps: () => [{ script: 'scripts/export.ts' }],
  },
  generate: { about: 'the files made from openapi.yaml', steps: () => [{ script: 'scripts/generate.ts' }] },
  storybook: {
    about: 'every screen in every state (PORT)',
    steps: () => [{ tool: 'storybook', args: ['dev', '--ci', ...port('--exact-port', '6006')] }],
  },
  'build:storybook': {
    about: 'Storybook as static files, into dist/storybook',
    steps: () => [{ tool: 'storybook', args: ['build', '--output-dir', 'dist/storybook', '--quiet'] }],
  },
  'docs:api': {
    about: 'the reference of all calls as one page, with assumptions marked: dist/api/index.html',
    steps: () => [
      {
        tool: 'redocly',
        from: '@redocly/cli',
        args: ['build-docs', 'openapi.yaml', '--output', 'dist/api/index.html', '--inlineBundle'],
      },
    ],
  },
  chromatic: {
    about: 'publishes Storybook to Chromatic and compares the pictures (CHROMATIC_PROJECT_TOKEN)',
    steps: () => {
      if (!env.CHROMATIC_PROJECT_TOKEN) {
        throw new Advice(
          'Set CHROMATIC_PROJECT_TOKEN to the token on the "Manage" page of the Chromatic project.',
        )
      }
      return [
        ...(tasks['build:storybook']?.steps([]) ?? []),
        { tool: 'chromatic', args: ['--storybook-build-dir', 'dist/storybook', '--exit-zero-on-changes'] },
      ]
    },
  },
  visual: {
    about: 'what looks different since a commit: --since main, --only Screens/Job',
    browser: true,
    steps: () => [{ script: 'scripts/visual.ts' }],
  },
  check: {
    about: 'before each commit: types, lint, format, unit and architecture tests; --only selects some',
    steps: () => [{ script: 'scripts/check.ts', args: ['--speed', 'check'] }],
  },
  test: {
    about:
      'the same, and contract, builds, sizes, stories and the core of the end-to-end tests; --help lists them',
    browser: true,
    steps: () => [{ script: 'scripts/check.ts' }],
  },
  'test:deep': {
    about: 'everything else: the other end-to-end tests, and accessibility on every page and story',
    browser: 'all',
    steps: () => [{ script: 'scripts/check.ts', args: ['--speed', 'deep'] }],
  },
  'test:unit': {
    about: 'the unit tests of a file or folder; --watch runs them on each change',
    steps: (args) => [{ tool: 'vitest', args: [...vitestMode(args), '--project', 'unit'] }],
  },
  'test:stories': {
    about: 'the stories of a file as tests in Chromium; --watch runs them on each change',
    browser: true,
    steps: (args) => [
      { tool: 'vitest', args: [...vitestMode(args), '--project', 'stories'], env: { VITE_API_URL: '' } },
    ],
  },
  'test:e2e': {
    about: "the end-to-end tests of a file on new builds; takes Playwright's options",
    browser: true,
    steps: () => [
      { script: 'scripts/check.ts', args: ['--only', 'build-demo,build-api'] },
      { tool: 'playwright', args: ['test'] },
    ],
  },
  'test:browsers': {
    about: "the demo in Firefox and WebKit on a new build; takes Playwright's options",
    browser: 'all',
    steps: () => [
      { script: 'scripts/check.ts', args: ['--only', 'build-demo'] },
      { tool: 'playwright', args: ['test', '--config', 'tests/browsers'] },
    ],
  },
  conformance: {
    about: 'compares a backend with the contract and the rules (--url, --har); --help lists the options',
    steps: () => [{ script: 'conformance/main.ts' }],
  },
  format: {
    about: 'formats every file',
    steps: () => [{ tool: 'prettier', args: ['--write', '--log-level', 'warn', '.'] }],
  },
  size: {
    about: 'the size of dist/app against the budget; --write saves it',
    steps: () => [{ script: 'scripts/size.ts' }],
  },
  bench: {
    about: 'the benchmarks; --only selects some, --write saves the results',
    browser: true,
    steps: () => [{ script: 'scripts/bench.ts' }],
  },
  mutation: {
    about: 'code changes that the tests of a folder miss; name the folder after --',
    steps: () => [{ script: 'scripts/mutation.ts' }],
  },
}

function vitestMode(args: readonly string[]): string[] {
  return args.includes('--watch') || args.includes('-w') ? [] : ['run']
}

/**
 * Returns the arguments that set the port: to PORT, without falling back to another port, or else to `byDefault`.
 * @param exact the tool's option for "no other port"
 */
function port(exact?: string, byDefault?: string): string[] {
  if (!env.PORT) return byDefault === undefined ? [] : ['--port', byDefault]
  const number = wholeNumber('PORT', env.PORT, { least: 1, most: 65_535 })
  return ['--port', String(number), ...(exact === undefined ? [] : [exact])]
}

/** Returns the arguments that set the app's base path to BASE_PATH. @throws Advice if it isn't valid */
function base(): string[] {
  if (!env.BASE_PATH) return []
  if (!/^\/(?:[\w.~-]+\/)*$/.test(env.BASE_PATH)) {
    throw new Advice(`BASE_PATH is "${env.BASE_PATH}", but must start and end with a slash: "/fieldwork/".`)
  }
  return ['--base', env.BASE_PATH]
}

/** Checks that the environment or one of Vite's .env files sets the backend. @throws Advice if none does */
function requireBackend(): void {
  const files = ['.env', '.env.local', '.env.production', '.env.production.local'].map((name) =>
    join(root, name),
  )
  const isSet = (file: string) =>
    existsSync(file) && /^\s*(?:export\s+)?VITE_API_URL\s*=\s*\S/m.test(readFileSync(file, 'utf8'))
  if (env.VITE_API_URL || (env.VITE_API_URL === undefined && files.some(isSet))) return
  throw new Advice(
    'Set VITE_API_URL to the address of the backend, as in VITE_API_URL=https://api.example.com npm run build. ' +
      '"npm run build:demo" builds the app with the simulated backend.',
  )
}
