import { expect, test } from 'vitest'
import { pageTitle } from './product.ts'

test('three pages have their own title', () => {
  expect(pageTitle('About')).toBe('About - Fieldwork')
  expect(pageTitle()).toBe('Fieldwork')
})
