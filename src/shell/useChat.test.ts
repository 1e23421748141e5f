import { expect, test } from 'vitest'
import { chatAddress } from './useChat.ts'

test.each([
  ['https://code.tidio.co/xyz.js', 'https://code.tidio.co/xyz.js'],
  ['//code.tidio.co/xyz.js', 'https://code.tidio.co/xyz.js'],
  [' //code.tidio.co/xyz.js ', 'https://code.tidio.co/xyz.js'],
  ['http://code.tidio.co/xyz.js', undefined],
  ['javascript:alert(1)', undefined],
  ['/chat.js', undefined],
  ['//', undefined],
  ['', undefined],
  [null, undefined],
])('%j becomes %j', (given, address) => {
  expect(chatAddress(given)).toBe(address)
})
