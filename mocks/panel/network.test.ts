import { describe, expect, it } from 'vitest'
import { calmNetwork, type Fault } from '../engine/network/network.ts'
import { latencies, latencyName, timesWords, withFault, withoutFault } from './network.ts'

describe('latencyName', () => {
  it.each(['none', 'short', 'long', 'never'] as const)('recognises %s', (name) => {
    expect(latencyName(latencies[name].latency)).toBe(name)
  })

  it('returns undefined for any other latency', () => {
    expect(latencyName({ from: 5, to: 6 })).toBeUndefined()
  })
})

describe('faults', () => {
  const once: Fault = { call: 'books/lend', kind: 'network', times: 1 }

  it('replace a fault of the same kind on the same call, and no others', () => {
    const other: Fault = { call: '*', kind: 'network', times: null }
    const options = withFault(withFault(withFault(calmNetwork, once), other), { ...once, times: 3 })
    expect(options.faults).toEqual([other, { ...once, times: 3 }])
  })

  it('are removed one by one', () => {
    const options = withFault(calmNetwork, once)
    expect(withoutFault(options, once)).toEqual(calmNetwork)
  })

  it('say how often they apply', () => {
    expect([null, 1, 3].map(timesWords)).toEqual(['every time', 'once', '3 times'])
  })
})
