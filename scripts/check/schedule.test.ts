import { describe, expect, it } from 'vitest'
import type { Outcome } from './outcome.ts'
import { choose, runAll, type Check } from './schedule.ts'

const good: Outcome = { passed: 1, failed: 0, skipped: 0, output: '' }
const bad: Outcome = { passed: 0, failed: 1, skipped: 0, output: 'broken' }

/** Checks that note when they begin and end. */
function watched(
  log: string[],
  ...checks: (Omit<Check, 'title' | 'run'> & { outcome?: Outcome })[]
): Check[] {
  return checks.map(({ outcome = good, ...check }) => ({
    ...check,
    title: check.id,
    run: async () => {
      log.push(`+${check.id}`)
      await new Promise((resolve) => setImmediate(resolve))
      log.push(`-${check.id}`)
      return outcome
    },
  }))
}

describe('choosing checks', () => {
  const all = watched([], { id: 'build' }, { id: 'size', needs: ['build'] }, { id: 'types' })

  it('takes all of them where none is named', () => {
    expect(choose(all, [])).toEqual(all)
  })

  it('takes what the named ones need, first', () => {
    expect(choose(all, ['size']).map(({ id }) => id)).toEqual(['build', 'size'])
  })

  it('names the checks there are for a name that is none', () => {
    expect(() => choose(all, ['sise'])).toThrow('There is no check "sise"; there are: build, size, types.')
  })
})

describe('running checks', () => {
  it('waits for what a check needs, and leaves the machine to those that want it', async () => {
    const log: string[] = []
    const checks = watched(
      log,
      { id: 'e2e', needs: ['build'], alone: true },
      { id: 'size', needs: ['build'] },
      { id: 'build' },
      { id: 'types' },
    )
    await runAll(checks, 2, () => {})
    expect(log.indexOf('+size')).toBeGreaterThan(log.indexOf('-build'))
    expect(log.slice(-2)).toEqual(['+e2e', '-e2e'])
    expect(log).toHaveLength(8)
  })

  it('runs no more at once than it may', async () => {
    const log: string[] = []
    await runAll(watched(log, { id: 'a' }, { id: 'b' }, { id: 'c' }), 1, () => {})
    expect(log).toEqual(['+a', '-a', '+b', '-b', '+c', '-c'])
  })

  it('fails a check whose need has failed, without running it', async () => {
    const log: string[] = []
    const finished = await runAll(
      watched(
        log,
        { id: 'build', outcome: bad },
        { id: 'size', needs: ['build'] },
        { id: 'e2e', needs: ['size'], alone: true },
      ),
      2,
      () => {},
    )
    expect(finished.map(({ outcome }) => outcome.failed)).toEqual([1, 1, 1])
    expect(log).toEqual(['+build', '-build'])
  })

  it('takes a check that throws for failed', async () => {
    const thrower: Check = { id: 'x', title: 'x', run: () => Promise.reject(new Error('lost')) }
    const [finished] = await runAll([thrower], 2, () => {})
    expect(finished?.outcome).toMatchObject({ passed: 0, failed: 1 })
    expect(finished?.outcome.output).toContain('lost')
  })
})
