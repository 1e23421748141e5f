import { beforeEach, describe, expect, it, vi } from 'vitest'
import { calmNetwork, Network } from './network.ts'

describe('latency', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })

  it('is within its bounds, with overrides for slow calls', async () => {
    const slow = { 'books/lend': { from: 500, to: 500 } }
    const network = new Network({ options: { ...calmNetwork, latency: { from: 10, to: 20 }, slow } })
    const answered: string[] = []
    for (const call of ['books/search', 'books/lend']) {
      void network.delay(call).then(() => answered.push(call))
    }
    await vi.advanceTimersByTimeAsync(9)
    expect(answered).toEqual([])
    await vi.advanceTimersByTimeAsync(11)
    expect(answered).toEqual(['books/search'])
    await vi.advanceTimersByTimeAsync(480)
    expect(answered).toEqual(['books/search', 'books/lend'])
  })

  it('can be endless', async () => {
    const network = new Network({ options: { ...calmNetwork, latency: 'endless' } })
    const answered = vi.fn<() => void>()
    void network.delay('books/search').then(answered)
    await vi.advanceTimersByTimeAsync(600_000)
    expect(answered).not.toHaveBeenCalled()
  })
})
