import { expect, it } from 'vitest'
import { library } from '../../tests/engine/library/backend.ts'
import { Runtime } from '../engine/runtime.ts'
import { MemoryStorage } from '../engine/storage/memory.ts'
import { withFault } from './network.ts'
import { createOptionsStore } from './options-store.ts'

it('notifies listeners when a fault is set, and for each call that it affects', async () => {
  const runtime = new Runtime(library, { storage: new MemoryStorage(), appUrl: 'http://localhost/' })
  const options = createOptionsStore(runtime)
  const seen: (number | null | undefined)[] = []
  options.subscribe(() => seen.push(options.get().faults[0]?.times))

  options.set(withFault(options.get(), { call: 'books/search', kind: 'error-503', times: 2 }))
  const statuses: number[] = []
  for (let calls = 0; calls < 3; calls += 1) {
    const request = new Request('http://localhost/api/books/search', { method: 'POST' })
    const { status } = await runtime.handle('api/books/search', request)
    statuses.push(status)
  }

  expect(statuses).toEqual([503, 503, 200])
  expect(seen).toEqual([2, 1, undefined])
})
