import { defineConfig } from 'playwright/test'
import { browserArgs, browserWorkers } from './scripts/check/browser.ts'
import { testBase, testBuilds } from './scripts/check/places.ts'
import type { Hand } from './tests/e2e/support/hand.ts'
import type { Place } from './tests/e2e/support/stage.ts'

const port = Number(process.env.E2E_PORT ?? 4173)
const origin = `http://localhost:${port}`

// Tests the built app. A static server at `origin` has the demo under a sub path.
export default defineConfig<{ place: Place; hand: Hand; otherwise: boolean }>({
  testDir: 'tests/e2e',
  outputDir: '.cache/e2e',
  globalTeardown: './scripts/check/no-leaks.ts',
  fullyParallel: true,
  workers: browserWorkers,
  retries: 0,
  // Long timeouts, because they only have to end a test that hangs.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    // The base URL ends with a slash. `page.goto('jobs')` stays below it, `page.goto('/jobs')` doesn't.
    baseURL: origin + testBase,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env.CHROME_PATH, args: browserArgs },
  },
  // `npm test` runs the tests of `demo` tagged @core, `npm run test:deep` all tests of all projects.
  projects: [
    // Tests that each start `npm run api`: journeys that touch what differs there, the server's own pages, and what only
    // a build for a server has. They run one at a time, because the build has one backend URL. The project is first in
    // this list, so that the other workers run the tests of the demo at the same time.
    { name: 'api', grep: /@http/, use: { place: 'over-http', hand: 'keyboard' }, workers: 1 },
    {
      name: 'demo',
      testIgnore: ['admin.spec.ts', 'first-call.spec.ts', 'mixed.spec.ts'],
    },
    // The demo beside a real backend, whose port is in the build.
    { name: 'mixed', testMatch: 'mixed.spec.ts', workers: 1 },
    // Journeys with every assumption about the backend reversed.
    {
      name: 'otherwise',
      grep: /@otherwise/,
      use: { place: 'over-http', hand: 'pointer', otherwise: true },
      workers: 1,
      // Runs after `api`, because both need the port in the build's backend URL.
      dependencies: ['api'],
    },
  ],
  webServer: {
    command: `"${process.execPath}" scripts/serve.ts --dir ${testBuilds.demo} --base ${testBase} --port ${port}`,
    url: origin + testBase,
    reuseExistingServer: false,
    stdout: 'ignore',
    stderr: 'pipe',
  },
})
