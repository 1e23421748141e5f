import { beforeEach, expect, test, vi } from 'vitest'
import { createAlertStore, stay } from './alerts.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

function setup() {
  const store = createAlertStore()
  return { store, titles: () => store.list().map(({ title }) => title) }
}
const pass = (ms: number) => vi.advanceTimersByTime(ms)

test('a success goes by itself; an error stays until it is dismissed (rules 38)', () => {
  const { store, titles } = setup()
  store.success('Apply', 'Sent.')
  store.error('Error', 'No.')
  pass(stay - 1)
  expect(titles()).toEqual(['Apply', 'Error'])
  pass(1)
  expect(titles()).toEqual(['Error'])
  pass(1e9)
  expect(titles()).toEqual(['Error'])
  store.dismiss(store.list()[0]?.id ?? 0)
  expect(titles()).toEqual([])
})

test('while paused nothing goes; the timers then restart in full', () => {
  const { store, titles } = setup()
  store.success('One')
  pass(stay - 1)
  store.pause()
  store.success('Two')
  pass(1e9)
  store.resume()
  pass(stay - 1)
  expect(titles()).toEqual(['One', 'Two'])
  pass(1)
  expect(titles()).toEqual([])
})

test('a repeated error is there once, with the action of the first', () => {
  const { store } = setup()
  const action = { label: 'Log in again', run: () => {} }
  const first = store.error('Error', 'Expired.', action)
  expect(store.error('Error', 'Expired.')).not.toBe(first)
  store.error('Error', 'Another.')
  expect(store.list()).toMatchObject([{ message: 'Expired.', action }, { message: 'Another.' }])
})
