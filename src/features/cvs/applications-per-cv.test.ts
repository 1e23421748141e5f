import { expect, test, vi } from 'vitest'
import { countByCv } from './applications-per-cv.ts'

/** Applications with these ids: those with even ids were made with the CV 2, the others with the CV 1. */
const rows = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => {
    const id = from + index
    return { id, cv: { id: id % 2 === 0 ? 2 : 1, title: 'CV', path: '/storage/cv.pdf', is_default: false } }
  })
const ten = (page: number) => rows(page * 10 - 9, page * 10)
type Page = Awaited<ReturnType<Parameters<typeof countByCv>[0]>>

test.each<[what: string, answer: (page: number) => Page, found: [number, number], asked: number]>([
  ['every page, and none after the last', (page) => ({ applications: ten(page), pages: 3 }), [15, 15], 3],
  [
    'up to an empty page without a number',
    (page) => ({ applications: page < 3 ? ten(page) : [] }),
    [10, 10],
    3,
  ],
  ['two pages if they are the same', () => ({ applications: rows(1, 5) }), [3, 2], 2],
  ['a moved row once', (page) => ({ applications: page === 1 ? ten(1) : rows(10, 13), pages: 2 }), [7, 6], 2],
])('the applications counted by CV are those of %s', async (_what, answer, found, asked) => {
  const load = vi.fn((page: number) => Promise.resolve(answer(page)))
  expect([...(await countByCv(load))]).toEqual([
    [1, found[0]],
    [2, found[1]],
  ])
  expect(load).toHaveBeenCalledTimes(asked)
})

test('rejects if a page fails', async () => {
  await expect(countByCv(() => Promise.reject(new Error('away')))).rejects.toThrow('away')
})
