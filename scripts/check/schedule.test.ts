import { describe, expect, it } from 'vitest'
import type { Outcome } from './outcome.ts'
import { choose, runAll, type Check, type Speed } from './schedule.ts'

const good: Outcome = { passed: 1, failed: 0, skipped: 0, output: '' }
const bad: Outcome = { passed: 0, failed: 1, skipped: 0, output: 'broken' }

function watched(
  log: string[],
  ...checks: (Pick<Check, 'id' | 'needs' | 'alone'> & { speed?: Speed; outcome?: Outcome })[]
): Check[] {
  return checks.map(({ outcome = good, speed = 'check', ...check }) => ({
    ...check,
    speed,
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
  const all = watched(
    [],
    { id: 'build', speed: 'test' },
    { id: 'size', speed: 'test', needs: ['build'] },
    { id: 'types' },
    { id: 'sweep', speed: 'deep', needs: ['build'] },
  )
  const chosen = (speed: Speed, ...only: string[]) => choose(all, speed, only).map(({ id }) => id)

  it('selects the checks of a given speed, and those that they need', () => {
    expect(chosen('check')).toEqual(['types'])
    expect(chosen('test')).toEqual(['build', 'size', 'types'])
    expect(chosen('deep')).toEqual(['build', 'sweep'])
  })

  it('selects the named checks instead, whatever their speed', () => {
    expect(chosen('check', 'size')).toEqual(['build', 'size'])
    expect(chosen('check', 'sweep', 'types')).toEqual(['build', 'types', 'sweep'])
  })

  it('lists the checks when a name is unknown', () => {
    expect(() => chosen('test', 'sise')).toThrow(
      'There is no check "sise". Choose from: build, size, types, sweep.',
    )
  })
})

describe('running checks', () => {
  it('waits for what a check needs, and runs some checks alone', async () => {
    const log: string[] = []
    const checks = watched(
      log,
      { id: 'e2e', needs: ['build'], alone: true },
      { id: 'build' },
      { id: 'size', needs: ['build'] },
      { id: 'types' },
    )
    await runAll(checks, 2, () => {})
    expect(log.indexOf('+size')).toBeGreaterThan(log.indexOf('-build'))
    expect(log.slice(-2)).toEqual(['+e2e', '-e2e'])
    expect(log).toHaveLength(8)
  })

  it('limits how many run at once', async () => {
    const log: string[] = []
    await runAll(watched(log, { id: 'a' }, { id: 'b' }, { id: 'c' }), 1, () => {})
    expect(log).toEqual(['+a', '-a', '+b', '-b', '+c', '-c'])
  })

  it('fails a check without running it if a check that it needs failed', async () => {
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

  it('counts a check that throws as failed', async () => {
    const thrower: Check = {
      id: 'x',
      title: 'x',
      speed: 'check',
      run: () => Promise.reject(new Error('lost')),
    }
    const [finished] = await runAll([thrower], 2, () => {})
    expect(finished?.outcome).toMatchObject({ passed: 0, failed: 1 })
    expect(finished?.outcome.output).toContain('lost')
  })
})
