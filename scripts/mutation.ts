import { dirname } from 'node:path'
import { Misuse, readOptions, runCommand } from './command-line.ts'

// Changes the code of a folder or file in one place at a time, and lists the changes that no test notices; with `--kit`,
// those of the simulated backend that the conformance kit doesn't notice. The report is in .cache/mutation.

const usage = `npm run mutation -- FOLDER         changes that no test of a folder or file notices
npm run mutation -- --kit FOLDER   changes of the simulated backend that the conformance kit does not notice`

async function measure(target: string, byKit: boolean): Promise<void> {
  const { Stryker } = await import('@stryker-mutator/core')
  const folder = target.endsWith('.ts') ? dirname(target) : target
  const cache = '.cache/mutation'
  // The conformance kit, which runs in mocks/api, and the tables there prove the rules of all operations.
  const part = /^mocks\/(api|rules|services|views)(?:\/|$)/.exec(folder)?.[1]
  // Read by vitest.mutation.config.ts in Stryker's processes.
  if (byKit) process.env.MUTATION_TESTS = '**/kit.test.ts'
  else if (part) process.env.MUTATION_TESTS = `**/{api,${part}}/**/*.test.ts`
  await new Stryker({
    testRunner: 'vitest',
    // `dir` limits the tests. With `testFiles`, Stryker 10.1.1 never activates mutants in code that runs at load time.
    vitest: {
      configFile: 'vitest.mutation.config.ts',
      related: false,
      dir: byKit ? 'mocks/api' : part ? 'mocks' : folder,
    },
    mutate: target.endsWith('.ts')
      ? [target]
      : [`${target}/**/*.ts`, '!**/*.test.ts', '!**/*.gen.ts', '!mocks/scenarios/content/**'],
    concurrency: 2,
    timeoutMS: 15_000,
    tempDirName: `${cache}/sandbox`,
    ignorePatterns: ['/.cache', '/dist', '/docs', '/public', '/stories', '/tests/e2e'],
    reporters: ['clear-text', 'progress-append-only', 'html'],
    htmlReporter: { fileName: `${cache}/${byKit ? 'kit-' : ''}${target.replaceAll('/', '-')}.html` },
    clearTextReporter: { logTests: false, reportTests: false },
    // Much of the backend's code, such as its words and mails, is not for the kit to see.
    thresholds: byKit ? { break: null } : { high: 95, low: 85, break: 85 },
  }).runMutationTest()
}

await runCommand(async () => {
  const [target] = process.argv.slice(2)
  const isTarget = target !== undefined && !target.startsWith('-')
  const chosen = isTarget ? target : readOptions({ kit: { type: 'string' } }, usage).kit
  if (chosen === undefined) throw new Misuse(`Name a folder or a file: npm run mutation -- mocks/rules`)
  await measure(chosen.replace(/\/$/, ''), !isTarget)
})
