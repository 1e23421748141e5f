import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createTestBackend, fetchStored, testBoard, worldOf } from '../../tests/support/backend.ts'
import { readScenario } from '../admin/saved-scenario.ts'
import { readWorldFile } from '../panel/world-file.ts'
import { personas } from '../scenarios/personas.ts'

const read = (file: unknown) => ({
  ...readScenario(file, testBoard.scenarios),
  enter: () => Promise.resolve(''),
})

/** Opens a file that an earlier version saved. */
async function opened(name: string) {
  const text = readFileSync(new URL(`../../tests/backend/former/${name}`, import.meta.url), 'utf8')
  const backend = await createTestBackend('empty')
  const { world } = readWorldFile(text, read)
  await backend.runtime.store.reset(undefined, undefined, { world })
  return { text, backend, rows: await worldOf(backend) }
}

describe('a file of an earlier version opens', () => {
  it('with all its rows', async () => {
    const { text, backend, rows } = await opened('world-everyday-7.json')
    const { collections }: { collections: object } = JSON.parse(text)
    expect(rows).toMatchObject(collections)
    expect(backend.runtime.store.identity).toMatchObject({ scenario: 'everyday', seed: 7 })
  })

  it('with what changed since its scenario', async () => {
    const { text, backend, rows } = await opened('scenario-everyday.json')
    const path = '/storage/cv-601c567fbb5522e5.pdf'
    expect(rows['cvs']).toContainEqual(expect.objectContaining({ account_id: personas.ada, path }))
    expect(await (await fetchStored(backend, path)).text()).toMatch(/^%PDF/)
    expect(readScenario(JSON.parse(text), testBoard.scenarios)).toMatchObject({
      as: personas.ada,
      at: '/cvs',
    })
  })
})

it.each([
  ['cut off', '{"changes":', 'is incomplete'],
  ['empty', '', 'is incomplete'],
  ['a list', '[]', 'isn’t saved data'],
  ['nothing', 'null', 'isn’t saved data'],
  ['nested too deeply', '['.repeat(1_000_000), 'is incomplete'],
  [
    'of an earlier version, without its rows',
    '{"simulated_now":"","collections":{"jobs":7}}',
    'isn’t saved data',
  ],
])('refuses a file that is %s', (_, text, reason) => {
  expect(() => readWorldFile(text, read)).toThrow(reason)
})
