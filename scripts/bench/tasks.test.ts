import { expect, test } from 'vitest'
import { tasksOf } from './tasks.ts'

const event = (name: string, tdur: number, more: object = {}) => ({
  name,
  ph: 'X',
  dur: 50_000,
  tdur,
  pid: 1,
  tid: 1,
  ...more,
})

const traceOf = (...traceEvents: object[]) => JSON.stringify({ traceEvents })

test('returns the processor time of each task, without the time of other programs', () => {
  const trace = traceOf(
    event('RunTask', 9_000),
    event('FunctionCall', 2_000),
    event('Layout', 3_000),
    event('RunTask', 2_500),
  )
  expect(tasksOf(trace)).toEqual([9, 2.5])
})

test('ignores other threads, such as a worker’s', () => {
  const elsewhere = { tid: 2 }
  const trace = traceOf(
    event('RunTask', 1_000),
    event('FunctionCall', 400),
    event('FunctionCall', 400),
    event('RunTask', 9_000, elsewhere),
    event('FunctionCall', 9_000, elsewhere),
    { name: 'FunctionCall', ph: 'B', pid: 1, tid: 2 },
    { name: 'FunctionCall', ph: 'B', pid: 1, tid: 2 },
  )
  expect(tasksOf(trace)).toEqual([1])
})

test('leaves out tasks without script, and refuses data that is not a trace', () => {
  expect(tasksOf(traceOf(event('RunTask', 1_000)))).toEqual([])
  expect(() => tasksOf('{}')).toThrow('traceEvents')
})
