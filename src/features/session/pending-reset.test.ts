import { expect, test } from 'vitest'
import { isSameEmail, readResetEmail } from './pending-reset.ts'

test.each([
  ['ines@example.com', 'ines@example.com'],
  [' ines+jobs@mail.example.co.uk ', 'ines+jobs@mail.example.co.uk'],
  ['ñ@exämple.com', 'ñ@exämple.com'],
])('%j in a URL is an email address (product: new password)', (text, email) => {
  expect(readResetEmail(text)).toBe(email)
})

test.each([
  '',
  ' ',
  '\0',
  'ines',
  'ines@',
  '@example.com',
  'a b@example.com',
  'a@b@c',
  'ines\0@example.com',
  `${'a'.repeat(250)}@b.com`,
])('%j is not an email address: the page says so instead of showing a form', (text) => {
  expect(readResetEmail(text)).toBeUndefined()
})

test('addresses are compared as on the server (rules 8)', () => {
  expect(isSameEmail(' Ines@Example.com', 'ines@example.com ')).toBe(true)
  expect(isSameEmail('ines@bücher.de', 'ines@xn--bcher-kva.de')).toBe(true)
  expect(isSameEmail('ines@example.com', 'ines@example.org')).toBe(false)
  expect(isSameEmail(undefined, 'ines@example.com')).toBe(false)
})
