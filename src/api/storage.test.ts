import { expect, test } from 'vitest'
import { fakeStorage } from '../../tests/support/storage.ts'
import { createSafeStorage } from './storage.ts'

/** A browser storage that can be full or blocked. */
function keptStorage(entries: Record<string, string> = {}) {
  const storage = fakeStorage(entries)
  const state = { isFull: false, isBlocked: false, map: storage.entries }
  const kept = createSafeStorage(() => {
    if (state.isBlocked) throw new DOMException('Blocked.', 'SecurityError')
    return {
      ...storage,
      setItem: (key, value) => {
        if (state.isFull) throw new DOMException('Full.', 'QuotaExceededError')
        storage.setItem(key, value)
      },
      // One entry more than there are: another tab removed it while the keys were being read.
      length: storage.length + 1,
    }
  })
  return { kept, state }
}

test('values are read, written, listed and removed in the storage itself', () => {
  const { kept, state } = keptStorage({ a: '1' })
  kept.set('b', '2')
  expect([kept.get('a'), kept.get('b'), kept.get('c')]).toEqual(['1', '2', null])
  expect(kept.keys()).toEqual(['a', 'b'])
  kept.remove('a')
  expect([...state.map]).toEqual([['b', '2']])
})

test('a value that a full storage rejects is kept in memory until it fits', () => {
  const { kept, state } = keptStorage({ a: 'old' })
  state.isFull = true
  kept.set('a', 'new')
  kept.set('b', 'new')
  expect([kept.get('a'), kept.get('b'), kept.keys()]).toEqual(['new', 'new', ['a', 'b']])
  state.isFull = false
  kept.set('a', 'newer')
  state.map.set('a', 'of another tab')
  expect(kept.get('a')).toBe('of another tab')
})

test.each([
  [
    'blocked',
    () => {
      const { kept, state } = keptStorage()
      state.isBlocked = true
      return kept
    },
  ],
  ['absent', () => createSafeStorage(() => undefined)],
])('if storage is %s, values last until the page closes', (_what, create) => {
  const kept = create()
  expect([kept.get('a'), kept.keys()]).toEqual([null, []])
  kept.set('a', '1')
  expect([kept.get('a'), kept.keys()]).toEqual(['1', ['a']])
  kept.remove('a')
  expect([kept.get('a'), kept.keys()]).toEqual([null, []])
})
