import { expect, test } from 'vitest'
import type { Cv } from '../../api/cvs.ts'
import { withDefault, withNew } from './cv-list.ts'

/** CVs by id; the default one is negative. */
const list = (...ids: number[]) =>
  ids.map((id): Cv => ({
    id: Math.abs(id),
    title: 'CV',
    path: `/storage/${Math.abs(id)}.pdf`,
    is_default: id < 0,
  }))
const [plain, preferred] = [list(3), list(-3)].flat()

test.each([
  ['another default', withDefault(list(-1, 2, 3), 3), list(1, 2, -3)],
  ['no default', withDefault(list(-1, 2), undefined), list(1, 2)],
  ['a new CV at the top', plain && withNew(list(-1, 2), plain), list(3, -1, 2)],
  ['a new default at the top', preferred && withNew(list(-1), preferred), list(-3, 1)],
  ['a new CV once, if the list was fetched in the meantime', plain && withNew(list(3, 1), plain), list(3, 1)],
])('the list with %s (rules 21)', (_what, changed, expected) => {
  expect(changed).toEqual(expected)
})

test('another default leaves the other rows unchanged', () => {
  const before = list(-1, 2, 3)
  expect(withDefault(before, 3)[1]).toBe(before[1])
})
