import { join, relative } from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { parseCLI, type Reporter } from 'vitest/node'
import { browserArgs } from './scripts/check/browser.ts'

// Storybook's plugin reads its whole configuration when it is created, so it is created only for stories.
const asked = process.argv.filter((_, index, all) => all[index - 1] === '--project')
const withStories = asked.length === 0 || asked.includes('stories')

const plain = {
  environment: 'node',
  // Starting a worker for each file would take longer than most files do. Tests share modules, but each starts from its
  // own world.
  isolate: false,
  setupFiles: 'tests/support/after-each.ts',
  // Long, because they only have to end what hangs.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { requireAssertions: true },
  env: { VITE_API_URL: '' },
} as const

const takesPictures = process.env['VITE_STORY_PICTURES'] === 'compare'

/** The report with pictures of `npm run visual`. */
const pictures: ['html', { outputDir: string; singleFile: boolean }][] = takesPictures
  ? [['html', { outputDir: 'dist/visual', singleFile: true }]]
  : []

/** Runs the whole kit, which takes long. */
const wholeRun = 'examples/backend/kit.test.ts'

const stories = (): TestProjectInlineConfiguration => ({
  extends: './vite.config.ts',
  // Behaviour has no pictures.
  plugins: [storybookTest({ configDir: '.storybook', tags: { skip: takesPictures ? ['behaviour'] : [] } })],
  // `npm run visual` tests another commit in a folder that has no packages of its own.
  server: { fs: { strict: false } },
  // Named here, because Vite reloads the page if it finds a dependency while tests run.
  optimizeDeps: {
    include: ['axe-core', 'storybook/internal/csf', 'storybook/theming'],
  },
  test: {
    name: 'stories',
    setupFiles: ['.storybook/vitest.setup.ts'],
    // On a busy machine, axe and role queries need many seconds for a form with 800 fields.
    testTimeout: 60_000,
    // Stories reset the simulated world themselves. A page for each file would load the simulator again each time.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      expect: {
        toMatchScreenshot: {
          comparatorName: 'pixelmatch',
          comparatorOptions: { threshold: 0, allowedMismatchedPixels: 0 },
          resolveScreenshotPath: ({ arg, ext }) => join(process.env['STORY_PICTURES'] ?? '', `${arg}${ext}`),
        },
      },
      viewport: { width: 1280, height: 800 },
      provider: playwright({
        launchOptions: { executablePath: process.env.CHROME_PATH, args: browserArgs },
        // Waiting for transitions would take a tenth of the time.
        contextOptions: { reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
})

/** Fails a run with a path or a name that no test has. Vitest itself does so only if no path has any test. */
const nothingFound: Reporter = {
  onTestRunStart(specifications) {
    const files = specifications.map(
      ({ moduleId }) => `${moduleId}\n${relative(import.meta.dirname, moduleId)}`,
    )
    const { filter } = parseCLI(['vitest', ...process.argv.slice(2)])
    const empty = filter.filter((path) => {
      const part = path.replace(/^\.\//, '').replace(/:\d+$/, '')
      return !files.some((file) => file.includes(part))
    })
    if (empty.length > 0) throw new Error(`No ${asked.join(' or ')} tests in ${empty.join(', ')}.`)
  },
  onTestRunEnd(modules) {
    if (modules.length > 0 && modules.every((module) => module.state() === 'skipped'))
      throw new Error('No test has this name.')
  },
}

export default defineConfig({
  test: {
    reporters: ['default', nothingFound, ...pictures],
    coverage: { provider: 'v8', include: ['src/**', 'mocks/**'], reportsDirectory: '.cache/coverage' },
    projects: [
      {
        test: {
          ...plain,
          name: 'unit',
          include: [
            '{src,mocks,scripts,examples}/**/*.test.{ts,tsx}',
            'tests/{backend,engine,conformance,mixed}/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', wholeRun],
        },
      },
      {
        test: {
          ...plain,
          name: 'chaos',
          include: ['tests/chaos/**/*.test.ts', wholeRun],
          testTimeout: 120_000,
        },
      },
      {
        test: {
          ...plain,
          name: 'architecture',
          include: ['tests/architecture/**/*.test.ts'],
        },
      },
      { test: { ...plain, name: 'builds', include: ['tests/builds/**/*.test.ts'] } },
      ...(withStories ? [stories()] : []),
    ],
  },
})
