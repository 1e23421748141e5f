import { describe, expect, it } from 'vitest'
import { createTestBackend } from '../runtime/testing.ts'
import { personas } from '../scenarios/personas.ts'
import { day } from '../services/clock.ts'
import { findPeople, holderOf, isOnlyInTab, type Person } from './accounts.ts'

const people: Person[] = [
  { id: 1, name: 'Harbour & Sons', email: 'jobs@harbour.example', type: 'recruiter' },
  { id: 2, name: 'Zoë Núñez', email: 'zoe@mail.example', type: 'job_seeker' },
]
const found = (words: string) => findPeople(people, words).map(({ id }) => id)

describe('findPeople', () => {
  it('finds everybody without words', () => {
    expect(found('  ')).toEqual([1, 2])
  })

  it('looks at name, e-mail and type, regardless of case and accents', () => {
    expect(found('nunez')).toEqual([2])
    expect(found('HARBOUR.example')).toEqual([1])
    expect(found('Job Seeker')).toEqual([2])
  })

  it('wants every word', () => {
    expect(found('zoe recruiter')).toEqual([])
    expect(found('sons recruiter')).toEqual([1])
  })
})

it('tells a sign-in of this tab from one of the browser', () => {
  const tab = (value: string) => ({ length: 1, key: () => 'some.key', getItem: () => value })
  expect(isOnlyInTab('f00d', tab('f00d'))).toBe(true)
  expect(isOnlyInTab('f00d', tab(''))).toBe(false)
})

describe('holderOf', () => {
  it('is the account a token signs in, as long as its session lasts', async () => {
    const { runtime, signIn, advance } = await createTestBackend()
    const token = await signIn(personas.ada)
    const holder = () => runtime.read((surroundings) => holderOf(token, surroundings))
    await expect(holder()).resolves.toMatchObject({ id: personas.ada, type: 'job_seeker' })
    await advance(30 * day)
    await expect(holder()).resolves.toBeUndefined()
  })

  it('is nobody without a token and for an unknown one', async () => {
    const { runtime } = await createTestBackend()
    await expect(runtime.read((surroundings) => holderOf(undefined, surroundings))).resolves.toBeUndefined()
    await expect(runtime.read((surroundings) => holderOf('f00d', surroundings))).resolves.toBeUndefined()
  })
})
