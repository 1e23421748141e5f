import { expect, test, vi } from 'vitest'
import type { Cv } from '../../api/cvs.ts'
import { countByCv, everyRow } from './applications-per-cv.ts'

const cv = (id: number): Cv => ({ id, title: `CV ${id}`, path: `/storage/${id}.pdf`, is_default: false })
const rows = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ id: from + index }))

test('every page is walked, and none beyond the last', async () => {
  const load = vi.fn((page: number) => Promise.resolve({ rows: rows(page * 10 - 9, page * 10), pages: 3 }))
  expect(await everyRow(load)).toHaveLength(30)
  expect(load).toHaveBeenCalledTimes(3)
})

test('where the number of pages is not told, a page without rows is the end', async () => {
  const load = vi.fn((page: number) =>
    Promise.resolve({ rows: page < 3 ? rows(page * 10 - 9, page * 10) : [] }),
  )
  expect(await everyRow(load)).toHaveLength(20)
  expect(load).toHaveBeenCalledTimes(3)
})

test('a backend that answers the same page for ever is asked twice', async () => {
  const load = vi.fn(() => Promise.resolve({ rows: rows(1, 4) }))
  expect(await everyRow(load)).toHaveLength(4)
  expect(load).toHaveBeenCalledTimes(2)
})

test('a row that moved to the next page meanwhile counts once', async () => {
  const pages = [rows(1, 10), rows(10, 12)]
  expect(await everyRow((page) => Promise.resolve({ rows: pages[page - 1] ?? [], pages: 2 }))).toHaveLength(
    12,
  )
})

test('a failure is told', async () => {
  await expect(everyRow(() => Promise.reject(new Error('away')))).rejects.toThrow('away')
})

test('applications are counted by their CV', () => {
  const counts = countByCv([{ cv: cv(1) }, { cv: cv(2) }, { cv: cv(1) }])
  expect([...counts]).toEqual([
    [1, 2],
    [2, 1],
  ])
})
