import { expect, test } from 'vitest'
import { isSameList, rowOf } from './rows.ts'

test('lists are equal regardless of surrounding spaces, key order and blank rows', () => {
  const one = [rowOf({ position: ' Lead', year: '2020' }), rowOf({ position: ' ', year: '' })]
  expect(isSameList(one, [rowOf({ year: '2020 ', position: 'Lead' })])).toBe(true)
  expect(isSameList(one, [rowOf({ position: 'Lead', year: '2021' })])).toBe(false)
  expect(isSameList(one, [rowOf({ position: '2020', year: 'Lead' })])).toBe(false)
})

test('rows have keys of their own', () => {
  expect(rowOf({}).key).not.toBe(rowOf({}).key)
})
