import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { libraryAddress } from './card-library.ts'

test('the card library is of the version whose types the app uses (product: third parties)', () => {
  const loader = readFileSync('node_modules/@stripe/stripe-js/dist/pure.mjs', 'utf8')
  const version = /RELEASE_TRAIN = ["'](\w+)["']/.exec(loader)?.[1]
  expect(libraryAddress).toBe(`https://js.stripe.com/${version}/stripe.js`)
})
