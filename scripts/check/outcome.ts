import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import type { Ending } from './command.ts'

export interface Outcome {
  passed: number
  failed: number
  skipped: number
  output: string
}

/** Returns the outcome of a check without tests: one pass or one failure. */
export function asOne(...endings: Ending[]): Outcome {
  const good = endings.every(({ code }) => code === 0)
  const output = endings.map((ending) => ending.output).join('\n')
  return { passed: good ? 1 : 0, failed: good ? 0 : 1, skipped: 0, output }
}

/** The outcome where a change can break no test of a check. */
export const nothingToRun: Promise<Outcome> = Promise.resolve({
  passed: 0,
  failed: 0,
  skipped: 0,
  output: '',
})

const vitestReport = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numPendingTests: v.number(),
  numTodoTests: v.number(),
  testResults: v.array(
    v.object({ status: v.string(), message: v.string(), assertionResults: v.array(v.unknown()) }),
  ),
})

/**
 * Reads the outcome of a Vitest run from its report. A file that failed to load counts as a failed test.
 * @param mayBeEmpty whether the run may have had nothing to test
 */
export function fromVitest(ending: Ending, reportFile: string, mayBeEmpty = false): Outcome {
  return settle(ending, reportFile, vitestReport, mayBeEmpty, (report) => {
    const unloadable = report.testResults.filter(
      ({ status, message, assertionResults }) =>
        status === 'failed' && (assertionResults.length === 0 || message !== ''),
    )
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests + unloadable.length,
      skipped: report.numPendingTests + report.numTodoTests,
    }
  })
}

const playwrightReport = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number(), skipped: v.number() }),
})

/**
 * Reads the outcome of a Playwright run from its report. A flaky test counts as failed.
 * @param mayBeEmpty as above
 */
export function fromPlaywright(ending: Ending, reportFile: string, mayBeEmpty = false): Outcome {
  return settle(ending, reportFile, playwrightReport, mayBeEmpty, ({ stats }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  }))
}

function settle<T>(
  { code, output }: Ending,
  file: string,
  schema: v.GenericSchema<unknown, T>,
  mayBeEmpty: boolean,
  count: (report: T) => Omit<Outcome, 'output'>,
): Outcome {
  const fail = (why: string) => ({ passed: 0, skipped: 0, failed: 1, output: `${output}\n${why}\n` })
  let counts
  try {
    counts = count(v.parse(schema, JSON.parse(readFileSync(file, 'utf8'))))
  } catch {
    return fail('The test runner wrote no report.')
  }
  if (!mayBeEmpty && counts.failed === 0 && counts.passed === 0) return fail('No test ran.')
  // The runner can fail although every test passed, because of an error outside the tests or during teardown.
  return { ...counts, failed: Math.max(counts.failed, code === 0 ? 0 : 1), output }
}
