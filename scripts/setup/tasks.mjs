import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Advice, root } from './places.mjs'

/**
 * One program of a task: the command of a package of the same name, or a
 * script of ours.
 * @typedef {{ tool: string, args?: string[], env?: Record<string, string> }
 *   | { script: string, args?: string[], env?: Record<string, string> }} Step
 */

/**
 * @typedef {object} Task
 * @property {string} about one line for the list that `node scripts/run.mjs` prints
 * @property {boolean} [browser] whether it needs a Chromium, whose path it then finds in CHROME_PATH
 * @property {() => Step[]} steps run in turn until one fails; arguments of the command line go to the last.
 *   May throw an `Advice` where something is missing.
 */

const { env } = process

/** @type {Record<string, Task>} */
export const tasks = {
  setup: {
    about: 'only the set-up: packages, and the browser for the tests',
    browser: true,
    steps: () => [],
  },
  start: {
    about: 'the app with the simulated backend, or with VITE_API_URL if that is set (PORT)',
    steps: () => [{ tool: 'vite', args: [...port('--strictPort'), ...(hasScreen() ? ['--open'] : [])] }],
  },
  api: {
    about: 'the simulated backend as an HTTP server (PORT, --scenario, --seed, --data, --reset)',
    steps: () => [{ script: 'scripts/api.ts' }],
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
    steps: () => [
      { tool: 'storybook', args: ['dev', ...port('--exact-port', '6006'), ...(hasScreen() ? [] : ['--ci'])] },
    ],
  },
  'build:storybook': {
    about: 'Storybook as static files, into dist/storybook',
    steps: () => [{ tool: 'storybook', args: ['build', '--output-dir', 'dist/storybook', '--quiet'] }],
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
        ...(tasks['build:storybook']?.steps() ?? []),
        { tool: 'chromatic', args: ['--storybook-build-dir', 'dist/storybook', '--exit-zero-on-changes'] },
      ]
    },
  },
  test: {
    about: 'every check; --only names some of them',
    browser: true,
    steps: () => [{ script: 'scripts/check.ts' }],
  },
  'test:unit': {
    about: 'the tests that need neither a build nor a browser',
    steps: () => [{ tool: 'vitest', args: ['run', '--project', 'unit'] }],
  },
  'test:stories': {
    about: 'the stories as tests in Chromium',
    browser: true,
    steps: () => [{ tool: 'vitest', args: ['run', '--project', 'stories'], env: { VITE_API_URL: '' } }],
  },
  'test:e2e': {
    about: 'the end-to-end tests, on new builds for the simulator in the page and for the one over HTTP',
    browser: true,
    steps: () => [
      { script: 'scripts/check.ts', args: ['--only', 'build-demo,build-api'] },
      { tool: 'playwright', args: ['test', '--project', 'chromium', '--project', 'api'] },
    ],
  },
  'test:accessibility': {
    about: 'everything that is asked of accessibility, on every page, both themes and many widths',
    browser: true,
    steps: () => [
      { script: 'scripts/check.ts', args: ['--only', 'build-demo'] },
      { tool: 'playwright', args: ['test', '--project', 'sweep'] },
    ],
  },
  'test:house': {
    about: 'the rules of the house, on new builds',
    steps: () => [{ script: 'scripts/check.ts', args: ['--only', 'house'] }],
  },
  'check:types': {
    about: 'the type check alone',
    steps: () => [{ script: 'scripts/check.ts', args: ['--only', 'types'] }],
  },
  lint: {
    about: 'code, contract, format, and what nobody uses',
    steps: () => [{ script: 'scripts/check.ts', args: ['--only', 'lint,contract,format,unused'] }],
  },
  format: {
    about: 'writes every file in the common format',
    steps: () => [{ tool: 'prettier', args: ['--write', '--log-level', 'warn', '.'] }],
  },
  size: {
    about: 'what dist/app costs before "/" shows itself, against the budget',
    steps: () => [{ script: 'scripts/size.ts' }],
  },
  bench: {
    about: 'the benchmarks: start-up, everyday use, the simulator',
    browser: true,
    steps: () => [{ script: 'scripts/bench.ts' }],
  },
}

/**
 * The arguments that choose a port: PORT if it is set, and then no other.
 * @param {string} [exact] the tool's word for "no other port"
 * @param {string} [otherwise] the port where PORT is not set
 */
function port(exact, otherwise) {
  if (!env.PORT) return otherwise === undefined ? [] : ['--port', otherwise]
  const number = Number(env.PORT)
  if (!Number.isInteger(number) || number < 1 || number > 65_535) {
    throw new Advice(`PORT is "${env.PORT}", which is not a number from 1 to 65535.`)
  }
  return ['--port', env.PORT, ...(exact === undefined ? [] : [exact])]
}

/** The arguments that choose the folder of the host that the app will stand in: BASE_PATH, as in `/fieldwork/`. */
function base() {
  if (!env.BASE_PATH) return []
  if (!/^\/(?:[\w.~-]+\/)*$/.test(env.BASE_PATH)) {
    throw new Advice(
      `BASE_PATH is "${env.BASE_PATH}", but has to begin and end with a slash, as in "/fieldwork/".`,
    )
  }
  return ['--base', env.BASE_PATH]
}

/** Whether somebody sits before this terminal who would see a browser open. */
function hasScreen() {
  if (!process.stdout.isTTY || env.CI) return false
  return process.platform !== 'linux' || Boolean(env.DISPLAY || env.WAYLAND_DISPLAY || env.WSL_DISTRO_NAME)
}

/** A build for a real backend has to know its address, from the environment or from one of Vite's files. */
function requireBackend() {
  const files = ['.env', '.env.local', '.env.production', '.env.production.local'].map((name) =>
    join(root, name),
  )
  const isSet = (/** @type {string} */ file) =>
    existsSync(file) && /^\s*(?:export\s+)?VITE_API_URL\s*=\s*\S/m.test(readFileSync(file, 'utf8'))
  if (env.VITE_API_URL || (env.VITE_API_URL === undefined && files.some(isSet))) return
  throw new Advice(
    'Set VITE_API_URL to the address of the backend, as in VITE_API_URL=https://api.example.com npm run build; ' +
      'the app with the simulated backend is made by "npm run build:demo".',
  )
}
