import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { browserArgs } from './scripts/check/browser-args.ts'

// Storybook's plugin reads the whole Storybook configuration when created, so other projects skip it.
const asked = process.argv.filter((_, index, all) => all[index - 1] === '--project')
const withStories = asked.length === 0 || asked.includes('stories')

const plain = {
  environment: 'node',
  // A worker per file would cost more than most files take. Tests start from their own world, never from module state, and
  // replaced functions and variables are restored.
  isolate: false,
  restoreMocks: true,
  unstubEnvs: true,
  unstubGlobals: true,
  // Ample: it ends a test that hangs, and measures nothing.
  testTimeout: 60_000,
  expect: { requireAssertions: true },
  env: { VITE_API_URL: '' },
} as const

const stories = (): TestProjectInlineConfiguration => ({
  extends: './vite.config.ts',
  plugins: [storybookTest({ configDir: '.storybook' })],
  // If Vite found it only while tests run, it would reload their page.
  optimizeDeps: { include: ['storybook/theming'] },
  test: {
    name: 'stories',
    // A form with 800 fields takes axe and role queries many seconds on a busy machine.
    testTimeout: 60_000,
    // Stories reset the world themselves. A page per file would reload the simulator each time.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 800 },
      provider: playwright({
        launchOptions: { executablePath: process.env.CHROME_PATH, args: browserArgs },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
})

export default defineConfig({
  test: {
    coverage: { provider: 'v8', include: ['src/**', 'mocks/**'], reportsDirectory: '.cache/coverage' },
    projects: [
      {
        test: {
          ...plain,
          name: 'unit',
          include: [
            '{src,mocks,scripts}/**/*.test.{ts,tsx}',
            'tests/{backend,engine,conformance}/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', 'tests/conformance/faults.test.ts'],
        },
      },
      {
        test: {
          ...plain,
          name: 'chaos',
          include: ['tests/chaos/**/*.test.ts', 'tests/conformance/faults.test.ts'],
          testTimeout: 120_000,
        },
      },
      {
        test: {
          ...plain,
          name: 'architecture',
          include: ['tests/architecture/**/*.test.ts'],
          hookTimeout: 60_000,
        },
      },
      { test: { ...plain, name: 'builds', include: ['tests/builds/**/*.test.ts'] } },
      ...(withStories ? [stories()] : []),
    ],
  },
})
