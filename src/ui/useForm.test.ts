import { describe, expect, test } from 'vitest'
import { mergeValues } from './useForm.ts'

type Values = { title: string; place: string; file: File | null }

const base: Values = { title: 'Nurse', place: 'Bath', file: null }

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
})
