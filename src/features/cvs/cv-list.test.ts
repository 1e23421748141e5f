import { expect, test } from 'vitest'
import { withNew } from './cv-list.ts'

const cv = (id: number, is_default = false) => ({ id, title: `CV ${id}`, path: `/${id}.pdf`, is_default })

test.each([
  ['a refetch already listed', [cv(3), cv(1)], cv(3), [cv(3), cv(1)]],
  ['takes the default', [cv(1, true)], cv(3, true), [cv(3, true), cv(1)]],
])('a new CV that %s is listed once, at the top', (_what, cvs, added, expected) => {
  expect(withNew(cvs, added)).toEqual(expected)
})
