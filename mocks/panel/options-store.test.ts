import { expect, it } from 'vitest'
import { createTestBackend } from '../../tests/support/backend.ts'
import { withFault } from './network.ts'
import { createOptionsStore } from './options-store.ts'

it('notifies listeners when a fault is set, and for each call that it affects', async () => {
  const { runtime, raw } = await createTestBackend()
  const options = createOptionsStore(runtime)
  const seen: (number | null | undefined)[] = []
  options.subscribe(() => seen.push(options.get().faults[0]?.times))

  options.set(withFault(options.get(), { call: 'fetch-settings', kind: 'error-503', times: 2 }))
  const statuses: number[] = []
  for (let calls = 0; calls < 3; calls += 1) {
    const { status } = await raw('fetch-settings', null)
    statuses.push(status)
  }

  expect(statuses).toEqual([503, 503, 200])
  expect(seen).toEqual([2, 1, undefined])
})
