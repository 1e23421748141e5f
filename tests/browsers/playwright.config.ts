import { availableParallelism } from 'node:os'
import { defineConfig } from 'playwright/test'
import type { EngineName } from './test.ts'

// Journeys of the built demo in browsers as their systems install them.
export default defineConfig<{ engine: EngineName }>({
  testDir: '.',
  outputDir: '../../.cache/browsers',
  workers: availableParallelism(),
  retries: 0,
  // Long, because it only has to end a test that hangs.
  timeout: 600_000,
  reporter: 'list',
  projects: [
    { name: 'firefox', use: { engine: 'firefox' } },
    { name: 'webkit', use: { engine: 'webkit' } },
    // The end-to-end tests do the rest in Chromium.
    {
      name: 'chromium',
      use: { engine: 'chromium' },
      testMatch: 'loads.spec.ts',
      grepInvert: /private window/,
    },
  ],
})
