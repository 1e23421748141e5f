import { expect, test, vi } from 'vitest'
import type { Cv } from '../../api/cvs.ts'
import { countByCv, everyRow } from './applications-per-cv.ts'

const cv = (id: number): Cv => ({ id, title: `CV ${id}`, path: `/storage/${id}.pdf`, is_default: false })
const rows = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ id: from + index }))

test('requests every page, and none after the last', async () => {
  const load = vi.fn((page: number) => Promise.resolve({ rows: rows(page * 10 - 9, page * 10), pages: 3 }))
  expect(await everyRow(load)).toHaveLength(30)
  expect(load).toHaveBeenCalledTimes(3)
})

test('stops at an empty page if the number of pages is unknown', async () => {
  const load = vi.fn((page: number) =>
    Promise.resolve({ rows: page < 3 ? rows(page * 10 - 9, page * 10) : [] }),
  )
  expect(await everyRow(load)).toHaveLength(20)
  expect(load).toHaveBeenCalledTimes(3)
})

test('stops after two requests if the backend keeps answering with the same page', async () => {
  const load = vi.fn(() => Promise.resolve({ rows: rows(1, 4) }))
  expect(await everyRow(load)).toHaveLength(4)
  expect(load).toHaveBeenCalledTimes(2)
})

test('counts a row once if it moves to the next page in the meantime', async () => {
  const pages = [rows(1, 10), rows(10, 12)]
  expect(await everyRow((page) => Promise.resolve({ rows: pages[page - 1] ?? [], pages: 2 }))).toHaveLength(
    12,
  )
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
