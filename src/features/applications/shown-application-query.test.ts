import { expect, test } from 'vitest'
import { readApplicationId } from './shown-application-query.ts'

test.each([
  ['7', 7],
  ['501', 501],
  ['0', undefined],
  ['-7', undefined],
  ['7.5', undefined],
  ['seven', undefined],
  ['', undefined],
  ['99999999999999999999', undefined],
])('a URL with %s has the id %s', (text, id) => {
  expect(readApplicationId(text)).toBe(id)
})
