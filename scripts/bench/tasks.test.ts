import { expect, test } from 'vitest'
import { tasksOf } from './tasks.ts'

const event = (name: string, ts: number, dur: number, more: object = {}) => ({
  name,
  ph: 'X',
  ts,
  dur,
  tdur: dur,
  pid: 1,
  tid: 1,
  ...more,
})

const traceOf = (...traceEvents: object[]) => JSON.stringify({ traceEvents })

test('counts the script of each task, and nested script once', () => {
  const trace = traceOf(
    event('RunTask', 0, 9_000),
    event('EventDispatch', 1_000, 4_000),
    event('FunctionCall', 2_000, 2_000),
    event('Layout', 5_000, 3_000),
    event('RunMicrotasks', 8_000, 1_000),
    event('RunTask', 20_000, 2_000),
    event('Layout', 20_000, 2_000),
    event('RunTask', 30_000, 2_500),
    event('TimerFire', 30_000, 2_500),
  )
  expect(tasksOf(trace)).toEqual([
    { whole: 9, script: 5 },
    { whole: 2, script: 0 },
    { whole: 2.5, script: 2.5 },
  ])
})

test('ignores the time of other programs', () => {
  const trace = traceOf(
    event('RunTask', 0, 50_000, { tdur: 7_000 }),
    event('FunctionCall', 0, 50_000, { tdur: 6_000 }),
  )
  expect(tasksOf(trace)).toEqual([{ whole: 7, script: 6 }])
})

test('ignores other threads, such as a worker’s', () => {
  const elsewhere = { tid: 2 }
  const trace = traceOf(
    event('RunTask', 0, 1_000),
    event('FunctionCall', 0, 400),
    event('FunctionCall', 500, 400),
    event('RunTask', 0, 9_000, elsewhere),
    event('FunctionCall', 0, 9_000, elsewhere),
    { name: 'FunctionCall', ph: 'B', ts: 0, pid: 1, tid: 1 },
  )
  expect(tasksOf(trace)).toEqual([{ whole: 1, script: 0.8 }])
})

test('finds no tasks without script, and refuses what is not a trace', () => {
  expect(tasksOf(traceOf(event('RunTask', 0, 1_000)))).toEqual([])
  expect(() => tasksOf('{}')).toThrow('traceEvents')
})
