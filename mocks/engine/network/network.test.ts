import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { calmNetwork, Network, type NetworkOptions } from './network.ts'

describe('a fault', () => {
  it('affects its call the given number of times', () => {
    const to: { options: NetworkOptions } = {
      options: { ...calmNetwork, faults: [{ call: 'books/lend', kind: 'error-500', times: 2 }] },
    }
    const network = new Network(to)
    expect(network.takeFault('books/search')).toBeUndefined()
    expect(network.takeFault('books/lend')?.kind).toBe('error-500')
    expect(network.takeFault('books/lend')?.kind).toBe('error-500')
    expect(network.takeFault('books/lend')).toBeUndefined()
    expect(to.options.faults).toEqual([])
  })

  it('affects every call until it is removed, if configured to', () => {
    const network = new Network({
      options: { ...calmNetwork, faults: [{ call: '*', kind: 'network', times: null }] },
    })
    for (let round = 0; round < 3; round += 1) expect(network.takeFault('any')?.kind).toBe('network')
  })
})

describe('latency', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
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
