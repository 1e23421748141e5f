import { expect, test } from 'vitest'
import { pageTitle } from './product.ts'

test('a page title is the page’s name, if it has one, and the product’s name', () => {
  expect(pageTitle('About')).toBe('About - Fieldwork')
  expect(pageTitle()).toBe('Fieldwork')
})
