import { expect, test } from 'vitest'
import { pollEvery, untilLoaded } from './card-library.ts'

const unused = () => undefined

test('retries every 3 s until the library has loaded (product: constants)', async () => {
  const pauses: number[] = []
  const missed: unknown[] = []
  let tries = 0
  const load = () => {
    tries += 1
    return tries < 3 ? Promise.reject(new Error(`try ${tries}`)) : Promise.resolve(null)
  }
  const leaving = new AbortController()
  await untilLoaded(
    load,
    leaving.signal,
    (error) => missed.push(error),
    (ms) => {
      pauses.push(ms)
      if (pauses.length === 3) leaving.abort()
      return Promise.resolve()
    },
  )
  expect(pauses).toEqual([pollEvery, pollEvery, pollEvery])
  expect(pollEvery).toBe(3000)
  expect(missed).toMatchObject([
    { message: 'try 1' },
    { message: 'try 2' },
    { message: 'The card library did not load.' },
  ])
})

test('stops when the page is left, during a pause and during an attempt (product: feature a job)', async () => {
  const leaving = new AbortController()
  let tries = 0
  const waiting = untilLoaded(
    () => {
      tries += 1
      return Promise.reject(new Error('not there'))
    },
    leaving.signal,
    () => queueMicrotask(() => leaving.abort()),
  )
  expect(await waiting).toBeUndefined()
  expect(tries).toBe(1)

  const late = new AbortController()
  const attempt = untilLoaded(
    async () => {
      late.abort()
      return await Promise.reject(new Error('too late'))
    },
    late.signal,
    () => expect.unreachable('reported after the page was left'),
  )
  expect(await attempt).toBeUndefined()
  expect(
    await untilLoaded(() => expect.unreachable('loaded after the page was left'), late.signal, unused),
  ).toBeUndefined()
})
