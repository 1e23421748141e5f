import { describe, expect, test } from 'vitest'
import { mergeValues } from './useForm.ts'

type Values = { title: string; place: string; tags: readonly string[]; file: File | null }

const base: Values = { title: 'Nurse', place: 'Bath', tags: ['a'], file: null }

const both = (_base: readonly string[], mine: readonly string[], theirs: readonly string[]) => [
  ...new Set([...mine, ...theirs]),
]

describe('a form whose values were changed elsewhere', () => {
  test('follows them in unchanged fields, and keeps what was typed', () => {
    const mine = { ...base, title: 'Night nurse' }
    const { values, news, conflicts } = mergeValues(base, mine, { ...base, place: 'Bristol' }, {})
    expect(values).toEqual({ ...base, title: 'Night nurse', place: 'Bristol' })
    expect([...news]).toEqual(['place'])
    expect([...conflicts]).toEqual([])
  })

  test('reports the fields that were changed in both places', () => {
    const theirs = { ...base, title: 'Day nurse', place: 'Bristol' }
    const { values, conflicts } = mergeValues(base, { ...base, title: 'Night nurse' }, theirs, {})
    expect(values).toEqual({ ...theirs, title: 'Night nurse' })
    expect([...conflicts]).toEqual(['title'])
  })

  test('has no news if the same was typed here, as by a submit whose answer was lost', () => {
    const mine = { ...base, title: 'Night nurse', file: new File(['x'], 'x.pdf') }
    expect(mergeValues(base, mine, { ...mine, file: null }, {}).news.size).toBe(0)
  })

  test('merges the fields that have a merger', () => {
    const options = { mergers: { tags: both } }
    const merged = mergeValues(base, { ...base, tags: ['a', 'b'] }, { ...base, tags: ['c'] }, options)
    expect(merged.values.tags).toEqual(['a', 'b', 'c'])
    expect(merged.conflicts.size).toBe(0)
  })
})
