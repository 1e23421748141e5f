import { expect, it } from 'vitest'
import { choose, runAll, type Check, type Finished } from './schedule.ts'

const pass = { passed: 1, failed: 0, skipped: 0, output: '' }
const how = { isDeep: false, shard: { part: 1, of: 1 } }
const check = (id: string, more: Partial<Check> = {}): Check => ({
  id,
  title: id,
  depth: 'test',
  run: () => Promise.resolve(pass),
  ...more,
})
const all = [
  check('build'),
  check('size', { needs: ['build'] }),
  check('types', { depth: 'check' }),
  check('sweep', { depth: 'deep', needs: ['build'], splits: true }),
]
const ids = (checks: readonly { id: string }[]) => checks.map(({ id }) => id).join(' ')

it('selects the checks of a depth, those below, and those that they need', () => {
  expect(ids(choose(all, 'check'))).toBe('types')
  expect(ids(choose(all, 'test'))).toBe('build size types')
  expect(ids(choose(all, 'deep'))).toBe('build size types sweep')
  expect(ids(choose(all, 'test', ['size']))).toBe('build size')
  expect(ids(choose(all, 'test', ['check', 'sweep']))).toBe('build types sweep')
  expect(() => choose(all, 'test', ['sise'])).toThrow('There is no check "sise". Choose from: build, size')
})

it('runs each check in one shard, or a part of it in each', () => {
  expect(ids(choose(all, 'deep', [], { part: 1, of: 2 }))).toBe('build types sweep')
  expect(ids(choose(all, 'deep', [], { part: 2, of: 2 }))).toBe('build size sweep')
})

it('waits for what a check needs, and runs some checks alone', async () => {
  const log: string[] = []
  const slow = (id: string, more: Partial<Check> = {}) =>
    check(id, {
      ...more,
      run: async () => {
        log.push(`${id} begins`)
        await new Promise((resolve) => setImmediate(resolve))
        log.push(`${id} ends`)
        return pass
      },
    })
  await runAll(
    [slow('stories', { alone: true }), slow('build'), slow('size', { needs: ['build'] })],
    2,
    how,
    () => {},
  )
  expect(log.filter((line) => !line.startsWith('size'))).toEqual([
    'build begins',
    'build ends',
    'stories begins',
    'stories ends',
  ])
  expect(log.indexOf('size begins')).toBeGreaterThan(log.indexOf('build ends'))
  expect(log.indexOf('size ends')).toBeLessThan(log.indexOf('stories begins'))
})

it('fails a check that throws, and those that need it without running them', async () => {
  const broken = check('build', { run: () => Promise.reject(new Error('no disk')) })
  const finished: Finished[] = []
  await runAll([broken, check('size', { needs: ['build'] })], 2, how, (each) => finished.push(each))
  expect(finished.map(({ outcome }) => outcome.failed)).toEqual([1, 1])
  expect(finished[0]?.outcome.output).toContain('no disk')
  expect(finished[1]?.outcome.output).toContain('Not run because this failed: build')
})
