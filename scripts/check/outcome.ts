import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import type { Ending } from './command.ts'

/** What a check found. */
export interface Outcome {
  passed: number
  failed: number
  /** Tests that were there and did not run. */
  skipped: number
  /** Everything its programs printed. */
  output: string
}

/** The outcome of a check that is one question. */
export function asOne(...endings: Ending[]): Outcome {
  const good = endings.every(({ code }) => code === 0)
  const output = endings.map((ending) => ending.output).join('\n')
  return { passed: good ? 1 : 0, failed: good ? 0 : 1, skipped: 0, output }
}

const vitestReport = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numPendingTests: v.number(),
  numTodoTests: v.number(),
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      message: v.string(),
      assertionResults: v.array(v.unknown()),
    }),
  ),
})

/** The outcome of a Vitest run, from the report it wrote. A file that could not be loaded is a failed test. */
export function fromVitest(ending: Ending, reportFile: string): Outcome {
  const report = read(vitestReport, reportFile)
  if (report === undefined) return noReport(ending)
  const unloadable = report.testResults.filter(
    (file) => file.status === 'failed' && (file.assertionResults.length === 0 || file.message !== ''),
  )
  return settle(ending, {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloadable.length,
    skipped: report.numPendingTests + report.numTodoTests,
  })
}

const playwrightReport = v.object({
  stats: v.object({
    expected: v.number(),
    unexpected: v.number(),
    flaky: v.number(),
    skipped: v.number(),
  }),
})

/** The outcome of a Playwright run, from the report it wrote. */
export function fromPlaywright(ending: Ending, reportFile: string): Outcome {
  const report = read(playwrightReport, reportFile)
  if (report === undefined) return noReport(ending)
  const { expected, unexpected, flaky, skipped } = report.stats
  return settle(ending, { passed: expected, failed: unexpected + flaky, skipped })
}

function settle(ending: Ending, counts: { passed: number; failed: number; skipped: number }): Outcome {
  const outcome = { ...counts, output: ending.output }
  if (outcome.failed > 0) return outcome
  if (outcome.passed === 0) {
    return {
      ...outcome,
      failed: 1,
      output: `${ending.output}\nNo test ran, and a check without tests checks nothing.\n`,
    }
  }
  // Every test passed, and yet the runner says no: an error outside of the tests, or one while tidying up.
  return ending.code === 0 ? outcome : { ...outcome, failed: 1 }
}

function noReport(ending: Ending): Outcome {
  return { passed: 0, failed: 1, skipped: 0, output: `${ending.output}\nThe runner left no report.\n` }
}

function read<T>(schema: v.GenericSchema<unknown, T>, file: string): T | undefined {
  try {
    return v.parse(schema, JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}
