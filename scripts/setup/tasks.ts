import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Advice, root } from './places.mjs'

/** One program of a task: the command of a package, which has the same name unless `from` is another, or a script of ours. */
type Step = ({ tool: string; from?: string } | { script: string }) & {
  args?: string[]
  env?: Record<string, string>
  /** Starts again when a file that it has loaded changes. */
  watch?: boolean
}

interface Task {
  /** One line for the list that `node scripts/run.mjs` prints. */
  about: string
  /** Whether it needs a Chromium, whose path it then finds in CHROME_PATH. */
  browser?: boolean
  /**
   * Run in turn until one fails; the arguments of the command line go to the last.
   * @throws Advice where something is missing
   */
  steps: (args: readonly string[]) => Step[]
}

const { env } = process

export const tasks: Record<string, Task> = {
  setup: {
    about: 'only the set-up: packages, and the browser for the tests',
    browser: true,
    steps: () => [],
  },
  start: {
    about: 'the app with the simulated backend, or with VITE_API_URL if that is set (PORT)',
    steps: () => [{ tool: 'vite', args: port('--strictPort') }],
  },
  api: {
    about:
      'the simulated backend as an HTTP server, restarted on a change (PORT, --scenario, --seed, --data, --reset)',
    // Each start with --reset would throw the world away.
    steps: (args) => [{ script: 'scripts/api.ts', watch: !args.includes('--reset') }],
  },
  build: {
    about: 'the app for the backend at VITE_API_URL, into dist/app (BASE_PATH)',
    steps: () => {
      requireBackend()
      return [{ tool: 'vite', args: ['build', '--outDir', 'dist/app', '--manifest', ...base()] }]
    },
  },
  'build:demo': {
    about: 'the app with the simulated backend in it, into dist/demo (BASE_PATH)',
    steps: () => [
      { tool: 'vite', args: ['build', '--outDir', 'dist/demo', ...base()], env: { VITE_API_URL: '' } },
    ],
  },
  preview: {
    about: 'serves dist/demo as a static host would (PORT, BASE_PATH)',
    steps: () => {
      if (!existsSync(join(root, 'dist/demo/index.html'))) {
        throw new Advice('There is no dist/demo yet: run "npm run build:demo" first.')
      }
      return [{ script: 'scripts/serve.ts', args: ['--dir', 'dist/demo', ...base(), ...port()] }]
    },
  },
  generate: {
    about: 'the files made from openapi.yaml',
    steps: () => [{ script: 'scripts/generate.ts' }],
  },
  storybook: {
    about: 'every screen in every state (PORT)',
    steps: () => [{ tool: 'storybook', args: ['dev', '--ci', ...port('--exact-port', '6006')] }],
  },
  'build:storybook': {
    about: 'Storybook as static files, into dist/storybook',
    steps: () => [{ tool: 'storybook', args: ['build', '--output-dir', 'dist/storybook', '--quiet'] }],
  },
  'docs:api': {
    about: 'the reference of all calls as one page, with what is assumed marked: dist/api/index.html',
    steps: () => [
      {
        tool: 'redocly',
        from: '@redocly/cli',
        args: ['build-docs', 'openapi.yaml', '--output', 'dist/api/index.html', '--inlineBundle'],
      },
    ],
  },
  chromatic: {
    about: 'publishes Storybook to Chromatic and compares its pictures (CHROMATIC_PROJECT_TOKEN)',
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
    about: 'before each commit: types, lint, format, unit and architecture tests; --only names some of them',
    steps: () => [{ script: 'scripts/check.ts', args: ['check'] }],
  },
  test: {
    about:
      'the above, contract, builds, sizes, stories and the core of the end-to-end tests; --help lists them',
    browser: true,
    steps: () => [{ script: 'scripts/check.ts', args: ['test'] }],
  },
  'test:deep': {
    about: 'everything else: the other end-to-end tests, and accessibility on every page and story',
    browser: true,
    steps: () => [{ script: 'scripts/check.ts', args: ['deep'] }],
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
    about: 'the end-to-end tests of a file on new builds; --grep, --headed and the like go to Playwright',
    browser: true,
    steps: () => [
      { script: 'scripts/check.ts', args: ['test', '--only', 'build-demo,build-api'] },
      { tool: 'playwright', args: ['test'] },
    ],
  },
  conformance: {
    about:
      'what a real backend does, compared with the contract and the rules (--url, --setup, --write, --har)',
    steps: () => [{ script: 'conformance/main.ts' }],
  },
  format: {
    about: 'writes every file in the common format',
    steps: () => [{ tool: 'prettier', args: ['--write', '--log-level', 'warn', '.'] }],
  },
  size: {
    about: 'what dist/app costs before "/" shows itself, against the budget; --write notes it down',
    steps: () => [{ script: 'scripts/size.ts' }],
  },
  bench: {
    about: 'the benchmarks; --only names some of them, --write keeps the results',
    browser: true,
    steps: () => [{ script: 'scripts/bench.ts' }],
  },
  mutation: {
    about: 'what a folder’s tests do not notice when its code is changed; name the folder after --',
    steps: () => [{ script: 'scripts/mutation.ts' }],
  },
}

/** Vitest's word for a single run, unless it is asked to watch. */
function vitestMode(args: readonly string[]): string[] {
  return args.includes('--watch') || args.includes('-w') ? [] : ['run']
}

/**
 * The arguments that choose a port: PORT if it is set, and then no other.
 * @param exact the tool's word for "no other port"
 * @param otherwise the port where PORT is not set
 */
function port(exact?: string, otherwise?: string): string[] {
  if (!env.PORT) return otherwise === undefined ? [] : ['--port', otherwise]
  const number = Number(env.PORT)
  if (!Number.isInteger(number) || number < 1 || number > 65_535) {
    throw new Advice(`PORT is "${env.PORT}", which is not a number from 1 to 65535.`)
  }
  return ['--port', env.PORT, ...(exact === undefined ? [] : [exact])]
}

/** The arguments that choose the folder of the host that the app will stand in: BASE_PATH, as in `/fieldwork/`. */
function base(): string[] {
  if (!env.BASE_PATH) return []
  if (!/^\/(?:[\w.~-]+\/)*$/.test(env.BASE_PATH)) {
    throw new Advice(
      `BASE_PATH is "${env.BASE_PATH}", but has to begin and end with a slash, as in "/fieldwork/".`,
    )
  }
  return ['--base', env.BASE_PATH]
}

/** A build for a real backend has to know its address, from the environment or from one of Vite's files. */
function requireBackend(): void {
  const files = ['.env', '.env.local', '.env.production', '.env.production.local'].map((name) =>
    join(root, name),
  )
  const isSet = (file: string) =>
    existsSync(file) && /^\s*(?:export\s+)?VITE_API_URL\s*=\s*\S/m.test(readFileSync(file, 'utf8'))
  if (env.VITE_API_URL || (env.VITE_API_URL === undefined && files.some(isSet))) return
  throw new Advice(
    'Set VITE_API_URL to the address of the backend, as in VITE_API_URL=https://api.example.com npm run build; ' +
      'the app with the simulated backend is made by "npm run build:demo".',
  )
}
