import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { asOne, fromPlaywright, fromVitest } from './outcome.ts'

const folder = mkdtempSync(join(tmpdir(), 'fieldwork-outcome-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function file(content: unknown): string {
  const path = join(folder, 'report.json')
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  return path
}
const fine = { code: 0, output: 'said' }
const vitest = (passed: number, failed: number, testResults: object[] = []) =>
  file({ numPassedTests: passed, numFailedTests: failed, numPendingTests: 2, numTodoTests: 1, testResults })
const playwright = (expected: number, unexpected: number, flaky = 0) =>
  file({ stats: { expected, unexpected, flaky, skipped: 0 } })

describe('a check without tests', () => {
  it('passes when every program does', () => {
    expect(asOne(fine, fine)).toMatchObject({ passed: 1, failed: 0 })
    expect(asOne(fine, { code: 2, output: 'no' })).toMatchObject({ passed: 0, failed: 1, output: 'said\nno' })
  })
})

describe('a run of Vitest', () => {
  it('counts its tests', () => {
    expect(fromVitest(fine, vitest(7, 0))).toEqual({ passed: 7, failed: 0, skipped: 3, output: 'said' })
    expect(fromVitest({ ...fine, code: 1 }, vitest(7, 2))).toMatchObject({ passed: 7, failed: 2 })
  })

  it('counts a file that failed to load', () => {
    const broken = {
      name: 'a.test.ts',
      status: 'failed',
      message: 'Cannot find module',
      assertionResults: [],
    }
    expect(fromVitest({ ...fine, code: 1 }, vitest(7, 0, [broken]))).toMatchObject({ passed: 7, failed: 1 })
  })

  it('fails when no test ran', () => {
    expect(fromVitest(fine, vitest(0, 0)).failed).toBe(1)
  })

  it('fails when the runner does, though every test passed', () => {
    expect(fromVitest({ ...fine, code: 1 }, vitest(7, 0)).failed).toBe(1)
  })

  it.each([
    ['cut off', '{"numPassedTests": 7'],
    ['something else', '{}'],
  ])('fails when the report is %s', (_, text) => {
    expect(fromVitest(fine, file(text)).failed).toBe(1)
  })

  it('fails when there is no report', () => {
    expect(fromVitest(fine, join(folder, 'none.json')).failed).toBe(1)
  })
})

describe('a run of Playwright', () => {
  it('counts its tests, flaky ones as failed', () => {
    expect(fromPlaywright(fine, playwright(3, 0))).toMatchObject({ passed: 3, failed: 0 })
    expect(fromPlaywright({ ...fine, code: 1 }, playwright(3, 1, 1))).toMatchObject({ passed: 3, failed: 2 })
  })

  it('fails when no test ran', () => {
    expect(fromPlaywright(fine, playwright(0, 0)).failed).toBe(1)
  })
})
