import { describe, expect, it } from 'vitest'
import type { Cv } from '../../api/cvs.ts'
import { withDefault, withNew } from './cv-list.ts'

const cv = (id: number, is_default = false): Cv => ({
  id,
  title: `CV ${id}`,
  path: `/storage/${id}.pdf`,
  is_default,
})
const defaults = (cvs: readonly Cv[]) => cvs.filter(({ is_default }) => is_default).map(({ id }) => id)

describe('the default', () => {
  it('is at most one CV', () => {
    expect(defaults(withDefault([cv(1, true), cv(2), cv(3)], 3))).toEqual([3])
    expect(defaults(withDefault([cv(1, true), cv(2)], undefined))).toEqual([])
  })

  it('leaves the other rows unchanged', () => {
    const list = [cv(1, true), cv(2), cv(3)]
    expect(withDefault(list, 3)[1]).toBe(list[1])
  })
})

describe('a new CV', () => {
  it('is at the top', () => {
    expect(withNew([cv(1, true), cv(2)], cv(3)).map(({ id }) => id)).toEqual([3, 1, 2])
  })

  it('replaces the default only if it is the new default', () => {
    expect(defaults(withNew([cv(1, true)], cv(3)))).toEqual([1])
    expect(defaults(withNew([cv(1, true)], cv(3, true)))).toEqual([3])
  })

  it('appears once if the list was fetched in the meantime', () => {
    expect(withNew([cv(3), cv(1)], cv(3))).toHaveLength(2)
  })
})
