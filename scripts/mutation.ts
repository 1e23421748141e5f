import { dirname } from 'node:path'
import { Stryker } from '@stryker-mutator/core'

// Changes the code of a folder or file in one place at a time, and lists the changes that no test notices. See
// docs/mutation.md.

const target = process.argv[2]?.replace(/\/$/, '')
if (!target) throw new Error('Name a folder or a file: npm run mutation -- mocks/rules')
const folder = target.endsWith('.ts') ? dirname(target) : target
const cache = '.cache/mutation'

await new Stryker({
  testRunner: 'vitest',
  // `dir` limits the tests. With `testFiles`, Stryker 10.1.1 never activates mutants in code that runs at load time.
  vitest: {
    configFile: 'vitest.mutation.config.ts',
    related: false,
    // The conformance kit, which runs in mocks/api, proves the rules of all operations.
    dir: folder.startsWith('mocks/api/') ? 'mocks/api' : folder,
  },
  mutate: target.endsWith('.ts')
    ? [target]
    : [`${target}/**/*.ts`, '!**/*.test.ts', '!**/*.gen.ts', '!mocks/scenarios/content/**'],
  concurrency: 2,
  timeoutMS: 15_000,
  tempDirName: `${cache}/sandbox`,
  ignorePatterns: ['/.cache', '/dist', '/docs', '/public', '/stories', '/tests/e2e'],
  reporters: ['clear-text', 'progress-append-only', 'html'],
  htmlReporter: { fileName: `${cache}/${target.replaceAll('/', '-')}.html` },
  clearTextReporter: { logTests: false, reportTests: false },
  thresholds: { high: 95, low: 85, break: 85 },
}).runMutationTest()
