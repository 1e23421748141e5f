import { describe, expect, test } from 'vitest'
import { mergeValues } from './useForm.ts'

type Values = { title: string; place: string; file: File | null; rows: readonly string[] }

const base: Values = { title: 'Nurse', place: 'Bath', file: null, rows: ['BSc'] }

describe('a form whose values were changed elsewhere', () => {
  test('follows them in unchanged fields, and keeps what was typed', () => {
    const mine = { ...base, title: 'Night nurse' }
    const theirs = { ...base, place: 'Bristol', rows: ['BSc', 'MSc'] }
    expect(mergeValues(base, mine, theirs)).toEqual({
      values: { ...theirs, title: 'Night nurse' },
      hasNews: true,
    })
  })

  test('keeps what was changed in both places', () => {
    const mine = { ...base, title: 'Night nurse', rows: [] }
    const theirs = { ...base, title: 'Day nurse', rows: ['MSc'] }
    expect(mergeValues(base, mine, theirs)).toEqual({ values: mine, hasNews: true })
  })

  test('has no news if the same was typed here, as by a submit whose answer was lost', () => {
    const mine = { ...base, title: 'Night nurse', file: new File(['x'], 'x.pdf') }
    expect(mergeValues(base, mine, { ...mine, file: null }).hasNews).toBe(false)
  })

  test('shows tidied text only if nobody is typing, and leaves equal lists as they are', () => {
    const tidy = ({ title, place }: Values) => `${title.trim()} ${place.trim()}`
    const differing = (one: Values, other: Values) => (tidy(one) === tidy(other) ? [] : ['title' as const])
    const saved = { ...base, place: ' Bath' }
    const { values, hasNews } = mergeValues(
      saved,
      { ...saved, title: 'Nurse ' },
      { ...base, rows: ['BSc'] },
      differing,
    )
    expect(hasNews).toBe(false)
    expect(values).toEqual({ ...base, title: 'Nurse ' })
    expect(values.rows).toBe(base.rows)
  })
})
