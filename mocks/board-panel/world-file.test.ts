import { describe, expect, it } from 'vitest'
import { createTestBackend, testBoard } from '../../tests/support/backend.ts'
import { readWorldFile, worldAsJson } from '../panel/world-file.ts'

describe('reading a file', async () => {
  const backend = await createTestBackend()
  const text = await backend.runtime.read((context) => worldAsJson(context, backend.runtime.store.identity))

  it('returns every row', async () => {
    const { scenario, seed, instead } = readWorldFile(text, testBoard.scenarios)
    expect([scenario, seed]).toEqual(['everyday', 7])
    const other = await createTestBackend('empty')
    await other.runtime.store.reset(scenario, seed, instead)
    const again = other.runtime.read((context) => worldAsJson(context, other.runtime.store.identity))
    expect(await again).toBe(text)
  })

  it.each([
    ['cut off', text.slice(0, -100), 'is incomplete'],
    ['empty', '', 'is incomplete'],
    ['a list', '[]', 'doesn’t contain data from this demo'],
    ['without rows', '{"scenario":"everyday","seed":7}', 'doesn’t contain data from this demo'],
    [
      'with an endless number',
      '{"scenario":"everyday","seed":7,"collections":{"jobs":[{"id":1e999}]}}',
      'too large',
    ],
    ['with ids beyond the safe ones', text.replace('"id": 1,', '"id": 9007199254740993,'), 'too large'],
    ['nested too deeply', '['.repeat(1_000_000), 'is incomplete'],
    [
      'with a negative seed',
      '{"scenario":"everyday","seed":-7,"collections":{}}',
      'doesn’t contain data from this demo',
    ],
  ])('refuses a file that is %s', (_, broken, reason) => {
    expect(() => readWorldFile(broken, testBoard.scenarios)).toThrow(reason)
  })
})
