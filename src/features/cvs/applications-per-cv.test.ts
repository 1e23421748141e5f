import { expect, test, vi } from 'vitest'
import type { Cv } from '../../api/cvs.ts'
import { countByCv, everyRow } from './applications-per-cv.ts'

const cv = (id: number): Cv => ({ id, title: `CV ${id}`, path: `/storage/${id}.pdf`, is_default: false })
const rows = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ id: from + index }))

type Answer = { rows: ReturnType<typeof rows>; pages?: number }
const ten = (page: number) => rows(page * 10 - 9, page * 10)

test.each<[what: string, answer: (page: number) => Answer, found: number, asked: number]>([
  ['every page, and none after the last', (page) => ({ rows: ten(page), pages: 3 }), 30, 3],
  ['up to an empty page without a number', (page) => ({ rows: page < 3 ? ten(page) : [] }), 20, 3],
  ['two pages if they are the same', () => ({ rows: rows(1, 4) }), 4, 2],
  ['a moved row once', (page) => ({ rows: page === 1 ? ten(1) : rows(10, 12), pages: 2 }), 12, 2],
])('the applications are those of %s', async (_what, answer, found, asked) => {
  const load = vi.fn((page: number) => Promise.resolve(answer(page)))
  expect(await everyRow(load)).toHaveLength(found)
  expect(load).toHaveBeenCalledTimes(asked)
})

test('rejects if a page fails', async () => {
  await expect(everyRow(() => Promise.reject(new Error('away')))).rejects.toThrow('away')
})

test('counts applications by CV', () => {
  const counts = countByCv([{ cv: cv(1) }, { cv: cv(2) }, { cv: cv(1) }])
  expect([...counts]).toEqual([
    [1, 2],
    [2, 1],
  ])
})
