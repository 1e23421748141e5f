import { beforeEach, expect, it, vi } from 'vitest'
import { calmNetwork } from '../../network/network.ts'
import { savedOptions, savedOtherwise, saveOptions, saveOtherwise } from './saved.ts'

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})

it('saved options are restored for the same backend only, and are the defaults if anything else is stored', () => {
  const pins = [{ call: 'books/lend', fields: { id: '3' }, httpStatus: 200, answer: {}, times: null }]
  const options = { ...calmNetwork, latency: { from: 1, to: 2 }, pins }
  saveOptions('library', options)
  expect([savedOptions('library'), savedOptions('museum')]).toEqual([options, calmNetwork])
  for (const text of ['', 'null', '{"latency":"slow"}', '{"latency":"endless","faults":[{"call":1}]}']) {
    sessionStorage.setItem('library.simulator.network', text)
    expect([text, savedOptions('library')]).toEqual([text, calmNetwork])
  }
})

it('saved assumptions are restored for the same backend only, and are none if anything else is stored', () => {
  saveOtherwise('library', new Set(['one', 'two']))
  expect([savedOtherwise('library'), savedOtherwise('museum')]).toEqual([new Set(['one', 'two']), new Set()])
  for (const text of ['', 'one two', '{}', '[1]']) {
    sessionStorage.setItem('library.simulator.otherwise', text)
    expect([text, savedOtherwise('library')]).toEqual([text, new Set()])
  }
})
