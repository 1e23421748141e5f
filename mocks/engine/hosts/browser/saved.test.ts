import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { calmNetwork } from '../../network/network.ts'
import { savedOptions, savedOtherwise, saveOptions, saveOtherwise } from './saved.ts'

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('saved options', () => {
  it('are restored for the same backend only', () => {
    const options = { ...calmNetwork, latency: { from: 1, to: 2 } }
    saveOptions('library', options)
    expect(savedOptions('library')).toEqual(options)
    expect(savedOptions('museum')).toEqual(calmNetwork)
  })

  it.each(['', 'null', '{"latency":"slow"}', '{"latency":"endless","faults":[{"call":1}]}'])(
    'are the defaults if %j is stored',
    (text) => {
      sessionStorage.setItem('library.simulator.network', text)
      expect(savedOptions('library')).toEqual(calmNetwork)
    },
  )
})

describe('saved assumptions', () => {
  it('are restored for the same backend only', () => {
    saveOtherwise('library', new Set(['one', 'two']))
    expect(savedOtherwise('library')).toEqual(new Set(['one', 'two']))
    expect(savedOtherwise('museum')).toEqual(new Set())
  })

  it.each(['', 'one two', '{}', '[1]'])('are empty if %j is stored', (text) => {
    sessionStorage.setItem('library.simulator.otherwise', text)
    expect(savedOtherwise('library')).toEqual(new Set())
  })
})
