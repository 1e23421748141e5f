import { expect, test } from 'vitest'
import { productName } from '../product.ts'
import { titleFor } from './titles.ts'

test.each([
  ['/', `Home - ${productName}`],
  ['/about', `About - ${productName}`],
  ['/contact', `Contact - ${productName}`],
  ['/contact/', `Contact - ${productName}`],
  ['/jobs', productName],
  ['/jobs/7', productName],
  ['/about/us', productName],
  ['/nowhere', productName],
])('%s is titled "%s" (rules 36)', (path, title) => {
  expect(titleFor(path)).toBe(title)
})
