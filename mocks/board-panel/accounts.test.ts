import { describe, expect, it } from 'vitest'
import { createTestBackend } from '../../tests/support/backend.ts'
import { findPeople, isOnlyInTab } from './accounts.ts'

describe('findPeople', async () => {
  const { runtime } = await createTestBackend()
  const search = (words: string, most = 100) => runtime.read((context) => findPeople(context, words, most))
  const names = async (words: string) => (await search(words)).people.map(({ name }) => name)

  it('searches name, email and type, regardless of case and accents', async () => {
    await expect(names('LINDQVIST')).resolves.toEqual(['Ada Lindqvist'])
    await expect(names('jobs.alderquay@EXAMPLE')).resolves.toEqual(['Alder & Quay Harbour Services'])
    expect((await search('Job Seeker')).count).toBe(40)
  })
})

it('distinguishes a login in this tab only from a login in the browser', () => {
  const tab = (value: string) => ({ length: 1, key: () => 'some.key', getItem: () => value })
  expect(isOnlyInTab('f00d', tab('f00d'))).toBe(true)
  expect(isOnlyInTab('f00d', tab(''))).toBe(false)
})
