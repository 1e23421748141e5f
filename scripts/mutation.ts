import { dirname } from 'node:path'
import { Misuse, readOptions, runCommand } from './command-line.ts'

// Changes the code of a folder or file in one place at a time, and lists the changes that no test notices; with `--kit`,
// those of the simulated backend that the conformance kit doesn't notice. See docs/mutation.md.

const usage = `npm run mutation -- FOLDER         changes that no test of a folder or file notices
npm run mutation -- --kit FOLDER   changes of the simulated backend that the conformance kit does not notice
  --again                          tries only those that the previous run did not find under the right call`

async function measureTests(target: string): Promise<void> {
  const { Stryker } = await import('@stryker-mutator/core')
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
}

await runCommand(async () => {
  const [target] = process.argv.slice(2)
  if (target !== undefined && !target.startsWith('-')) {
    await measureTests(target.replace(/\/$/, ''))
    return 0
  }
  const { kit, again } = readOptions({ kit: { type: 'string' }, again: { type: 'boolean' } }, usage)
  if (kit === undefined) throw new Misuse(`Name a folder or a file: npm run mutation -- mocks/rules`)
  const { measureKit } = await import('./mutation/kit.ts')
  return await measureKit(kit.replace(/\/$/, ''), again ?? false)
})
