import { describe, expect, it } from 'vitest'
import { createTestBackend } from '../../tests/support/backend.ts'
import { personas } from '../scenarios/personas.ts'
import { day } from '../engine/base/clock.ts'
import { findPeople, holderOf, isOnlyInTab, peopleOf } from './accounts.ts'

describe('findPeople', async () => {
  const { runtime } = await createTestBackend()
  const search = (words: string, most = 100) => runtime.read((context) => findPeople(context, words, most))
  const names = async (words: string) => (await search(words)).people.map(({ name }) => name)

  it('finds all accounts if the search is empty', async () => {
    const { people, count, total } = await search('  ')
    expect([people.length, count, total]).toEqual([65, 65, 65])
  })

  it('searches name, email and type, regardless of case and accents', async () => {
    await expect(names('LINDQVIST')).resolves.toEqual(['Ada Lindqvist'])
    await expect(names('jobs.alderquay@EXAMPLE')).resolves.toEqual(['Alder & Quay Harbour Services'])
    expect((await search('Job Seeker')).count).toBe(40)
  })

  it('requires every word', async () => {
    await expect(names('ada recruiter')).resolves.toEqual([])
    await expect(names('quay recruiter')).resolves.toEqual(['Alder & Quay Harbour Services'])
  })

  it('returns the first matches by name and counts all of them', async () => {
    const all = (await search('job seeker')).people
    const { people, count } = await search('job seeker', 3)
    expect(people).toEqual(all.slice(0, 3))
    expect(all.map(({ name }) => name)).toEqual(
      all.map(({ name }) => name).toSorted(new Intl.Collator('en').compare),
    )
    expect(count).toBe(40)
  })

  it('lists the personas of the scenario in their order', async () => {
    const { people, total } = await runtime.read((context) =>
      peopleOf(context, [personas.harbour, 7000, personas.ada]),
    )
    expect(people.map(({ id }) => id)).toEqual([personas.harbour, personas.ada])
    expect(total).toBe(65)
  })
})

it('distinguishes a login in this tab only from a login in the browser', () => {
  const tab = (value: string) => ({ length: 1, key: () => 'some.key', getItem: () => value })
  expect(isOnlyInTab('f00d', tab('f00d'))).toBe(true)
  expect(isOnlyInTab('f00d', tab(''))).toBe(false)
})

describe('holderOf', () => {
  it('returns the account of a token until its session expires', async () => {
    const { runtime, signIn, advance } = await createTestBackend()
    const token = await signIn(personas.ada)
    const holder = () => runtime.read((context) => holderOf(token, context))
    await expect(holder()).resolves.toMatchObject({ id: personas.ada, type: 'job_seeker' })
    await advance(30 * day)
    await expect(holder()).resolves.toBeUndefined()
  })

  it('returns undefined without a token and for an unknown one', async () => {
    const { runtime } = await createTestBackend()
    await expect(runtime.read((context) => holderOf(undefined, context))).resolves.toBeUndefined()
    await expect(runtime.read((context) => holderOf('f00d', context))).resolves.toBeUndefined()
  })
})
