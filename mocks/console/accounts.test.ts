import { describe, expect, it } from 'vitest'
import { findPeople, isOnlyInTab, type Person } from './accounts.ts'

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
