import { describe, expect, it } from 'vitest'
import { createAlertStore, stay } from './alerts.ts'

function storeWithClock() {
  let now = 0
  const due = new Set<{ at: number; run: () => void }>()
  const store = createAlertStore((run, ms) => {
    const entry = { at: now + ms, run }
    due.add(entry)
    return () => due.delete(entry)
  })
  const pass = (ms: number) => {
    now += ms
    for (const entry of due) {
      if (entry.at > now) continue
      due.delete(entry)
      entry.run()
    }
  }
  return { store, pass, titles: () => store.list().map((alert) => alert.title) }
}

describe('the alert store', () => {
  it('removes a success automatically and keeps an error (rules 38)', () => {
    const { store, pass, titles } = storeWithClock()
    store.success('Apply', 'Sent.')
    store.error('Error', 'No.')
    pass(stay.plain - 1)
    expect(titles()).toEqual(['Apply', 'Error'])
    pass(1)
    expect(titles()).toEqual(['Error'])
    pass(1e9)
    expect(titles()).toEqual(['Error'])
    store.dismiss(store.list()[0]?.id ?? 0)
    expect(titles()).toEqual([])
  })

  it('stops its timers while paused, then restarts them in full', () => {
    const { store, pass, titles } = storeWithClock()
    store.success('One')
    pass(stay.plain - 1)
    store.pause()
    store.success('Two')
    pass(1e9)
    expect(titles()).toEqual(['One', 'Two'])
    store.resume()
    pass(stay.plain - 1)
    expect(titles()).toEqual(['One', 'Two'])
    pass(1)
    expect(titles()).toEqual([])
  })

  it('keeps an alert with an action longer', () => {
    const { store, pass, titles } = storeWithClock()
    store.success('Moved', undefined, { label: 'Undo', run: () => {} })
    pass(stay.plain)
    expect(titles()).toEqual(['Moved'])
    pass(stay.withAction - stay.plain)
    expect(titles()).toEqual([])
  })

  it('shows a repeated error once', () => {
    const { store } = storeWithClock()
    const first = store.error('Error', 'No.')
    const second = store.error('Error', 'No.')
    store.error('Error', 'Another.')
    expect(store.list().map((alert) => alert.message)).toEqual(['No.', 'Another.'])
    expect(second).not.toBe(first)
  })

  it('keeps the action of the first when an error repeats', () => {
    const { store } = storeWithClock()
    const action = { label: 'Log in again', run: () => {} }
    store.error('Error', 'Your session has expired.', action)
    store.error('Error', 'Your session has expired.')
    expect(store.list()).toMatchObject([{ message: 'Your session has expired.', action }])
    store.success('Error', 'Your session has expired.')
    store.error('Error', 'Another.')
    expect(store.list().map((alert) => alert.action)).toEqual([action, undefined, undefined])
  })

  it('keeps two alerts with an undo each', () => {
    const { store } = storeWithClock()
    const undo = () => ({ label: 'Undo', run: () => {} })
    store.success('Moved', undefined, undo())
    store.success('Moved', undefined, undo())
    expect(store.list()).toHaveLength(2)
  })

  it('notifies listeners, and returns the same list until it changes', () => {
    const { store, pass } = storeWithClock()
    let notified = 0
    const off = store.subscribe(() => (notified += 1))
    store.success('One')
    expect(store.list()).toBe(store.list())
    pass(stay.plain)
    expect(notified).toBe(2)
    off()
    store.error('Two')
    store.clear()
    store.clear()
    expect(notified).toBe(2)
    expect(store.list()).toEqual([])
  })
})
