import { expect, test } from 'vitest'
import { fakeStorage } from '../../tests/support/storage.ts'
import { createSafeStorage, type StorageLike } from './storage.ts'
import { createTokenStore, type TokenChange } from './token.ts'

/** One tab of a browser; `hear` delivers another tab's storage event. */
function openTab(browser: StorageLike, tab: StorageLike = fakeStorage()) {
  let hear: (event: { key: string | null }) => void = () => undefined
  const token = createTokenStore({
    browser: createSafeStorage(() => browser),
    tab: createSafeStorage(() => tab),
    events: {
      addEventListener: (_type, listener) => {
        hear = listener
      },
    },
  })
  const changes: TokenChange[] = []
  token.subscribe((change) => changes.push(change))
  return { token, changes, hear: (key: string | null = 'fieldwork.token') => hear({ key }) }
}

test('a login applies to every tab and notifies the others', () => {
  const browser = fakeStorage()
  const first = openTab(browser)
  const second = openTab(browser)
  first.token.set('t1')
  second.hear()
  expect([first.token.get(), second.token.get()]).toEqual(['t1', 't1'])
  expect([first.changes, second.changes]).toEqual([['signed-in'], ['signed-in']])
  first.token.clear()
  second.hear()
  expect(second.token.get()).toBeUndefined()
  expect(first.changes).toEqual(['signed-in', 'signed-out'])
  expect(second.changes).toEqual(['signed-in', 'signed-out'])
})

test('unsubscribed listeners are not called', () => {
  const { token } = openTab(fakeStorage())
  const told: TokenChange[] = []
  token.subscribe((change) => told.push(change))()
  token.set('t1')
  expect(told).toEqual([])
})

test('a login outlives the page: the storage key never changes', () => {
  expect(openTab(fakeStorage({ 'fieldwork.token': 't1' })).token.get()).toBe('t1')
})

test('“this tab only” overrides the browser’s login and leaves it unchanged', () => {
  const browser = fakeStorage({ 'fieldwork.token': 'everywhere' })
  const { token, changes, hear } = openTab(browser)
  expect(token.scope()).toBe('browser')
  token.set('mine', 'tab')
  expect([token.get(), token.scope()]).toEqual(['mine', 'tab'])
  expect(browser.entries.get('fieldwork.token')).toBe('everywhere')
  token.set('mine too')
  expect([token.get(), browser.entries.get('fieldwork.token')]).toEqual(['mine too', 'everywhere'])
  // Other tabs no longer affect this one.
  hear()
  expect(changes).toEqual(['signed-in', 'signed-in'])
})

test('after logging out in this tab only, nobody is logged in here, whatever other tabs do', () => {
  const browser = fakeStorage({ 'fieldwork.token': 'everywhere' })
  const { token } = openTab(browser)
  token.set('mine', 'tab')
  token.clear()
  expect([token.get(), token.scope()]).toEqual([undefined, 'tab'])
  token.set('all', 'browser')
  expect([token.get(), token.scope()]).toEqual(['all', 'browser'])
})

test('an expired session differs from a logout, including in other tabs, until the next login', () => {
  const browser = fakeStorage()
  const first = openTab(browser)
  const second = openTab(browser)
  first.token.set('t1')
  first.token.clear('over')
  second.hear()
  expect([first.token.ended(), second.token.ended()]).toEqual([true, true])
  expect([first.token.get(), second.token.get()]).toEqual([undefined, undefined])
  expect(openTab(browser).token.ended()).toBe(false)
  first.token.set('t2')
  second.hear()
  expect([first.token.ended(), second.token.ended()]).toEqual([false, false])
})

test('other keys are ignored; a cleared storage is not', () => {
  const { changes, hear } = openTab(fakeStorage())
  hear('fieldwork.theme')
  expect(changes).toEqual([])
  hear(null)
  expect(changes).toEqual(['signed-out'])
})
