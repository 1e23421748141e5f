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
export function asOne({ code, output }: Ending): Outcome {
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0, output }
}

/** The outcome where a change can break no test of a check. */
export const nothingToRun: Outcome = { passed: 0, failed: 0, skipped: 0, output: '' }

/** Vitest's report. A file that failed to load counts as a failed test. */
const vitestReport = v.pipe(
  v.object({
    numPassedTests: v.number(),
    numFailedTests: v.number(),
    numPendingTests: v.number(),
    numTodoTests: v.number(),
    testResults: v.array(
      v.object({ status: v.string(), message: v.string(), assertionResults: v.array(v.unknown()) }),
    ),
  }),
  v.transform(({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }) => {
    const unloadable = testResults.filter(
      ({ status, message, assertionResults }) =>
        status === 'failed' && (assertionResults.length === 0 || message !== ''),
    )
    const failed = numFailedTests + unloadable.length
    return { passed: numPassedTests, failed, skipped: numPendingTests + numTodoTests }
  }),
)

/** Playwright's report. A flaky test counts as failed. */
const playwrightReport = v.pipe(
  v.object({
    stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number(), skipped: v.number() }),
  }),
  v.transform(({ stats: { expected, unexpected, flaky, skipped } }) => ({
    passed: expected,
    failed: unexpected + flaky,
    skipped,
  })),
)

/**
 * Reads the outcome of a test run from its report.
 * @param mayBeEmpty whether the run may have had nothing to test
 */
export function fromReport({ code, output }: Ending, file: string, mayBeEmpty: boolean): Outcome {
  const fail = (why: string) => ({ passed: 0, skipped: 0, failed: 1, output: `${output}\n${why}\n` })
  let report
  try {
    report = v.safeParse(v.union([vitestReport, playwrightReport]), JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return fail('The test runner wrote no report.')
  }
  if (!report.success) return fail('The report of the test runner can’t be read.')
  const counts = report.output
  if (!mayBeEmpty && counts.failed === 0 && counts.passed === 0) return fail('No test ran.')
  // The runner can fail although every test passed, because of an error outside the tests or during teardown.
  return { ...counts, failed: Math.max(counts.failed, code === 0 ? 0 : 1), output }
}
